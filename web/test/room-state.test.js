import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whole } from '../net/room.js';
import { choice, RESIGNED, room } from './room.js';

/** @typedef {import('../wire.d.ts').Moved} Moved @typedef {import('../wire.d.ts').RoomState} RoomState */

const SOWN = { steps: [{ t: /** @type {const} */ ('lift'), at: 2, seeds: 1, left: 0 }], laps: 1 };

/** @param {Partial<Moved>} moved @param {RoomState | null} before */
function after(moved, before) {
  const event = /** @type {const} */ ({ kind: 'move', label: '1', side: 'S' });
  const { look } = room([], 'N');
  return whole({ t: 'moved', d: { event, written: '1+2', told: 'South plays 1.', look, clocks: null, may_undo: true, may_hint: false, ...moved }, v: 7 }, before);
}

/** @param {ReturnType<typeof after>} message */
function stateOf(message) {
  if (message.t !== 'state') throw new Error(message.t);
  return message.d.room;
}

test('a ply is added to every list of the room, and the rest stays', () => {
  const before = room(['2', '5'], 'S', { told: ['one', 'two'], offers: [['takeback', 'N']] });
  const message = after({}, before);
  assert.equal(message.v, 7);
  const now = stateOf(message);
  assert.deepEqual([now.moves, now.movers, now.written, now.told], [['2', '5', '1'], ['S', 'N', 'S'], ['2', '5', '1+2'], ['one', 'two', 'South plays 1.']]);
  assert.deepEqual([now.seats, now.title, now.may_undo], [before.seats, before.title, true]);
  assert.deepEqual(now.offers, [], 'a move answers every offer');
  assert.deepEqual(before.moves, ['2', '5'], 'what was known is not changed');
});

test('the sowing is the one that came, or that of the move which was listed as legal', () => {
  const before = room([], 'S', { look: { ...room([], 'S').look, choices: [{ ...choice('1'), sowing: SOWN }] } });
  assert.deepEqual(stateOf(after({}, before)).sowing, SOWN);
  const other = { ...SOWN, laps: 2 };
  assert.deepEqual(stateOf(after({ sowing: other }, before)).sowing, other);
  assert.equal(stateOf(after({}, room([], 'N'))).sowing, undefined);
});

test('an event that is no move changes no list', () => {
  const now = stateOf(after({ event: { kind: 'resign', side: 'S' } }, room(['2'], 'N', { ending: RESIGNED })));
  assert.deepEqual([now.moves, now.written, now.ending], [['2'], ['2'], RESIGNED]);
});

test('what comes before the first state waits for it, and other messages pass', () => {
  assert.equal(after({}, null).t, 'moved');
  const pong = /** @type {const} */ ({ t: 'pong', d: null, v: 1 });
  assert.equal(whole(/** @type {any} */ (pong), room([], 'S')), pong);
});
