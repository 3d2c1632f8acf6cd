/**
 * The room as far as the board has shown it. A reply may be known while the player's own seeds still fall: until they have
 * landed, nothing on the page speaks of it. Clocks are the exception: they are read from the newest state.
 *
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('./state.js').PlayState} PlayState
 */
import { endingOf, roundsBefore } from './match.js';

/** @param {PlayState} state @returns {RoomState | null} */
export function asShown({ room, landed }) {
  if (room === null || landed >= room.moves.length) return room;
  const side = room.movers[landed];
  return {
    ...room,
    moves: room.moves.slice(0, landed),
    written: room.written.slice(0, landed),
    movers: room.movers.slice(0, landed),
    told: room.told.slice(0, landed),
    look: { board: { ...room.look.board, side, may_swap: false }, ending: null, choices: [], refused: [] },
    ending: null,
    rounds: roundsBefore(room),
    rated_end: null,
    next: null,
    points: pointsBefore(room),
  };
}

/** The score of earlier games: the room counts a result as soon as it knows one. @param {RoomState} room @returns {[number, number]} */
function pointsBefore(room) {
  const { points: [south, north] } = room;
  const ending = endingOf(room);
  if (ending === null) return [south, north];
  if (ending.winner === null) return [south - 0.5, north - 0.5];
  return ending.winner === 'S' ? [south - 1, north] : [south, north - 1];
}
