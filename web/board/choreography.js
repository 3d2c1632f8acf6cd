/**
 * Turns timed frames into flights: which seed leaves when, from where, to where, and what counts and marks change when it lands.
 * Headless; the page and the film of a game both follow it.
 *
 * Lifted seeds hover above their pit and leave it one by one. Several are in the air at once; they land in the rhythm of the
 * timeline.
 *
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('./heaps.js').Seed} Seed
 * @typedef {import('./heaps.js').Heaps} Heaps
 * @typedef {import('./motions.js').Motion} Motion
 * @typedef {import('./timeline.js').Frame} Frame
 * @typedef {import('./flight.js').Path} Path
 * @typedef {{ seed: Seed, path: Path }} Flight
 * @typedef {{ start: number, end: number, frame: Frame, landing: 'last' | 'lap' | null }} Act in milliseconds
 */

import { arcHeight, HOVER } from './flight.js';
import { hollowOf } from './geometry.js';
import { HAND } from './heaps.js';

/** A flight lasts this many frames of its sowing, within these bounds in milliseconds. */
const FRAMES_IN_FLIGHT = 2.3;
const SHORTEST_FLIGHT = 110;
const LONGEST_FLIGHT = 460;
/** How close lifted seeds come together, as a part of their distance from the middle of the pit. */
const TOGETHER = 0.72;

/**
 * When each frame begins and ends in the air.
 * @param {Frame[]} frames
 * @returns {Act[]}
 */
export function acts(frames) {
  const lastSeed = frames.findLastIndex(({ motions }) => motions.some(isLanding));
  let barrier = 0;
  return frames.map((frame, index) => {
    const end = frame.start + frame.length;
    const next = frames[index + 1]?.motions[0];
    const lap = frame.motions.some(isLanding) && next?.t === 'lift';
    const landing = index === lastSeed ? /** @type {const} */ ('last') : lap ? /** @type {const} */ ('lap') : null;
    if (frame.motions.length === 1 && isLanding(frame.motions[0])) {
      const flight = Math.min(LONGEST_FLIGHT, Math.max(SHORTEST_FLIGHT, FRAMES_IN_FLIGHT * frame.length));
      return { start: Math.max(barrier, end - flight), end, frame, landing };
    }
    // What follows a lift or a capture waits for its end.
    barrier = end;
    return { start: frame.start, end, frame, landing };
  });
}

/**
 * All launches and landings in the order of time. What lands at a moment does so before anything leaves.
 * @param {Act[]} all
 * @returns {{ time: number, act: Act, lands: boolean }[]}
 */
export function sequence(all) {
  const launches = all.map((act) => ({ time: act.start, act, lands: false }));
  const landings = all.map((act) => ({ time: act.end, act, lands: true }));
  return [...landings, ...launches].sort((one, other) => one.time - other.time);
}

/**
 * Carries a frame out on the heaps and tells how each of its seeds flies.
 * @param {Frame} frame
 * @param {{ plan: Plan, heaps: Heaps, place: (seed: Seed) => Dot }} stage
 * @returns {Flight[]}
 */
export function flightsOf({ motions }, { plan, heaps, place }) {
  /** The cells of the seeds that lay on the board. @type {Map<Seed, number>} */
  const before = new Map();
  /** @type {Set<Seed>} */
  const moved = new Set();
  if (motions.length > 1 || !isLanding(motions[0])) {
    for (const seed of heaps.all()) if (seed.cell !== HAND) before.set(seed, seed.cell);
  }
  for (const motion of motions) {
    for (const seed of heaps.apply(motion)) {
      moved.add(seed);
      if (motion.t === 'lift') seed.from = motion.at;
    }
  }
  const gathers = motions.length === 1 && (motions[0].t === 'take' || motions[0].t === 'home-made');
  return [...moved].flatMap((seed) => {
    if (Number.isNaN(seed.x)) return [];
    const from = { x: seed.x, y: seed.y };
    const lay = before.get(seed);
    const highAtStart = lay === undefined ? HOVER : 0;
    if (seed.cell === HAND) {
      const { x, y } = hollowOf(plan, seed.from);
      const to = { x: x + (from.x - x) * TOGETHER, y: y + (from.y - y) * TOGETHER };
      return [{ seed, path: { from, to, over: null, high: 0, highAtStart, highAtEnd: HOVER } }];
    }
    const { x, y } = place(seed);
    const to = { x, y };
    const over = gathers && lay !== undefined ? together(from, hollowOf(plan, lay)) : null;
    return [{ seed, path: { from, to, over, high: arcHeight(over ?? from, to), highAtStart, highAtEnd: 0 } }];
  });
}

/**
 * The counts while seeds are in the air: a seed counts from when it has landed.
 * @param {number[]} counts changed in place
 * @param {Motion[]} motions that begin now
 */
export function countDeparture(counts, motions) {
  if (motions.length !== 1) return;
  const [motion] = motions;
  if (motion.t === 'lift') counts[motion.at] = motion.left;
  if (motion.t === 'take') motion.from.forEach((cell) => { counts[cell] = motion.left ?? 0; });
  if (motion.t === 'home-made') counts[motion.at] = 0;
}

/**
 * @param {number[]} counts changed in place
 * @param {Motion[]} motions that have ended
 * @param {Heaps} heaps
 */
export function countArrival(counts, motions, heaps) {
  const [motion] = motions;
  if (motions.length === 1 && motion.t === 'drop') counts[motion.at] += 1;
  else if (motions.length === 1 && motion.t === 'into-home') counts[motion.store] += 1;
  // Nothing else is in the air when any other frame ends.
  else heaps.counts().forEach((count, cell) => { counts[cell] = count; });
}

/** @param {Motion} motion */
function isLanding({ t }) {
  return t === 'drop' || t === 'into-home';
}

/** @param {Dot} at @param {Dot} middle */
function together(at, middle) {
  const close = 0.55;
  return { x: middle.x + (at.x - middle.x) * close, y: middle.y + (at.y - middle.y) * close };
}
