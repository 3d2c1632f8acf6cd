import assert from 'node:assert/strict';
import test from 'node:test';
import { lineText } from '../text/line.js';

/** @type {import('../wire.js').LineTurn[]} */
const turns = [{ side: 'S', moves: ['3', '6'] }, { side: 'N', moves: ['2'] }];

test('a line of play names the side of each turn', () => {
  assert.match(lineText(turns), /^\S+ 3 6, \S+ 2$/);
  assert.equal(lineText([]), '');
});

test('a line of play without its first moves begins with the next side to play', () => {
  assert.match(lineText(turns, 1), /^\S+ 6, \S+ 2$/);
  assert.match(lineText(turns, 2), /^\S+ 2$/);
});
