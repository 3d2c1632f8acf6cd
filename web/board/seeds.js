/**
 * Draws the seeds that lie on the board: one element per seed.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('./heaps.js').Seed} Seed
 */

import { bed } from './beds.js';
import { countOf, hollowOf, pitsOf, short, sideOf } from './geometry.js';
import { HAND } from './heaps.js';
import { LOOKS } from './seed-shapes.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws seeds into a group and knows where each cell's seeds lie. */
export class SeedLayer {
  /**
   * @param {SVGGElement | null} group none: places are found, nothing is drawn
   * @param {string} id
   */
  constructor(group, id) {
    this.group = group;
    this.id = id;
    /** @type {Map<Seed, SVGUseElement>} */
    this.drawn = new Map();
    /** The seeds that are not drawn here because they fly. @type {Set<Seed>} */
    this.away = new Set();
    /** @type {((index: number) => import('./beds.js').SeedSpot)[]} */
    this.beds = [];
    this.radius = 8;
    /** Whether every seed was drawn in its pit and none has been lifted since. */
    this.isSettled = false;
    /** @type {'heap' | 'pairs'} */
    this.kind = 'heap';
  }

  /**
   * @param {Plan} plan
   * @param {'heap' | 'pairs'} kind
   * @param {number} radius
   */
  layOut(plan, kind, radius) {
    this.radius = radius;
    this.kind = kind;
    this.isSettled = false;
    const sides = [pitsOf(plan, 0), pitsOf(plan, 1)];
    this.beds = [...plan.pits, ...plan.stores].map((_, cell) => {
      const side = sideOf(plan, cell);
      // Numbers that keep a pit's heap the same in the server's picture.
      const salt = cell < plan.pits.length ? 2 * sides[side].indexOf(cell) + side : 100 + side;
      return bed(kind, hollowOf(plan, cell), countOf(plan, cell), radius, salt);
    });
  }

  /** Where a seed lies in its hollow. @param {Seed} seed */
  place(seed) {
    return this.beds[seed.cell](seed.index);
  }

  /**
   * Moves every seed to its pit and removes seeds that left the board.
   * @param {Iterable<Seed>} seeds
   */
  settle(seeds) {
    const gone = new Set(this.drawn.keys());
    for (const seed of seeds) {
      gone.delete(seed);
      this.draw(seed);
    }
    for (const seed of gone) {
      this.drawn.get(seed)?.remove();
      this.drawn.delete(seed);
    }
    this.isSettled = true;
  }

  /** Draws a seed where it lies. @param {Seed} seed */
  draw(seed) {
    let element = this.drawn.get(seed);
    if (!element) {
      element = document.createElementNS(SVG, 'use');
      this.drawn.set(seed, element);
      this.group?.append(element);
    }
    const { x, y } = this.place(seed);
    seed.x = x;
    seed.y = y;
    set(element, 'transform', `translate(${short(x)} ${short(y)})`);
    set(element, 'href', `#${this.id}-seed-${this.look(seed)}`);
  }

  /** Takes a seed from the board into the air. @param {Seed} seed */
  lift(seed) {
    this.isSettled = false;
    if (this.away.has(seed)) return;
    this.away.add(seed);
    this.drawn.get(seed)?.setAttribute('class', 'away');
  }

  /** Puts a seed that flew on top of the others in its pit; tells whether it has landed. @param {Seed} seed */
  land(seed) {
    if (seed.cell === HAND) return false;
    this.away.delete(seed);
    this.draw(seed);
    const element = this.drawn.get(seed);
    if (element) this.group?.append(element);
    element?.removeAttribute('class');
    return true;
  }

  /** Shows all seeds on the board again, as when a motion is broken off. */
  showAll() {
    for (const seed of this.away) this.drawn.get(seed)?.removeAttribute('class');
    this.away.clear();
  }

  /** The address of a seed's drawing without its shadow. @param {Seed} seed */
  flyingLook(seed) {
    return `#${this.id}-body-${this.look(seed)}`;
  }

  /** In pairs each layer differs from the one below in tint; in a heap each seed keeps its own tint. @param {Seed} seed */
  look(seed) {
    if (this.kind === 'pairs') return seed.cell === HAND ? 0 : this.beds[seed.cell](seed.index).look % 2;
    // Odd multiples of a large prime spread neighbouring numbers over all looks.
    return (seed.look * 7919) % LOOKS;
  }
}

/** Changes an attribute only where it differs: each change is painted. @param {Element} element @param {string} name @param {string} value */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
