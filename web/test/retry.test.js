import assert from 'node:assert/strict';
import test from 'node:test';
import { isSolved, judgedByReview, judgedBySearch } from '../review/retry.js';

/** @typedef {import('../wire.js').ReviewedPly} ReviewedPly @typedef {import('../wire.js').LineTurn} LineTurn */

/** @param {string[]} moves @returns {LineTurn[]} */
const turns = (...moves) => [{ side: 'S', moves }];
const ply = /** @type {ReviewedPly} */ (/** @type {unknown} */ ({
  label: '5', lost: 6, before: { mover: 4 }, after: { mover: -2 }, turns: turns('5'), best: { label: '6', pit: 6, line: ['6'], turns: turns('6', '2') },
}));
/** @param {string} label @param {number} score */
const move = (label, score) => ({ label, pit: Number(label), score, proven: false, line: [label], turns: turns(label) });
const analysis = { depth: 9, nodes: 1, seconds: 1, proven: false, moves: [move('6', 4), move('2', 3.8), move('3', 2.5), move('4', 0.2), move('1', -3)] };

test('the review knows the best move and the played one', () => {
  assert.deepEqual(judgedByReview(ply, '6'), { kind: 'best', lost: 0, best: 4, tried: 4, before: 'win', after: 'win', turns: turns('6', '2') });
  assert.deepEqual(judgedByReview(ply, '5'), { kind: 'played', lost: 6, best: 4, tried: -2, before: 'win', after: 'loss', turns: turns('5') });
  assert.equal(judgedByReview(ply, '1'), null);
});

test('any other move is judged by a search', () => {
  assert.equal(judgedBySearch(analysis, '2', 48).kind, 'good');
  assert.deepEqual(judgedBySearch(analysis, '1', 48), { kind: 'worse', lost: 7, best: 4, tried: -3, before: 'win', after: 'loss', turns: turns('1') });
  assert.equal(judgedBySearch(null, '1', 48).kind, 'unknown');
});

test('a move that is a little worse is sound if it keeps the result', () => {
  assert.equal(judgedBySearch(analysis, '3', 48).kind, 'fine');
  assert.equal(judgedBySearch(analysis, '3', 16).kind, 'worse', 'with fewer seeds the same loss weighs more');
  assert.equal(judgedBySearch({ ...analysis, moves: [move('6', 1.5), move('4', 0.2)] }, '4', 48).kind, 'worse', 'the lead is gone');
  assert.deepEqual(['6', '2', '3', '4', '1'].map((label) => isSolved(judgedBySearch(analysis, label, 48))), [true, true, true, false, false]);
});
