/**
 * A board on a page, with the reader's settings.
 *
 * @import { BoardPage, Ways } from '../../board/view.js'
 */
import { onChange, settings } from '../../settings.js';
import { BOARD_KEYS, offerKeys } from '../../shortcuts.js';

export { sideNumber } from '../../board/geometry.js';

/** How long a sowing may take at most, in milliseconds. */
const BUDGETS = { slow: 5000, normal: 2500, fast: 1000, off: 0 };

/**
 * @param {Element | null} host
 * @param {BoardPage} page
 * @param {AbortSignal} signal when the board goes away
 * @param {Partial<Ways>} [ways]
 */
export async function makeBoard(host, page, signal, ways = {}) {
  if (!(host instanceof HTMLElement)) throw new Error('a board without a place');
  const { BoardView } = await import('../../board/view.js');
  const view = new BoardView(host, page, { ...wanted(), ...ways });
  offerKeys(signal, BOARD_KEYS);
  onChange(() => view.set(wanted()), signal);
  signal.addEventListener('abort', () => view.remove());
  return view;
}

/** How a board is turned for the player of a side: their row is the near one. @param {'S' | 'N'} side @returns {Partial<Ways>} */
export function nearRow(side) {
  return { turned: side === 'N' };
}

/** @returns {Partial<Ways>} */
function wanted() {
  const { counts, speed, labels, wood, seeds } = settings();
  const still = speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { counts, budget: BUDGETS[speed], still, labels, wood, seeds };
}
