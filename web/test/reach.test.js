import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Reach, ServerDown } from '../net/reach.js';

/** What waits on promises only has been done after this. */
const settled = async () => { for (let step = 0; step < 20; step += 1) await Promise.resolve(); };

/**
 * A server that the test can take away, in a browser whose clock the test moves.
 * @param {import('node:test').TestContext} context
 */
function served(context) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const server = { does: /** @type {'answer' | 'fail' | 'nothing' | 'proxy' | 'refuse'} */ ('answer'), isHidden: false, asked: /** @type {string[]} */ ([]) };
  const reach = new Reach({
    isHidden: () => server.isHidden,
    fetch: (path, { method = 'GET', signal }) => {
      server.asked.push(`${method} ${path}`);
      if (server.does === 'answer') return Promise.resolve(new Response('[]', { headers: { 'Content-Type': 'application/json' } }));
      if (server.does === 'refuse') return Promise.resolve(new Response('{}', { status: 503, headers: { 'Content-Type': 'application/json' } }));
      if (server.does === 'proxy') return Promise.resolve(new Response('Bad gateway', { status: 502, headers: { 'Content-Type': 'text/html' } }));
      if (server.does === 'fail') return Promise.reject(new TypeError('Failed to fetch'));
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  /** @type {boolean[]} */
  const told = [];
  reach.listen((isAway) => told.push(isAway));
  const pass = async (/** @type {number} */ seconds) => {
    await settled();
    context.mock.timers.tick(seconds * 1000);
    await settled();
  };
  /** @param {RequestInit} [init] */
  const ask = (init) => {
    const state = { now: 'waits' };
    reach.fetch('/api/me', init).then(() => { state.now = 'answered'; }, (error) => { state.now = error instanceof ServerDown ? 'down' : String(error); });
    return state;
  };
  return { server, reach, told, pass, ask };
}

test('a request that fails is down at once, and so is the server if a second one fails', async (context) => {
  const { server, reach, told, pass, ask } = served(context);
  server.does = 'fail';
  const state = ask();
  await settled();
  assert.deepEqual([state.now, reach.isAway, told], ['down', true, [true]]);
  server.does = 'answer';
  await pass(3);
  assert.deepEqual([reach.isAway, told], [false, [true, false]]);
  assert.deepEqual(server.asked, ['GET /api/me', 'HEAD /api/games', 'HEAD /api/games']);
});

test('one lost request does not mean that the server is away', async (context) => {
  const { server, reach, told, ask } = served(context);
  server.does = 'fail';
  const state = ask();
  server.does = 'answer';
  await settled();
  assert.deepEqual([state.now, reach.isAway, told], ['down', false, []]);
});

test('a server that never answers is given up, sooner once it is known', async (context) => {
  const { server, reach, pass, ask } = served(context);
  server.does = 'nothing';
  const [read, change] = [ask(), ask({ method: 'POST' })];
  await pass(9.9);
  assert.deepEqual([read.now, reach.isAway], ['waits', false]);
  await pass(0.2);
  assert.deepEqual([read.now, change.now], ['down', 'waits']);
  await pass(4);
  assert.ok(reach.isAway);
  const later = ask({ method: 'POST' });
  await pass(2);
  assert.equal(later.now, 'down');
  await pass(5);
  assert.equal(change.now, 'down');
});

test('a proxy that answers for a server is none, and a refusal of the server is an answer', async (context) => {
  const { server, reach, ask } = served(context);
  server.does = 'refuse';
  const refused = ask();
  await settled();
  assert.deepEqual([refused.now, reach.isAway], ['answered', false]);
  server.does = 'proxy';
  const state = ask();
  await settled();
  assert.deepEqual([state.now, reach.isAway], ['down', true]);
});

test('it asks less and less often, not in a tab that is hidden, and an answer to any request ends it', async (context) => {
  const { server, reach, pass, ask } = served(context);
  server.does = 'fail';
  assert.equal(await reach.check(), true);
  const asked = async (/** @type {number} */ seconds) => {
    const before = server.asked.length;
    for (let second = 0; second < seconds; second += 1) await pass(1);
    return server.asked.length - before;
  };
  assert.deepEqual([await asked(3), await asked(6), await asked(12), await asked(24), await asked(24)], [1, 1, 1, 1, 1]);
  server.does = 'answer';
  ask();
  await settled();
  assert.equal(reach.isAway, false);
  assert.equal(await asked(60), 0);
  server.does = 'fail';
  server.isHidden = true;
  await reach.check();
  assert.equal(await asked(60), 0);
});

test('checks at the same time are one, and who has left is not told', async (context) => {
  const { server, reach, told } = served(context);
  server.does = 'fail';
  const leave = new AbortController();
  let heard = 0;
  reach.listen(() => { heard += 1; }, leave.signal);
  leave.abort();
  await Promise.all([reach.check(), reach.check()]);
  assert.deepEqual([server.asked.length, told, heard], [1, [true], 0]);
});
