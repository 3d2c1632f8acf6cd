/**
 * @typedef {import('../wire.d.ts').Sowing} Sowing
 * @typedef {import('./scene.js').LastMove} LastMove
 */

/**
 * Where a ply began and where its last seed fell.
 * @param {Sowing} sowing
 * @returns {LastMove | null}
 */
export function lastMove(sowing) {
  const first = sowing.steps.find((step) => step.t === 'lift');
  if (!first || first.t !== 'lift') return null;
  const jumped = sowing.steps.some((step) => step.t === 'jump');
  const last = sowing.steps.findLast((step) => step.t === 'drop' || step.t === 'into-home');
  // Where laps were left out nobody saw where the last seed fell.
  return { from: first.at, to: jumped || !last || !('at' in last) ? null : last.at };
}
