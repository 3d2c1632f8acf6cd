import assert from 'node:assert/strict';
import test from 'node:test';
import { begins, changes, choicesFrom, choicesOf, computerRoom, control, FIRST_CHOICES, hereRoom, newRoomFrom } from '../new/choices.js';

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

/** @param {'person' | 'computer' | 'open'} kind @param {string} name @param {boolean} yours @returns {import('../wire.js').Seat} */
const seat = (kind, name, yours) => ({ kind, name, yours, account: false, bot: false, rating: null });

test('one click plays the computer at the level of last time, and the game decides who moves first', () => {
  assert.deepEqual(computerRoom('oware', { level: 7 }), {
    game: 'oware', changes: [], seats: [{ kind: 'me' }, { kind: 'computer', player: 'level:7' }], toss: null, position: null, moves: [],
    control: { kind: 'none' }, rated: false,
  });
  assert.equal(FIRST_CHOICES.level, 3);
  assert.deepEqual(computerRoom('kalah', { level: 0 }).seats[1], { kind: 'computer', player: 'minimax:6' });
  // On the home page the visitor has moved first already.
  assert.equal(computerRoom('kalah', { level: 3 }, { toss: false }).toss, false);
});

test('one click seats two players at one screen', () => {
  assert.deepEqual(hereRoom('oware'), { ...computerRoom('oware', { level: 3 }), seats: [{ kind: 'me' }, { kind: 'me' }] });
});

test('a room shows the choices that led to it, and they lead to the same room again', () => {
  const room = { game: 'kalah', changes: ['board.seeds=5'], seats: /** @type {const} */ ([seat('person', 'Ann', true), seat('computer', 'Computer, level 4', false)]), control: /** @type {const} */ ({ kind: 'fischer', base: 300, increment: 3 }) };
  const choices = choicesOf({ ...room, seats: [...room.seats] }, { level: 9, clock: 'none' });
  assert.deepEqual([choices.level, choices.opponent, choices.clock, choices.options], [4, 'computer', '5+3', { 'board.seeds': '5' }]);
  const again = newRoomFrom(choices, page, start);
  assert.deepEqual([again.game, again.changes, again.control, again.seats[1]], ['kalah', ['board.seeds=5'], room.control, { kind: 'computer', player: 'level:4' }]);
});

test('a room of two players at one screen, an unusual clock and the minimax player are understood too', () => {
  const here = choicesOf({ game: 'oware', changes: [], seats: [seat('person', 'Ann', true), seat('person', 'Ann', true)], control: { kind: 'fischer', base: 90, increment: 1 } }, {});
  assert.deepEqual([here.opponent, here.clock, here.minutes, here.increment], ['here', 'custom', 1.5, 1]);
  const textbook = choicesOf({ game: 'oware', changes: [], seats: [seat('person', 'Ann', true), seat('computer', 'minimax:6', false)], control: { kind: 'per-move', each: 9 } }, {});
  assert.deepEqual([textbook.level, textbook.clock, textbook.each], [0, 'each', 9]);
});
