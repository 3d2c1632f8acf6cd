/**
 * Draws the seeds: one element per seed, moved only by transforms.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('./heaps.js').Seed} Seed
 */

import { svg } from '../vendor/lit-html.js';
import { bed } from './beds.js';
import { countOf, hollowOf, short } from './geometry.js';
import { HAND } from './heaps.js';

/** Tints of a wood's seeds in the style sheet. */
const TINTS = 4;
/** Ways that seeds of one tint can lie turned, in degrees. */
const TURNS = [12, 70, 138];
const SVG = 'http://www.w3.org/2000/svg';
/** Turns a seed's number in the hand into a place round its middle: the golden angle. */
const GOLDEN_ANGLE = 2.39996;

/**
 * A seed for each tint and turn; the light comes from the same side on all of them.
 * @param {'heap' | 'pairs'} kind
 * @param {number} radius
 * @param {string} id
 */
export function defineSeeds(kind, radius, id) {
  const tints = Array.from({ length: TINTS }, (_, tint) => tint);
  const looks = Array.from({ length: TINTS * TURNS.length }, (_, look) => look);
  return svg`<defs>
    ${tints.map((tint) => svg`
      <radialGradient id="${id}-tint-${tint}" gradientUnits="userSpaceOnUse"
        cx=${short(-0.35 * radius)} cy=${short(-0.35 * radius)} r=${short(1.5 * radius)}>
        <stop class="seed-${tint}-lit"/><stop class="seed-${tint}-body" offset=".45"/>
        <stop class="seed-${tint}-edge" offset="1"/>
      </radialGradient>`)}
    ${looks.map((look) => svg`
      <g id="${id}-seed-${look}">
        <ellipse cx="1.2" cy="2.2" rx=${short(radius * 1.02)} ry=${short(radius * 0.95)} opacity=".38"/>
        <ellipse class="seed" rx=${short(kind === 'pairs' ? radius : radius * 1.04)}
          ry=${short(kind === 'pairs' ? radius : radius * 0.88)}
          transform="rotate(${kind === 'pairs' ? 0 : TURNS[Math.floor(look / TINTS)]})"
          fill="url(#${id}-tint-${look % TINTS})"/>
        <ellipse cx=${short(-0.36 * radius)} cy=${short(-0.4 * radius)} rx=${short(0.26 * radius)} ry=${short(0.15 * radius)}
          transform="rotate(-35 ${short(-0.36 * radius)} ${short(-0.4 * radius)})" fill="#fff" opacity=".6"/>
      </g>`)}
  </defs>`;
}

/** Draws seeds into a group and knows where each cell's seeds lie. */
export class SeedLayer {
  /**
   * @param {SVGGElement} group
   * @param {string} id
   */
  constructor(group, id) {
    this.group = group;
    this.id = id;
    /** @type {Map<Seed, SVGUseElement>} */
    this.drawn = new Map();
    /** @type {((index: number) => import('./beds.js').SeedSpot)[]} */
    this.beds = [];
    this.radius = 8;
    this.hand = { x: 0, y: 0 };
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
    const half = plan.pits.length / 2;
    this.beds = Array.from({ length: plan.pits.length + 2 }, (_, cell) => {
      // Numbers that keep a pit's heap the same in the server's picture.
      const salt = cell < half ? 2 * cell : cell < 2 * half ? 2 * (cell - half) + 1 : 100 + cell - 2 * half;
      return bed(kind, hollowOf(plan, cell), countOf(plan, cell), radius, salt);
    });
  }

  /**
   * Where a seed belongs: in its hollow, or about the hand.
   * @param {Seed} seed
   */
  place(seed) {
    if (seed.cell === HAND) {
      const away = this.radius * 0.8 * Math.sqrt(seed.index);
      const angle = seed.index * GOLDEN_ANGLE;
      return { x: this.hand.x + away * Math.cos(angle), y: this.hand.y + away * Math.sin(angle) };
    }
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
      const { x, y } = this.place(seed);
      this.draw(seed, x, y);
      this.lookAsItLies(seed);
    }
    for (const seed of gone) {
      this.drawn.get(seed)?.remove();
      this.drawn.delete(seed);
    }
  }

  /**
   * @param {Seed} seed
   * @param {number} x
   * @param {number} y
   */
  draw(seed, x, y) {
    let element = this.drawn.get(seed);
    if (!element) {
      element = document.createElementNS(SVG, 'use');
      this.drawn.set(seed, element);
      this.group.append(element);
      this.lookAsItLies(seed);
    }
    if (seed.x === x && seed.y === y) return;
    seed.x = x;
    seed.y = y;
    element.setAttribute('transform', `translate(${short(x)} ${short(y)})`);
  }

  /** What is moved lies on top of the others. @param {Iterable<Seed>} seeds */
  raise(seeds) {
    for (const seed of seeds) {
      const element = this.drawn.get(seed);
      if (element) this.group.append(element);
    }
  }

  /** In pairs each layer differs from the one below in tint; in a heap each seed keeps its own tint. @param {Seed} seed */
  lookAsItLies(seed) {
    const element = this.drawn.get(seed);
    const look = this.kind === 'pairs'
      ? (seed.cell === HAND ? 0 : this.beds[seed.cell](seed.index).look % 2)
      // Odd multiples of a large prime spread neighbouring numbers over all looks.
      : (seed.look * 7919) % (TINTS * TURNS.length);
    element?.setAttribute('href', `#${this.id}-seed-${look}`);
  }
}
