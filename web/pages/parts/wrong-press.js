/**
 * Explains why a pressed pit may not be played.
 *
 * @import { BoardView } from '../../board/view.js'
 * @import { GameSoFar } from '../../wire.js'
 */
import { whyNot } from '../../net/api.js';
import { asSentence } from '../../text/sentence.js';
import { toast } from './toast.js';

/**
 * @param {BoardView} view
 * @param {number} cell
 * @param {GameSoFar} position what the board shows
 */
export async function explainPress(view, cell, position) {
  if (view.moving) return;
  const known = view.shown?.refused.find((each) => each.cell === cell);
  if (!known) view.shake(cell);
  toast(asSentence(known ? known.message : await whyNot({ ...position, cell })));
}
