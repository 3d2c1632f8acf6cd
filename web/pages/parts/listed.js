/**
 * The list of games on pages where one is chosen.
 *
 * @import { GameCard, GamePage } from '../../wire.js'
 */
import { gamePage, games } from '../../net/client.js';

/**
 * All games, and before them one that is in no list because somebody has brought its rules, with its variants.
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
