/**
 * The list of games on pages where one is chosen.
 *
 * @import { GameCard, GamePage } from '../../wire.js'
 */
import { gamePage, games } from '../../net/client.js';

/**
 * All games, preceded by the given game and its variants if it has custom rules and so is not listed.
 *
 * @param {GamePage} page of the game that is chosen
 * @returns {Promise<GameCard[]>}
 */
export async function gamesWith(page) {
  const cards = await games();
  if (!page.own) return cards;
  const root = page.variant_of === null ? page : await gamePage(page.variant_of);
  return [root, ...root.variants, ...cards];
}
