import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countLines, lineBounds, mistakenLines } from '../rules/lines.js';

test('a line is found by its number, and the nearest one where there is none', () => {
  const text = 'one\ntwo\n\nfour';
  assert.equal(countLines(text), 4);
  assert.equal(text.slice(...lineBounds(text, 2)), 'two');
  assert.equal(text.slice(...lineBounds(text, 3)), '');
  assert.equal(text.slice(...lineBounds(text, 4)), 'four');
  assert.deepEqual(lineBounds(text, 99), lineBounds(text, 4));
  assert.deepEqual(lineBounds(text, 0), lineBounds(text, 1));
  assert.deepEqual(lineBounds('', 1), [0, 0]);
});

test('lines with mistakes are marked once, and a mistake without a line marks none', () => {
  const at = (/** @type {number | null} */ line) => ({ line, key: '', message: '' });
  assert.deepEqual([...mistakenLines([at(3), at(null), at(3), at(7)])], [3, 7]);
});
