/**
 * The room: one click from a card to a board, a first move on the home page, another game without leaving the room; on a phone
 * everything needed without scrolling, on a desktop the board as large as the window allows. $ONLY names some of `click`, `hero`,
 * `panel`, `phone`, `join`, `end`, `desktop`.
 */
import assert from 'node:assert/strict';
import { axeFaults, makeRoom, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

const GAMES = ['kalah', 'oware', 'togyz-kumalak', 'ogidise'];
const PHONES = [{ width: 360, height: 640 }, { width: 390, height: 760 }];
const DESKTOPS = [{ width: 1024, height: 700 }, { width: 1440, height: 900 }, { width: 2560, height: 1440 }];
/** The smallest that a pit may be on the smallest phone, in pixels. */
const LEAST_PIT = 34;
const MOST_PLIES = 600;
const wanted = (/** @type {string} */ part) => process.env.ONLY?.split(',').includes(part) ?? true;

/** @type {string[]} */
const faults = [];

/** Where something is in the window. @param {Page} page @param {string} css */
const box = (page, css) => page.evaluate((selector) => {
  const found = document.querySelector(selector);
  if (!found) return null;
  const { left, top, right, bottom, width, height } = found.getBoundingClientRect();
  return { left, top, right, bottom, width, height };
}, css);

/** Checks that things are wholly within the window. @param {Page} page @param {string[]} all @param {string} when */
async function inSight(page, all, when) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const css of all) {
    const at = await box(page, css);
    assert.ok(at && at.width > 0 && at.top >= 0 && at.left >= -1 && at.bottom <= height + 1 && at.right <= width + 1, `${when}: ${css} is at ${JSON.stringify(at)}`);
  }
}

/** @param {Page} page @param {string} when */
async function scrollsNot(page, when) {
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok(over <= 0, `${when}: ${over} px are below the window`);
  assert.ok(await tooWide(page) <= 0, `${when}: ${await tooWide(page)} px too wide`);
}

const ready = (/** @type {Page} */ page) => page.locator('.table .mark-playable').first().waitFor();

/** Plays to the end with the first pit that can be played. @param {Page} page */
async function playOn(page) {
  for (let ply = 0; ply < MOST_PLIES; ply += 1) {
    await page.waitForFunction(() => document.querySelector('.end') || document.querySelector('.mark-playable'), null, { timeout: 30_000 });
    if (await page.locator('.end').count()) return;
    await page.locator('.table .pit[aria-disabled="false"]').first().click();
    await page.waitForTimeout(20);
  }
}

await withBrowser(async (site, browser) => {
  /** @param {{ width: number, height: number }} viewport @param {string} [speed] */
  const visitor = async (viewport, speed = 'off') => {
    const context = await browser.newContext({ viewport, locale: 'en-GB' });
    await context.addInitScript((chosen) => localStorage.setItem('sower.settings', JSON.stringify({ speed: chosen })), speed);
    const page = await watchedPage(context, faults);
    await page.goto(site.address);
    await page.locator('.hero').waitFor();
    return page;
  };
  const computer = [{ kind: 'me' }, { kind: 'computer', player: 'level:1' }];

  if (wanted('click')) {
    console.log('one click from a card to a board, at level 3 at first');
    const page = await visitor(DESKTOPS[1]);
    await page.locator('.card button[data-play="oware"]').click();
    await ready(page);
    await page.locator('.seat-name', { hasText: 'level 3' }).waitFor();
    await page.goto(`${site.address}/games/togyz-kumalak`);
    await page.locator('.game-head button[data-play]').click();
    await page.locator('.table h1', { hasText: 'Togyz' }).waitFor({ state: 'attached' });
    await page.goto(site.address);
    await page.locator('.hero button.tile.main').click();
    await ready(page);
    console.log('a game without a move is not offered for continuing, one with a move is');
    await page.goto(`${site.address}/lobby`);
    await page.locator('.open-challenges').waitFor();
    await page.waitForTimeout(800);
    assert.equal(await page.locator('.resume').count(), 0);
    await page.goBack();
    await ready(page);
    await page.locator('.table .pit[aria-disabled="false"]').first().click();
    await page.locator('.ply').first().waitFor();
    await page.goto(`${site.address}/lobby`);
    await page.locator('.resume').waitFor();
    await page.context().close();
  }

  if (wanted('hero')) {
    console.log('a first move on the home page starts that game, and the computer answers');
    for (const viewport of [PHONES[0], DESKTOPS[1]]) {
      const page = await visitor(viewport, 'fast');
      await page.locator('.hero .chip', { hasText: 'Oware' }).click();
      await page.locator('.hero-board .pit[aria-label*="house B"][aria-disabled="false"]').waitFor();
      faults.push(...await axeFaults(page));
      await page.locator('.hero-board .pit[aria-disabled="false"]').nth(1).click();
      await page.locator('.hero-board [data-moving]').waitFor();
      await page.waitForURL(/\/play\//);
      await page.waitForFunction(() => document.querySelectorAll('.ply').length === 2, null, { timeout: 15_000 });
      assert.equal((await page.locator('.ply').first().textContent())?.trim(), 'B');
      await page.context().close();
    }
  }

  if (wanted('panel')) {
    console.log('game, level and clock are changed in the room, and the level is kept');
    const page = await visitor(DESKTOPS[1]);
    await page.locator('.card button[data-play="kalah"]').click();
    await ready(page);
    const before = page.url();
    await page.getByRole('button', { name: 'Game settings' }).click();
    await page.locator('.game-sheet').waitFor();
    faults.push(...await axeFaults(page));
    await page.locator('.game-sheet select[name="game"]').selectOption('oware');
    await page.locator('#level').fill('5');
    await page.locator('.game-sheet .chip', { hasText: '5+3' }).click();
    await page.locator('.game-sheet').getByRole('button', { name: 'Start game' }).click();
    await page.locator('.seat-name', { hasText: 'level 5' }).waitFor();
    assert.equal(await page.locator('.seat-clock').count(), 2);
    assert.notEqual(page.url(), before);
    // The room without a move was replaced: the way back leads to the home page.
    await page.goBack();
    await page.locator('.hero').waitFor();
    await page.locator('.card button[data-play="kalah"]').click();
    await page.locator('.seat-name', { hasText: 'level 5' }).waitFor();
    await page.context().close();
  }

  if (wanted('phone')) {
    for (const viewport of PHONES) {
      for (const game of GAMES) {
        const when = `${game} at ${viewport.width}`;
        console.log(`${when}: all is in sight`);
        const page = await visitor(viewport);
        const { id } = await makeRoom(page, { game, seats: computer });
        await page.goto(`${site.address}/play/${id}`);
        await ready(page);
        await scrollsNot(page, when);
        await inSight(page, ['.table-bar', '.board', '.table-far .seat', '.table-near .seat'], when);
        const bar = await box(page, '.table-bar');
        assert.equal(Math.round(bar?.bottom ?? 0), viewport.height, `${when}: the bar is at the foot`);
        assert.deepEqual((await page.locator('.table-bar button').allInnerTexts()).map((text) => text.trim()), ['Hint', 'Undo', 'Moves', 'Menu']);
        const smallest = await page.evaluate(() => Math.min(...[...document.querySelectorAll('.table .pit rect')].map((pit) => {
          const { width, height } = pit.getBoundingClientRect();
          return Math.min(width, height);
        })));
        assert.ok(smallest >= LEAST_PIT, `${when}: a pit of ${smallest} px`);
        await page.locator('.table .pit[aria-disabled="false"]').first().click();
        await page.locator('.ply').first().waitFor({ state: 'attached' });
        await ready(page);
        faults.push(...await axeFaults(page));
        await page.locator('.bar-moves').click();
        await page.locator('.ply[aria-current]').waitFor();
        await inSight(page, ['.table-moves', '.ply[aria-current]'], `${when}, moves`);
        faults.push(...await axeFaults(page));
        await page.locator('.bar-menu').click();
        await inSight(page, ['.table-menu'], `${when}, menu`);
        faults.push(...await axeFaults(page));
        await page.locator('.table-menu').getByRole('button', { name: 'Flip board' }).click();
        await page.locator('.table-menu').waitFor({ state: 'hidden' });
        await scrollsNot(page, when);
        await page.context().close();
      }
    }
    console.log('a phone that lies on its side has the column beside the board');
    const page = await visitor({ width: 740, height: 360 });
    const { id } = await makeRoom(page, { game: 'kalah', seats: computer });
    await page.goto(`${site.address}/play/${id}`);
    await ready(page);
    await scrollsNot(page, 'on its side');
    await inSight(page, ['.board', '.table-far .seat', '.table-near .seat', '.table-bar'], 'on its side');
    await page.context().close();
  }

  if (wanted('join')) {
    console.log('a friend\'s link shows the open seat, the board and the button at once');
    const host = await visitor(PHONES[0]);
    const made = await makeRoom(host, { game: 'kalah', seats: [{ kind: 'me' }, { kind: 'friend' }] });
    await host.goto(`${site.address}/play/${made.id}`);
    await host.locator('.invitation').waitFor();
    await inSight(host, ['.board', '.invitation button'], 'the host');
    const friend = await visitor(PHONES[0]);
    await friend.goto(site.address + made.play);
    await friend.locator('.sit-down').waitFor();
    await scrollsNot(friend, 'joining');
    await inSight(friend, ['.board', '.table-far .seat', '.table-near .seat', '.sit-down button'], 'joining');
    faults.push(...await axeFaults(friend));
    await friend.getByRole('button', { name: 'Join game' }).click();
    await friend.locator('.sit-down').waitFor({ state: 'detached' });
    await scrollsNot(friend, 'joined');
    await inSight(friend, ['.table-bar', '.board'], 'joined');
    await host.context().close();
    await friend.context().close();
  }

  if (wanted('end')) {
    for (const viewport of [PHONES[0], { width: 1280, height: 720 }]) {
      console.log(`the end of a game at ${viewport.width}: result, what can follow, and on a desktop the last moves`);
      const page = await visitor(viewport);
      const { id } = await makeRoom(page, { game: 'kalah', seats: computer });
      await page.goto(`${site.address}/play/${id}`);
      await ready(page);
      const lies = await page.locator('.board').getAttribute('data-lies');
      await playOn(page);
      await page.locator('.end').waitFor();
      await scrollsNot(page, 'the end');
      assert.equal(await page.locator('.board').getAttribute('data-lies'), lies, 'the board is not turned');
      await inSight(page, ['.board', '.end', '.table-bar', ...viewport.width > 1000 ? ['.ply[aria-current]'] : []], `the end at ${viewport.width}`);
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await page.getByRole('link', { name: 'Review', exact: true }).last().waitFor();
      faults.push(...await axeFaults(page));
      await page.context().close();
    }
  }

  if (wanted('desktop')) {
    for (const viewport of DESKTOPS) {
      for (const game of GAMES) {
        const when = `${game} at ${viewport.width}`;
        console.log(`${when}: the board fills its place, everything else is in one column`);
        const page = await visitor(viewport);
        const { id } = await makeRoom(page, { game, seats: computer });
        await page.goto(`${site.address}/play/${id}`);
        await ready(page);
        await scrollsNot(page, when);
        const [board, place, column] = await Promise.all(['.board', '.table-board', '.table-column'].map((css) => box(page, css)));
        assert.ok(board && place && column);
        assert.ok(Math.abs(board.width - place.width) < 2 || Math.abs(board.height - place.height) < 2, `${when}: ${JSON.stringify({ board, place })}`);
        assert.ok(Math.abs((board.left + board.right) - (place.left + place.right)) < 2, `${when}: centred`);
        assert.ok(place.width + column.width > 0.9 * viewport.width, `${when}: no room is wasted`);
        for (const css of ['.table-far', '.table-near', '.table-moves', '.table-bar', '.table-menu']) {
          const part = await box(page, css);
          assert.ok(part && part.left >= column.left - 1 && part.right <= column.right + 1 && part.bottom <= viewport.height, `${when}: ${css} in the column`);
        }
        faults.push(...await axeFaults(page));
        await page.context().close();
      }
    }
  }
});

assert.deepEqual(faults, []);
console.log('the room is in order');
