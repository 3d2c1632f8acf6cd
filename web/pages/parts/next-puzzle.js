/**
 * Which puzzle comes next.
 *
 * @import { PuzzleLine } from '../../wire.js'
 * @import { Tried } from './progress.js'
 */

/**
 * The next puzzle that is not solved, after a number and around the end, of one grade or of any; where all are solved, just the
 * next.
 *
 * @param {PuzzleLine[]} all
 * @param {Record<string, Tried>} tried
 * @param {number} after
 * @param {number | null} grade
 */
export function nextPuzzle(all, tried, after, grade) {
  const order = [...all.slice(after), ...all.slice(0, after)].filter((each) => grade === null || each.grade === grade);
  const open = order.find(({ position }) => !tried[position]?.solved);
  return (open ?? order[0])?.number ?? 1;
}
