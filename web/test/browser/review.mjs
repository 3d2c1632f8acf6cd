/**
 * The review of a game: everything on one screen, keys through moves and mistakes, lines that show their positions, the mistakes as
 * a sequence of tries, and sharing. $SHOTS, a directory, gets pictures.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { axeFaults, BROWSER, tooWide, watchedPage, withBrowser } from './site.mjs';

const RECORD = `[Game "kalah"]
[South "Ann"]
[North "Bob"]

1. 1 4 2. 2 5 2... 2 6 3. 6 3... 4 6 1 6 3 4. 5 6 4 5. 2 2 6. 6 4 6 4 7. 6 5 8-40
`;

/** A busy machine takes long for a review. */
const REVIEWED_WITHIN = 180_000;

/** @type {string[]} */
const faults = [];

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} name */
async function check(page, name) {
  faults.push(...await axeFaults(page));
  const width = page.viewportSize()?.width;
  if (await tooWide(page) > 0) faults.push(`${name}: ${await tooWide(page)} px too wide at ${width}`);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/review-${name}-${width}.png` });
}

/** The parts that reach below the window. @param {Page} page @param {string[]} parts */
function below(page, parts) {
  return page.evaluate((names) => names.filter((name) => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    return !box || box.height === 0 || box.bottom > innerHeight || box.top < 0;
  }), parts);
}

/** @param {Page} page */
const ply = (page) => Number(new URL(page.url()).searchParams.get('ply') ?? 0);
/** @param {Page} page @param {number} wanted */
const reach = (page, wanted) => page.waitForFunction((ply) => Number(new URLSearchParams(location.search).get('ply') ?? 0) === ply, wanted);
/** @param {Page} page */
const current = (page) => page.locator('.review-moves [aria-current]');
/** @param {Page} page */
const counts = (page) => page.locator('.review-board .board-captions').textContent();

await withBrowser(async (site, browser) => {
  console.log('at 1440 × 900 board, graph, moves and turning points are on one screen');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true });
  const page = await watchedPage(context, faults);
  await page.goto(`${site.address}/review?${new URLSearchParams({ record: RECORD })}`);
  await page.locator('.review').waitFor({ timeout: REVIEWED_WITHIN });
  await page.locator('.turning-card').first().waitFor();
  assert.deepEqual(await below(page, ['.review-board .board', '.review-graph', '.review-moves', '.turning-card', '.review-words']), []);
  assert.match(await page.locator('.review-head').innerText(), /North won 40–8.*Ann.*%.*Bob.*%/s);
  assert.match(await page.locator('.accuracy').innerText(), /in stones/);
  await check(page, 'start');

  console.log('keys step through moves and mistakes, and the pits are marked');
  await page.keyboard.press('n');
  await page.locator('.verdict.bad').waitFor();
  const first = ply(page);
  assert.ok(first > 0);
  await page.locator('.board-marks .badge', { hasText: '?' }).waitFor();
  await page.locator('.board-marks .badge.best').waitFor();
  assert.match(await page.locator('.verdict.bad').innerText(), /was better by \d+\.\d stones/);
  await page.keyboard.press('n');
  await page.waitForFunction((before) => Number(new URLSearchParams(location.search).get('ply')) > before, first);
  await page.keyboard.press('p');
  await reach(page, first);
  await page.keyboard.press('ArrowRight');
  await reach(page, first + 1);
  await page.keyboard.press('ArrowLeft');
  await reach(page, first);
  await page.keyboard.press('Home');
  await reach(page, 0);
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('.review-moves li:last-child [aria-current]'));

  console.log('a card leads to its move, and an address to the same place');
  await page.locator('.turning-card').nth(1).click();
  await page.locator('.turning li:nth-child(2) [aria-current]').waitFor();
  const chosen = await current(page).innerText();
  const other = await watchedPage(context, faults);
  await other.goto(page.url());
  await current(other).waitFor({ timeout: REVIEWED_WITHIN });
  assert.equal(await current(other).innerText(), chosen);
  await other.close();

  console.log('a move of a line shows its position, and the line is played on the board');
  const here = await counts(page);
  const move = page.locator('.review-words .line-move').nth(2);
  assert.match(await page.locator('.review-words .line-of-play').first().innerText(), /South|North/);
  await move.hover();
  await page.locator('.line-board:popover-open .board .pit').first().waitFor();
  assert.match(await page.locator('.line-board').innerText(), /After (South|North)/);
  await check(page, 'line');
  await page.mouse.move(5, 5);
  await page.locator('.line-board:popover-open').waitFor({ state: 'detached' });
  await page.locator('.review-words .line-play').first().click();
  await page.getByRole('button', { name: 'Back to the game' }).waitFor();
  await page.waitForFunction((before) => /** @type {HTMLElement} */ (document.querySelector('.review-board .board-captions')).textContent !== before, here);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Back to the game' }).waitFor({ state: 'detached' });
  assert.equal(await current(page).innerText(), chosen);

  console.log('the picture shows the position with the move');
  await page.getByRole('button', { name: 'Share' }).click();
  assert.equal(await page.locator('#share input').inputValue(), page.url());
  if (BROWSER === 'chromium') {
    /** @param {string} name */
    const saved = async (name) => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
      return readFile(await file.path());
    };
    const svg = (await saved('SVG')).toString();
    assert.match(svg, /^<svg [^]*mark-from[^]*class="badge/);
    assert.deepEqual([...(await saved('PNG')).subarray(1, 4)], [...Buffer.from('PNG')]);
  }
  await page.keyboard.press('Escape');

  console.log('mistakes are tried again, one after the other');
  await page.keyboard.press('l');
  await page.locator('.learn').waitFor();
  await page.locator('.learn button', { hasText: /^\s*South/ }).click();
  const mistakes = await page.locator('.learn-progress li').count();
  assert.ok(mistakes >= 2, 'South has several');
  const pit = (/** @type {string} */ label) => page.locator(`.review-board .pit[aria-disabled="false"][aria-label*="pit ${label}:"]`);
  const asked = await page.locator('.learn').innerText();
  const played = /played (\d+)/.exec(asked)?.[1] ?? '';
  await pit(played).click();
  await page.locator('.learn .verdict.bad', { hasText: 'is the move of the game' }).waitFor({ timeout: 15_000 });
  assert.match(await page.locator('.learn .verdict.bad').innerText(), /costs \d+\.\d stones.*Expected margin/s);
  await check(page, 'learn');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.locator('.mark-hint').waitFor();
  const best = /Best is (\d+)/.exec(await page.locator('.learn').innerText())?.[1] ?? '';
  await pit(best).click();
  await page.locator('.learn .verdict.good', { hasText: 'is the best move' }).waitFor({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.locator('.learn-progress li:nth-child(2)[aria-current]').waitFor();
  for (let each = 1; each < mistakes; each += 1) await page.getByRole('button', { name: 'Skip' }).click();
  await page.locator('.learn', { hasText: `0 of ${mistakes} solved` }).waitFor();
  assert.match(await page.locator('.learn').innerText(), new RegExp(`Answer shown: 1\\s+Skipped: ${mistakes - 1}`));
  await page.getByRole('button', { name: 'Repeat the others' }).click();
  await page.locator('.learn', { hasText: 'Find a better move' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.learn').waitFor({ state: 'detached' });
  await context.close();

  console.log('on a phone the board stays in sight, and a tap shows a position of a line');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru', hasTouch: true, reducedMotion: 'reduce' });
  const small = await watchedPage(phone, faults);
  await small.goto(`${site.address}/review?${new URLSearchParams({ record: RECORD, ply: '7' })}`);
  await small.locator('.verdict.bad').waitFor({ timeout: REVIEWED_WITHIN });
  assert.match(await small.locator('.verdict.bad').innerText(), /лучше на \d+,\d камня/);
  assert.match(await small.locator('.accuracy').innerText(), /\d,\d/);
  assert.equal(await small.evaluate(() => /\d\.\d/.test(/** @type {HTMLElement} */ (document.querySelector('.review')).innerText)), false, 'no decimal point');
  await check(small, 'phone');
  if (BROWSER === 'chromium') {
    await small.locator('.review-words .line-move').nth(1).tap();
    await small.locator('.line-board:popover-open .board .pit').first().waitFor();
    await small.locator('.line-board button').tap();
    await small.locator('.line-board:popover-open').waitFor({ state: 'detached' });
  }
  await small.locator('.review-moves .tree-move').last().scrollIntoViewIfNeeded();
  assert.deepEqual(await below(small, ['.review-board .board']), [], 'the board is in sight beside the moves');
  await check(small, 'phone-moves');
  await phone.close();
});

if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exitCode = 1;
}
