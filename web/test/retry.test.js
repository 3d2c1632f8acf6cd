import assert from 'node:assert/strict';
import test from 'node:test';
import { judgedByReview, judgedBySearch } from '../review/retry.js';

const ply = /** @type {import('../wire.js').ReviewedPly} */ (/** @type {unknown} */ ({ label: '5', lost: 6, best: { label: '6', pit: 6, line: ['6'] } }));
const analysis = {
  depth: 9, nodes: 1, seconds: 1, proven: false,
  moves: [
    { label: '6', pit: 6, score: 4, proven: false, line: ['6'], turns: [] },
    { label: '2', pit: 2, score: 3.8, proven: false, line: ['2'], turns: [] },
    { label: '1', pit: 1, score: -3, proven: false, line: ['1'], turns: [] },
  ],
};

test('the review knows the best move and the played one', () => {
  assert.deepEqual(judgedByReview(ply, '6'), { kind: 'best', lost: 0 });
  assert.deepEqual(judgedByReview(ply, '5'), { kind: 'played', lost: 6 });
  assert.equal(judgedByReview(ply, '1'), null);
});

test('any other move is judged by a search', () => {
  assert.equal(judgedBySearch(analysis, '2').kind, 'good');
  assert.deepEqual(judgedBySearch(analysis, '1'), { kind: 'worse', lost: 7 });
  assert.equal(judgedBySearch(null, '1').kind, 'unknown');
});
