/**
 * A move chosen before the player's turn.
 *
 * @typedef {import('./table.js').Table} Table
 */

import { pitsOf, sideNumber } from '../board/geometry.js';
import { isWaitingForPlayer, ownSides } from './state.js';

/** Pits that can be chosen for when it is one's turn. @param {Table} table */
export function premovable({ page, state }) {
  const { room } = state;
  const own = ownSides(state);
  if (!room || room.ending || own.length !== 1 || own[0] === room.look.board.side || isWaitingForPlayer(state)) return [];
  return pitsOf(page.layouts.wide, sideNumber(own[0]));
}

/** The pit that was chosen. @param {Table} table */
export function premoveCell(table) {
  const { premove } = table.state;
  return premove === null ? null : premovable(table).find((cell) => table.page.labels[cell] === premove) ?? null;
}
