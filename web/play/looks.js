/**
 * The positions of a game by ply, each requested once. The room sends legal moves only to the player whose turn it is, and the
 * page needs them to animate the opponent's move.
 *
 * @typedef {import('../wire.d.ts').Look} Look
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { look } from '../net/client.js';

/** A long game's positions are not all kept. */
const MOST = 400;

export class Looks {
  constructor() {
    /** @type {Map<string, Promise<Look>>} */
    this.known = new Map();
  }

  /**
   * @param {RoomState} room
   * @param {number} plies
   * @returns {Promise<Look>}
   */
  at(room, plies) {
    const moves = room.moves.slice(0, plies);
    const key = moves.join(' ');
    const known = this.known.get(key);
    if (known) return known;
    if (plies === room.moves.length && room.look.choices.length > 0) return this.keep(key, Promise.resolve(room.look));
    const asked = look({ game: room.game, changes: room.changes, position: room.start || null, moves });
    // A failed request may succeed the next time.
    asked.catch(() => this.known.delete(key));
    return this.keep(key, asked);
  }

  /**
   * The ply with that number, as a choice in the position before it, and that position.
   * @param {RoomState} room
   * @param {number} number
   */
  async ply(room, number) {
    const { board, choices } = await this.at(room, number);
    return { board, choice: choices.find(({ label }) => label === room.moves[number]) ?? null };
  }

  /** @param {string} key @param {Promise<Look>} asked */
  keep(key, asked) {
    if (this.known.size >= MOST) {
      const [oldest] = this.known.keys();
      this.known.delete(oldest);
    }
    this.known.set(key, asked);
    return asked;
  }
}
