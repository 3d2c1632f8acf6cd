/**
 * Everything in a game besides moves: a takeback, a premove, a rematch with the sides swapped, a coin, a clock that runs out, a
 * claim, a long relay in its time, two people across from each other, files to take away.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { makeRoom, pressInMenu, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Turns of 37 and of 394 laps, too long to watch seed by seed. */
const RELAYS = [
  { game: 'ogidise', moves: '2.11.6.11.3.8.3.8.5.9.3.12.1'.split('.'), label: '8' },
  { game: 'ogidise', moves: '3.9.3.9.2.12.5.10.1'.split('.'), label: '9' },
];
/** What a sowing may take when nothing else was chosen, and how much later a busy machine may be. */
const BUDGET_MS = 2500;
const LATE_MS = 2500;
/** How soon any input ends a motion, on a busy machine. */
const INPUT_MS = 1000;

/** @type {string[]} */
const faults = [];

/** @param {Page} page @param {number} cell */
const pit = (page, cell) => page.locator(`.board .pit[data-cell="${cell}"]`);

/** @param {Page} page @param {number} count */
const plies = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll('.ply').length === wanted, count);

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

await withBrowser(async (site, browser) => {
  /** @param {{ width: number, height: number }} viewport @param {string} speed @param {RegExp} [expected] */
  const visitor = async (viewport, speed, expected) => {
    const context = await browser.newContext({ viewport, locale: 'en-GB' });
    await context.addInitScript((chosen) => localStorage.setItem('sower.settings', JSON.stringify({ speed: chosen })), speed);
    const page = await watchedPage(context, faults, expected);
    await page.goto(site.address);
    return page;
  };
  const one = await visitor({ width: 1280, height: 860 }, 'off');
  const other = await visitor({ width: 360, height: 740 }, 'off');

  console.log('a takeback is requested and granted, a premove is played, the title announces the turn');
  const made = await makeRoom(one, {
    game: 'kalah', seats: [{ kind: 'me' }, { kind: 'friend' }], control: { kind: 'fischer', base: 300, increment: 2 },
  });
  await one.goto(`${site.address}/play/${made.id}`);
  await other.goto(site.address + made.play);
  await other.locator('input[name="name"]').fill('Guest with a very long name');
  await button(other, 'Join game').click();
  await pit(one, 0).click();
  await plies(other, 1);
  assert.match(await other.title(), /Your turn/i);
  await button(one, 'Request takeback').click();
  await button(other, 'Yes').click();
  await plies(one, 0);
  await pit(one, 5).click();
  await plies(other, 1);
  await pit(one, 1).click();
  await one.locator('.mark-premove').waitFor();
  await pit(other, 6).click();
  await plies(one, 3);
  await plies(other, 3);
  assert.ok(await tooWide(other) <= 0, `${await tooWide(other)} px too wide with a clock`);

  console.log('a rematch swaps the sides and keeps the score');
  await pressInMenu(other, 'Resign');
  await other.locator('dialog button.main').click();
  await one.locator('.end').waitFor();
  assert.ok(await tooWide(other) <= 0, `${await tooWide(other)} px too wide after the end`);
  const result = await other.locator('.end').boundingBox();
  assert.ok(result && result.y >= 0 && result.y + result.height <= 740, `the result is in sight: ${JSON.stringify(result)}`);
  const [taken] = await Promise.all([one.waitForEvent('download'), one.getByRole('link', { name: 'Download game' }).click()]);
  assert.match(await readFile(await taken.path(), 'utf8'), /\[Game "kalah"\]/);
  await button(one, 'Rematch').click();
  await button(other, 'No').click();
  await one.locator('.table-note', { hasText: 'Guest with a very long n declined the rematch.' }).waitFor();
  await button(one, 'Rematch').click();
  await button(other, 'Yes').click();
  await Promise.all([one, other].map((page) => page.waitForURL((url) => !url.pathname.endsWith(made.id))));
  await one.locator('.seat[data-side="1"] .seat-tag').waitFor();
  await other.locator('.seat[data-side="0"] .seat-tag').waitFor();
  assert.equal(await one.locator('.seat[data-side="1"] .seat-points').innerText(), '1');
  assert.equal(await other.locator('.seat[data-side="0"] .seat-points').innerText(), '0');

  console.log('a player who is away for long loses by a claim');
  // Only the server decides that the opponent was away long enough; the test sends that message early.
  await one.routeWebSocket(/\/socket/, (page) => {
    const server = page.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.t === 'presence') message.d.may_claim = true;
      page.send(JSON.stringify(message));
    });
    page.onMessage((text) => {
      if (JSON.parse(String(text)).t === 'claim') claimed = true;
      server.send(text);
    });
  });
  let claimed = false;
  await one.reload();
  await button(one, 'Claim win').click();
  await one.locator('.table-note', { hasText: 'away' }).waitFor();
  assert.ok(claimed);

  console.log('a player in another tab gets a notification');
  const called = await visitor({ width: 900, height: 700 }, 'off');
  await called.context().grantPermissions(['notifications'], { origin: site.address });
  await called.addInitScript(() => {
    const page = /** @type {any} */ (window);
    // No other window ever covers that of a test.
    Object.defineProperty(document, 'hidden', { get: () => page.away === true });
    page.calls = [];
    page.Notification = class extends Notification {
      /** @param {string} title @param {NotificationOptions} options */
      constructor(title, options) {
        super(title, options);
        page.calls.push(options.body);
      }
    };
  });
  const calling = await makeRoom(called, { game: 'kalah', seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await called.goto(`${site.address}/play/${calling.id}`);
  await other.goto(site.address + calling.play);
  await button(other, 'Join game').click();
  await pit(called, 0).click();
  await plies(other, 1);
  const heard = () => called.evaluate(() => /** @type {any} */ (window).calls);
  assert.deepEqual(await heard(), [], 'a player who sees the page gets no notification');
  await called.evaluate(() => { /** @type {any} */ (window).away = true; });
  await pit(other, 6).click();
  await plies(called, 2);
  await called.waitForFunction(() => /** @type {any} */ (window).calls.length > 0);
  assert.deepEqual(await heard(), ['Your turn']);

  console.log('a coin falls once, and a clock runs out');
  const tossed = await makeRoom(one, {
    game: 'oware', toss: true, seats: [{ kind: 'me' }, { kind: 'me' }], control: { kind: 'per-move', each: 2 },
  });
  await one.goto(`${site.address}/play/${tossed.id}`);
  // It turns in the air: nothing to wait for.
  await one.locator('.toss .coin').click({ force: true });
  await one.reload();
  await one.locator('.mark-playable').first().waitFor();
  assert.equal(await one.locator('.toss').count(), 0);
  await one.locator('.pit[aria-disabled="false"]').first().click();
  await one.locator('.end', { hasText: 'time' }).waitFor({ timeout: 8000 });

  console.log('a long relay keeps to its time, and two people sit across from each other');
  const slow = await visitor({ width: 900, height: 700 }, 'normal');
  for (const { game, moves, label } of RELAYS) {
    const relay = await makeRoom(slow, { game, moves, seats: [{ kind: 'me' }, { kind: 'me' }] });
    await slow.goto(`${site.address}/play/${relay.id}`);
    await slow.locator('.mark-playable').first().waitFor();
    await slow.keyboard.type(label);
    await slow.locator('[data-moving]').waitFor();
    const began = Date.now();
    assert.ok(Number(await slow.locator('[data-moving]').getAttribute('data-moving')) <= BUDGET_MS);
    await slow.locator('[data-moving]').waitFor({ state: 'detached', timeout: BUDGET_MS + LATE_MS });
    assert.ok(Date.now() - began < BUDGET_MS + LATE_MS);
  }
  const { game, moves, label } = RELAYS[1];
  const ended = await makeRoom(slow, { game, moves, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await slow.goto(`${site.address}/play/${ended.id}`);
  await slow.locator('.mark-playable').first().waitFor();
  await slow.keyboard.type(label);
  await slow.locator('[data-moving]').waitFor();
  await slow.mouse.click(5, 5);
  await slow.locator('[data-moving]').waitFor({ state: 'detached', timeout: INPUT_MS });
  const turnedOver = () => slow.locator('.board-captions [transform*="rotate(180"]').count();
  assert.equal(await turnedOver(), 0);
  await pressInMenu(slow, 'Face to face');
  assert.ok(await turnedOver() > 0);

  console.log('pictures of a board, and a state by its address');
  await slow.goto(`${site.address}/analysis?game=oware&moves=F.f`);
  await slow.locator('.tree-move').first().waitFor();
  await button(slow, 'Share').click();
  for (const [name, head] of /** @type {const} */ ([['SVG', '<svg'], ['PNG', '\x89PNG']])) {
    const [file] = await Promise.all([slow.waitForEvent('download'), slow.locator('#share').getByRole('button', { name }).click()]);
    assert.ok((await readFile(await file.path(), 'latin1')).includes(head), name);
  }
  await slow.goto(`${site.address}/new?game=oware&with=computer&level=3`);
  assert.equal(await slow.locator('#level').inputValue(), '3');
});

assert.deepEqual(faults, []);
console.log('the table is in order');
