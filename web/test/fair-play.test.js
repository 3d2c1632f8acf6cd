/** The engine of the page rests while the visitor plays a person. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { mayThinkHere, noteGame, onFairPlay } from '../net/fair-play.js';

/** The visitor's games against people, as the server lists them. @type {{ id: string, slow: boolean }[] | null} */
let games = [];
let asked = 0;
mock.method(globalThis, 'fetch', async () => {
  asked += 1;
  if (!games) throw new TypeError('no network');
  return Response.json({ turns: 0, challenges: [], live_games: games });
});
mock.timers.enable({ apis: ['Date'] });
const later = () => mock.timers.tick(6000);

test('the server knows whether the visitor plays a person', async () => {
  assert.equal(await mayThinkHere(), true);
  games = [{ id: 'slow', slow: true }];
  assert.equal(await mayThinkHere(), true, 'it was asked a moment ago');
  assert.equal(asked, 1);
  later();
  assert.equal(await mayThinkHere(), false, 'correspondence counts too');
  later();
  games = null;
  assert.equal(await mayThinkHere(), true, 'without a server there is no such game');
  later();
});

test('a game on the page counts at once, and until it ends or is left', async () => {
  games = [];
  const [page, listening] = [new AbortController(), new AbortController()];
  let told = 0;
  onFairPlay(() => { told += 1; }, listening.signal);
  assert.equal(await mayThinkHere(), true);
  noteGame({ id: 'one', engine_off: false }, page.signal);
  assert.equal(told, 0);
  noteGame({ id: 'one', engine_off: true }, page.signal);
  noteGame({ id: 'one', engine_off: true }, page.signal);
  assert.deepEqual([told, await mayThinkHere()], [1, false]);
  noteGame({ id: 'one', engine_off: false }, page.signal);
  assert.deepEqual([told, await mayThinkHere()], [2, true]);
  noteGame({ id: 'two', engine_off: true }, page.signal);
  listening.abort();
  page.abort();
  assert.equal(await mayThinkHere(), true, 'the server is asked again');
  assert.equal(told, 3);
});

test('another tab says that a game has begun', async () => {
  const listening = new AbortController();
  const told = new Promise((resolve) => onFairPlay(() => resolve(null), listening.signal));
  assert.equal(await mayThinkHere(), true);
  games = [{ id: 'there', slow: false }];
  const other = new BroadcastChannel('sower.fair-play');
  other.postMessage(null);
  await told;
  other.close();
  listening.abort();
  assert.equal(await mayThinkHere(), false);
});
