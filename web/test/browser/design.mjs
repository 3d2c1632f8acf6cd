/**
 * The frame and the parts of the site: every component in every theme, the header in every language, the shortcut sheet, the link to
 * the game in progress, and fonts that come late and move nothing. $SHOTS, a directory, gets the pictures.
 *
 * @import { Browser, Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFaults, makeRoom, tooWide, watchedPage, withBrowser } from './site.mjs';

const THEMES = ['light', 'dark', 'contrast'];
const SIZES = [{ width: 390, height: 844 }, { width: 1440, height: 900 }];
const LANGUAGES = ['en', 'ru', 'kk'];
/** The most that a page may shift on its own; a tenth of what is thought good. */
const MOST_SHIFT = 0.01;

/** @type {string[]} */
const faults = [];
const shots = process.env.SHOTS;

/** @param {Browser} browser @param {{ width: number, height: number }} viewport @param {object} settings */
async function open(browser, viewport, settings) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript((kept) => localStorage.setItem('sower.settings', JSON.stringify(kept)), settings);
  return watchedPage(context, faults);
}

/** @param {Page} page */
const fontsAreThere = (page) => page.waitForFunction(() => document.fonts.check('16px "Source Sans 3"') && [...document.fonts].some(({ family, status }) => /Source Sans 3/.test(family) && status === 'loaded'), null, { timeout: 15_000 });

await withBrowser(async (site, browser) => {
  if (shots) await mkdir(shots, { recursive: true });

  console.log('every component in every theme');
  for (const viewport of SIZES) {
    for (const theme of THEMES) {
      const page = await open(browser, viewport, { theme, language: 'en' });
      await page.goto(`${site.address}/components`);
      await page.locator('.sample').last().waitFor();
      await fontsAreThere(page);
      if (shots) await page.screenshot({ path: join(shots, `components-${viewport.width}-${theme}.png`), fullPage: true });
      assert.equal(await tooWide(page), 0, `components at ${viewport.width}`);
      faults.push(...(await axeFaults(page)).map((fault) => `${theme} ${viewport.width}: ${fault}`));
      await page.locator(`.theme-sample[data-theme="${theme}"] button`, { hasText: 'Open' }).click();
      await page.locator('dialog[open]').waitFor();
      faults.push(...(await axeFaults(page)).map((fault) => `${theme} ${viewport.width}, dialog: ${fault}`));
      await page.context().close();
    }
  }

  console.log('the header has one line in every language, also with a long name and a game in progress');
  for (const language of LANGUAGES) {
    for (const width of [1280, 360]) {
      const page = await open(browser, { width, height: 800 }, { language });
      await page.goto(`${site.address}/settings`);
      await page.evaluate(() => localStorage.setItem('sower.account', '"Wolfeschlegelsteinhausen"'));
      const { id } = await makeRoom(page, { game: 'togyz-kumalak', seats: [{ kind: 'me' }, { kind: 'computer', player: 'level:1' }], moves: ['1'] });
      // The account is not known to the server, which would correct it; the first picture is the one that matters.
      await page.route('**/api/me', (route) => new Promise((resolve) => setTimeout(resolve, 3000)).then(() => route.continue()));
      await page.goto(`${site.address}/puzzles`);
      await page.locator('.resume').waitFor();
      assert.equal(await page.locator('.resume').getAttribute('href'), `/play/${id}`);
      const tall = await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.head')).offsetHeight / parseFloat(getComputedStyle(document.documentElement).fontSize));
      assert.ok(tall < 4, `${language} at ${width}: the header is ${tall} rem high`);
      assert.equal(await tooWide(page), 0, `${language} at ${width}`);
      const wrapped = await page.evaluate(() => [...document.querySelectorAll('.head a, .head select')].filter((each) => each.getClientRects().length > 0 && /** @type {HTMLElement} */ (each).offsetHeight > 60).length);
      assert.equal(wrapped, 0);
      if (shots) await page.screenshot({ path: join(shots, `header-${width}-${language}.png`), clip: { x: 0, y: 0, width, height: 160 } });
      await page.context().close();
    }
  }

  console.log('? lists the keys of the page, and only outside of fields');
  const page = await open(browser, SIZES[1], { language: 'en' });
  await page.goto(`${site.address}/settings`);
  await page.locator('#name').focus();
  await page.keyboard.press('?');
  assert.equal(await page.locator('#shortcuts').count(), 0);
  const { id } = await makeRoom(page, { game: 'kalah', seats: [{ kind: 'me' }, { kind: 'computer', player: 'level:1' }], moves: ['3'] });
  await page.goto(`${site.address}/play/${id}`);
  await page.locator('.board .pit').first().waitFor();
  assert.equal(await page.locator('.resume').count(), 0, 'a game does not offer itself');
  await page.keyboard.press('?');
  await page.locator('#shortcuts h3', { hasText: 'In a game' }).waitFor();
  await page.locator('#shortcuts h3', { hasText: 'On every page' }).waitFor();
  faults.push(...await axeFaults(page));
  await page.keyboard.press('Escape');
  await page.locator('#shortcuts').waitFor({ state: 'hidden' });
  await page.locator('.head a[href="/lobby"]').click();
  await page.locator('.resume', { hasText: 'Your turn' }).waitFor();
  await page.keyboard.press('?');
  assert.equal(await page.locator('#shortcuts h3').count(), 1, 'the lobby has no keys of its own');
  await page.context().close();

  console.log('fonts come late and move nothing');
  for (const language of LANGUAGES) {
    for (const viewport of SIZES) {
      for (const path of ['/', '/games/oware', '/settings']) {
        const reader = await open(browser, viewport, { language });
        await reader.addInitScript(() => {
          Object.assign(window, { shifted: 0, shifts: [], early: null });
          const isAsked = () => document.querySelector('link[href*="fonts"]') !== null;
          // Whether the fonts were requested before there was a page.
          const seen = new MutationObserver(() => {
            if (!document.querySelector('#main h1')) return;
            /** @type {any} */ (window).early = isAsked();
            seen.disconnect();
          });
          seen.observe(document, { childList: true, subtree: true });
          new PerformanceObserver((list) => {
            for (const entry of /** @type {any[]} */ (list.getEntries())) {
              if (!entry.hadRecentInput && isAsked()) {
                /** @type {any} */ (window).shifted += entry.value;
                /** @type {any} */ (window).shifts.push(entry.sources.map((/** @type {any} */ { node }) => node?.nodeName === '#text' ? node.textContent.trim() : `${node?.nodeName}.${node?.className}`));
              }
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await reader.goto(site.address + path);
        await reader.locator('#main h1').waitFor();
        await fontsAreThere(reader);
        assert.equal(await reader.evaluate(() => /** @type {any} */ (window).early), false, 'not before the page');
        await reader.waitForTimeout(600);
        const { shifted, shifts } = await reader.evaluate(() => ({ shifted: /** @type {any} */ (window).shifted, shifts: /** @type {any} */ (window).shifts }));
        console.log(`  ${language} ${path} at ${viewport.width}: shifts by ${shifted.toFixed(4)}`);
        if (shifted >= MOST_SHIFT) faults.push(`${language} ${path} at ${viewport.width}: fonts shift the page by ${shifted.toFixed(4)}: ${JSON.stringify(shifts).slice(0, 600)}`);
        await reader.context().close();
      }
    }
  }
});

if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exit(1);
}
console.log('the frame and its parts are in order');
