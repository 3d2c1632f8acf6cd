/**
 * A position in the board editor: any counts, either side, homes anywhere. The server checks whether it is legal. Headless.
 *
 * @import { Board } from '../wire.js'
 *
 * @typedef {object} Draft
 * @property {number[]} cells South's pits, North's pits, South's store, North's
 * @property {[number | null, number | null]} homes
 * @property {'S' | 'N'} side
 */

/** As many as a position can write down for one pit. */
const MOST = 255;

/** @param {Board} board @returns {Draft} */
export function draftOf({ cells, homes, side }) {
  return { cells: [...cells], homes: [...homes], side };
}

/** A draft with seeds more or fewer in a cell. @param {Draft} draft @param {number} cell @param {number} more @returns {Draft} */
export function withSeeds(draft, cell, more) {
  const cells = draft.cells.map((count, each) => (each === cell ? Math.min(MOST, Math.max(0, count + more)) : count));
  return { ...draft, cells };
}

/** @param {Draft} draft @param {0 | 1} owner @param {number | null} cell @returns {Draft} */
export function withHome(draft, owner, cell) {
  /** @type {[number | null, number | null]} */
  const homes = owner === 0 ? [cell, draft.homes[1]] : [draft.homes[0], cell];
  return { ...draft, homes };
}

/** Without a seed. @param {Draft} draft @returns {Draft} */
export function emptied(draft) {
  return { ...draft, cells: draft.cells.map(() => 0), homes: [null, null] };
}

/** How many seeds there are in all. @param {Draft} draft */
export function total({ cells }) {
  return cells.reduce((sum, count) => sum + count, 0);
}

/** The draft as text, in Sower's form. @param {Draft} draft */
export function textOf({ cells, homes, side }) {
  const pits = (cells.length - 2) / 2;
  const written = cells.map((count, cell) => (homes.includes(cell) ? 't' : String(count)));
  return `${written.slice(0, pits).join(',')}/${written.slice(pits, 2 * pits).join(',')} ${cells[2 * pits]},${cells[2 * pits + 1]} ${side}`;
}
