/**
 * The classes of moves, each with its own sign, so that none depends on colour alone. Headless.
 *
 * @import { MoveClass } from '../wire.js'
 */

/** From the best to the worst. @type {MoveClass[]} */
export const CLASSES = ['best', 'good', 'only-move', 'inaccuracy', 'mistake', 'missed-win', 'blunder', 'opening'];

/** @type {Record<MoveClass, string>} */
const SIGNS = {
  best: '★', good: '✓', 'only-move': '□', inaccuracy: '?!', mistake: '?', 'missed-win': '⊘', blunder: '??', opening: '·',
};

/** The sign of a move without which everything was a mistake. */
export const ALONE = '!';

/** @param {MoveClass} name */
export function sign(name) {
  return SIGNS[name];
}

/** Whether a move of that class was an error. @param {MoveClass} name */
export function isError(name) {
  return ['inaccuracy', 'mistake', 'missed-win', 'blunder'].includes(name);
}
