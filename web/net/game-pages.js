/**
 * The pages of games that this visit has seen. A game's rules do not change while the page is open, so its room needs no second copy.
 *
 * @import { GamePage } from '../wire.js'
 */
import { language } from '../text/index.js';
import { gamePage } from './client.js';

/** A visitor who tries many games does not keep all of them. */
const MOST = 8;

/** @type {Map<string, Promise<GamePage>>} */
const seen = new Map();

/** @param {string} game @param {string[]} [changes] to its rules @param {typeof gamePage} [ask] @returns {Promise<GamePage>} */
export function gamePageOnce(game, changes = [], ask = gamePage) {
  const key = [language(), game, ...changes].join('\n');
  const known = seen.get(key);
  if (known) return known;
  const asked = changes.length > 0 ? ask(game, { set: changes }) : ask(game);
  seen.set(key, asked);
  // A failed request may succeed the next time.
  asked.catch(() => seen.delete(key));
  if (seen.size > MOST) seen.delete(/** @type {string} */ (seen.keys().next().value));
  return asked;
}
