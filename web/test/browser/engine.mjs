/**
 * The page's own engine: analysis, hints, a review, a lesson, the trainer and the check of rules without the server; the same bytes as
 * the server's for every recorded question; the server's help without WebAssembly and while the visitor plays a person.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { beside, makeRoom, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The addresses at which a server thinks or answers about rules. */
const THINKING = /^(POST \/api\/(look|why|read|write|review|tasks|train|rules\/check)|GET \/api\/review|SOCKET \/api\/analyse|SENT hint)/;
const LANGUAGES = ['en', 'ru', 'kk'];
const RECORD = '[Game "oware"]\n\n1. F f 2. E e 3. D d 4. A a 5. C c 6. B b';

/** @type {string[]} */
const faults = [];
const questions = (await readFile(beside('../../../testdata/engine/questions.txt'), 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'));

/** Notes what a page asks of its server. Runs before the page's own scripts. */
function noteRequests() {
  const page = /** @type {any} */ (window);
  // On a machine with fewer processors the engine would have no helper to test.
  Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 3 });
  /** @type {string[]} */
  page.asked = [];
  const lookForMove = () => {
    if (document.querySelector('.board .pit[aria-disabled="false"]')) page.playable = performance.now();
    else requestAnimationFrame(lookForMove);
  };
  requestAnimationFrame(lookForMove);
  const real = window.fetch;
  window.fetch = (what, options) => {
    const { pathname } = new URL(what instanceof Request ? what.url : what, location.href);
    page.asked.push(`${options?.method ?? 'GET'} ${pathname}`);
    return real(what, options);
  };
  window.WebSocket = class extends WebSocket {
    /** @param {string | URL} address */
    constructor(address) {
      super(address);
      page.asked.push(`SOCKET ${new URL(address, location.href).pathname}`);
    }

    /** @param {string} text */
    send(text) {
      page.asked.push(`SENT ${JSON.parse(text).t}`);
      super.send(text);
    }
  };
}

/** Asks a server and the engine's worker the same in one language. Runs in the page. @param {{ questions: string[], games: string[], language: string }} todo */
async function compare({ questions, games, language }) {
  const worker = new Worker(document.querySelector('meta[name="engine-worker"]')?.getAttribute('content') ?? '', { type: 'module' });
  const wasm = await WebAssembly.compileStreaming(fetch('/a/engine/sower.wasm'));
  worker.postMessage({ setup: { wasm, more: '/a/engine/sower-more.wasm', files: '/a/engine/', language, own: {} } });
  let id = 0;
  /** @param {string} request @returns {Promise<{ status: number, body: string }>} */
  const ofEngine = (request) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => ('failed' in data ? reject(new Error(`${request}: ${data.failed}`)) : resolve(data));
    worker.postMessage({ id: ++id, request });
  });
  /** @param {string} method @param {string} address @param {string} body */
  const ofServer = async (method, address, body) => {
    const answer = await fetch(address, { method, headers: { 'X-Sower': '1', 'Content-Type': 'application/json' }, body: method === 'POST' ? body : undefined });
    return { status: answer.status, body: await answer.text() };
  };
  const different = [];
  let asked = 0;
  for (const game of games) {
    const { choices } = JSON.parse((await ofServer('POST', '/api/look', JSON.stringify({ game }))).body);
    for (const line of questions) {
      const question = line.replaceAll('{game}', game).replaceAll('{first}', choices[0].label).replaceAll('{last}', choices.at(-1).label);
      const [, method, path, body = ''] = /** @type {RegExpExecArray} */ (/^(\S+) (\S+)(?: (.*))?$/.exec(question));
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
      const [here, there] = await Promise.all([ofEngine(`${method} ${address}\n${body}`), ofServer(method, address, body)]);
      asked += 1;
      if (here.status !== there.status || here.body !== there.body) different.push(`${question} (${language}): ${here.status} ${here.body} instead of ${there.status} ${there.body}`);
    }
  }
  worker.terminate();
  return { asked, different };
}

await withBrowser(async (site, browser) => {
  const visitor = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB', reducedMotion: 'reduce' });
    await context.addInitScript(noteRequests);
    return context;
  };
  const context = await visitor();
  // Some of the recorded questions are wrong on purpose.
  const page = await watchedPage(context, faults, /status of 4\d\d/);
  const pit = (/** @type {number} */ cell) => page.locator(`.board .pit[data-cell="${cell}"]`);
  /** @param {string} path @param {Page} [where] */
  const go = async (path, where = page) => {
    await where.goto(site.address + path);
    await where.locator('#main h1, .table').first().waitFor();
  };
  /** Waits for the engine; notes start again. */
  const begin = async () => {
    await page.locator('html[data-engine]').waitFor({ timeout: 60_000 });
    await page.evaluate(() => { /** @type {any} */ (window).asked = []; });
  };
  /** What the page asked of the server and its engine could have answered. @param {Page} [where] @returns {Promise<string[]>} */
  const asked = async (where = page) => (await where.evaluate(() => /** @type {any} */ (window).asked)).filter((/** @type {string} */ each) => THINKING.test(each));

  console.log('the engine is loaded after a first move is possible');
  await go('/games/kalah/tasks/1');
  await begin();
  const { playable, loaded } = await page.evaluate(() => ({
    playable: /** @type {any} */ (window).playable,
    loaded: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.wasm'))?.startTime,
  }));
  assert.ok(playable < Number(loaded), `${playable} ms, ${loaded} ms`);

  console.log('a lesson');
  await pit(2).click();
  await page.locator('.verdict.good').waitFor();
  assert.deepEqual(await asked(), []);

  console.log('the worker answers as the server does, byte for byte');
  // Before the trainer: a server that has built a table of endgames for it knows more than a search.
  const games = await page.evaluate(async () => (await (await fetch('/api/games')).json()).map((/** @type {{ name: string }} */ { name }) => name));
  assert.ok(games.length > 30, `${games.length} games`);
  let count = 0;
  for (const [number, language] of LANGUAGES.entries()) {
    const some = games.filter((/** @type {string} */ _, /** @type {number} */ index) => index % LANGUAGES.length === number);
    const compared = await page.evaluate(compare, { questions, games: some, language });
    assert.deepEqual(compared.different, []);
    count += compared.asked;
  }
  assert.ok(count > 1000, `${count} questions`);
  console.log(`  ${count} questions`);

  console.log('an analysis, forth and back');
  await go('/analysis?game=oware');
  await page.waitForFunction(() => Number(/Depth (\d+)/.exec(document.body.innerText)?.[1]) >= 10, undefined, { timeout: 60_000 });
  assert.equal(await page.locator('html').getAttribute('data-engine'), '2 threads');
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  await begin();
  await pit(5).click();
  await page.locator('.tree-move[aria-current]').waitFor();
  await page.locator('.why-steps li').first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.line').length === 6);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.locator('.tree-move[aria-current]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => Number(/Depth (\d+)/.exec(document.body.innerText)?.[1]) >= 10, undefined, { timeout: 60_000 });
  assert.deepEqual(await asked(), []);

  console.log('a hint in a game against the computer');
  const room = await makeRoom(page, { game: 'togyz-kumalak', seats: [{ kind: 'me' }, { kind: 'computer', player: 'level:1' }] });
  await go(`/play/${room.id}`);
  await begin();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.mark-hint').waitFor();
  assert.deepEqual(await asked(), []);

  console.log('a review, and again from what is kept');
  await go('/review');
  await begin();
  await page.locator('textarea').fill(RECORD);
  await page.locator('form button.main').click();
  await page.locator('.review').waitFor({ timeout: 60_000 });
  assert.deepEqual(await asked(), []);

  console.log('the trainer');
  await go('/train/kalah');
  await begin();
  await page.locator('.board .pit[aria-disabled="false"]').first().click();
  await page.locator('.task-words', { hasText: /[1-9]\d* (ply|plies) played/ }).waitFor();
  assert.deepEqual(await asked(), []);

  console.log('the check of rules');
  await go('/rules?from=kalah');
  await begin();
  await page.locator('#rules-text').fill('[board]\npits = 600\n');
  await page.locator('.mistakes li').first().waitFor();
  assert.deepEqual(await asked(), []);

  console.log('the server helps while the visitor plays a person');
  const game = await makeRoom(page, { game: 'kalah', seats: [{ kind: 'me' }, { kind: 'friend' }], control: { kind: 'fischer', base: 300, increment: 2 } });
  const aside = await watchedPage(context, faults);
  await go('/analysis?game=oware', aside);
  await aside.locator('.line').first().waitFor();
  assert.deepEqual((await asked(aside)).filter((each) => each.startsWith('SOCKET')), []);
  const friend = await (await visitor()).newPage();
  await go(`/play/${game.id}`);
  await friend.goto(site.address + game.play);
  await friend.getByRole('button', { name: 'Join game' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.seat').length === 2);
  await aside.waitForFunction(() => /** @type {any} */ (window).asked.includes('SOCKET /api/analyse'));
  await pit(2).click();
  await page.waitForFunction(() => document.querySelectorAll('.ply').length === 1);
  await go('/analysis?game=kalah&moves=3', aside);
  await aside.locator('.refused, [role="alert"]').first().waitFor();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.locator('dialog button.main').click();
  await page.locator('.end').waitFor();
  await go('/analysis?game=kalah&moves=3', aside);
  await aside.locator('.line').first().waitFor();
  assert.deepEqual((await asked(aside)).filter((each) => each.startsWith('SOCKET /api/analyse')), []);

  console.log('the server helps a browser without WebAssembly');
  const plain = await visitor();
  await plain.addInitScript(() => { delete (/** @type {any} */ (globalThis).WebAssembly); });
  const old = await watchedPage(plain, faults);
  await go('/analysis?game=kalah', old);
  await old.locator('.line').first().waitFor();
  assert.ok((await asked(old)).includes('SOCKET /api/analyse'));
}, { args: ['--limit', 'requests=100000', '--limit', 'new-rules=100'] });

assert.deepEqual(faults, []);
console.log('the engine of the page is in order');
