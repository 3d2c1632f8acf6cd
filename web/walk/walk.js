/**
 * A walk through a game: its moves with their variations, the place where the reader is, and the positions on the way. Headless:
 * `WalkView` shows it on a board. It knows no rules: a move is a label that the rules found legal.
 *
 * @import { GameSoFar, Look } from '../wire.js'
 * @import { Cursor, Motion } from './cursor.js'
 * @import { Line, Ply } from './looks.js'
 *
 * @typedef {{ game: string, changes?: string[], position?: string | null }} Origin where the game begins
 */
import { AT_START, atOnce, grow, land, view, wantedOf } from './cursor.js';
import { Looks } from './looks.js';
import { MoveTree, START } from './tree.js';

export class Walk {
  #origin;
  /** The nodes of the line that is walked, from the start to its end. @type {number[]} */
  #line;
  /** @type {Cursor} */
  #cursor = AT_START;

  /**
   * @param {Origin} origin
   * @param {MoveTree} [tree]
   * @param {number} [at] the node to begin at
   * @param {Looks} [looks]
   */
  constructor(origin, tree = new MoveTree(), at = START, looks = new Looks()) {
    this.#origin = origin;
    this.tree = tree;
    this.looks = looks;
    this.#line = tree.line(at);
    this.#place(at);
  }

  /** The node that is to be seen. */
  get at() {
    return this.#line[wantedOf(this.#cursor, this.#end)];
  }

  /** The node that the board shows at rest, of which text may speak. */
  get shown() {
    return this.#line[this.#cursor.shown];
  }

  /** Whether the board shows what is to be seen. */
  get isSettled() {
    return this.shown === this.at;
  }

  /** The nodes of the line that is walked. @returns {readonly number[]} */
  get line() {
    return this.#line;
  }

  /** How many plies lead to what is to be seen. */
  get plies() {
    return wantedOf(this.#cursor, this.#end);
  }

  get #end() {
    return this.#line.length - 1;
  }

  /** The node before; null at the start. */
  get previous() {
    return this.#line[this.plies - 1] ?? null;
  }

  /** The node after; null at the end. */
  get next() {
    return this.#line[this.plies + 1] ?? null;
  }

  /** The last node of the line. */
  get last() {
    return this.#line[this.#end];
  }

  /** A position as a question to the rules. @param {number} [id] @returns {GameSoFar} */
  question(id = this.at) {
    const { game, changes = [], position = null } = this.#origin;
    return { game, changes, position, moves: this.tree.movesTo(id) };
  }

  /** The moves to a node, then others. @param {number} id @param {string[]} [more] @returns {Line} */
  lineTo(id, more = []) {
    const { game, changes = [], position = null } = this.#origin;
    return { game, changes, start: position ?? '', moves: [...this.tree.movesTo(id), ...more] };
  }

  /** A position with its legal moves. @param {number} [id] @returns {Promise<Look>} */
  look(id = this.at) {
    const line = this.lineTo(id);
    return this.looks.request(line, line.moves.length);
  }

  /** The ply that leads to a node; null for the start, and if the rules do not know it. @param {number} [id] @returns {Promise<Ply | null>} */
  async ply(id = this.at) {
    const line = this.lineTo(id);
    return line.moves.length === 0 ? null : this.looks.ply(line, line.moves.length - 1);
  }

  /** The plies that lead to a node. @param {number} [id] @param {number} [most] no more than so many, the last ones @returns {Promise<Ply[]>} */
  async pliesTo(id = this.at, most = Infinity) {
    const plies = [];
    for (const each of this.tree.path(id).slice(1).slice(-most)) {
      const ply = await this.ply(each);
      if (ply) plies.push(ply);
    }
    return plies;
  }

  /** Goes to a node, on this line or another. @param {number} id @returns {Motion | null} what the board has to do */
  go(id) {
    const { at } = this;
    const line = this.tree.line(id);
    const to = line.indexOf(id);
    const before = this.plies;
    // On another line the cursor is in the same place if the lines part after it.
    const isHere = line[before] === at;
    // A line that grew after the place where it was followed to its end is not followed any further.
    if (isHere) this.#cursor = { ...this.#cursor, viewed: before };
    this.#line = line;
    if (!isHere) {
      this.#place(id);
      return { do: 'show' };
    }
    if (to === before) return null;
    const { cursor, motion } = view(this.#cursor, to, this.#end);
    this.#cursor = cursor;
    return motion;
  }

  /** Plays a move from what is to be seen. @param {string} label @returns {Motion | null} */
  play(label) {
    return this.go(this.tree.play(this.at, label));
  }

  /**
   * The game continues: its main line becomes these moves. A reader at its end sees them in motion; one who looks back, or at a
   * variation, stays there. After a takeback the walk is at the new end.
   * @param {string[]} moves
   * @returns {Motion | null}
   */
  follow(moves) {
    const old = this.tree.line();
    const from = old.length - 1;
    const isSame = this.tree.movesTo(old[from]).every((label, ply) => moves[ply] === label);
    const watched = this.at === old[from];
    if (!isSame) {
      const kept = this.tree.movesTo(old[from]).findIndex((label, ply) => moves[ply] !== label);
      this.tree.remove(old[kept + 1]);
      const end = moves.slice(kept).reduce((at, label) => this.tree.play(at, label), old[kept]);
      this.#line = this.tree.line(end);
      this.#place(end);
      return { do: 'show' };
    }
    if (moves.length === from) return null;
    const end = moves.slice(from).reduce((at, label) => this.tree.play(at, label), old[from]);
    if (!watched) {
      if (old[this.plies] === this.at) this.#line = this.tree.line(this.at);
      return null;
    }
    this.#line = this.tree.line(end);
    const { cursor, motion } = grow({ ...this.#cursor, viewed: null }, from, this.#end);
    this.#cursor = cursor;
    return motion;
  }

  /** Takes a move and all after it away, and goes to the node before it if the reader was there. @param {number} id @returns {Motion | null} */
  remove(id) {
    const isOn = this.tree.path(this.at).includes(id);
    const at = isOn ? this.tree.node(id).parent : this.at;
    this.tree.remove(id);
    this.#line = this.tree.line(at);
    this.#place(at);
    return isOn ? { do: 'show' } : null;
  }

  /** Makes the line to a node the main one. @param {number} id */
  promote(id) {
    this.tree.promote(id);
    this.#line = this.tree.line(this.at);
  }

  /** The board rests at a node. A late report of a node that is no longer to be seen changes nothing. @param {number} id */
  landed(id) {
    const count = this.#line.indexOf(id);
    if (count >= 0) this.#cursor = land(this.#cursor, count, this.#end);
  }

  /** Is at a node at once. @param {number} id */
  #place(id) {
    this.#cursor = atOnce({ ...this.#cursor, viewed: this.#line.indexOf(id) }, this.#end);
  }
}
