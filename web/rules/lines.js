/**
 * The lines of a rules text: which have errors, and where each begins and ends. Headless.
 *
 * @import { RulesMistake } from '../wire.js'
 */

/** How many lines a text has. @param {string} text */
export const countLines = (text) => text.split('\n').length;

/** The lines that have a mistake, counted from 1. @param {RulesMistake[]} mistakes @returns {Set<number>} */
export const mistakenLines = (mistakes) => new Set(mistakes.flatMap(({ line }) => (line === null ? [] : [line])));

/**
 * Where a line begins and ends, as a text field selects it. A line that is not there is the last one.
 *
 * @param {string} text
 * @param {number} line counted from 1
 * @returns {[number, number]}
 */
export function lineBounds(text, line) {
  const lines = text.split('\n');
  const index = Math.min(Math.max(line, 1), lines.length) - 1;
  const start = lines.slice(0, index).reduce((at, each) => at + each.length + 1, 0);
  return [start, start + lines[index].length];
}
