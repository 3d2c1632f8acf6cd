/**
 * Updates the clocks between two messages, ten times a second.
 *
 * @typedef {import('./table.js').Table} Table
 */

import { t } from '../text/index.js';
import { inDays, LOW, remaining, written } from './clock.js';

/** @param {Table} table */
export function tick(table) {
  const clocks = table.state.room?.clocks;
  if (!clocks) return;
  const since = performance.now() - table.state.received;
  for (const side of /** @type {const} */ ([0, 1])) {
    const element = table.place.querySelector(`.seat-clock[data-side="${side}"]`);
    if (!element) continue;
    const left = remaining(clocks, side, since);
    const text = table.state.room?.control.kind === 'days' ? slow(left) : written(left);
    if (element.textContent !== text) element.textContent = text;
    const low = left < LOW && clocks.running === (side === 0 ? 'S' : 'N');
    if (low && !element.classList.contains('low') && table.state.room?.seats[side].yours) table.live.say(t('play-low-time'));
    element.classList.toggle('low', low);
  }
}

/** @param {number} left */
function slow(left) {
  const parts = inDays(left);
  return t(parts.days > 0 ? 'play-clock-days' : 'play-clock-hours', parts);
}
