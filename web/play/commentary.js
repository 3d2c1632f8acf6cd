/**
 * Announcements during a game: each ply once its animation has ended, then whose turn it is or how the game
 * ended. Headless: states in, sentences out.
 *
 * @typedef {import('./state.js').PlayState} PlayState
 */

import { asShown } from './as-shown.js';
import { isLive, isSettled } from './state.js';

export class Commentary {
  /** @param {(text: string) => void} say */
  constructor(say) {
    this.say = say;
    /** The number of plies announced; null before the first state, whose plies are not announced. @type {number | null} */
    this.spoken = null;
    /** The turn or result that was announced last. */
    this.standing = '';
    /** The plies on the board when it was last stepped through. */
    this.stepped = -1;
  }

  /** @param {PlayState} state @param {string} turn whose turn it is, or how the game ended, in a sentence */
  follow(state, turn) {
    const room = asShown(state);
    if (room === null) return;
    const plies = room.told.length;
    room.told.slice(this.spoken ?? plies).forEach((told) => this.say(told));
    this.spoken = plies;
    if (!isSettled(state)) return;
    if (!isLive(state)) this.step(room.told[state.shown - 1] ?? '', state.shown);
    else this.stepped = -1;
    const standing = `${plies} ${turn}`;
    if (state.pending !== null || standing === this.standing) return;
    this.standing = standing;
    this.say(turn);
  }

  /** The ply to which the reader has stepped back or forth. @param {string} told @param {number} plies */
  step(told, plies) {
    if (plies !== this.stepped) this.say(told);
    this.stepped = plies;
  }
}
