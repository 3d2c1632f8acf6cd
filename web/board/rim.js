/**
 * Where a small plate stands beside a pit: on its rim, clear of seeds, counts and labels. Headless.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {import('../wire.d.ts').Hollow} Hollow
 * @typedef {{ x: number, y: number, rx: number, ry: number }} Box
 */

import { contains, distance, grown, hollowOf, pitsOf, sideOf } from './geometry.js';

const ANGLES = 24;
/** Points of a plate, across and down, that are tried. */
const GRID = 6;
/** How far a plate may be from the square about a pit, in steps; a round pit leaves its corners free. */
const STEPS = [-24, -12, 0, 8, 16, 26, 40, 60];
/** A plate may cover so much of the edge of a hollow, where no seed lies. */
const EDGE = 3;
/** How much further a plate must be from the other pits of its row than from its own, so that it is seen whose it is. */
const APART = 1.6;
/** Half of the room that a count and a label take, in units of the plan. */
const COUNT = { rx: 19, ry: 14 };
const LABEL = { rx: 15, ry: 13 };

/** Places that were found before: a plan's plates are drawn often. @type {WeakMap<Plan, Map<string, Box>>} */
const known = new WeakMap();

/**
 * The place of a plate of that size for a cell: the nearest where it covers as little as possible.
 * @param {Plan} plan
 * @param {number} cell
 * @param {number} rx half of its width
 * @param {number} ry half of its height
 * @param {Box[]} [taken] the plates that stand there already
 * @returns {Box}
 */
export function besidePit(plan, cell, rx, ry, taken = []) {
  const found = known.get(plan) ?? new Map();
  known.set(plan, found);
  const key = [cell, rx, ry, ...taken.flatMap(({ x, y }) => [x, y])].map((number) => number.toFixed(1)).join();
  const box = found.get(key) ?? search(plan, cell, rx, ry, taken);
  found.set(key, box);
  return box;
}

/** @param {Plan} plan @param {number} cell @param {number} rx @param {number} ry @param {Box[]} taken @returns {Box} */
function search(plan, cell, rx, ry, taken) {
  const hollow = hollowOf(plan, cell);
  const things = [...written(plan), ...taken];
  const hollows = [...plan.pits, ...plan.stores].map((spot) => grown(spot.hollow, -EDGE));
  const row = cell < plan.pits.length ? pitsOf(plan, sideOf(plan, cell)).filter((other) => other !== cell).map((other) => hollowOf(plan, other)) : [];
  let best = { x: hollow.x, y: hollow.y, rx, ry };
  let least = Infinity;
  for (let turn = 0; turn < ANGLES; turn += 1) {
    const angle = (2 * Math.PI * turn) / ANGLES;
    for (const step of STEPS) {
      const box = kept(plan, { ...outside(hollow, angle, rx, ry, step), rx, ry });
      const cost = 60 * total(things.map((thing) => overlap(box, thing)))
        + 4 * total(hollows.map((each) => covered(box, each))) + 3 * distance(box, hollow)
        + 12 * total(row.map((other) => Math.max(0, APART * distance(box, hollow) - distance(box, other))));
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  }
  return best;
}

/** The places of all counts and labels. @param {Plan} plan @returns {Box[]} */
export function written(plan) {
  return [
    ...plan.pits.flatMap(({ count, label }) => [{ ...count, ...COUNT }, { ...label, ...LABEL }]),
    ...plan.stores.map(({ count }) => ({ ...count, ...COUNT })),
  ];
}

/** The surface that two boxes share. @param {Box} one @param {Box} other */
export function overlap(one, other) {
  const across = Math.min(one.x + one.rx, other.x + other.rx) - Math.max(one.x - one.rx, other.x - other.rx);
  const down = Math.min(one.y + one.ry, other.y + other.ry) - Math.max(one.y - one.ry, other.y - other.ry);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How much of a hollow a box covers, by a grid of points. @param {Box} box @param {Hollow} hollow */
function covered(box, hollow) {
  if (overlap(box, hollow) === 0) return 0;
  let inside = 0;
  for (let across = 0; across < GRID; across += 1) {
    for (let down = 0; down < GRID; down += 1) {
      const x = box.x + box.rx * ((2 * across) / (GRID - 1) - 1);
      const y = box.y + box.ry * ((2 * down) / (GRID - 1) - 1);
      if (contains(hollow, x, y)) inside += 1;
    }
  }
  return (inside / GRID / GRID) * 4 * box.rx * box.ry;
}

/**
 * The middle of a box that just touches the hollow's edge in that direction.
 * @param {Hollow} hollow @param {number} angle @param {number} rx @param {number} ry @param {number} step
 * @returns {Dot}
 */
function outside(hollow, angle, rx, ry, step) {
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(
    (hollow.rx + rx - EDGE) / Math.max(Math.abs(across), 1e-6),
    (hollow.ry + ry - EDGE) / Math.max(Math.abs(down), 1e-6),
  );
  return { x: hollow.x + across * (reach + step), y: hollow.y + down * (reach + step) };
}

/** The box moved so that it stands on the board. @param {Plan} plan @param {Box} box @returns {Box} */
function kept({ slab }, box) {
  const [left, top] = [slab.x - slab.rx + 4 + box.rx, slab.y - slab.ry + 4 + box.ry];
  const [right, bottom] = [slab.x + slab.rx - 4 - box.rx, slab.y + slab.ry - 4 - box.ry];
  return {
    ...box,
    x: left > right ? slab.x : Math.min(right, Math.max(left, box.x)),
    y: top > bottom ? slab.y : Math.min(bottom, Math.max(top, box.y)),
  };
}

/** @param {number[]} numbers */
function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
