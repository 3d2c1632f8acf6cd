import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whole } from '../net/room.js';
import { Looks } from '../walk/looks.js';
import { board, choice, room } from './room.js';

/** @typedef {import('../wire.d.ts').RoomState} RoomState @typedef {import('../wire.d.ts').Moved} Moved */

/** @param {number} at @returns {import('../wire.d.ts').Sowing} */
const sowing = (at) => ({ steps: [{ t: 'lift', at, seeds: 1, left: 0 }], laps: 1 });

/** @param {number} seeds */
const holding = (seeds) => ({ ...board('N'), cells: [seeds, 0, 0, 0] });

/** Looks that must not ask the server. */
function offline() {
  return new Looks(() => Promise.reject(new Error('the server was asked')));
}

/** @param {RoomState} before @param {Partial<Moved>} moved @returns {RoomState} */
function afterPly(before, moved) {
  const event = /** @type {const} */ ({ kind: 'move', label: '1', side: 'S' });
  const { look } = room([], 'N');
  const d = { event, written: '1', told: 'South plays 1.', look, clocks: null, may_undo: false, may_hint: false, ...moved };
  const message = whole({ t: 'moved', d, v: 2 }, before);
  assert.equal(message.t, 'state');
  return message.t === 'state' ? message.d.room : before;
}

test('a ply that came with its sowing is not asked for', async () => {
  const looks = offline();
  const begun = room([], 'N', { look: { ...room([], 'N').look, board: holding(4) } });
  looks.note(begun);
  const after = afterPly(begun, { sowing: sowing(3), look: { ...begun.look, board: holding(7) } });
  looks.note(after);
  assert.deepEqual(await looks.ply(after, 0), { board: holding(4), sowing: sowing(3), to: holding(7) });
  assert.deepEqual(await looks.board(after, 0), holding(4));
});

test("a player's own ply is among the legal moves that came before it", () => {
  const begun = room([], 'S', { look: { ...room([], 'S').look, choices: [{ ...choice('1'), sowing: sowing(5) }] } });
  assert.deepEqual(afterPly(begun, {}).sowing, sowing(5));
});

test('a ply without steps does not keep those of the ply before it', () => {
  assert.equal(afterPly(room([], 'N', { sowing: sowing(1) }), {}).sowing, undefined);
});

test('a ply from before the page was opened is asked for once', async () => {
  /** @type {(string[] | undefined)[]} */
  const asked = [];
  const looks = new Looks(async ({ moves }) => {
    asked.push(moves);
    return { board: holding(1), ending: null, choices: [{ ...choice('2'), to: holding(2), sowing: sowing(2) }], refused: [] };
  });
  const opened = room(['1', '2', '3'], 'S', { sowing: sowing(9) });
  looks.note(opened);
  const expected = { board: holding(1), sowing: sowing(2), to: holding(2) };
  assert.deepEqual(await looks.ply(opened, 1), expected);
  assert.deepEqual(await looks.ply(opened, 1), expected);
  assert.deepEqual(asked, [['1']]);
});

test('a page that opens in the middle has the last ply', async () => {
  const looks = offline();
  const opened = room(['1', '2'], 'S', { sowing: sowing(9) });
  looks.note(opened);
  assert.deepEqual(await looks.sowing(opened, 1), sowing(9));
});

test('a request that failed is repeated', async () => {
  let times = 0;
  const looks = new Looks(async () => {
    times += 1;
    if (times === 1) throw new Error('offline');
    return { board: holding(1), ending: null, choices: [], refused: [] };
  });
  const opened = room(['1'], 'S');
  await assert.rejects(looks.board(opened, 0));
  assert.deepEqual(await looks.board(opened, 0), holding(1));
});
