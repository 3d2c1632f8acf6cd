/** @import { MyGame } from '../wire.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renewed } from '../lobby/own-games.js';

const game = (/** @type {string} */ id, /** @type {number} */ plies) => /** @type {MyGame} */ (/** @type {unknown} */ ({ id, plies }));

test('the newest games are taken as they are now, and older ones stay below them', () => {
  const listed = [game('c', 1), game('b', 1), game('a', 1)];
  const now = renewed(listed, [], [game('d', 0), game('c', 2)]);
  assert.deepEqual(now.map(({ id, plies }) => [id, plies]), [['d', 0], ['c', 2], ['b', 1], ['a', 1]]);
});

test('an older game that waits for the reader is known anew', () => {
  const now = renewed([game('b', 1), game('a', 1)], [{ game: game('a', 2), due: null }], [game('b', 1)]);
  assert.deepEqual(now.map(({ id, plies }) => [id, plies]), [['b', 1], ['a', 2]]);
});
