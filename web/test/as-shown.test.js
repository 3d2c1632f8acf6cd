import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asShown } from '../play/as-shown.js';
import { isSettled } from '../play/state.js';
import { after, choice, RESIGNED, room, told } from './room.js';

/** @typedef {import('../play/state.js').PlayMessage} PlayMessage */

const BEGUN = told(room([], 'S'), 1);
/** @type {PlayMessage} */
const MOVE = { t: 'local-play', choice: choice('2') };
const CONFIRMED = told(room(['2'], 'N'), 2);
const REPLY = told(room(['2', '5'], 'S'), 3);
/** @param {number} plies @returns {PlayMessage} */
const landed = (plies) => ({ t: 'local-landed', plies });

/** What the page may show after these messages. @param {PlayMessage[]} messages */
const shown = (...messages) => {
  const { state } = after(...messages);
  const seen = asShown(state);
  return { moves: seen?.moves, side: seen?.look.board.side, over: seen?.ending !== null, settled: isSettled(state) };
};

test('a move is listed when its seeds have landed, not when it is known', () => {
  assert.deepEqual(shown(BEGUN, MOVE, CONFIRMED), { moves: [], side: 'S', over: false, settled: false });
  assert.deepEqual(shown(BEGUN, MOVE, CONFIRMED, landed(1)), { moves: ['2'], side: 'N', over: false, settled: true });
});

test('a reply that arrives early is not shown while the player\'s own seeds fall', () => {
  assert.deepEqual(shown(BEGUN, MOVE, REPLY), { moves: [], side: 'S', over: false, settled: false });
  assert.deepEqual(shown(BEGUN, MOVE, REPLY, landed(1)), { moves: ['2'], side: 'N', over: false, settled: false });
  assert.deepEqual(shown(BEGUN, MOVE, REPLY, landed(1), landed(2)), { moves: ['2', '5'], side: 'S', over: false, settled: true });
});

test('a move that lands before the server knows it is listed as soon as it does', () => {
  assert.deepEqual(shown(BEGUN, MOVE, landed(1)).moves, []);
  assert.deepEqual(shown(BEGUN, MOVE, landed(1), CONFIRMED).moves, ['2']);
});

test('a result waits for the last seeds, and so does the score of several games', () => {
  const over = told(room(['2', '5'], 'S', { ending: RESIGNED, points: [1, 2] }), 3);
  const { state } = after(CONFIRMED, over);
  assert.equal(asShown(state)?.ending, null);
  assert.deepEqual(asShown(state)?.points, [1, 1]);
  assert.deepEqual(asShown(after(CONFIRMED, over, landed(2)).state)?.points, [1, 2]);
});

test('the clocks are those of the newest state', () => {
  const clocks = { left: /** @type {[number, number]} */ ([9, 8]), running: /** @type {const} */ ('S') };
  const { state } = after(BEGUN, MOVE, told(room(['2', '5'], 'S', { clocks }), 3));
  assert.equal(state.room?.clocks, clocks);
});

test('what was taken back is gone at once, and a late report of its landing changes nothing', () => {
  const back = told(room([], 'S'), 4, { kind: 'back', plies: 0 });
  assert.deepEqual(shown(REPLY, back), { moves: [], side: 'S', over: false, settled: true });
  assert.deepEqual(shown(REPLY, back, landed(2)), { moves: [], side: 'S', over: false, settled: true });
});

test('a step forward keeps the list whole, and the board is said to show the step when it has', () => {
  const { state } = after(REPLY, { t: 'local-view', plies: 0 }, { t: 'local-view', plies: 1 });
  assert.deepEqual(asShown(state)?.moves, ['2', '5']);
  assert.equal(state.shown, 0);
  assert.equal(after(REPLY, { t: 'local-view', plies: 0 }, { t: 'local-view', plies: 1 }, landed(1)).state.shown, 1);
});

test('a move that comes while the reader looks back is listed at once', () => {
  assert.deepEqual(shown(CONFIRMED, { t: 'local-view', plies: 0 }, REPLY).moves, ['2', '5']);
});
