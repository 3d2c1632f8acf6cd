/**
 * An animated picture of the moves of a game.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { download } from '../analysis/export.js';

/** The most plies of a picture. */
const MOST_PLIES = 300;

/** Gives the reader an animated picture of the last plies. @param {Table} table @param {RoomState} room @param {number} count */
export async function saveFilm({ board, stage }, room, count) {
  const to = room.moves.length;
  const plies = [];
  for (let ply = to - Math.min(count, to, MOST_PLIES); ply < to; ply += 1) {
    const found = await stage.looks.ply(room, ply);
    if (found) plies.push(found);
  }
  const { filmOf } = await import('../board/film.js');
  download(new Blob([filmOf(board, plies)], { type: 'image/svg+xml' }), `${room.game}-${room.id}.svg`);
}
