/**
 * What the drives of a page without a server share: a whole game against the computer by clicks, and the parts that the page answers
 * itself.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';

export const GAMES = ['kalah', 'oware', 'togyz-kumalak', 'ogidise'];

/** No game of these lasts longer. */
const MOST_PLIES = 600;

/** Seeds do not fly, so that a game takes seconds. */
export const WITHOUT_MOTION = 'localStorage.getItem(\'sower.settings\') ?? localStorage.setItem(\'sower.settings\', JSON.stringify({ speed: \'off\' }))';

/** @param {Page} page */
export const isOver = (page) => page.locator('.end').count();

/** Begins a game on the page for new games. @param {Page} page @param {string} address @param {string} query */
export async function begin(page, address, query) {
  await page.goto(`${address}/new?${query}`);
  await page.locator('form.new-game button.main').click();
  await page.locator('.board .pit').first().waitFor();
}

/** Plays the first legal pit until the game is over. @param {Page} page @param {number} [most] plies */
export async function playOut(page, most = MOST_PLIES) {
  for (let ply = 0; ply < most && !(await isOver(page)); ply += 1) {
    await page.waitForFunction(
      () => document.querySelector('.end') || (document.querySelector('.mark-playable') && !document.querySelector('[data-moving]')),
      null, { timeout: 60_000 },
    );
    if (await isOver(page)) break;
    await page.locator('.pit[aria-disabled="false"]').first().click();
    await page.waitForTimeout(20);
  }
}

/** Plays a whole game against a level, in a room of the page. @param {Page} page @param {string} address @param {string} game @param {number} level */
export async function playComputer(page, address, game, level) {
  await begin(page, address, `game=${game}&with=computer&level=${level}`);
  assert.match(new URL(page.url()).pathname, /\/play\/local-\w+$/);
  await playOut(page);
  await page.locator('.end').waitFor();
  const plies = await page.locator('.ply').count();
  console.log(`${game}: a whole game against level ${level}, ${plies} plies: ${await page.locator('.end-score').innerText()}`);
  return page.url();
}

/** Solves a puzzle, by asking for its solution first. @param {Page} page @param {string} address */
export async function solvePuzzle(page, address) {
  await page.goto(`${address}/puzzles/kalah/1`);
  await page.locator('.board .pit[aria-disabled="false"]').first().waitFor();
  const count = await page.locator('.board .pit[aria-disabled="false"]').count();
  for (let pit = 0; pit < count; pit += 1) {
    await page.locator('.board .pit[aria-disabled="false"]').nth(pit).click();
    await page.locator('.verdict.good, .verdict.bad').waitFor();
    if (await page.locator('.verdict.good').count()) return;
    await page.locator('button:not([disabled])', { hasText: 'Try again' }).click();
    await page.locator('.board .pit[aria-disabled="false"]').first().waitFor();
  }
  assert.fail('no pit solved the puzzle');
}

/** Analyses the start of a game until a depth. @param {Page} page @param {string} address @param {string} game @param {number} depth */
export async function analyse(page, address, game, depth) {
  await page.goto(`${address}/analysis?game=${game}`);
  await page.waitForFunction((wanted) => {
    const text = document.querySelector('#main')?.textContent ?? '';
    const found = /depth\D{0,3}(\d+)/i.exec(text);
    return found !== null && Number(found[1]) >= wanted;
  }, depth, { timeout: 60_000 });
}
