import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLive, isOwnTurn } from '../play/state.js';
import { after, choice, room, told } from './room.js';

/** @param {import('../play/state.js').Effect[]} effects */
const done = (effects) => effects.map((effect) => effect.do);

const BEGUN = told(room([], 'S'), 1);

test('the first state is shown', () => {
  const { state, effects } = after(BEGUN);
  assert.deepEqual(done(effects), ['show']);
  assert.ok(isOwnTurn(state));
});

test('a move is shown at once and sent with the version it was made in', () => {
  const { state, effects } = after(BEGUN, { t: 'local-play', choice: choice('2') });
  assert.deepEqual(effects, [
    { do: 'send', message: { t: 'move', d: '2' }, v: 1 },
    { do: 'sow', from: 0, to: 1 },
  ]);
  assert.equal(state.pending?.choice.label, '2');
  assert.ok(!isOwnTurn(state));
});

test('a confirmed move is not shown a second time', () => {
  const { state, effects } = after(BEGUN, { t: 'local-play', choice: choice('2') }, told(room(['2'], 'N'), 2));
  assert.equal(state.pending, null);
  assert.deepEqual(done(effects), ['refresh']);
});

test('a confirmed move with the reply shows the reply alone', () => {
  const { effects } = after(BEGUN, { t: 'local-play', choice: choice('2') }, told(room(['2', '5'], 'S'), 3));
  assert.deepEqual(effects.find((effect) => effect.do === 'sow'), { do: 'sow', from: 1, to: 2 });
});

test('a refused move is rolled back', () => {
  const problem = { code: 'refused', message: 'no' };
  const { state, effects } = after(BEGUN, { t: 'local-play', choice: choice('2') }, { t: 'refused', d: problem, v: 1, now: 0 });
  assert.equal(state.pending, null);
  assert.equal(state.problem, problem);
  assert.deepEqual(done(effects), ['show']);
  assert.ok(isOwnTurn(state));
});

test('another move than the one that was made replaces it', () => {
  const { state, effects } = after(BEGUN, { t: 'local-play', choice: choice('2') }, told(room(['1'], 'N'), 2));
  assert.equal(state.pending, null);
  assert.deepEqual(done(effects), ['show']);
});

test('the same state sent again while a move is under way leaves it standing', () => {
  const { state } = after(BEGUN, { t: 'local-play', choice: choice('2') }, BEGUN);
  assert.equal(state.pending?.choice.label, '2');
});

test('a late state changes nothing', () => {
  const { state, effects } = after(told(room(['2'], 'N'), 2), BEGUN);
  assert.deepEqual(state.room?.moves, ['2']);
  assert.deepEqual(effects, []);
});

test('a player cannot move out of turn, twice, or while viewing an earlier position', () => {
  assert.equal(after(told(room(['2'], 'N'), 2), { t: 'local-play', choice: choice('1') }).state.pending, null);
  const twice = after(BEGUN, { t: 'local-play', choice: choice('1') }, { t: 'local-play', choice: choice('2') });
  assert.equal(twice.state.pending?.choice.label, '1');
  const back = after(told(room(['2', '3'], 'S'), 3), { t: 'local-view', plies: 0 }, { t: 'local-play', choice: choice('1') });
  assert.equal(back.state.pending, null);
});

test('the opponent\'s move is animated, and the turn is announced', () => {
  const { effects } = after(told(room(['2'], 'N'), 2), told(room(['2', '5'], 'S'), 3));
  assert.deepEqual(done(effects), ['sow', 'turn']);
});

test('several moves that were missed are all shown', () => {
  const { effects } = after(BEGUN, { t: 'local-connection', to: 'lost' }, told(room(['2', '3', '5'], 'S'), 4));
  assert.deepEqual(effects[0], { do: 'sow', from: 0, to: 3 });
});

test('a move that is taken back is not on the board any more', () => {
  const { state, effects } = after(told(room(['2', '5'], 'S'), 3), told(room([], 'S'), 4, { kind: 'back', plies: 0 }));
  assert.deepEqual(state.room?.moves, []);
  assert.deepEqual(done(effects), ['show']);
});

test('a player who views an earlier position stays there while the game continues', () => {
  const { state, effects } = after(
    told(room(['2', '3'], 'N'), 3),
    { t: 'local-view', plies: 1 },
    told(room(['2', '3', '5'], 'S'), 4),
  );
  assert.equal(state.viewed, 1);
  assert.ok(!isLive(state));
  assert.ok(!done(effects).includes('sow'));
});

test('stepping to the newest move returns to the live game', () => {
  const start = told(room(['2', '3'], 'N'), 3);
  const { state, effects } = after(start, { t: 'local-view', plies: 1 }, { t: 'local-view', plies: 2 });
  assert.ok(isLive(state));
  assert.deepEqual(effects, [{ do: 'sow', from: 1, to: 2 }]);
  assert.equal(after(start, { t: 'local-view', plies: -3 }).state.viewed, 0);
});

test('a premove is played on the player\'s turn if it is legal', () => {
  const start = told(room(['2'], 'N'), 2);
  const legal = after(start, { t: 'local-premove', label: '1' }, told(room(['2', '5'], 'S'), 3));
  assert.deepEqual(legal.effects.find((effect) => effect.do === 'send'), { do: 'send', message: { t: 'move', d: '1' }, v: 3 });
  assert.equal(legal.state.premove, null);
  const not = after(start, { t: 'local-premove', label: '6' }, told(room(['2', '5'], 'S'), 3));
  assert.ok(!done(not.effects).includes('send'));
  assert.equal(not.state.premove, null);
});

test('the end is announced once', () => {
  const ending = { termination: 'resigned', score: /** @type {[number, number]} */ ([1, 2]), possession: null, winner: /** @type {const} */ ('N'), sentence: 'over' };
  const over = told(room([], 'S', { ending }), 2, { kind: 'resign', side: 'S' });
  assert.ok(done(after(BEGUN, over).effects).includes('end'));
  assert.ok(!done(after(BEGUN, over, over).effects).includes('end'));
  assert.ok(!isOwnTurn(after(BEGUN, over).state));
});

test('a coin is tossed where a game begins with one, and not when it is looked at later', () => {
  assert.ok(done(after(told(room([], 'S', { tossed: 'S' }), 1)).effects).includes('toss'));
  assert.ok(!done(after(told(room(['2'], 'N', { tossed: 'S' }), 2)).effects).includes('toss'));
});

test('a rematch is followed', () => {
  const { effects } = after(BEGUN, told(room([], 'S'), 2, { kind: 'rematch', room: 'next' }));
  assert.deepEqual(effects.at(-1), { do: 'follow', room: 'next' });
});
