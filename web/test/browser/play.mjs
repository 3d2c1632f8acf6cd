/**
 * Plays in a real browser: each of the four games from the first page to its end by clicks, one by keys alone, one between two
 * people of whom one is dropped and comes back; a hint, an undo, a look back, an ended motion. $ONLY names some of `clicks`,
 * `keys`, `motion`, `people`.
 */
import assert from 'node:assert/strict';
import { axeFaults, makeRoom, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

const GAMES = ['kalah', 'oware', 'togyz-kumalak', 'ogidise'];
/** No game of these lasts longer against a weak player. */
const MOST_PLIES = 600;
/** The smallest that a pit may be, in pixels. */
const TOUCH = 44;

/** @type {string[]} */
const faults = [];

/** @param {Page} page */
const plies = (page) => page.locator('.ply').count();

/** @param {Page} page */
const over = (page) => page.locator('.end').count();

/** Waits until a pit can be played or the game is over. @param {Page} page */
const untilTurn = (page) => page.waitForFunction(
  () => document.querySelector('.end') || (document.querySelector('.mark-playable') && !document.querySelector('[data-moving]')),
  null, { timeout: 30_000 },
);

/** @param {Page} page @returns {Promise<number[]>} */
const playable = (page) => page.evaluate(() => [...document.querySelectorAll('.pit[aria-disabled="false"]')].map((pit) => Number(pit.getAttribute('data-cell'))));

/** @param {Page} page @param {string} address @param {string} game */
async function playByClicks(page, address, game) {
  await page.goto(address);
  await page.locator(`.card button[data-play="${game}"]`).click();
  // The first page has a board too.
  await page.locator('.table .board .pit').first().waitFor();
  for (let ply = 0; ply < MOST_PLIES && !(await over(page)); ply += 1) {
    await untilTurn(page);
    if (await over(page)) break;
    const [cell] = await playable(page);
    await page.locator(`.pit[data-cell="${cell}"]`).click();
    await page.waitForTimeout(20);
  }
  await page.locator('.end').waitFor({ timeout: 30_000 });
  return page.locator('.end p:not(.numbers)').first().innerText();
}

await withBrowser(async (site, browser) => {
  const fast = (/** @type {string} */ speed) => `localStorage.setItem('sower.settings', JSON.stringify({ speed: '${speed}' }))`;

  const wanted = (/** @type {string} */ part) => process.env.ONLY?.split(',').includes(part) ?? true;

  for (const game of wanted('clicks') ? GAMES : []) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    await context.addInitScript(fast('off'));
    const page = await watchedPage(context, faults);
    const ending = await playByClicks(page, site.address, game);
    console.log(`${game}: played to its end by clicks, ${await plies(page)} plies: ${ending}`);
    faults.push(...await axeFaults(page));
    await context.close();
  }

  // By keys alone: the names of pits, then arrows and Enter.
  if (wanted('keys')) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    await context.addInitScript(fast('off'));
    const page = await watchedPage(context, faults);
    await page.goto(site.address);
    const { id } = await makeRoom(page, { game: 'kalah', seats: [{ kind: 'me' }, { kind: 'computer', player: 'level:1' }] });
    await page.goto(`${site.address}/play/${id}`);
    await page.locator('.board .pit').first().waitFor();
    for (let ply = 0; ply < MOST_PLIES && !(await over(page)); ply += 1) {
      await untilTurn(page);
      if (await over(page)) break;
      const cells = await playable(page);
      const before = await plies(page);
      if (ply % 2 === 0) await page.keyboard.type(String(cells[0] + 1));
      else {
        await page.locator('.pit[tabindex="0"]').focus();
        for (let moved = 0; moved < 6; moved += 1) await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowDown');
        for (let moved = 0; moved < cells[0]; moved += 1) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      await page.waitForFunction((count) => document.querySelectorAll('.ply').length > count || document.querySelector('.end'), before);
    }
    await page.locator('.end').waitFor();
    console.log(`kalah: played to its end by keys, ${await plies(page)} plies`);
    await context.close();
  }

  // A hint, an undo, a look back, and a motion that any input ends.
  if (wanted('motion')) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await context.addInitScript(fast('slow'));
    const page = await watchedPage(context, faults);
    await page.goto(site.address);
    const { id } = await makeRoom(page, { game: 'oware', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await page.goto(`${site.address}/play/${id}`);
    await page.locator('.board .pit').first().waitFor();
    assert.ok(await tooWide(page) <= 0);
    const smallest = await page.evaluate(() => Math.min(...[...document.querySelectorAll('.board .pit')].map((pit) => {
      const { width, height } = pit.getBoundingClientRect();
      return Math.min(width, height);
    })));
    assert.ok(smallest >= TOUCH, `a pit of ${smallest} px`);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.mark-hint').waitFor({ timeout: 20_000 });
    const [note] = await page.locator('.table-note[data-hint]').evaluateAll((all) => all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }));
    const pits = await page.locator('.board .pit').evaluateAll((all) => Math.min(...all.map((pit) => pit.getBoundingClientRect().top)));
    assert.ok(note && note.top >= 0 && note.bottom <= pits, 'a hint covers no pit');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.table-note[data-hint]').waitFor({ state: 'detached' });
    await page.locator('.mark-hint').waitFor({ state: 'detached' });
    await page.locator('.pit[data-cell="2"]').click();
    await page.locator('[data-moving]').waitFor();
    await page.keyboard.press('Shift');
    await page.locator('[data-moving]').waitFor({ state: 'detached', timeout: 1000 });
    await page.locator('.ply').first().waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.ply').length === 0);
    console.log('oware: hint, ended motion, look back and undo at 360 px');
    await context.close();
  }

  // Two people; one is dropped in the middle and comes back.
  if (wanted('people')) {
    const south = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const north = await browser.newContext({ viewport: { width: 390, height: 800 } });
    for (const context of [south, north]) await context.addInitScript(fast('off'));
    const one = await watchedPage(south, faults, /WebSocket|ERR_INTERNET_DISCONNECTED/);
    const other = await watchedPage(north, faults, /WebSocket|ERR_INTERNET_DISCONNECTED/);
    await one.goto(site.address);
    const made = await makeRoom(one, { game: 'togyz-kumalak', seats: [{ kind: 'me' }, { kind: 'friend' }] });
    await one.goto(`${site.address}/play/${made.id}`);
    await other.goto(site.address + made.play);
    await other.locator('input[name="name"]').fill('Ben');
    await other.getByRole('button', { name: 'Join game' }).click();
    await one.locator('.mark-playable').first().waitFor();
    for (let ply = 0; ply < 12; ply += 1) {
      const mover = ply % 2 === 0 ? one : other;
      if (ply === 6) {
        await north.setOffline(true);
        await one.waitForTimeout(300);
      }
      if (ply === 7) await north.setOffline(false);
      await mover.locator('.mark-playable').first().waitFor({ timeout: 30_000 });
      const [cell] = await playable(mover);
      await mover.locator(`.pit[data-cell="${cell}"]`).click();
      await mover.waitForFunction((count) => document.querySelectorAll('.ply').length > count, ply);
    }
    await one.waitForFunction(() => document.querySelectorAll('.ply').length === 12);
    const cells = (/** @type {Page} */ page) => page.evaluate(() => [...document.querySelectorAll('.board [data-cell].pit-count, .board [data-cell].store-count')]
      .map((count) => `${count.getAttribute('data-cell')}:${count.textContent}`).sort().join(' '));
    assert.equal(await cells(one), await cells(other));
    await one.getByRole('button', { name: 'Resign' }).click();
    await one.locator('dialog button.main').click();
    await other.locator('.end').waitFor();
    console.log('togyz-kumalak: two people, one dropped and back, then a resignation');
    await south.close();
    await north.close();
  }
});

if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exit(1);
}
console.log('every game was played');
