/** The classes of moves, each with a sign of its own, so that none is told by colour alone. Headless. */

/** From the best to the worst. */
export const CLASSES = ['best', 'good', 'only-move', 'inaccuracy', 'mistake', 'missed-win', 'blunder', 'opening'];

/** @type {Record<string, string>} */
const SIGNS = {
  best: '★', good: '✓', 'only-move': '□', inaccuracy: '?!', mistake: '?', 'missed-win': '⊘', blunder: '??', opening: '·',
};

/** @param {string} name */
export function sign(name) {
  return SIGNS[name] ?? '';
}

/** Whether a move of that class was an error. @param {string} name */
export function isError(name) {
  return ['inaccuracy', 'mistake', 'missed-win', 'blunder'].includes(name);
}
