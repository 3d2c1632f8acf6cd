/**
 * The place of every seed. Seeds keep their identity while they move, so that the page can animate each of them;
 * the server decides what a sowing does to them, and this module carries it out.
 *
 * @typedef {import('./motions.js').Motion} Motion
 * @typedef {{ look: number, cell: number, index: number, from: number, x: number, y: number }} Seed
 *   `cell` is where it lies, or `HAND`; `index` how many were there before it; `from`: the pit that it was lifted from;
 *   `x`, `y` where it is drawn now.
 */

/** The cell of seeds that are on their way. */
export const HAND = -1;

export class Heaps {
  /**
   * @param {number[]} cells seeds by cell: the pits, South's store, North's store
   * @param {number[]} sides the side of each pit
   */
  constructor(cells, sides) {
    this.made = 0;
    this.sides = sides;
    /** @type {Seed[][]} */
    this.cells = cells.map(() => []);
    /** @type {Seed[]} */
    this.hand = [];
    this.become(cells);
  }

  /** Seeds by cell, as a board has them. */
  counts() {
    return this.cells.map((heap) => heap.length);
  }

  /** Every seed, those below before those above. */
  * all() {
    for (const heap of this.cells) yield* heap;
    yield* this.hand;
  }

  /**
   * Carries out a motion and returns the seeds that moved.
   * @param {Motion} motion
   * @returns {Set<Seed>}
   */
  apply(motion) {
    switch (motion.t) {
      case 'lift': return this.move(motion.at, HAND, motion.seeds);
      case 'drop': return this.move(HAND, motion.at, 1);
      case 'into-home': return this.move(HAND, motion.store, 1);
      case 'take': return union(motion.from.map((cell) => this.move(cell, motion.store, motion.left ? motion.seeds : Infinity)));
      case 'home-made': return this.move(motion.at, motion.store);
      case 'sweep': return this.sweep(motion.shares);
      case 'jump': return this.become(motion.cells);
      default: return new Set();
    }
  }

  /**
   * Moves as few seeds as possible to match a board.
   * @param {number[]} counts
   * @returns {Set<Seed>}
   */
  become(counts) {
    const spare = this.hand.splice(0);
    this.cells.forEach((heap, cell) => spare.push(...heap.splice(Math.min(heap.length, counts[cell]))));
    /** @type {Set<Seed>} */
    const moved = new Set();
    counts.forEach((count, cell) => {
      while (this.cells[cell].length < count) {
        const seed = spare.shift() ?? this.make();
        this.put(seed, cell);
        moved.add(seed);
      }
    });
    return moved;
  }

  /**
   * Moves the remaining seeds to the stores: each side's own first, up to its share.
   * @param {[number, number]} shares
   */
  sweep(shares) {
    const pits = this.cells.length - 2;
    const left = [...shares];
    /** @type {Set<Seed>} */
    const moved = new Set();
    for (let pit = 0; pit < pits; pit += 1) {
      const own = this.sides[pit];
      while (this.cells[pit].length > 0) {
        const to = left[own] > 0 ? own : 1 - own;
        if (left[to] === 0) break;
        left[to] -= 1;
        for (const seed of this.move(pit, pits + to, 1)) moved.add(seed);
      }
    }
    return moved;
  }

  /**
   * @param {number} from
   * @param {number} to
   * @param {number} count
   */
  move(from, to, count = Infinity) {
    const source = from === HAND ? this.hand : this.cells[from];
    const moved = source.splice(Math.max(0, source.length - count));
    moved.forEach((seed) => this.put(seed, to));
    return new Set(moved);
  }

  /**
   * @param {Seed} seed
   * @param {number} cell
   */
  put(seed, cell) {
    const heap = cell === HAND ? this.hand : this.cells[cell];
    seed.cell = cell;
    seed.index = heap.length;
    heap.push(seed);
  }

  /** @returns {Seed} */
  make() {
    this.made += 1;
    return { look: this.made, cell: HAND, index: 0, from: 0, x: NaN, y: NaN };
  }
}

/**
 * The board as it lies when a ply is over. A position at a game's end still has what is left in its pits; on a table it is
 * shared out.
 * @param {import('../wire.d.ts').Sowing} sowing
 * @param {import('../wire.d.ts').Board} to
 * @param {number[]} sides the side of each pit
 * @returns {import('../wire.d.ts').Board}
 */
export function restingBoard(sowing, to, sides) {
  const sweep = sowing.steps.find((step) => step.t === 'sweep');
  if (!sweep) return to;
  const heaps = new Heaps(to.cells, sides);
  heaps.apply(sweep);
  return { ...to, cells: heaps.counts() };
}

/** @param {Set<Seed>[]} sets */
function union(sets) {
  /** @type {Set<Seed>} */
  const all = new Set();
  sets.forEach((set) => set.forEach((seed) => all.add(seed)));
  return all;
}
