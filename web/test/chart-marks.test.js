import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readable } from '../chart-marks.js';

const mark = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ glyph) => ({ x, y, glyph, bad: glyph.startsWith('?') });

test('signs that lie apart are all written', () => {
  const marks = [mark(10, 50, '?'), mark(60, 50, '!'), mark(60, 120, '?!')];
  assert.deepEqual([...readable(marks)].map(({ x, y }) => [x, y]).sort(), [[10, 50], [60, 120], [60, 50]]);
});

test('where signs would cover each other the weightiest is written', () => {
  const marks = [mark(10, 50, '?!'), mark(18, 55, '??'), mark(26, 52, '?'), mark(34, 50, '!')];
  assert.deepEqual([...readable(marks)].map(({ glyph }) => glyph), ['??']);
});
