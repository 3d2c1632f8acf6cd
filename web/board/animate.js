/**
 * Animates a sowing: a hand carries seeds from pit to pit, captures fly to their store. It follows the frames of a
 * timeline by animation frames, moves things only by transforms, and can be finished at any time.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('./motions.js').Motion} Motion
 * @typedef {import('./timeline.js').Frame} Frame
 * @typedef {import('./heaps.js').Seed} Seed
 * @typedef {import('./heaps.js').Heaps} Heaps
 * @typedef {import('./seeds.js').SeedLayer} SeedLayer
 * @typedef {{ seed: Seed, fromX: number, fromY: number, toX: number, toY: number, flies: boolean }} Flight
 * @typedef {{
 *   plan: Plan,
 *   heaps: Heaps,
 *   layer: SeedLayer,
 *   hand: SVGGElement,
 *   onFrame: (motions: Motion[]) => void,
 * }} Stage `onFrame` receives what a frame has done, once it has been drawn.
 */

import { hollowOf, short } from './geometry.js';
import { HAND } from './heaps.js';

/** How high captured seeds fly. */
const FLIGHT = 34;

/**
 * @param {Frame[]} frames
 * @param {Stage} stage
 * @returns {{ done: Promise<void>, finish: () => void }}
 */
export function animate(frames, stage) {
  const { plan, heaps, layer, hand } = stage;
  let number = -1;
  let began = NaN;
  let beat = 0;
  /** @type {Flight[]} */
  let flights = [];
  let handFrom = { x: layer.hand.x, y: layer.hand.y };
  let handTo = handFrom;
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {Promise<void>} */
  const done = new Promise((settle) => { resolve = settle; });

  /** @param {Frame} frame */
  const begin = (frame) => {
    handFrom = handTo;
    const at = handCell(frame.motions);
    if (at !== null) {
      const { x, y } = hollowOf(plan, at);
      handTo = { x, y };
      // A hand that held nothing appears where it lifts.
      if (heaps.hand.length === 0 && frame.motions[0].t === 'lift') handFrom = handTo;
    }
    layer.hand = handTo;
    /** @type {Set<Seed>} */
    const moved = new Set();
    frame.motions.forEach((motion) => heaps.apply(motion).forEach((seed) => moved.add(seed)));
    heaps.hand.forEach((seed) => moved.add(seed));
    layer.raise(moved);
    const flies = frame.motions.some((motion) => motion.t !== 'lift' && motion.t !== 'drop');
    flights = [...moved].map((seed) => {
      const { x, y } = layer.place(seed);
      return { seed, fromX: seed.x, fromY: seed.y, toX: x, toY: y, flies: flies && seed.cell !== HAND };
    });
    hand.classList.toggle('here', at !== null && frame.motions.length > 0);
  };

  /** @param {number} part of the frame that has passed */
  const draw = (part) => {
    const eased = part * part * (3 - 2 * part);
    for (const { seed, fromX, fromY, toX, toY, flies } of flights) {
      const lift = flies ? FLIGHT * Math.sin(Math.PI * part) : 0;
      layer.draw(seed, fromX + (toX - fromX) * eased, fromY + (toY - fromY) * eased - lift);
    }
    const x = handFrom.x + (handTo.x - handFrom.x) * eased;
    const y = handFrom.y + (handTo.y - handFrom.y) * eased;
    hand.setAttribute('transform', `translate(${short(x)} ${short(y)})`);
  };

  /** @param {Frame} frame */
  const end = (frame) => {
    draw(1);
    flights.forEach(({ seed }) => layer.lookAsItLies(seed));
    stage.onFrame(frame.motions);
  };

  const rest = () => {
    cancelAnimationFrame(beat);
    hand.classList.remove('here');
    resolve();
  };

  /** @param {number} now */
  const tick = (now) => {
    // The first picture already shows movement.
    if (Number.isNaN(began)) began = now - 16;
    const time = now - began;
    while (number < frames.length) {
      const frame = frames[number];
      if (frame) {
        if (time < frame.start + frame.length) break;
        end(frame);
      }
      number += 1;
      if (number < frames.length) begin(frames[number]);
    }
    if (number >= frames.length) {
      rest();
      return;
    }
    const frame = frames[number];
    draw((time - frame.start) / frame.length);
    beat = requestAnimationFrame(tick);
  };
  // What was touched moves in the very next picture.
  tick(performance.now());

  return { done, finish: rest };
}

/**
 * The cell over which the hand is after these motions; none where it is not needed.
 * @param {Motion[]} motions
 */
function handCell(motions) {
  const motion = motions.findLast(({ t }) => t === 'lift' || t === 'drop' || t === 'into-home');
  return motion && 'at' in motion ? motion.at : null;
}
