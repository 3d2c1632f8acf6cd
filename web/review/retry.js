/**
 * A second attempt at a mistake, judged by the review, or by a search if the review has no score for the move. Headless.
 *
 * @import { Analysis, LineTurn, ReviewedPly } from '../wire.js'
 *
 * @typedef {'win' | 'level' | 'loss'} Prospect what the mover may expect
 * @typedef {object} Retry
 * @property {'best' | 'good' | 'fine' | 'played' | 'worse' | 'unknown'} kind `fine`: a little worse than the best, and sound
 * @property {number} lost in seeds
 * @property {number} best the mover's expected margin with the best move
 * @property {number} tried the same with the move that was tried
 * @property {Prospect} before
 * @property {Prospect} after
 * @property {LineTurn[]} turns what is expected, the move itself first
 */

/** A loss below this, in seeds, does not matter. */
const LITTLE = 0.5;
/** Where the review begins to call a move inaccurate, in square roots of all seeds. */
const INACCURATE = 0.3;

/**
 * What the review itself says about a move, if it does.
 * @param {ReviewedPly} ply
 * @param {string} label
 * @returns {Retry | null}
 */
export function judgedByReview({ label: played, lost, before, after, best, turns }, label) {
  if (label === best.label) return { kind: 'best', ...compared(before.mover, before.mover), lost: 0, turns: best.turns };
  if (label === played) return { kind: 'played', ...compared(before.mover, after.mover), lost, turns };
  return null;
}

/**
 * What a search says about it.
 * @param {Analysis | null} analysis of the same position
 * @param {string} label
 * @param {number} seeds all seeds of the game
 * @returns {Retry}
 */
export function judgedBySearch(analysis, label, seeds) {
  const best = analysis?.moves[0];
  const tried = analysis?.moves.find((move) => move.label === label);
  if (!best || !tried) return { kind: 'unknown', ...compared(0, 0), turns: [] };
  const found = compared(best.score, tried.score);
  const { lost, before, after } = found;
  const isSound = before === after && lost < INACCURATE * Math.sqrt(seeds);
  return { kind: lost < LITTLE ? 'good' : isSound ? 'fine' : 'worse', ...found, turns: tried.turns };
}

/** Whether an attempt is good enough. @param {Retry} retry */
export function isSolved({ kind }) {
  return kind === 'best' || kind === 'good' || kind === 'fine';
}

/** @param {number} best @param {number} tried */
function compared(best, tried) {
  return { best, tried, lost: Math.max(0, best - tried), before: prospect(best), after: prospect(tried) };
}

/** @param {number} margin @returns {Prospect} */
function prospect(margin) {
  return margin >= LITTLE ? 'win' : margin <= -LITTLE ? 'loss' : 'level';
}
