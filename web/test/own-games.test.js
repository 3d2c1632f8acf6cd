/** @import { MyGame } from '../wire.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameInProgress, isUnderWay, renewed } from '../lobby/own-games.js';

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

const seats = /** @type {MyGame['seats']} */ (/** @type {unknown} */ ([{ kind: 'person', yours: true }, { kind: 'computer', yours: false }]));

test('a game against the computer without a move is not under way; one that waits for a person is', () => {
  const open = /** @type {MyGame['seats']} */ (/** @type {unknown} */ ([{ kind: 'person', yours: true }, { kind: 'open', yours: false }]));
  const here = /** @type {MyGame['seats']} */ (/** @type {unknown} */ ([{ kind: 'person', yours: true }, { kind: 'person', yours: true }]));
  assert.equal(isUnderWay({ ending: null, plies: 0, seats }), false);
  assert.equal(isUnderWay({ ending: null, plies: 0, seats: here }), false);
  assert.equal(isUnderWay({ ending: null, plies: 1, seats }), true);
  assert.equal(isUnderWay({ ending: null, plies: 0, seats: open }), true);
  assert.equal(isUnderWay({ ending: /** @type {MyGame['ending']} */ (/** @type {unknown} */ ({})), plies: 9, seats: open }), false);
});

test('every page offers a game in which the reader is to move, else the newest that is not over or forgotten', () => {
  const made = (/** @type {Partial<MyGame>} */ changes) => /** @type {MyGame} */ ({ id: '', ending: null, damaged: false, your_turn: false, at: 0, plies: 1, seats, ...changes });
  const day = 86_400_000;
  const over = /** @type {MyGame['ending']} */ (/** @type {unknown} */ ({}));
  assert.equal(gameInProgress([], 0), null);
  assert.equal(gameInProgress([made({ ending: over }), made({ damaged: true })], 0), null);
  assert.equal(gameInProgress([made({ id: 'a' }), made({ id: 'b', your_turn: true })], day)?.id, 'b');
  assert.equal(gameInProgress([made({ id: 'a' }), made({ id: 'b' })], day)?.id, 'a');
  assert.equal(gameInProgress([made({ id: 'a', your_turn: true })], 8 * day), null);
});
