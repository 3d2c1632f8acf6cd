/**
 * The scores of an analysis, by node. Headless.
 *
 * @import { Analysis, Look } from '../wire.js'
 *
 * @typedef {{ south: number, proven: boolean }} Score South's final margin
 */

export class Scores {
  /** @type {Map<number, Score>} */
  #known = new Map();

  /** @param {number} node */
  of(node) {
    return this.#known.get(node) ?? null;
  }

  /** @param {number} node @param {Look} seen @param {Analysis | null} analysis */
  learn(node, seen, analysis) {
    if (seen.ending) {
      const [south, north] = seen.ending.score;
      this.#known.set(node, { south: south - north, proven: true });
      return;
    }
    const best = analysis?.moves[0];
    if (best) this.#known.set(node, { south: seen.board.side === 'S' ? best.score : -best.score, proven: best.proven });
  }

  clear() {
    this.#known.clear();
  }
}
