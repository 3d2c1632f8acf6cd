/**
 * @typedef {import('../wire.d.ts').Sowing} Sowing
 * @typedef {import('./scene.js').LastMove} LastMove
 */

import { motionsOf } from './motions.js';

/**
 * Where a ply began and where its last seed fell.
 * @param {Sowing} sowing
 * @returns {LastMove | null}
 */
export function lastMove(sowing) {
  const motions = motionsOf(sowing.steps);
  const first = motions.find((motion) => motion.t === 'lift');
  if (!first || first.t !== 'lift') return null;
  // A seed from the hand falls into the pit that is played.
  const put = first.hand ? motions.find((motion) => motion.t === 'drop') : undefined;
  const jumped = motions.some((motion) => motion.t === 'jump');
  const last = motions.findLast((motion) => motion.t === 'drop' || motion.t === 'into-home');
  // If laps were left out, the player did not see where the last seed fell.
  return { from: put && 'at' in put ? put.at : first.at, to: jumped || !last || !('at' in last) ? null : last.at };
}

/** @param {LastMove | null} one @param {LastMove | null} other */
export function isSameMove(one, other) {
  return one === other || (one !== null && other !== null && one.from === other.from && one.to === other.to);
}
