/**
 * A small room for tests of the table.
 *
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').Choice} Choice
 * @typedef {import('../wire.d.ts').Event} RoomEvent
 * @typedef {import('../play/state.js').PlayState} PlayState
 * @typedef {import('../play/state.js').PlayMessage} PlayMessage
 */
import { reduce, START } from '../play/state.js';

/** @param {'S' | 'N'} side */
export const board = (side) => ({ cells: [4, 4, 0, 0], homes: /** @type {[null, null]} */ ([null, null]), side, may_swap: false, text: '' });

/** @param {string} label @returns {Choice} */
export const choice = (label) => ({
  label, cell: 0, last: 1, laps: 1, captured: 0, again: false, ends: false, to: board('N'), sowing: { steps: [], laps: 1 },
});

/** A room in which South is the reader. @param {string[]} moves @param {'S' | 'N'} side @param {Partial<RoomState>} more @returns {RoomState} */
export function room(moves, side, more = {}) {
  const own = side === 'S';
  return {
    id: 'r', v: 0, game: 'kalah', title: 'Kalah', changes: [],
    seats: [{ kind: 'person', name: 'Ada', yours: true, account: false, bot: false, rating: null }, { kind: 'person', name: 'Ben', yours: false, account: false, bot: false, rating: null }],
    start: '', moves, written: moves, movers: moves.map((_, ply) => (ply % 2 === 0 ? 'S' : 'N')),
    look: { board: board(side), ending: null, choices: own ? [choice('1'), choice('2')] : [], refused: [] },
    told: moves.map((move, ply) => `${ply % 2 === 0 ? 'South' : 'North'} plays ${move}.`), ending: null, rounds: null, offers: [], control: { kind: 'none' }, rated: false, rated_end: null, unrated_why: null, clocks: null, tossed: null,
    may_undo: false, may_hint: false, between_people: true, engine_off: true, next: null, points: [0, 0], play_link: null, watch_link: null,
    only_here: true, public: false, arena: null, said: [], ...more,
  };
}

/** @param {RoomState} state @param {number} v @param {RoomEvent | null} event @returns {PlayMessage} */
export const told = (state, v, event = null) => ({ t: 'state', d: { event, room: state }, v, now: 1000 * v });

/** @param {PlayMessage[]} messages */
export function after(...messages) {
  /** @type {{ state: PlayState, effects: import('../play/state.js').Effect[] }} */
  let result = { state: START, effects: [] };
  for (const message of messages) result = reduce(result.state, message);
  return result;
}

/** How a game ended in which South gave up while ahead. @type {import('../wire.d.ts').Ending} */
export const RESIGNED = { termination: 'resignation', score: [20, 4], possession: null, winner: 'N', sentence: 'South resigns. North wins.' };
