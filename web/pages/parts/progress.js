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
