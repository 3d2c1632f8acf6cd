/**
 * Two players meet in the lobby, play and use the quick chat; three play a small tournament.
 */
import assert from 'node:assert/strict';
import { axeFaults, watchedPage, withBrowser } from './site.mjs';

const PATIENCE = 15_000;

await withBrowser(async (site, browser) => {
  /** @type {string[]} */
  const faults = [];

  /** A player with their own browser. @param {string} name @param {number} [width] */
  async function person(name, width = 1280) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.addInitScript((called) => {
      if (!localStorage.getItem('sower.settings')) localStorage.setItem('sower.settings', JSON.stringify({ name: called, speed: 'off', sound: false, language: 'en' }));
    }, name);
    const page = await watchedPage(context, faults, /status of 40[39]/);
    page.setDefaultTimeout(PATIENCE);
    return page;
  }

  /** @param {import('playwright-core').Page} page @param {string} path @param {unknown} [body] @param {string} [method] */
  const ask = (page, path, body, method = 'POST') => page.evaluate(async ([to, sent, how]) => {
    const answer = await fetch(String(to), {
      method: String(how), headers: { 'Content-Type': 'application/json', 'X-Sower': '1' }, body: sent === undefined ? undefined : JSON.stringify(sent),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  }, [path, body, method]);

  // The lobby: one player posts a challenge, the opponent sees it at once and accepts it.
  const ann = await person('Ann', 360);
  const ben = await person('Ben');
  await Promise.all([ann.goto(`${site.address}/lobby`), ben.goto(`${site.address}/lobby`)]);
  await ben.getByText('No open challenges').waitFor();
  await ann.getByRole('button', { name: 'Post challenge' }).click();
  await ann.getByRole('button', { name: 'Withdraw' }).waitFor();
  const offered = ben.locator('.challenges li', { hasText: 'Ann' });
  await offered.waitFor();
  faults.push(...await axeFaults(ann), ...await axeFaults(ben));
  const wide = await ann.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `the lobby is ${wide} px too wide at 360`);
  await offered.getByRole('button', { name: 'Accept' }).click();
  await Promise.all([ann.waitForURL(/\/play\//), ben.waitForURL(/\/play\//)]);
  assert.equal(new URL(ann.url()).pathname, new URL(ben.url()).pathname, 'both are in one room');

  // A third person sees the game on the home page and watches.
  const cay = await person('Cay');
  await cay.goto(site.address);
  const watched = cay.locator('.playing .game-row');
  await watched.waitFor();
  await watched.getByRole('link').click();
  await cay.waitForURL(/\/play\//);

  // They play and use the quick chat, which everyone reads.
  const begins = await ann.locator('.seat[data-side="0"] .seat-tag', { hasText: 'you' }).count() > 0 ? ann : ben;
  await begins.locator('.board').waitFor();
  await begins.keyboard.press('1');
  await cay.locator('.moves-list button, .moves-list [aria-current]').first().waitFor();
  await ann.getByRole('button', { name: 'Quick chat' }).click();
  await ann.getByRole('button', { name: 'Good luck!' }).click();
  await ben.locator('.seat-said', { hasText: 'Good luck!' }).waitFor();
  await cay.locator('.seat-said', { hasText: 'Good luck!' }).waitFor();
  await ben.getByRole('button', { name: 'Quick chat' }).click();
  await ben.getByLabel('Mute opponent').check();
  await ben.locator('.seat-said').waitFor({ state: 'detached' });
  faults.push(...await axeFaults(ann));
  await ben.getByRole('button', { name: 'Resign' }).click();
  await ben.locator('.table-dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('heading', { name: 'You win' }).waitFor();

  // A game over days waits in the list of the player to move, and in the title.
  const slow = await ask(ann, '/api/lobby', { game: 'oware', control: { kind: 'days', days: 3 }, seat: 'begin' });
  const taken = await ask(ben, `/api/lobby/${slow.body.challenge}/take`);
  assert.equal(taken.status, 200);
  await ann.goto(`${site.address}/mine`);
  await ann.locator('.game-row', { hasText: 'move by' }).waitFor();
  await ann.waitForFunction(() => document.title.startsWith('(1) '));

  // A tournament of three: two are paired, then the third.
  const signed = await ask(ann, '/api/account', { name: 'Ann', password: 'correct horse battery' });
  assert.equal(signed.status, 200, JSON.stringify(signed.body));
  const made = await ask(ann, '/api/arenas', {
    name: 'Small cup', game: 'kalah', format: { kind: 'arena', minutes: 5 }, starts_in: 10, control: { kind: 'fischer', base: 180, increment: 2 },
  });
  assert.equal(made.status, 200, JSON.stringify(made.body));
  await Promise.all([ann, ben, cay].map(async (page) => {
    await page.goto(`${site.address}/arena/${made.body.id}`);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('Stay on this page').waitFor();
  }));
  faults.push(...await axeFaults(cay));
  const inRoom = (/** @type {import('playwright-core').Page} */ page) => new URL(page.url()).pathname.startsWith('/play/');
  const two = async () => {
    for (const until = Date.now() + 2 * PATIENCE; Date.now() < until;) {
      const there = [ann, ben, cay].filter(inRoom);
      if (there.length === 2) return there;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('no player was paired');
  };
  const [one, other] = await two();
  const third = [ann, ben, cay].find((page) => page !== one && page !== other) ?? cay;
  await third.locator('.standings .seat-tag', { hasText: 'playing' }).first().waitFor();
  await ask(one, '/api/me', undefined, 'GET');
  await one.evaluate((room) => new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/rooms/${room}/socket`);
    socket.onmessage = () => { socket.send(JSON.stringify({ t: 'resign', v: 0 })); setTimeout(resolve, 300); };
  }), new URL(one.url()).pathname.split('/')[2]);
  await other.getByRole('heading', { name: 'You win' }).waitFor();
  await other.getByRole('link', { name: 'Back to the tournament' }).click();
  await Promise.all([third.waitForURL(/\/play\//, { timeout: 2 * PATIENCE }), other.waitForURL(/\/play\//, { timeout: 2 * PATIENCE })]);
  assert.equal(new URL(third.url()).pathname, new URL(other.url()).pathname, 'the third player is paired with the one who came back');
  await one.goto(`${site.address}/arena/${made.body.id}`);
  await one.locator('.standings tr', { hasText: '2' }).first().waitFor();
  await one.getByRole('link', { name: '2 points: open game' }).click();
  await one.waitForURL(/\/play\//);

  assert.deepEqual(faults, [], faults.join('\n'));
});
console.log('lobby: all is well');
