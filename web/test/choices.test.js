import assert from 'node:assert/strict';
import test from 'node:test';
import { begins, changes, choicesFrom, control, FIRST_CHOICES, newRoomFrom } from '../new/choices.js';

const page = {
  toss: false,
  options: [{ key: 'board.seeds', title: 'seeds', value: '4', values: ['3', '4', '5'], names: ['3', '4', '5'] }],
};
const start = { position: null, moves: [] };

test('an address asks for a game and an opponent', () => {
  const choices = choicesFrom({ game: 'kalah', level: 7 }, new URLSearchParams('game=oware&with=friend'));
  assert.equal(choices.game, 'oware');
  assert.equal(choices.opponent, 'friend');
  assert.equal(choices.level, 7);
});

test('another game forgets the rules that were changed for the last one', () => {
  const choices = choicesFrom({ game: 'kalah', options: { 'board.seeds': '3' } }, new URLSearchParams('game=oware'));
  assert.deepEqual(choices.options, {});
});

test('only what differs is a change', () => {
  assert.deepEqual(changes({ ...FIRST_CHOICES, options: { 'board.seeds': '4' } }, page), []);
  assert.deepEqual(changes({ ...FIRST_CHOICES, options: { 'board.seeds': '5', 'no.such': '1' } }, page), ['board.seeds=5']);
});

test('the player who moves first is South', () => {
  const room = newRoomFrom({ ...FIRST_CHOICES, begins: 'other', level: 0 }, page, start);
  assert.deepEqual(room.seats, [{ kind: 'computer', player: 'minimax:6' }, { kind: 'me' }]);
  assert.equal(room.toss, false);
});

test('a game with a toss is tossed unless someone chooses', () => {
  assert.equal(begins(FIRST_CHOICES, { toss: true }), 'toss');
  assert.equal(newRoomFrom(FIRST_CHOICES, { ...page, toss: true }, start).toss, true);
  assert.equal(begins({ ...FIRST_CHOICES, begins: 'you' }, { toss: true }), 'you');
});

test('in pass and play the guest has both seats', () => {
  assert.deepEqual(newRoomFrom({ ...FIRST_CHOICES, opponent: 'here' }, page, start).seats, [{ kind: 'me' }, { kind: 'me' }]);
});

test('a clock is in seconds and within bounds', () => {
  assert.deepEqual(control(FIRST_CHOICES), { kind: 'none' });
  assert.deepEqual(control({ ...FIRST_CHOICES, clock: '5+3' }), { kind: 'fischer', base: 300, increment: 3 });
  assert.deepEqual(control({ ...FIRST_CHOICES, clock: 'custom', minutes: NaN, increment: 99 }), { kind: 'fischer', base: 30, increment: 60 });
  assert.deepEqual(control({ ...FIRST_CHOICES, clock: 'each', each: 20 }), { kind: 'per-move', each: 20 });
});

test('a rated game needs another person, standard rules and a clock, and the site decides who moves first', () => {
  const rated = { ...FIRST_CHOICES, rated: true, opponent: /** @type {const} */ ('friend'), options: { 'board.seeds': '5' }, begins: /** @type {const} */ ('other') };
  const room = newRoomFrom(rated, page, start);
  assert.deepEqual(room, {
    game: 'kalah', changes: [], seats: [{ kind: 'me' }, { kind: 'friend' }], toss: null, position: null, moves: [],
    control: { kind: 'fischer', base: 600, increment: 5 }, rated: true,
  });
  assert.deepEqual(newRoomFrom({ ...rated, clock: '3+2' }, page, start).control, { kind: 'fischer', base: 180, increment: 2 });
  assert.equal(newRoomFrom({ ...rated, opponent: 'computer' }, page, start).rated, false);
});
