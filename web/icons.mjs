/**
 * Draws the PNG icons of the installed app from style/icon.svg: `node icons.mjs`. Needs Debian's Chromium.
 *
 * The maskable icon fills its square, because each system cuts out its own shape; what matters is within the middle 80 %.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const GROUND = '#f5eee2';
/** Name, pixels, the part of the square that the icon fills, and whether the rest is filled too. @type {[string, number, number, boolean][]} */
const ICONS = [['icon-180', 180, 0.84, true], ['icon-192', 192, 1, false], ['icon-512', 512, 1, false], ['icon-maskable', 512, 0.72, true]];

const folder = new URL('style/', import.meta.url);
const drawn = (await readFile(new URL('icon.svg', folder), 'utf8')).replace('<svg', '<svg id="icon"');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [name, pixels, part, isFilled] of ICONS) {
    const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
    const side = Math.round(pixels * part);
    const ground = isFilled ? GROUND : 'transparent';
    await page.setContent(`<style>body{margin:0;height:${pixels}px;display:grid;place-items:center;background:${ground}}#icon{width:${side}px;height:${side}px}</style>${drawn}`);
    await writeFile(fileURLToPath(new URL(`${name}.png`, folder)), await page.screenshot({ omitBackground: !isFilled }));
    await page.close();
  }
} finally {
  await browser.close();
}
