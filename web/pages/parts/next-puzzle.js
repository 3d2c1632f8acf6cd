/**
 * Which puzzle comes next.
 *
 * @import { PuzzleLine } from '../../wire.js'
 * @import { Tried } from './progress.js'
 */

/**
 * The next puzzle that is not solved, after a number and around the end. If all are solved, the next one.
 *
 * @param {PuzzleLine[]} all
 * @param {Record<string, Tried>} tried
 * @param {number} after
 * @param {number | null} grade only puzzles of this grade
 * @param {string | null} theme only puzzles with this theme
 */
export function nextPuzzle(all, tried, after, grade, theme = null) {
  const fits = (/** @type {PuzzleLine} */ each) => (grade === null || each.grade === grade) && (theme === null || each.themes.includes(theme));
  const order = [...all.slice(after), ...all.slice(0, after)].filter(fits);
  const open = order.find(({ position }) => !tried[position]?.solved);
  return (open ?? order[0])?.number ?? 1;
}
