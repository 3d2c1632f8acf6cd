/**
 * What the page animates, one thing at a time: the steps of a sowing as the server sends them, with one step per falling seed.
 *
 * @typedef {import('../wire.d.ts').Step} Step
 * @typedef {Exclude<Step, { t: 'sow' }> | { t: 'drop', at: number }} Motion
 */

/**
 * @param {Step[]} steps
 * @returns {Motion[]}
 */
export function motionsOf(steps) {
  return steps.flatMap((step) => (step.t === 'sow' ? step.at.map(drop) : [step]));
}

/** @param {number} at @returns {Motion} */
function drop(at) {
  return { t: 'drop', at };
}
