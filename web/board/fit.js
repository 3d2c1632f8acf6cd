/**
 * Chooses the board layout that fits the available space.
 *
 * @typedef {import('../wire.d.ts').Layouts} Layouts
 * @typedef {import('../wire.d.ts').Plan} Plan
 */

import { pitch } from './geometry.js';

/** The smallest pit that can be tapped reliably, in CSS pixels. */
export const TOUCH = 44;

/** A host without a fixed height grows with the board, up to this share of the window. */
const SEEN = 0.62;

/** If pits can be tapped in both layouts, the upright one must be this much larger to be used. */
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
