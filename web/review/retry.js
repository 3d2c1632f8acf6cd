/**
 * A second attempt at a mistake, judged by the review, or by a search if the review has no score for the move. Headless.
 *
 * @import { Analysis, ReviewedPly } from '../wire.js'
 *
 * @typedef {{ kind: 'best' | 'played' | 'good' | 'worse' | 'unknown', lost: number }} Retry
 */

/** A loss below this, in seeds, does not matter. */
const LITTLE = 0.5;

/** What the review itself says about a move, if it does. @param {ReviewedPly} ply @param {string} label @returns {Retry | null} */
export function judgedByReview(ply, label) {
  if (label === ply.best.label) return { kind: 'best', lost: 0 };
  if (label === ply.label) return { kind: 'played', lost: ply.lost };
  return null;
}

/** What a search says about it. @param {Analysis | null} analysis of the same position @param {string} label @returns {Retry} */
export function judgedBySearch(analysis, label) {
  const best = analysis?.moves[0];
  const tried = analysis?.moves.find((move) => move.label === label);
  if (!best || !tried) return { kind: 'unknown', lost: 0 };
  const lost = Math.max(0, best.score - tried.score);
  return { kind: lost < LITTLE ? 'good' : 'worse', lost };
}
