/**
 * What a table says and when: text follows the board, an explanation is that of the move on the board, a screen reader hears every
 * ply with whose pit it ends in, a wrong click says why not, and a result by resignation is no score. $ONLY names some of `follow`,
 * `why`, `click`, `table`, `tuzdyk`, `clock`, `skip`.
 */
import assert from 'node:assert/strict';
import { makeRoom, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

const GAMES = ['kalah', 'oware', 'togyz-kumalak', 'ogidise'];
const WIDTHS = [{ width: 1440, height: 900 }, { width: 360, height: 740 }];
const wanted = (/** @type {string} */ part) => process.env.ONLY?.split(',').includes(part) ?? true;
/** What a sowing may take where a clock runs, and how much later a busy machine may be. */
const TIMED_MS = 700;
const LATE_MS = 500;

/** @type {string[]} */
const faults = [];

/** @param {Page} page @param {number} cell */
const press = (page, cell) => page.locator(`.board .pit[data-cell="${cell}"]`).click({ force: true });

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** What is and was said, in order. @param {Page} page @returns {Promise<string[]>} */
const said = (page) => page.locator('.table-live p').allInnerTexts();

/** The pits that can be played. @param {Page} page @returns {Promise<number[]>} */
const playable = (page) => page.evaluate(() => [...document.querySelectorAll('.pit[aria-disabled="false"]')].map((pit) => Number(pit.getAttribute('data-cell'))));

/** Waits until the player can move. @param {Page} page */
const turn = (page) => page.waitForFunction(() => document.querySelector('.mark-playable') && !document.querySelector('[data-moving]'), null, { timeout: 20_000 });

/**
 * Notes, picture by picture, what text says beside what the board does.
 * @param {Page} page
 */
const observe = (page) => page.evaluate(() => {
  const window_ = /** @type {any} */ (window);
  window_.seen = [];
  window_.look = () => window_.seen.push({
    moving: document.querySelector('[data-moving]') !== null,
    plies: document.querySelectorAll('.ply').length,
    said: document.querySelectorAll('.table-live p').length,
    turn: document.querySelector('.seat-turn')?.textContent,
  });
  const everyPicture = () => {
    window_.look();
    requestAnimationFrame(everyPicture);
  };
  everyPicture();
});

/** @typedef {{ moving: boolean, plies: number, said: number, turn: string }} Seen */

/** @param {Page} page @returns {Promise<Seen[]>} */
const observed = (page) => page.evaluate(() => {
  const window_ = /** @type {any} */ (window);
  window_.look();
  return window_.seen;
});

await withBrowser(async (site, browser) => {
  /** @param {{ width: number, height: number }} viewport @param {string} speed */
  const visitor = async (viewport, speed) => {
    const context = await browser.newContext({ viewport, locale: 'en-GB' });
    await context.addInitScript((chosen) => localStorage.setItem('sower.settings', JSON.stringify({ speed: chosen })), speed);
    const page = await watchedPage(context, faults);
    await page.goto(site.address);
    return page;
  };
  /** @param {Page} page @param {Record<string, unknown>} room */
  const sit = async (page, room) => {
    const made = await makeRoom(page, room);
    await page.goto(`${site.address}/play/${made.id}`);
    await turn(page);
    return made;
  };
  const computer = [{ kind: 'me' }, { kind: 'computer', player: 'level:1' }];

  /** A move and its reply, seen picture by picture. @param {Page} page */
  const followed = async (page) => {
    await observe(page);
    await press(page, (await playable(page))[1]);
    await page.locator('.ply').first().waitFor({ state: 'attached', timeout: 10_000 });
    await turn(page);
    const pictures = await observed(page);
    const ofMotion = pictures.filter(({ moving }) => moving);
    assert.ok(ofMotion.length > 5, 'the seeds are seen to move');
    // By the middle of the first motion the server has long confirmed the move.
    const early = ofMotion.filter(({ plies }) => plies === 0);
    assert.ok(early.length > 5, 'a move is not listed while its seeds fall');
    assert.ok(early.every((picture) => picture.turn === 'Your turn'), 'it is the mover\'s turn until they have landed');
    assert.ok(early.every((picture) => picture.said === early[0].said), 'nothing is said before');
    const landings = pictures.filter(({ plies }, at) => at > 0 && plies !== pictures[at - 1].plies);
    const { plies } = pictures[pictures.length - 1];
    assert.equal(landings.length, plies, 'each ply is listed when it has landed, one after the other');
    const spoken = (await said(page)).filter((text) => / plays /.test(text));
    assert.equal(spoken.length, plies, `every ply is said: ${spoken.join(' | ')}`);
    assert.ok(spoken.every((text) => /It ends in your (opponent's )?/.test(text)), spoken.join(' | '));
  };

  /** The steps of the ply with that number, as the server tells them. @param {Page} page @param {number} number from 1 */
  const stepsOf = (page, number) => page.evaluate(async ([ply, room]) => {
    const state = await (await fetch(`/api/rooms/${room}`)).json();
    const answer = await fetch('/api/why', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Sower': '1' },
      body: JSON.stringify({ game: state.game, moves: state.moves.slice(0, ply - 1), move: state.moves[ply - 1] }),
    });
    return (await answer.json()).map((/** @type {{ sentence: string }} */ { sentence }) => sentence);
  }, /** @type {const} */ ([number, new URL(page.url()).pathname.split('/').at(-1)]));

  /** @param {Page} page */
  const explained = async (page) => {
    const plies = () => page.locator('.ply').count();
    const explains = async (/** @type {number} */ number, /** @type {string} */ when) => {
      const steps = await stepsOf(page, number);
      const shown = () => page.locator('.why li').allTextContents();
      for (const until = Date.now() + 5000; Date.now() < until && String(await shown()) !== String(steps);) await page.waitForTimeout(30);
      assert.deepEqual(await shown(), steps, when);
    };
    await press(page, (await playable(page))[0]);
    await turn(page);
    // On a phone the moves are a sheet over the foot of the board.
    const moves = page.locator('.bar-moves');
    if (await moves.isVisible()) await moves.click();
    await button(page, 'Why?').click();
    await explains(await plies(), 'at once');
    await page.locator(`.board .pit[data-cell="${(await playable(page))[0]}"]`).dispatchEvent('click');
    await turn(page);
    await explains(await plies(), 'after the next move');
    const all = await plies();
    for (let back = all - 1; back >= 1; back -= 1) {
      await button(page, 'Previous move').click();
      await explains(back, 'while stepping back');
    }
    await button(page, 'Next move').click();
    await explains(2, 'while stepping on');
    await button(page, 'Back to the game').first().click();
    await explains(all, 'back in the game');
    for (let left = all; left > 0;) {
      await button(page, 'Undo').click();
      await page.waitForFunction((count) => document.querySelectorAll('.ply').length < count, left);
      left = await plies();
      if (left > 0) await explains(left, 'after an undo');
    }
    assert.equal(await page.locator('.why').count(), 0, 'without a move there is nothing to explain');
  };

  for (const viewport of WIDTHS) {
    for (const game of GAMES) {
      const page = await visitor(viewport, 'normal');
      await sit(page, { game, seats: computer });
      console.log(`${game} at ${viewport.width}: text follows the board`);
      if (wanted('follow')) await followed(page);
      await page.context().close();
      const still = await visitor(viewport, 'off');
      await sit(still, { game, seats: computer });
      console.log(`${game} at ${viewport.width}: Why? explains the move on the board`);
      if (wanted('why')) await explained(still);
      console.log(`${game} at ${viewport.width}: a wrong click says why not`);
      if (wanted('click')) {
        await press(still, await still.locator('.board .pit').count() - 1);
        await still.locator('.table-note', { hasText: 'is North\'s; South may play' }).waitFor({ timeout: 5000 });
      }
      await still.context().close();
    }
  }

  if (wanted('table')) {
    console.log('an empty pit, a pit out of turn and a spectator\'s click say why not');
    const one = await visitor(WIDTHS[0], 'off');
    const other = await visitor(WIDTHS[1], 'off');
    const watcher = await visitor(WIDTHS[1], 'off');
    const made = await makeRoom(one, { game: 'oware', seats: [{ kind: 'me' }, { kind: 'friend' }] });
    const tells = (/** @type {Page} */ page, /** @type {string} */ words) => page.locator('.table-note', { hasText: words }).waitFor({ timeout: 5000 });
    await one.goto(`${site.address}/play/${made.id}`);
    await press(one, 0);
    await tells(one, 'Waiting');
    await other.goto(site.address + made.play);
    await button(other, 'Join game').click();
    await turn(one);
    await press(one, 2);
    await turn(other);
    await press(one, 8);
    await tells(one, 'It\'s your opponent\'s turn.');
    await press(other, 6);
    await turn(one);
    await press(one, 2);
    await tells(one, 'house C is empty');
    await press(one, 8);
    await tells(one, 'house c is North\'s');
    await one.keyboard.press('c');
    await tells(one, 'house C is empty');
    await watcher.goto(site.address + made.watch);
    await watcher.locator('.ply').first().waitFor({ state: 'attached' });
    await press(watcher, 1);
    await tells(watcher, 'You\'re watching this game.');

    console.log('A and a are told apart, and nothing that was said is replaced');
    const label = (/** @type {Page} */ page, /** @type {number} */ cell) => page.locator(`.pit[data-cell="${cell}"]`).getAttribute('aria-label');
    assert.match(await label(one, 5) ?? '', /^Your house F: .*ends in your opponent's house [a-f]/);
    assert.match(await label(one, 6) ?? '', /^Your opponent's house a/);
    assert.match(await label(watcher, 6) ?? '', /^North's house a/);
    const before = await said(one);
    assert.ok(before.includes('South plays C. It ends in your opponent\'s house a.'), before.join(' | '));
    await press(one, 0);
    await turn(other);
    await press(other, 7);
    await turn(one);
    assert.deepEqual((await said(one)).slice(0, before.length), before);

    console.log('a result by resignation is not the board\'s score, and its review is there for all who see it');
    await button(one, 'Resign').click();
    await one.locator('dialog button.main').click();
    for (const [page, words] of /** @type {const} */ ([[one, 'You lose'], [other, 'You win'], [watcher, 'North wins']])) {
      await page.locator('.end').waitFor();
      assert.equal(await page.locator('.end-score').innerText(), 'by resignation');
      assert.equal(await page.locator('#end-title').innerText(), words);
    }
    const reviewed = (/** @type {Page} */ page) => page.locator('.lead', { hasText: 'North won by resignation.' }).waitFor({ timeout: 30_000 });
    for (const page of [one, other, watcher]) {
      await page.locator('.table-bar').getByRole('link', { name: 'Review', exact: true }).click();
      await reviewed(page);
    }
    // A player's address can be sent to anyone.
    const stranger = await visitor(WIDTHS[0], 'off');
    await stranger.goto(one.url());
    await reviewed(stranger);

    console.log('the address of a pasted record\'s review has the game in it');
    await stranger.goto(`${site.address}/review`);
    await stranger.locator('textarea').fill('[Game "kalah"]\n[South "Ann"]\n[Position "0,0,0,0,1,2/1,0,0,0,0,3 20,21 S"]\n1. 6 1');
    await stranger.locator('form button.main').click();
    await stranger.waitForURL(/record=/);
    await stranger.locator('.review').waitFor({ timeout: 30_000 });
    await other.goto(stranger.url());
    await other.locator('.review', { hasText: 'Ann' }).waitFor({ timeout: 30_000 });
  }

  if (wanted('tuzdyk')) {
    console.log('a new tuzdyk is said to be one');
    const page = await visitor(WIDTHS[0], 'fast');
    await sit(page, { game: 'togyz-kumalak', seats: [{ kind: 'me' }, { kind: 'me' }], position: '9,9,9,9,9,9,9,9,2/2,9,9,9,9,9,9,9,9 4,3 S' });
    await press(page, 8);
    const words = 'It ends in North\'s otau 1. This otau is now South\'s tuzdyk.';
    await page.locator('.table-live p', { hasText: words }).waitFor({ timeout: 5000, state: 'attached' });
    assert.match(await page.locator('.pit[data-cell="9"]').getAttribute('aria-label') ?? '', /^North's otau 1: South's tuzdyk/);
  }

  if (wanted('clock')) {
    console.log('a clock switches at once, and a sowing is short where one runs');
    const page = await visitor(WIDTHS[0], 'slow');
    await sit(page, { game: 'togyz-kumalak', seats: [{ kind: 'me' }, { kind: 'me' }], control: { kind: 'fischer', base: 15, increment: 0 } });
    await page.evaluate(() => {
      const window_ = /** @type {any} */ (window);
      window_.clocks = [];
      const look = () => {
        if (document.querySelector('[data-moving]')) window_.clocks.push(document.querySelector('.seat-clock[data-side="1"]')?.textContent);
        requestAnimationFrame(look);
      };
      look();
    });
    await press(page, 0);
    const moving = page.locator('[data-moving]');
    assert.ok(Number(await moving.getAttribute('data-moving')) <= TIMED_MS);
    const began = Date.now();
    await moving.waitFor({ state: 'detached' });
    assert.ok(Date.now() - began < TIMED_MS + LATE_MS, `${Date.now() - began} ms`);
    const clocks = await page.evaluate(() => /** @type {any} */ (window).clocks);
    assert.ok(new Set(clocks).size > 1, `the opponent's clock runs while the seeds fall: ${clocks}`);
  }

  if (wanted('skip')) {
    console.log('skipping a motion shows and says everything at once, the reply too');
    const page = await visitor(WIDTHS[0], 'slow');
    await sit(page, { game: 'togyz-kumalak', seats: computer });
    await press(page, 2);
    await page.locator('[data-moving]').waitFor();
    // The reply of a weak player is there long before the slow seeds have fallen.
    await page.waitForTimeout(1500);
    assert.equal(await page.locator('.ply').count(), 0);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.querySelectorAll('.ply').length === 2 && !document.querySelector('[data-moving]'), null, { timeout: 400 });
    assert.equal(await page.locator('.seat-turn').textContent(), 'Your turn');
    assert.equal((await said(page)).filter((text) => / plays /.test(text)).length, 2);

    console.log('a move that is played over a moving reply begins from the board after the reply');
    await press(page, 3);
    await page.locator('[data-moving]').waitFor();
    await page.waitForTimeout(1500);
    const { cells, label } = await page.evaluate(async (room) => {
      const { look } = await (await fetch(`/api/rooms/${room}`)).json();
      return { cells: look.board.cells, label: look.choices[0].label };
    }, new URL(page.url()).pathname.split('/').at(-1));
    await page.keyboard.press(label);
    await page.waitForFunction(() => document.querySelectorAll('.ply').length === 4 && document.querySelector('[data-moving]'), null, { timeout: 2000 });
    // The first seeds fall far from these pits of the opponent's.
    for (const cell of [14, 15, 16, 17]) {
      assert.equal(await page.locator(`.pit-count[data-cell="${cell}"]`).textContent(), String(cells[cell]), `pit ${cell}`);
    }
  }
});

assert.deepEqual(faults, []);
console.log('text follows the board');
