/**
 * Shows a walk on a board: a step forward as it was played, everything else at once. Each request ends the one before it; what
 * answers late changes nothing.
 *
 * @import { Choice, Look } from '../wire.js'
 * @import { BoardView, Shown } from '../board/view.js'
 * @import { Motion } from './cursor.js'
 * @import { Ply } from './looks.js'
 * @import { Walk } from './walk.js'
 *
 * @typedef {Pick<BoardView, 'show' | 'sow' | 'resting' | 'shown' | 'moving'>} Board what is needed of a board
 * @typedef {(seen: Look) => Partial<Shown>} Dress what is shown beside the seeds: legal moves, marks
 */
import { lastMove } from '../board/last-move.js';

/** How long a position of a line rests before the next move, in milliseconds. */
const REST_MS = 450;

export class WalkView {
  /** Counts requests. */
  #turn = 0;
  /** Counts lines and what ends them: every request of the reader. */
  #line = 0;
  #signal;
  #dress;
  #changed;

  /**
   * @param {Walk} walk
   * @param {Board} board
   * @param {object} page
   * @param {AbortSignal} page.signal when the page is left
   * @param {Dress} page.dress
   * @param {() => void} page.changed called when the walk has another place, and when the board has come to rest there
   */
  constructor(walk, board, { signal, dress, changed }) {
    this.walk = walk;
    this.board = board;
    this.#signal = signal;
    this.#dress = dress;
    this.#changed = changed;
    /** The position that the board shows at rest. @type {Look | null} */
    this.seen = null;
    /** The ply that led to it. @type {Ply | null} */
    this.ply = null;
    /** Whether a line is being played out. */
    this.isPlaying = false;
    this.restMs = REST_MS;
  }

  /** Goes to a node. @param {number | null} id null is ignored @returns {Promise<boolean>} whether the board rests there */
  async go(id) {
    return id !== null && this.#carryOut(this.walk.go(id));
  }

  /** Plays a move from the position that is shown. @param {string} label @returns {Promise<boolean>} whether the board rests after it */
  async play(label) {
    return this.#carryOut(this.walk.play(label));
  }

  /** Follows the moves of a game that continues. @param {string[]} moves @returns {Promise<boolean>} */
  async follow(moves) {
    return this.#carryOut(this.walk.follow(moves));
  }

  /** Takes a move and all after it away. @param {number} id @returns {Promise<boolean>} */
  async remove(id) {
    return this.#carryOut(this.walk.remove(id));
  }

  /**
   * Plays a line from a node, move by move.
   * @param {number} from
   * @param {string[]} labels
   * @returns {Promise<boolean>} whether it was seen to its end
   */
  async playOut(from, labels) {
    this.isPlaying = true;
    const line = ++this.#line;
    if (!(await this.#carryOut(this.walk.go(from) ?? { do: 'show' }, true))) return false;
    for (const label of labels) {
      await new Promise((resolve) => { setTimeout(resolve, this.restMs); });
      if (line !== this.#line || this.#signal.aborted) return false;
      if (!this.seen?.choices.some((choice) => choice.label === label)) break;
      if (!(await this.#carryOut(this.walk.play(label), true))) return false;
    }
    this.isPlaying = false;
    this.#changed();
    return true;
  }

  /** The move that a press means, if it can be played now. @param {Choice | null} pressed as the board reports it @returns {Choice | null} */
  choiceOf(pressed) {
    return this.board.moving || !this.walk.isSettled ? null : this.seen?.choices.find(({ label }) => label === pressed?.label) ?? null;
  }

  /** Shows the position again, with other marks. */
  refresh() {
    if (this.seen && this.walk.isSettled) this.#show(this.seen);
  }

  /** Shows where the walk is. */
  begin() {
    return this.#carryOut({ do: 'show' });
  }

  #endLine() {
    this.#line += 1;
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.#changed();
  }

  /** @param {Motion | null} motion @param {boolean} [isLine] part of a line that is played out @returns {Promise<boolean>} */
  async #carryOut(motion, isLine = false) {
    // A request for the place where a line rests moves nothing, but ends the line.
    if (!isLine) this.#endLine();
    if (!motion) return this.walk.isSettled;
    const turn = ++this.#turn;
    const isCurrent = () => turn === this.#turn && !this.#signal.aborted;
    const { at } = this.walk;
    const path = this.walk.tree.path(at);
    const plies = motion.do === 'sow' ? path.slice(motion.from + 1, motion.to + 1) : [];
    const next = this.walk.look(at);
    // A failure is reported where it is awaited.
    next.catch(() => {});
    this.#changed();
    for (const id of plies) {
      const ply = await this.walk.ply(id);
      if (!isCurrent()) return false;
      if (!ply) continue;
      if (this.board.shown?.board.text !== ply.board.text) this.board.show({ board: ply.board });
      await this.board.sow(ply.sowing, ply.to);
      if (!isCurrent()) return false;
      this.walk.landed(id);
    }
    const [seen, ply] = await Promise.all([next, this.walk.ply(at)]);
    if (!isCurrent()) return false;
    this.walk.landed(at);
    [this.seen, this.ply] = [seen, ply];
    this.#show(seen);
    this.#changed();
    return true;
  }

  /** @param {Look} seen */
  #show(seen) {
    const { ply } = this;
    this.board.show({
      board: ply && seen.ending ? this.board.resting(ply.sowing, seen.board) : seen.board,
      over: seen.ending !== null,
      last: ply && lastMove(ply.sowing),
      ...this.#dress(seen),
    });
  }
}
