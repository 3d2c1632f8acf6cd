import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextPuzzle } from '../pages/parts/next-puzzle.js';

const ALL = [1, 1, 2, 2].map((grade, index) => ({ number: index + 1, grade, position: `p${index + 1}`, themes: index % 2 ? ['capture'] : [] }));
const solved = (/** @type {number[]} */ ...numbers) =>
  Object.fromEntries(numbers.map((number) => [`p${number}`, { tries: 1, solved: true, helped: false }]));

test('the next puzzle is the next that is not solved', () => {
  assert.equal(nextPuzzle(ALL, {}, 0, null), 1);
  assert.equal(nextPuzzle(ALL, solved(1, 2), 0, null), 3);
  assert.equal(nextPuzzle(ALL, solved(2), 1, null), 3);
});

test('after the last one it begins anew', () => {
  assert.equal(nextPuzzle(ALL, solved(4), 4, null), 1);
  assert.equal(nextPuzzle(ALL, solved(1, 2, 3, 4), 2, null), 3);
});

test('within a difficulty the next puzzle has the same difficulty', () => {
  assert.equal(nextPuzzle(ALL, {}, 0, 2), 3);
  assert.equal(nextPuzzle(ALL, solved(3), 4, 2), 4);
});

test('within a theme the next puzzle has the same theme', () => {
  assert.equal(nextPuzzle(ALL, {}, 0, null, 'capture'), 2);
  assert.equal(nextPuzzle(ALL, solved(2), 2, null, 'capture'), 4);
  assert.equal(nextPuzzle(ALL, {}, 0, 1, 'capture'), 2);
});
