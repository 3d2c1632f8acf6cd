/** Starting a game: one request, then the room's address; the first move is handed over once. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { pretendDocument } from './markup.js';

pretendDocument();
/** @type {string[]} */
let visited = [];
/** @type {{ path: string, body: any }[]} */
let asked = [];
const history = {
  state: null,
  pushState: (/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ address) => { visited.push(address); },
  replaceState: (/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ address) => { visited.push(`instead: ${address}`); },
};
Object.assign(globalThis, { window: { history, location: { pathname: '/', search: '', origin: '' }, scrollTo: () => {} } });
/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value) } });
globalThis.fetch = /** @type {typeof fetch} */ (async (/** @type {string} */ path, /** @type {RequestInit} */ init) => {
  asked.push({ path, body: JSON.parse(String(init.body)) });
  return new Response(JSON.stringify({ id: 'abc', play: null, watch: '', only_here: false }));
});
const { keepChoices, lastLevel, playComputer, playHere, startGame, takeOpening } = await import('../new/start.js');
const { computerRoom, FIRST_CHOICES } = await import('../new/choices.js');

beforeEach(() => {
  [visited, asked] = [[], []];
  kept.clear();
});

test('one click makes one room and opens it', async () => {
  await playComputer('oware');
  assert.deepEqual(asked, [{ path: '/api/rooms', body: computerRoom('oware', { level: 3 }) }]);
  assert.deepEqual(visited, ['/play/abc']);
  assert.equal(takeOpening('abc'), null);
});

test('the level is that of the last game', async () => {
  keepChoices({ ...FIRST_CHOICES, level: 8 });
  assert.equal(lastLevel(), 8);
  await playComputer('kalah', ['board.seeds=5']);
  assert.deepEqual(asked[0].body.seats[1], { kind: 'computer', player: 'level:8' });
  assert.deepEqual(asked[0].body.changes, ['board.seeds=5']);
});

test('two players at one screen have both seats', async () => {
  await playHere('kalah');
  assert.deepEqual(asked[0].body.seats, [{ kind: 'me' }, { kind: 'me' }]);
});

test('the room opens when its first move has been seen, and gets it once', async () => {
  let landed = () => {};
  const shown = new Promise((/** @type {(value: void) => void} */ resolve) => { landed = resolve; });
  const starting = startGame(computerRoom('kalah', { level: 3 }), { first: { label: '3', shown } });
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  assert.deepEqual(visited, []);
  landed();
  await starting;
  assert.deepEqual(visited, ['/play/abc']);
  assert.equal(takeOpening('other'), null);
});

test('the first move goes to its own room only', async () => {
  await startGame(computerRoom('kalah', { level: 3 }), { replace: true, first: { label: '3', shown: Promise.resolve() } });
  assert.deepEqual(visited, ['instead: /play/abc']);
  assert.equal(takeOpening('abc'), '3');
  assert.equal(takeOpening('abc'), null);
});
