/** The reader's progress in tasks and puzzles, stored in this browser. */
import { keep, stored } from '../../settings.js';

/** @param {string} game */
const key = (game) => `sower.tasks.${game}`;

/** The names of the completed tasks. @param {string} game @returns {Set<string>} */
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
 * The reader's attempts at a puzzle.
 *
 * @typedef {{ tries: number, solved: boolean, helped: boolean }} Tried
 */

/** @param {string} game */
const puzzleKey = (game) => `sower.puzzles.${game}`;

/** The attempts at a game's puzzles, by position. @param {string} game @returns {Record<string, Tried>} */
export function triedPuzzles(game) {
  return stored(puzzleKey(game), {});
}

/**
 * Records an attempt, or that the solution was shown. A solved puzzle stays solved and is not counted again.
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
