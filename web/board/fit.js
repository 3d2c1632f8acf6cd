/**
 * How a board lies best in the room that there is.
 *
 * @typedef {import('../wire.d.ts').Layouts} Layouts
 * @typedef {import('../wire.d.ts').Plan} Plan
 */

import { pitch } from './geometry.js';

/** The smallest that a pit may be to be touched surely, in pixels of the style sheet. */
export const TOUCH = 44;

/** A host without a height of its own grows with the board: then so much of the window can be seen. */
const SEEN = 0.62;

/** Where pits can be touched either way, the upright plan must be so much larger to be worth it. */
const WORTH = 1.12;

/**
 * Whether the upright plan is drawn larger than the wide one.
 * @param {Layouts} layouts
 * @param {number} width
 * @param {number} height
 */
export function standsBetter({ wide, upright }, width, height) {
  const room = Math.max(height, window.innerHeight * SEEN);
  const scale = (/** @type {Plan} */ plan) => Math.min(width / (2 * plan.slab.rx), room / (2 * plan.slab.ry));
  const touchable = scale(wide) * pitch(wide) >= TOUCH;
  return scale(upright) > scale(wide) * (touchable ? WORTH : 1);
}

/** The width at which the pits of a plan can just be touched. @param {Plan} plan */
export function leastWidth(plan) {
  return Math.ceil(((2 * plan.slab.rx + 2) * TOUCH) / pitch(plan));
}
