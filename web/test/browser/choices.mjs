/**
 * Chooses among the moves of a pit in a real browser: directions by arrows, by dragging and by keys alone; the house and a further pit
 * by what is offered. Boards of four rows at the width of a phone and of a desk. $ONLY names some of `clicks`, `drag`, `keys`.
 */
import assert from 'node:assert/strict';
import { axeFaults, makeRoom, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** With a choice of direction; with a house as well; with a further pit to capture; with pits that can be sown in reverse. */
const GAMES = ['bao-ki-arabu-1', 'bao-la-kiswahili', 'chisolo', 'omweso'];
const PLIES = 40;
/** The smallest that a pit may be, in pixels. */
const TOUCH = 44;

/** @type {string[]} */
const faults = [];

/** Numbers that look thrown and are always the same. */
let thrown = 7;
/** @param {number} below */
function throwDice(below) {
  thrown = (thrown * 1103515245 + 12345) % 2147483648;
  return Math.floor(thrown / 65536) % below;
}

/** @param {Page} page */
const plies = (page) => page.locator('.ply').count();

/** Waits until a pit can be played or the game is over. @param {Page} page */
const untilTurn = (page) => page.waitForFunction(
  () => document.querySelector('.end') || (document.querySelector('.mark-playable') && !document.querySelector('[data-moving]')),
  null, { timeout: 30_000 },
);

/** @param {Page} page */
const pressable = (page) => page.evaluate(() => [...document.querySelectorAll('.pit[aria-disabled="false"]')].map((pit) => Number(pit.getAttribute('data-cell'))));

/** Opens a game between two people at one screen. @param {Page} page @param {string} address @param {string} game */
async function open(page, address, game) {
  await page.goto(address);
  const { id } = await makeRoom(page, { game, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`${address}/play/${id}`);
  await page.locator('.table .board .pit').first().waitFor();
  await untilTurn(page);
}

/** Answers what the board asks of a pressed pit. @param {Page} page @param {Record<string, number>} asked how often each was asked */
async function answer(page, asked) {
  for (let step = 0; step < 3; step += 1) {
    await page.waitForTimeout(30);
    const arrows = page.locator('.pick-way');
    const options = page.locator('.pick-option:not(.quiet)');
    if (await arrows.count() > 0) {
      asked.way += 1;
      await arrows.nth(throwDice(await arrows.count())).click();
    } else if (await page.locator('.mark-target').count() > 0) {
      asked.pit += 1;
      const cells = await pressable(page);
      await page.locator(`.pit[data-cell="${cells[throwDice(cells.length)]}"]`).click();
    } else if (await options.count() > 0) {
      asked.house += 1;
      await options.nth(throwDice(await options.count())).click();
    } else return;
  }
}

await withBrowser(async (site, browser) => {
  const wanted = (/** @type {string} */ part) => process.env.ONLY?.split(',').includes(part) ?? true;
  const still = () => localStorage.setItem('sower.settings', JSON.stringify({ speed: 'off' }));

  for (const [game, width] of wanted('clicks') ? GAMES.flatMap((each) => /** @type {[string, number][]} */ ([[each, 390], [each, 1440]])) : []) {
    const context = await browser.newContext({ viewport: { width, height: 860 } });
    await context.addInitScript(still);
    const page = await watchedPage(context, faults);
    await open(page, site.address, game);
    assert.ok(await tooWide(page) <= 0, `${game} at ${width} px`);
    const smallest = await page.evaluate(() => Math.min(...[...document.querySelectorAll('.board .pit')].map((pit) => pit.getBoundingClientRect().width)));
    assert.ok(smallest >= TOUCH, `${game}: a pit of ${smallest} px`);
    const asked = { way: 0, house: 0, pit: 0 };
    let played = 0;
    for (; played < PLIES; played += 1) {
      await untilTurn(page);
      if (await page.locator('.end').count() > 0) break;
      const before = await plies(page);
      const cells = await pressable(page);
      await page.locator(`.pit[data-cell="${cells[throwDice(cells.length)]}"]`).click();
      await answer(page, asked);
      await page.waitForFunction((count) => document.querySelectorAll('.ply').length > count || document.querySelector('.end'), before);
    }
    console.log(`${game} at ${width} px: ${played} plies by clicks; asked for a direction ${asked.way} times, at the house ${asked.house}, for a further pit ${asked.pit}`);
    if (game.startsWith('bao')) assert.ok(asked.way > 0);
    if (game === 'chisolo') assert.ok(asked.pit > 0);
    await context.close();
  }

  if (wanted('drag')) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(still);
    const page = await watchedPage(context, faults);
    await open(page, site.address, 'bao-la-kiswahili');
    const pit = page.locator('.pit-ways').first();
    const drag = async (/** @type {number} */ across, /** @type {number} */ down) => {
      const box = await pit.boundingBox();
      assert.ok(box);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + across, y + down, { steps: 4 });
      await page.mouse.up();
    };
    await drag(0, 70);
    await page.waitForTimeout(50);
    assert.equal(await plies(page), 0, 'a drag aside plays nothing');
    assert.equal(await page.locator('.pick-way').count(), 0);
    await drag(70, 8);
    await page.waitForFunction(() => document.querySelectorAll('.ply').length === 1);
    assert.match(await page.locator('.ply').first().innerText(), />/);
    console.log('bao-la-kiswahili: a direction by dragging');
    await context.close();
  }

  // By keys alone: a label and a direction; then arrow keys, Enter and the arrows' buttons.
  if (wanted('keys')) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    await context.addInitScript(still);
    const page = await watchedPage(context, faults);
    await open(page, site.address, 'bao-la-kiswahili');
    await page.keyboard.type('f2');
    await page.locator('.pick-way').first().waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-direction')), '<', 'the first arrow has the focus');
    faults.push(...await axeFaults(page));
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.pick-way').count(), 0);
    await page.keyboard.type('f2>');
    await page.waitForFunction(() => document.querySelectorAll('.ply').length === 1);
    await untilTurn(page);
    const cell = await page.locator('.pit-ways').first().getAttribute('data-cell');
    await page.locator(`.pit[data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('.pick-way').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.ply').length === 2);
    console.log('bao-la-kiswahili: directions by keys alone');
    await context.close();
  }
});

if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exit(1);
}
console.log('every choice was made');
