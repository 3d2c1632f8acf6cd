/**
 * Hints from the page's own engine.
 *
 * @import { GameSoFar, ToPlayer } from '../wire.js'
 */
import { readyEngine } from '../engine/local.js';
import { mayThinkHere } from './fair-play.js';

/**
 * A hint in the form in which the server sends it; null if the server has to give it: the engine is not loaded yet, or rests.
 *
 * @param {GameSoFar} position
 * @returns {Promise<ToPlayer | null>}
 */
export async function localHint(position) {
  const engine = readyEngine();
  if (!engine || !await mayThinkHere()) return null;
  try {
    const { status, body } = await engine.think('hint', position);
    return status === 200 ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
