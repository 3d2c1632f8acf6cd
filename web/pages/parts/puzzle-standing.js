/**
 * The reader's puzzle ratings and streak: with the account, or in this browser for guests. The server computes all numbers.
 *
 * @import { KeptByGuest, KeptRating, PuzzleAnswer, PuzzleStreak, ShownRating, TriedPuzzle } from '../../wire.js'
 * @import { Tried } from './progress.js'
 *
 * @typedef {{ kept: KeptRating, shown: ShownRating }} KeptHere a guest's rating in one game
 * @typedef {{ streak: PuzzleStreak, ratings: Record<string, ShownRating>, tried: (game: string) => Record<string, Tried> }} Standing
 */
import { account } from '../../account.js';
import { myPuzzles } from '../../net/client.js';
import { keep, stored } from '../../settings.js';
import { triedPuzzles } from './progress.js';

const RATINGS = 'sower.puzzle-ratings';
const STREAK = 'sower.puzzle-streak';

/** @returns {Record<string, KeptHere>} */
const ratingsHere = () => stored(RATINGS, {});

/** @returns {PuzzleStreak | null} */
const streakHere = () => stored(STREAK, null);

/** What a guest's browser sends with a try; nothing for accounts. @param {string} game @param {string} position @returns {KeptByGuest | undefined} */
export function keptByGuest(game, position) {
  if (account() !== '') return undefined;
  const first = (triedPuzzles(game)[position]?.tries ?? 0) === 0;
  return { first, rating: ratingsHere()[game]?.kept ?? null, streak: streakHere() };
}

/** Keeps what an answer says about a guest. @param {string} game @param {PuzzleAnswer} answer */
export function keepStanding(game, { rated, streak }) {
  if (account() !== '') return;
  if (rated) keep(RATINGS, { ...ratingsHere(), [game]: { kept: rated.kept, shown: { value: rated.after, provisional: rated.provisional } } });
  if (streak) keep(STREAK, streak);
}

/** @param {string} [game] only this game's tries are needed @returns {Promise<Standing>} */
export async function standing(game) {
  if (account() === '') {
    const ratings = Object.fromEntries(Object.entries(ratingsHere()).map(([name, { shown }]) => [name, shown]));
    return { streak: streakHere() ?? { last: null, days: 0, best: 0 }, ratings, tried: triedPuzzles };
  }
  const mine = await myPuzzles(game === undefined ? {} : { game });
  const ratings = Object.fromEntries(mine.ratings.map((each) => [each.game, each.rating]));
  return { streak: mine.streak, ratings, tried: (name) => ({ ...triedPuzzles(name), ...byPosition(mine.results, name) }) };
}

/** @param {TriedPuzzle[]} results @param {string} game @returns {Record<string, Tried>} */
function byPosition(results, game) {
  return Object.fromEntries(results.filter((each) => each.game === game).map(({ position, ...tried }) => [position, tried]));
}

/** Days in a row; a day that is not over does not end a series. @param {PuzzleStreak} streak @param {number} today */
export function daysInARow({ last, days }, today) {
  return last !== null && last + 1 >= today ? days : 0;
}

/** A rating in text, with a question mark while it is uncertain. @param {ShownRating} rating */
export function ratingText({ value, provisional }) {
  return provisional ? `${value}?` : String(value);
}

/** A change with its sign. @param {number} change */
export function signed(change) {
  return change < 0 ? `−${-change}` : `+${change}`;
}
