/**
 * Which marks of a graph are written out. Where moves lie close together their signs would cover each other: then the weightiest
 * is written, and the others keep their dots. Headless.
 *
 * @typedef {{ x: number, y: number, glyph: string, bad: boolean }} Mark a place on the graph, with the sign that belongs there
 */

/** What a sign takes up where it is written largest, on a phone. */
const WIDTH = 30;
const HEIGHT = 24;

/** Signs from the weightiest to the lightest; those not named come last. */
const WEIGHTIEST = ['??', '?', '?!', '!!', '!'];

/**
 * @template {Mark} Any
 * @param {Any[]} marks
 * @returns {Set<Any>} the marks whose signs do not overlap
 */
export function readable(marks) {
  /** @type {Any[]} */
  const kept = [];
  for (const mark of [...marks].sort((one, other) => weight(one) - weight(other))) {
    if (!kept.some(({ x, y }) => Math.abs(x - mark.x) < WIDTH && Math.abs(y - mark.y) < HEIGHT)) kept.push(mark);
  }
  return new Set(kept);
}

/** @param {Mark} mark */
function weight({ glyph, bad }) {
  const place = WEIGHTIEST.indexOf(glyph);
  return (place < 0 ? WEIGHTIEST.length : place) + (bad ? 0 : WEIGHTIEST.length);
}
