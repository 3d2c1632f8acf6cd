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

/** A board that is already drawn is turned only if that makes it this much larger: a line of text beside it must not turn it. */
const TURNED = 1.3;

/**
 * Whether the upright plan is drawn larger than the wide one.
 * @param {Layouts} layouts
 * @param {number} width
 * @param {number} height
 * @param {boolean | null} [stands] how it is drawn now in a place of the same width
 */
export function standsBetter({ wide, upright }, width, height, stands = null) {
  // Plans have their own units: what counts is the room for each pit on the screen.
  const size = (/** @type {Plan} */ plan) => pitch(plan) * Math.min(width / (2 * plan.slab.rx), height / (2 * plan.slab.ry));
  const [lying, standing] = [size(wide), size(upright)];
  if (stands !== null) return stands ? lying < standing * TURNED : standing > lying * TURNED;
  return standing > lying * (lying >= TOUCH ? WORTH : 1);
}

/** The height that a host without a fixed one can get. @param {number} height its own */
export const seenHeight = (height) => Math.max(height, window.innerHeight * SEEN);

/** The width of a drawing of a plan, as a part of its height. @param {Plan} plan */
export const ratioOf = ({ slab }) => (slab.rx + 1) / (slab.ry + 1);

/** The width at which the pits of a plan can just be touched. @param {Plan} plan */
export function leastWidth(plan) {
  return Math.ceil(((2 * plan.slab.rx + 2) * TOUCH) / pitch(plan));
}
