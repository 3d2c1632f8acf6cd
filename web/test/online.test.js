/** @import { Challenge, PlayingGame } from '../wire.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_LISTED, online } from '../lobby/online.js';

const game = (/** @type {string} */ kind) => /** @type {PlayingGame} */ (/** @type {unknown} */ ({ control: { kind } }));
const challenge = /** @type {Challenge} */ (/** @type {unknown} */ ({}));

test('a live game counts two players, and an open challenge one who waits', () => {
  assert.deepEqual(online([game('fischer'), game('none')], [challenge]), { players: 5, games: 2, open: 1, isMore: false });
  assert.deepEqual(online([], []), { players: 0, games: 0, open: 0, isMore: false });
});

test('players of a game over days are not there now', () => {
  assert.equal(online([game('days')], []).players, 0);
});

test('a full list may not be all', () => {
  assert.equal(online(Array.from({ length: MOST_LISTED }, () => game('fischer')), []).isMore, true);
});
