/** Which tasks the reader has done, kept in this browser. */
import { keep, stored } from '../../settings.js';

/** @param {string} game */
const key = (game) => `sower.tasks.${game}`;

/** Their names. @param {string} game @returns {Set<string>} */
export function doneTasks(game) {
  return new Set(stored(key(game), /** @type {string[]} */ ([])));
}

/**
 * @param {string} game
 * @param {string} task
 */
export function markDone(game, task) {
  keep(key(game), [...doneTasks(game).add(task)]);
}

/**
 * What became of a puzzle.
 *
 * @typedef {{ tries: number, solved: boolean, helped: boolean }} Tried
 */

/** @param {string} game */
const puzzleKey = (game) => `sower.puzzles.${game}`;

/** What became of a game's puzzles, by their positions. @param {string} game @returns {Record<string, Tried>} */
export function triedPuzzles(game) {
  return stored(puzzleKey(game), {});
}

/**
 * Notes a try, or that somebody was helped. What was solved stays so, and is counted no more.
 *
 * @param {string} game
 * @param {string} position
 * @param {{ right?: boolean, helped?: boolean }} what
 */
export function notePuzzle(game, position, { right, helped = false }) {
  const all = triedPuzzles(game);
  const tried = all[position] ?? { tries: 0, solved: false, helped: false };
  if (tried.solved) return;
  tried.helped ||= helped;
  if (right !== undefined) {
    tried.tries += 1;
    tried.solved = right;
  }
  keep(puzzleKey(game), { ...all, [position]: tried });
}
