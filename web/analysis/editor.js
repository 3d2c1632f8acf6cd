/**
 * A position in the board editor: any counts, either side, homes anywhere. The server checks whether it is legal. Headless.
 *
 * @import { Board, Plan } from '../wire.js'
 *
 * @typedef {object} Draft
 * @property {number[]} cells the pits, South's store, North's store
 * @property {[number | null, number | null]} homes
 * @property {'S' | 'N'} side
 * @property {Pick<Board, 'hands' | 'closed' | 'owned' | 'blocked' | 'houses'>} [more] what only some games have; it stays as it is
 */

import { rowsOf, sideOf, storeOf } from '../board/geometry.js';

/** As many as a position can write down for one pit. */
const MOST = 255;

/** @param {Board} board @returns {Draft} */
export function draftOf({ cells, homes, side, hands, closed, owned, blocked, houses }) {
  return { cells: [...cells], homes: [...homes], side, more: { hands, closed, owned, blocked, houses } };
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

/** A draft with that many seeds in a cell. @param {Draft} draft @param {number} cell @param {import('../board/edits.js').Edit} edit @returns {Draft} */
export function edited(draft, cell, edit) {
  return withSeeds(draft, cell, 'by' in edit ? edit.by : edit.to - draft.cells[cell]);
}

/** How many seeds there are in all. @param {Draft} draft */
export function total({ cells }) {
  return cells.reduce((sum, count) => sum + count, 0);
}

/** The board of a draft, to be shown before the server has checked it. @param {Draft} draft @param {Plan} plan @returns {Board} */
export function boardOf(draft, plan) {
  return { ...draft.more, cells: draft.cells, homes: draft.homes, side: draft.side, may_swap: false, text: textOf(draft, plan) };
}

/** The draft as text, in Sower's form: the rows of a side from the middle outwards. @param {Draft} draft @param {Plan} plan */
export function textOf({ cells, homes, side, more = {} }, plan) {
  const { closed = [], owned = [], blocked = [] } = more;
  /** @param {number} cell */
  const sign = (cell) => {
    const owner = owned.findIndex((owns) => owns.includes(cell));
    if (owner >= 0) return owner === sideOf(plan, cell) ? '*' : '!';
    if (!blocked.includes(cell)) return '';
    const [inner, outer] = rowsOf(plan, 0);
    return outer?.length === inner.length ? '!' : '-';
  };
  const written = (/** @type {number} */ cell) => (homes.includes(cell) ? 't' : closed.includes(cell) ? 'x' : `${cells[cell]}${sign(cell)}`);
  const rows = (/** @type {number} */ of) => rowsOf(plan, of).map((row) => row.map(written).join(',')).join('|');
  const kept = `${cells[storeOf(plan, 0)]},${cells[storeOf(plan, 1)]}`;
  const houses = more.houses?.map((cell) => (cell === null ? '-' : 'y')).join(',') ?? '-,-';
  const beside = more.hands ? `0,0 ${kept} ${houses}` : more.houses ? `${kept} 0,0 ${houses}` : kept;
  return `${rows(0)}/${rows(1)} ${beside} ${side}`;
}
