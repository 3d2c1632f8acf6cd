/**
 * A board in words, for screen readers.
 *
 * @typedef {import('./view.js').BoardPage} BoardPage
 * @typedef {import('./view.js').Shown} Shown
 */

import { t } from '../text/index.js';
import { rowsOf, sideOf, storeOf } from './geometry.js';
import { effects } from './marks.js';
import { whose } from './sides.js';

/**
 * A pit with its count and the effect of playing it.
 * @param {BoardPage} page
 * @param {Shown} shown
 * @param {number[]} counts
 * @param {number} cell
 */
export function describePit(page, shown, counts, cell) {
  const { labels, words } = page;
  const owner = shown.board.homes.indexOf(cell);
  const { wide } = page.layouts;
  if (cell >= labels.length) return `${cellName(page, cell, shown.own)}: ${counts[cell]}`;
  const args = { ...words, whose: whose(sideOf(wide, cell), shown.own), label: labels[cell], count: counts[cell] };
  const row = rowsOf(wide, sideOf(wide, cell)).length > 1 ? t('board-ui-row', { row: wide.pits[cell].row + 1 }) : '';
  const inRow = (/** @type {string} */ text) => (row === '' ? text : `${text}; ${row}`);
  if (owner >= 0) return inRow(t('board-ui-pit-home', { ...args, owner: whose(owner, shown.own) }));
  const said = inRow(t('board-ui-pit', args));
  const choice = shown.choices.find((each) => each.cell === cell);
  if (choice) {
    const where = choice.last === null ? '' : t('board-ui-last-in', { ...words, where: cellName(page, choice.last, shown.own) });
    return [said, where, ...effects(choice, words)].filter((part) => part !== '').join('; ');
  }
  const refused = shown.refused.find((each) => each.cell === cell);
  return refused ? `${said}; ${refused.message}` : said;
}

/**
 * A move for a screen reader. Where the sides' labels differ only in case, it names the side.
 * @param {Pick<BoardPage, 'labels' | 'layouts'>} page
 * @param {string} label
 * @param {0 | 1 | null} own
 */
export function spokenLabel(page, label, own) {
  const sounds = (/** @type {string} */ text) => text.toLowerCase();
  const twin = page.labels.some((each) => each !== label && sounds(each) === sounds(label));
  const cell = page.labels.indexOf(label);
  return twin && cell >= 0 ? t('board-ui-label-of', { whose: whose(sideOf(page.layouts.wide, cell), own), label }) : label;
}

/**
 * All counts, announced on request.
 * @param {BoardPage} page
 * @param {number[]} cells
 */
export function describeCounts(page, cells) {
  const { wide } = page.layouts;
  const rows = (/** @type {number} */ side) => rowsOf(wide, side).map((row) => row.map((cell) => cells[cell]).join(', ')).join(' | ');
  return t('board-ui-counts', {
    ...page.words,
    south: rows(0),
    north: rows(1),
    southStore: cells[storeOf(wide, 0)],
    northStore: cells[storeOf(wide, 1)],
  });
}

/** @param {BoardPage} page @param {number} cell @param {0 | 1 | null} own */
function cellName(page, cell, own) {
  const { labels, words } = page;
  if (cell < labels.length) return t('board-ui-pit-name', { ...words, whose: whose(sideOf(page.layouts.wide, cell), own), label: labels[cell] });
  return t('board-ui-store-name', { ...words, whose: whose(sideOf(page.layouts.wide, cell), own) });
}
