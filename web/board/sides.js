/** The names of the sides. */

import { t } from '../text/index.js';

/** @param {number} side */
export function sideName(side) {
  return t(side === 0 ? 'board-ui-south' : 'board-ui-north');
}

/**
 * The owner of a pit or store, as a selector for sentences: the player's own or the opponent's; for spectators South's or North's.
 * @param {number} side
 * @param {0 | 1 | null} own the reader's side, if they have one
 */
export function whose(side, own) {
  if (own === null) return side === 0 ? 'south' : 'north';
  return side === own ? 'yours' : 'theirs';
}
