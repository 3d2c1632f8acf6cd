/**
 * Custom rules, as a newcomer meets them: from a game's page into the editor, a mistake seen at its line and mended, a game
 * against the computer, an analysis, a review, all by an address that can be opened again. $SHOTS, a directory, gets pictures.
 */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFaults, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @type {string[]} */
const faults = [];
const shots = process.env.SHOTS;

/** @param {Page} page @param {string} name */
async function look(page, name) {
  const width = page.viewportSize()?.width ?? 0;
  if (shots) await page.screenshot({ path: join(shots, `rules-${name}.png`), fullPage: width < 500 });
  assert.ok(await tooWide(page) <= 0, `${name}: ${await tooWide(page)} px too wide`);
  faults.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`));
}

await withBrowser(async (site, browser) => {
  if (shots) await mkdir(shots, { recursive: true });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('sower.settings', JSON.stringify({ speed: 'off', theme: 'light' })));
  const page = await watchedPage(context, faults, /404/);
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
  const text = page.locator('#rules-text');
  /** Checks, and waits for what was found of this very text. @param {string} written */
  const write = async (written) => {
    await text.fill(written);
    await button('Check').click();
  };

  console.log('from the first page, and from a game, into the editor');
  await page.goto(site.address);
  await page.getByRole('link', { name: 'Write rules' }).click();
  await page.locator('h1', { hasText: 'Custom rules' }).waitFor();
  await page.goto(`${site.address}/games/kalah`);
  await page.getByRole('link', { name: 'Edit rules' }).click();
  await page.locator('.verdict.good').waitFor();
  const kalah = await text.inputValue();
  assert.match(kalah, /name = "Kalah"/);

  console.log('an error is listed with its line, and marked beside it');
  const mine = kalah.replace('name = "Kalah"', 'name = "<i>Mine</i> & yours"').replace('seeds = 4', 'seeds = 3');
  await write(mine.replace('seeds = 3', 'seeds = 3000').replace('side-empty', 'side-emtpy'));
  await page.locator('.mistakes li').nth(1).waitFor();
  const line = 1 + kalah.split('\n').findIndex((each) => each.startsWith('seeds = '));
  assert.match(await page.locator('.mistakes li').first().innerText(), new RegExp(`Line ${line}\\s+board.seeds: `));
  assert.match(await page.locator('.mistakes li').nth(1).innerText(), /end\.side-empty/, 'the nearest key is named');
  assert.equal(await page.locator('.rules-numbers .mistaken').first().innerText(), String(line));
  await button(`Line ${line}`).click();
  const marked = await text.evaluate((/** @type {HTMLTextAreaElement} */ area) => area.value.slice(area.selectionStart, area.selectionEnd));
  assert.equal(marked, 'seeds = 3000');
  await look(page, 'mistakes-1440-light');

  console.log('mended, the game is seen as it will be');
  await write(mine);
  await page.locator('.rules-game h2', { hasText: '<i>Mine</i> & yours' }).waitFor();
  assert.equal(await page.locator('.rules-game h2 i').count(), 0);
  await page.waitForFunction(() => /** @type {HTMLImageElement | null} */ (document.querySelector('.rules-game img'))?.naturalWidth);
  assert.ok(await page.locator('.rules-game li').count() > 5);
  await look(page, 'sound-1440-light');

  console.log('a move against the computer');
  await button('Play').click();
  await page.waitForURL(/\/new\?game=own-/);
  const name = new URL(page.url()).searchParams.get('game') ?? '';
  await page.locator('.new-board select option:checked', { hasText: 'Mine' }).first().waitFor({ state: 'attached' });
  await look(page, 'new-1440-light');
  await page.locator('form button.main').click();
  await page.waitForURL(/\/play\//);
  await page.locator('.mark-playable').first().waitFor();
  await page.locator('.pit[data-cell="0"]').click();
  await page.waitForFunction(() => document.querySelectorAll('.ply').length >= 2);
  const room = page.url();
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('.ply').length >= 2);
  await page.goto(`${site.address}/mine`);
  await page.locator('.game-row', { hasText: 'Mine' }).waitFor();

  console.log('its review');
  await page.goto(room);
  await button('Resign').click();
  await page.locator('dialog button.main').click();
  await page.locator('.end').waitFor();
  await page.getByRole('link', { name: 'Review', exact: true }).last().click();
  await page.locator('.review h2').first().waitFor({ timeout: 60_000 });
  assert.match(await page.locator('h1').innerText(), /<i>Mine<\/i>/);

  console.log('an analysis, opened again by its address in another browser');
  await page.goto(`${site.address}/analysis?game=${name}`);
  await page.locator('.board .pit[data-cell="2"]').click();
  await page.locator('.tree-move[aria-current]').waitFor();
  await page.locator('.line').first().waitFor();
  const shared = page.url();
  const other = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'dark' });
  const phone = await watchedPage(other, faults, /404/);
  await phone.goto(shared);
  await phone.locator('.tree-move[aria-current]').waitFor();
  await phone.locator('h1', { hasText: 'Mine' }).waitFor();

  console.log('its page and the editor on a phone');
  await phone.goto(`${site.address}/games/${name}`);
  await phone.locator('h1', { hasText: 'Mine' }).waitFor();
  await look(phone, 'page-360-dark');
  await phone.getByRole('link', { name: 'Edit rules' }).click();
  await phone.locator('.rules-game').waitFor();
  assert.equal(await phone.locator('#rules-text').inputValue(), mine);
  await look(phone, 'sound-360-dark');

  console.log('a file from the disk, a draft that stays, a link that leads nowhere');
  const file = join(site.data || '/tmp', 'brought.toml');
  await writeFile(file, mine.replace('seeds = 3', 'seeds = "many"'));
  await phone.locator('input[type=file]').setInputFiles(file);
  await phone.locator('.mistakes li').first().waitFor();
  await look(phone, 'mistakes-360-dark');
  await phone.reload();
  await phone.locator('.mistakes li').first().waitFor();
  assert.match(await phone.locator('#rules-text').inputValue(), /"many"/);
  await writeFile(file, `# ${'x'.repeat(20_000)}`);
  phone.once('dialog', (dialog) => dialog.accept());
  await phone.locator('input[type=file]').setInputFiles(file);
  await phone.locator('.refused', { hasText: 'too large' }).waitFor();
  await phone.goto(`${site.address}/games/own-${'0'.repeat(32)}`);
  await phone.locator('h1', { hasText: 'Page not found' }).waitFor();

  // The other theme of each size, to be looked at.
  if (shots) {
    for (const [theme, width, height] of /** @type {const} */ ([['dark', 1440, 900], ['light', 360, 740], ['contrast', 360, 740]])) {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.address}/rules?from=${name}`);
      await page.evaluate((chosen) => { document.documentElement.dataset.theme = chosen; }, theme);
      await page.locator('.rules-game').waitFor();
      await look(page, `sound-${width}-${theme}`);
    }
  }
});

assert.deepEqual(faults, []);
console.log('custom rules: all is well');
