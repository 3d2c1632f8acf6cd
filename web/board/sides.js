/** What the sides are called. */

import { t } from '../text/index.js';

/** @param {number} side */
export function sideName(side) {
  return t(side === 0 ? 'board-ui-south' : 'board-ui-north');
}
