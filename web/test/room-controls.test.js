/** What the bar, the menu and the seats of a room offer, by its state. Without sentences, keys stand for them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markup, pretendDocument } from './markup.js';
import { after, choice, RESIGNED, room, told } from './room.js';

pretendDocument();
// No notifications here.
Object.assign(globalThis, { window: {} });
const { drawBar, drawMenu } = await import('../play/actions.js');
const { drawAnswers, drawEnd } = await import('../play/banners.js');
const { drawSeat } = await import('../play/seats.js');

/** @typedef {import('../play/table.js').Table} Table */

/** @param {import('../wire.js').RoomState} state @param {Partial<Record<keyof Table, unknown>>} [more] */
function tableOf(state, more = {}) {
  return /** @type {Table} */ (/** @type {unknown} */ ({
    state: after(told(state, 1)).state, sheet: '', tokens: { seat: null, watch: null }, ways: () => ({ turned: false, seats: false }), turnText: () => 'turn', sayings: { stays: () => false }, ...more,
  }));
}

const ALONE = { between_people: false, may_hint: true, may_undo: true };
/** @param {Partial<import('../wire.js').RoomState>} more @param {string[]} [moves] */
const bar = (more, moves = ['1', '2']) => markup(drawBar(tableOf(room(moves, 'S', more)), room(moves, 'S', more)));
/** @param {Partial<import('../wire.js').RoomState>} more */
const menu = (more) => markup(drawMenu(tableOf(room(['1', '2'], 'S', more)), room(['1', '2'], 'S', more)));

test('against the computer the bar has hint, undo, moves and menu', () => {
  const drawn = bar(ALONE);
  for (const key of ['play-ask-hint', 'play-undo', 'play-moves', 'web-menu']) assert.ok(drawn.includes(key), key);
  assert.ok(!drawn.includes('play-phrases'));
});

test('between people it has a takeback and the quick chat, and a rated game has no takeback', () => {
  assert.match(bar({}), /play-ask-takeback[^]*play-phrases/);
  assert.ok(!bar({}).includes('play-ask-hint'));
  assert.ok(!bar({ rated: true }).includes('play-ask-takeback'));
});

test('after the game it has a rematch and the review', () => {
  const drawn = bar({ ...ALONE, ending: RESIGNED });
  assert.match(drawn, /play-rematch[^]*href="\/review\/r/);
  assert.ok(!drawn.includes('play-ask-hint'));
  assert.ok(!bar({ ...ALONE, ending: RESIGNED, next: 'x' }).includes('play-rematch'));
  assert.ok(bar({ ...ALONE, ending: RESIGNED, next: 'x' }).includes('/play/x'));
});

test('only a player without an opponent in the room can change its game there', () => {
  assert.ok(menu(ALONE).includes('play-game'));
  assert.ok(!menu({}).includes('play-game'));
  const [south, north] = room([], 'S').seats;
  assert.ok(!menu({ ...ALONE, seats: [{ ...south, yours: false }, north] }).includes('play-resign'));
});

test('a sheet that is open can be closed by the button that opened it', () => {
  const state = room(['1'], 'S', ALONE);
  assert.match(markup(drawBar(tableOf(state, { sheet: 'moves' }), state)), /bar-moves" aria-expanded="true"/);
  assert.match(markup(drawBar(tableOf(state), state)), /bar-moves" aria-expanded="false"/);
});

test('the result stands in the column, its buttons in the bar', () => {
  const state = room(['1'], 'N', { ...ALONE, ending: RESIGNED });
  const drawn = markup(drawEnd(tableOf(state), state));
  assert.match(drawn, /play-lost-game[^]*play-by-resignation/);
  assert.ok(!drawn.includes('<button'));
});

test('a swap of sides and a move to confirm are offered as buttons', () => {
  const state = room(['1'], 'S');
  assert.equal(markup(drawAnswers(tableOf(state), state)), '');
  const swap = { ...choice('swap'), cell: null };
  const look = { ...state.look, board: { ...state.look.board, may_swap: true }, choices: [...state.look.choices, swap] };
  assert.ok(markup(drawAnswers(tableOf({ ...state, look }), { ...state, look })).includes('play-swap'));
});

test('no player is to move while a seat is free', () => {
  const state = room([], 'S');
  assert.match(markup(drawSeat(tableOf(state), state, 0)), /data-to-move="yes"/);
  const seats = /** @type {typeof state.seats} */ ([state.seats[0], { ...state.seats[1], kind: 'open', name: '' }]);
  const waiting = { ...state, seats };
  assert.match(markup(drawSeat(tableOf(waiting), waiting, 0)), /data-to-move="no"/);
  assert.ok(markup(drawSeat(tableOf(waiting), waiting, 1)).includes('play-seat-open'));
});
