/**
 * The text of a clock. The server keeps time; the page only counts down from its last message.
 *
 * @typedef {import('../wire.d.ts').Clocks} Clocks
 */

/** Below this a clock is low, in milliseconds: it then shows tenths, and says so. */
export const LOW = 20_000;

/**
 * The time that a side has left.
 * @param {Clocks} clocks
 * @param {0 | 1} side
 * @param {number} since how long ago the server sent the clocks, in milliseconds
 */
export function remaining(clocks, side, since) {
  const runs = clocks.running === (side === 0 ? 'S' : 'N');
  return Math.max(0, clocks.left[side] - (runs ? since : 0));
}

/**
 * The time left in a correspondence game.
 * @param {number} milliseconds
 */
export function inDays(milliseconds) {
  const minutes = Math.ceil(milliseconds / 60_000);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/**
 * As `1:05:09`, `4:07`, or `9.4` when it is low.
 * @param {number} milliseconds
 */
export function written(milliseconds) {
  if (milliseconds < LOW) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
