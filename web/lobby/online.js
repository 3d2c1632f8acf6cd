/**
 * Who is online, from what every visitor may see. Headless.
 *
 * @import { Challenge, PlayingGame } from '../wire.js'
 */

/** The site lists no more live games than this. */
export const MOST_LISTED = 12;

/**
 * @param {PlayingGame[]} playing
 * @param {Challenge[]} challenges
 * @returns {{ players: number, games: number, open: number, isMore: boolean }} `isMore`: there may be more than counted
 */
export function online(playing, challenges) {
  const live = playing.filter(({ control }) => control.kind !== 'days');
  return { players: 2 * live.length + challenges.length, games: live.length, open: challenges.length, isMore: playing.length >= MOST_LISTED };
}
