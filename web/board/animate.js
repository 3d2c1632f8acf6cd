/**
 * Shows a sowing: launches each flight at its time and settles the seeds that land. It can be finished at any time.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('./motions.js').Motion} Motion
 * @typedef {import('./timeline.js').Frame} Frame
 * @typedef {import('./heaps.js').Heaps} Heaps
 * @typedef {import('./seeds.js').SeedLayer} SeedLayer
 * @typedef {import('./air.js').Air} Air
 * @typedef {import('./choreography.js').Act} Act
 * @typedef {{
 *   plan: Plan,
 *   heaps: Heaps,
 *   layer: SeedLayer,
 *   air: Air,
 *   onCounts: (counts: number[]) => void,
 *   onLanded: (motions: Motion[], counts: number[]) => void,
 * }} Stage `onLanded` receives what a frame has done, once its seeds have landed.
 */

import { acts, countArrival, countDeparture, flightsOf, sequence } from './choreography.js';
import { hollowOf } from './geometry.js';

/** A flight of many seeds that is shorter than this is not seen, in milliseconds. */
const SHORTEST_SEEN = 160;
/** What is late is made up in tasks of about this length, in milliseconds, so that a slow machine still draws and hears its reader. */
const LONGEST_TASK = 8;

/**
 * @param {Frame[]} frames
 * @param {Stage} stage
 * @returns {{ done: Promise<void>, finish: () => void }}
 */
export function animate(frames, stage) {
  const { plan, heaps, layer, air } = stage;
  const events = sequence(acts(frames));
  /** @type {Map<Act, import('./heaps.js').Seed[]>} */
  const inTheAir = new Map();
  let next = 0;
  const counts = heaps.counts();
  const place = layer.place.bind(layer);
  const began = performance.now();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let beat;
  let laps = 0;
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {Promise<void>} */
  const done = new Promise((settle) => { resolve = settle; });

  /** @param {Act} act */
  const launch = (act) => {
    const { motions } = act.frame;
    const flights = flightsOf(act.frame, { plan, heaps, place });
    // Whole laps that follow each other too fast to be seen flying hop from pit to pit.
    const flies = motions.length === 1 || act.end - act.start >= SHORTEST_SEEN;
    for (const { seed, path } of flies ? flights : []) {
      layer.lift(seed);
      air.fly(seed, layer.flyingLook(seed), path, act.end - act.start);
      seed.x = path.to.x;
      seed.y = path.to.y;
    }
    inTheAir.set(act, flights.map(({ seed }) => seed));
    const lift = motions.find((motion) => motion.t === 'lift');
    if (lift && 'at' in lift) {
      laps += 1;
      if (laps > 1) air.markLap(hollowOf(plan, lift.at));
    }
    countDeparture(counts, motions);
    stage.onCounts(counts);
  };

  /** @param {Act} act */
  const land = (act) => {
    for (const seed of inTheAir.get(act) ?? []) if (layer.land(seed)) air.land(seed);
    countArrival(counts, act.frame.motions, heaps);
    const last = act.frame.motions.findLast((motion) => motion.t === 'drop' || motion.t === 'into-home');
    if (act.landing && last && 'at' in last) air.pulse(hollowOf(plan, last.at), act.landing);
    if (act.landing === 'last') air.markLap(null);
    stage.onLanded(act.frame.motions, counts);
  };

  const rest = () => {
    clearTimeout(beat);
    air.clear();
    layer.showAll();
    resolve();
  };

  const tick = () => {
    const now = performance.now();
    const time = now - began;
    for (; next < events.length && events[next].time <= time && performance.now() - now <= LONGEST_TASK; next += 1) {
      const { act, lands } = events[next];
      if (lands) land(act);
      else launch(act);
    }
    if (next === events.length) {
      rest();
      return;
    }
    // Between two events the compositor moves the seeds alone. The page draws nothing.
    beat = setTimeout(tick, Math.max(0, events[next].time - time));
  };
  // A touched pit moves in the very next picture.
  tick();

  return { done, finish: rest };
}
