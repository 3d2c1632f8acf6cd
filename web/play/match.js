/**
 * What the state of a room says about a match of several rounds. Headless.
 *
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').RoomRounds} RoomRounds
 * @typedef {import('../wire.d.ts').Ending} Ending
 */

/** How the game ended, a match by its result; null while it is in progress. @param {RoomState} room @returns {Ending | null} */
export function endingOf(room) {
  return room.rounds ? room.rounds.ending : room.ending;
}

/** Whether a round has ended and the next one has not begun. @param {RoomState} room */
export function isBetweenRounds(room) {
  return room.ending !== null && endingOf(room) === null;
}

/** The rounds before the last ply was shown: the room counts a result as soon as it knows one. @param {RoomState} room @returns {RoomRounds | null} */
export function roundsBefore({ rounds, ending }) {
  if (!rounds || ending === null) return rounds;
  return { ...rounds, finished: rounds.finished.slice(0, -1), ending: null, tally: rounds.before };
}
