/**
 * "Why?": the move that led to what the board shows, step by step. Once opened it follows the board, whether a move is made,
 * taken back or stepped to, and never shows the steps of another move. Headless.
 *
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

export class Explanation {
  /**
   * @param {(room: RoomState, ply: number) => Promise<string[]>} ask for the sentences of the ply with that number
   * @param {() => void} changed is called when there is something else to show
   */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
    this.open = false;
    /** The moves up to the one that is explained. */
    this.line = '';
    /** @type {string[]} */
    this.sentences = [];
  }

  toggle() {
    this.open = !this.open;
  }

  /** Brings the explanation up to the move on the board. @param {RoomState | null} room @param {number} shown how many plies the board shows */
  follow(room, shown) {
    if (room === null || shown > room.moves.length) return;
    const line = this.open ? room.moves.slice(0, shown).join(' ') : '';
    if (line === this.line) return;
    this.line = line;
    this.sentences = [];
    if (line === '') return;
    const late = () => line !== this.line;
    this.ask(room, shown - 1).then((sentences) => {
      if (late()) return;
      this.sentences = sentences;
      this.changed();
    }, () => {
      // The next change requests it again.
      if (!late()) this.line = '';
    });
  }
}
