/**
 * A board in words, for those who hear it.
 *
 * @typedef {import('./view.js').BoardPage} BoardPage
 * @typedef {import('./view.js').Shown} Shown
 */

import { t } from '../text/index.js';
import { effects } from './marks.js';
import { sideName } from './sides.js';

/**
 * A pit with its count and what playing it does.
 * @param {BoardPage} page
 * @param {Shown} shown
 * @param {number[]} counts
 * @param {number} cell
 */
export function describePit(page, shown, counts, cell) {
  const { labels, words } = page;
  const owner = shown.board.homes.indexOf(cell);
  const args = { label: labels[cell], count: counts[cell], seeds: counts[cell] === 1 ? words.seed : words.seeds, pit: words.pit };
  if (owner >= 0) {
    return t('board-ui-pit-home', { ...args, home: words.home, owner: sideName(owner) });
  }
  const said = t(cell < labels.length / 2 ? 'board-ui-pit-south' : 'board-ui-pit-north', args);
  const choice = shown.choices.find((each) => each.cell === cell);
  if (choice) {
    const where = choice.last === null ? '' : t('board-ui-last-in', { where: cellName(page, choice.last) });
    return [said, where, ...effects(choice, words)].filter((part) => part !== '').join('; ');
  }
  const refused = shown.refused.find((each) => each.cell === cell);
  return refused ? `${said}; ${refused.message}` : said;
}

/**
 * Every count, told on request.
 * @param {BoardPage} page
 * @param {number[]} cells
 */
export function describeCounts(page, cells) {
  const half = page.labels.length / 2;
  return t('board-ui-counts', {
    south: cells.slice(0, half).join(', '),
    north: cells.slice(half, 2 * half).join(', '),
    southStore: cells[2 * half],
    northStore: cells[2 * half + 1],
    store: page.words.store,
  });
}

/** @param {BoardPage} page @param {number} cell */
function cellName(page, cell) {
  const { labels, words } = page;
  if (cell < labels.length) return t('board-ui-pit-name', { pit: words.pit, label: labels[cell] });
  return t('board-ui-store-name', { store: words.store, side: sideName(cell - labels.length) });
}
