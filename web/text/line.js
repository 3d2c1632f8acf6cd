/**
 * Lines of play: every move with the side that plays it.
 *
 * @import { LineTurn } from '../wire.js'
 */
import { t } from './index.js';

/**
 * A line of play, such as `South 3 6, North 2`.
 * @param {LineTurn[]} turns
 * @param {number} [skipped] how many of the first moves to leave out, all of one side
 */
export function lineText([first, ...others], skipped = 0) {
  if (!first) return '';
  return [{ ...first, moves: first.moves.slice(skipped) }, ...others]
    .filter(({ moves }) => moves.length > 0)
    .map(({ side, moves }) => `${t(`web-side-${side}`)} ${moves.join(' ')}`)
    .join(', ');
}
