/**
 * The page without a network: with the network cut, a whole game of each of the four against level 5, pass and play, a hint, an undo, a
 * puzzle, a lesson, the trainer, an analysis to depth 15, a review and custom rules; then a reload, and everything is there. Back
 * online, the games go to the account; signing out asks about local data.
 */
import assert from 'node:assert/strict';
import { analyse, begin, GAMES, isOver, playComputer, playOut, solvePuzzle, WITHOUT_MOTION } from './alone.mjs';
import { watchedPage, withBrowser } from './site.mjs';

/** @type {string[]} */
const faults = [];
/** What a browser says about requests that it could not send. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|WebSocket connection/;

await withBrowser(async ({ address }, browser) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB', serviceWorkers: 'allow' });
  await context.addInitScript(WITHOUT_MOTION);
  const page = await watchedPage(context, faults, NO_NETWORK);
  await page.goto(address);
  await page.locator('#main h1').waitFor();
  const begun = Date.now();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  console.log(`the worker was ready ${Date.now() - begun} ms after the page, with ${kept.length} files`);
  assert.ok(kept.every((path) => path === '/' || path.startsWith('/a/') || path.startsWith('/api/lang/')), 'only files of the page are kept');

  await context.setOffline(true);
  assert.equal(await page.evaluate(() => fetch('/api/games').then(() => 'answered', () => 'cut')), 'cut');

  for (const path of ['/', '/games/oware', '/new', '/puzzles', '/puzzles/oware', '/analysis', '/mine', '/settings', '/rules', '/review']) {
    await page.goto(address + path);
    await page.locator('#main h1').waitFor();
    if (await page.locator('h1', { hasText: 'offline' }).count()) faults.push(`${path} is not there without a network`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline${path.replaceAll('/', '-')}.png` });
  }
  await page.goto(`${address}/games/oware`);
  await page.waitForFunction(() => [...document.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0));
  console.log('the pages are there, and their boards are drawn');

  const rooms = [];
  for (const game of GAMES) rooms.push(await playComputer(page, address, game, 5));

  await begin(page, address, 'game=pallanguzhi&with=here');
  await playOut(page, 6);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.ply').length === 5);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.mark-hint, .pit-hint, [data-hint]').or(page.locator('.table-note', { hasText: /\S/ })).first().waitFor();
  const open = page.url();
  console.log('pass and play, an undo and a hint');

  await solvePuzzle(page, address);
  await page.goto(`${address}/games/kalah/tasks/1`);
  await page.locator('.board .pit').first().waitFor();
  // A search proves endgames of Kalah; for Oware the page builds a small table.
  for (const game of ['kalah', 'oware']) {
    await page.goto(`${address}/train/${game}`);
    await page.locator('.board .pit[aria-disabled="false"]').first().click();
    await page.locator('.verdict').or(page.locator('.last-move, .mark-from')).first().waitFor();
  }
  await analyse(page, address, 'kalah', 15);
  console.log('a puzzle, a task, the trainer, an analysis to depth 15');

  await page.goto(rooms[0].replace('/play/', '/review/'));
  await page.locator('.chart, svg.graph, .review').first().waitFor({ timeout: 120_000 });
  console.log('a review');

  await page.goto(`${address}/rules?from=kalah`);
  await page.locator('#rules-text').waitFor();
  await page.locator('#rules-text').evaluate((/** @type {HTMLTextAreaElement} */ field) => {
    field.value = field.value.replace(/seeds = \d+/, 'seeds = 3');
    field.dispatchEvent(new Event('input'));
  });
  await page.locator('.rules-game button.main').click();
  await page.locator('form.new-game').waitFor();
  await page.locator('form.new-game button.main').click();
  await page.locator('.board .pit').first().waitFor();
  await playOut(page, 4);
  console.log('custom rules');

  // Everything is there after a reload.
  for (const room of rooms) {
    await page.goto(room);
    await page.reload();
    await page.locator('.end').waitFor();
  }
  await page.goto(open);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('.ply').length === 5);
  assert.equal(await isOver(page), 0);
  await page.goto(`${address}/mine`);
  await page.locator('.game-rows li').first().waitFor();
  assert.equal(await page.locator('.game-rows li').count(), rooms.length + 2);
  await page.goto(`${address}/puzzles/kalah/1`);
  await page.locator('#main', { hasText: /solved/i }).waitFor();
  console.log('after a reload everything is there');

  // Back online: the games go to a new account, and signing out asks about what is left.
  await context.setOffline(false);
  await page.goto(`${address}/sign-up`);
  await page.locator('input[name="name"]').fill('OfflineOlga');
  await page.locator('input[name="password"]').fill('correct horse');
  await page.locator('form button.main').click();
  await page.locator('[data-code]').waitFor();
  await page.goto(`${address}/mine`);
  await page.locator('.local-games button.main').click();
  await page.waitForFunction(() => !document.querySelector('.local-games'));
  const games = await page.evaluate(async () => (await fetch('/api/me/games')).json());
  assert.equal(games.length, rooms.length + 2, 'the account has every game');
  assert.equal(games.filter((/** @type {{ ending: unknown }} */ { ending }) => ending).length, rooms.length);
  await page.goto(`${address}/play/${games.at(-1).id}`);
  await page.locator('.end').waitFor();
  console.log('the account has the games');

  await page.goto(`${address}/account`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Delete them and sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sower.puzzle')));
  assert.deepEqual(left, []);
  console.log('signing out asks, and clears');
  await context.close();
});

assert.deepEqual(faults, []);
