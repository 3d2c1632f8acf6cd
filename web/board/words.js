/**
 * A board in words, for screen readers.
 *
 * @typedef {import('./view.js').BoardPage} BoardPage
 * @typedef {import('./view.js').Shown} Shown
 * @typedef {import('../wire.d.ts').Choice} Choice
 */

import { t } from '../text/index.js';
import { rowsOf, sideOf, storeOf } from './geometry.js';
import { effects } from './marks.js';
import { asksWay, movesAt, waysOf } from './picking.js';
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
  const inRow = (/** @type {string} */ text) => [text, row, ...marksOf(shown, cell)].filter((part) => part !== '').join('; ');
  if (owner >= 0) return inRow(t('board-ui-pit-home', { ...args, owner: whose(owner, shown.own) }));
  const said = inRow(t('board-ui-pit', args));
  const moves = movesAt(shown.choices, cell);
  const does = (/** @type {Choice} */ choice) => {
    const where = choice.last === null ? '' : t('board-ui-last-in', { ...words, where: cellName(page, choice.last, shown.own) });
    return [where, ...effects(choice, words)].filter((part) => part !== '');
  };
  if (moves.length === 1) return [said, ...does(moves[0])].join('; ');
  if (moves.length > 1) return `${said}; ${t('board-ui-moves', { count: moves.length, ways: describeMoves(page, moves, does) })}`;
  const refused = shown.refused.find((each) => each.cell === cell);
  return refused ? `${said}; ${refused.message}` : said;
}

/**
 * What a pit is besides its seeds.
 * @param {Shown} shown
 * @param {number} cell
 */
function marksOf({ board, own }, cell) {
  const owner = (board.owned ?? []).findIndex((cells) => cells.includes(cell));
  return [
    board.closed?.includes(cell) ? t('board-ui-closed') : '',
    owner >= 0 ? t('board-ui-owned', { owner: whose(owner, own) }) : '',
    board.houses?.includes(cell) ? t('board-ui-house') : '',
    board.blocked?.includes(cell) ? t('board-ui-blocked') : '',
  ];
}

/** The moves of one pit, each direction with its effect. @param {BoardPage} page @param {Choice[]} moves @param {(move: Choice) => string[]} does */
function describeMoves(page, moves, does) {
  if (!asksWay(moves)) return moves.map((move) => [optionText(page, move), ...does(move)].join(', ')).join('; ');
  return waysOf(moves).map(({ direction, moves: those }) =>
    [`${page.words[direction === '<' ? 'way_clockwise' : 'way_anticlockwise'] ?? ''} (${direction})`, ...(those.length === 1 ? does(those[0]) : [])].join(', ')).join('; ');
}

/** A choice within a turn. @param {BoardPage} page @param {Choice} move */
function optionText(page, { option }) {
  if (typeof option === 'number') return page.labels[option];
  return t(option === 'safari' ? 'board-ui-play-house' : 'board-ui-stop-in-house');
}

/**
 * A choice within a turn, on its button.
 * @param {Choice} move
 * @param {boolean} amongPits whether the other choices are pits to capture as well
 */
export function optionName({ option }, amongPits) {
  if (option === 'safari') return t('board-ui-play-house');
  return t(amongPits ? 'board-ui-no-pit' : 'board-ui-stop-in-house');
}

/** A pit's direction, with the game's word for it. @param {BoardPage} page @param {string} label @param {'<' | '>'} direction */
export function wayName({ words }, label, direction) {
  const word = words[direction === '<' ? 'way_clockwise' : 'way_anticlockwise'];
  return word ? `${label}${direction}, ${word}` : `${label}${direction}`;
}

/**
 * A move for a screen reader. Where the sides' labels differ only in case, it names the side.
 * @param {Pick<BoardPage, 'labels' | 'layouts'>} page
 * @param {string} label
 * @param {0 | 1 | null} own
 */
export function spokenLabel(page, label, own) {
  const sounds = (/** @type {string} */ text) => text.toLowerCase();
  const pit = label.replace(/[<>:].*$/, '');
  const twin = page.labels.some((each) => each !== pit && sounds(each) === sounds(pit));
  const cell = page.labels.indexOf(pit);
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
  const sentence = { hand: 'board-ui-counts-hands', none: 'board-ui-counts-bare' }[/** @type {string} */ (wide.stores[0].kind)] ?? 'board-ui-counts';
  return t(sentence, {
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
  if (page.layouts.wide.stores[0].kind === 'hand') return t('board-ui-hand-name', { whose: whose(sideOf(page.layouts.wide, cell), own) });
  return t('board-ui-store-name', { ...words, whose: whose(sideOf(page.layouts.wide, cell), own) });
}
