/**
 * Where seeds lie in a hollow.
 *
 * The place of a seed depends on the hollow and on how many were there before it, never on how many follow: a seed that
 * stays does not move when another falls. What finds no room beside the others lies on top of them. (The picture that the
 * server draws puts them in the same places.)
 *
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {import('../wire.d.ts').Hollow} Hollow
 * @typedef {{ x: number, y: number, look: number }} SeedSpot
 */

import { contains, grown } from './geometry.js';

/** The number of attempts to place a seed before it goes on top of the others. */
const TRIES = 300;
/** How far apart neighbours lie, in radii: beside each other, or leaning on each other where there is no more room. */
const SPACINGS = [1.84, 1.58];
/** Layers that become smaller one upon the other; those above are as small as the last. */
const SHRINKING_LAYERS = 4;
/** Layers of pairs that are seen to stand one upon the other. */
const MOST_RISES = 2;
/** The radius of a seed that lies in pairs. */
const PAIRED_RADIUS = 10.6;

/**
 * The radius of a game's seeds, the same wherever they lie: smaller where pits hold many.
 * @param {'heap' | 'pairs'} seeds
 * @param {number} total
 * @param {number} pits all of the board
 */
export function seedRadius(seeds, total, pits) {
  if (seeds === 'pairs') return PAIRED_RADIUS;
  return Math.min(10, Math.max(7.6, 11.2 - (0.4 * total) / pits));
}

/**
 * A hollow that seeds are put into. Places are found when they are first asked for.
 * @param {'heap' | 'pairs'} seeds
 * @param {Hollow} hollow
 * @param {Dot} from pairs are laid from the end that is nearer to this point
 * @param {number} radius
 * @param {number} salt hollows with other numbers have other heaps, as they would on a table
 * @returns {(index: number) => SeedSpot}
 */
export function bed(seeds, hollow, from, radius, salt) {
  const next = seeds === 'pairs' ? pairs(hollow, from, radius, salt) : heap(hollow, radius, salt);
  /** @type {SeedSpot[]} */
  const spots = [];
  return (index) => {
    while (spots.length <= index) spots.push(next(spots));
    return spots[index];
  };
}

/**
 * @param {Hollow} hollow
 * @param {number} radius
 * @param {number} salt
 * @returns {(lying: SeedSpot[]) => SeedSpot}
 */
function heap(hollow, radius, salt) {
  const dice = new Dice(salt);
  let layer = 0;
  let layerStart = 0;
  return (lying) => {
    // A few seeds lie anyhow; the more there are, the closer they are pressed together.
    const disorder = lying.length < 5 ? 0.45 : 0.08;
    const neighbours = lying.slice(layerStart);
    for (const spacing of SPACINGS) {
      const place = freePlace(dice, layerRoom(hollow, radius, layer), spacing * radius, disorder, neighbours);
      if (place) return { ...place, look: dice.next() };
    }
    layer += 1;
    layerStart = lying.length;
    // The first of a layer has no neighbour in it, so that some place is free.
    const place = freePlace(dice, layerRoom(hollow, radius, layer), 0, disorder, []) ?? hollow;
    return { x: place.x, y: place.y, look: dice.next() };
  };
}

/**
 * Where the middles of a layer's seeds may be.
 * @param {Hollow} hollow
 * @param {number} radius
 * @param {number} layer
 */
function layerRoom(hollow, radius, layer) {
  const inset = radius * (1.12 + 0.5 * Math.min(layer, SHRINKING_LAYERS));
  return grown(hollow, -Math.min(inset, Math.min(hollow.rx, hollow.ry) - radius * 0.5));
}

/**
 * Of many places the lowest that is so far from all neighbours, as if the seed had rolled there.
 * @param {Dice} dice
 * @param {Hollow} room
 * @param {number} spacing
 * @param {number} disorder
 * @param {SeedSpot[]} neighbours
 * @returns {Dot | null}
 */
function freePlace(dice, room, spacing, disorder, neighbours) {
  let lowest = Infinity;
  /** @type {Dot | null} */
  let best = null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const across = dice.spread();
    const down = dice.spread();
    const x = room.x + across * room.rx;
    const y = room.y + down * room.ry;
    // Hollows are deepest in their middle.
    const height = across * across + down * down + disorder * dice.spread();
    const rests = height < lowest && contains(room, x, y)
      && neighbours.every((neighbour) => Math.hypot(neighbour.x - x, neighbour.y - y) >= spacing);
    if (rests) {
      lowest = height;
      best = { x, y };
    }
  }
  return best;
}

/**
 * Two by two along the longer axis. A pair that finds the hollow full stands on the first pair, and so on.
 * @param {Hollow} hollow
 * @param {Dot} from
 * @param {number} radius
 * @param {number} salt
 * @returns {(lying: SeedSpot[]) => SeedSpot}
 */
function pairs(hollow, from, radius, salt) {
  const dice = new Dice(salt);
  const longAcross = hollow.rx > hollow.ry;
  const halfLength = longAcross ? hollow.rx : hollow.ry;
  const towardsFrom = Math.sign(longAcross ? from.x - hollow.x : from.y - hollow.y) || 1;
  const step = 2.08 * radius;
  const inLayer = Math.max(1, Math.floor((2 * (halfLength - 0.25 * radius)) / step));
  return ({ length: number }) => {
    const pair = Math.floor(number / 2);
    const layer = Math.floor(pair / inLayer);
    const along = ((inLayer - 1) / 2 - (pair - layer * inLayer)) * step * towardsFrom;
    const across = (number % 2 === 0 ? -0.52 : 0.52) * step;
    const [x, y] = longAcross ? [along, across] : [across, along];
    // What stands higher is nearer to the eye: what it stands on looks out below it.
    const rise = radius * Math.min(layer, MOST_RISES);
    const jitter = 0.04 * radius;
    return {
      x: hollow.x + x + 0.22 * rise + jitter * dice.spread(),
      y: hollow.y + y - 0.4 * rise + jitter * dice.spread(),
      // Layers alternate in look, so that each differs from the one below.
      look: layer,
    };
  };
}

/** Numbers that look thrown and are always the same (the finaliser of MurmurHash3 over a counter). */
class Dice {
  /** @param {number} salt */
  constructor(salt) {
    // Mixed, because the throws of neighbouring numbers would be the same ones moved by a place.
    this.counter = mix(salt + 1);
  }

  next() {
    this.counter = (this.counter + 0x9e3779b9) >>> 0;
    return mix(this.counter);
  }

  /** From -1 to 1. */
  spread() {
    return (this.next() / 0xffffffff) * 2 - 1;
  }
}

/** @param {number} number */
function mix(number) {
  let mixed = number;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
