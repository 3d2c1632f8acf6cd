/** The page on which a game is played, or watched. */
import { gamePage, room as askRoom } from '../net/api.js';
import { Table } from '../play/table.js';
import { fresh } from './parts/states.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, query, signal }) {
  const tokens = { seat: query.get('seat'), watch: query.get('watch') };
  // Looking takes no seat: links are opened by previews too.
  const room = await askRoom(params.room, { seat: tokens.seat ?? undefined, watch: tokens.watch ?? undefined });
  const page = await gamePage(room.game, room.changes);
  if (signal.aborted) return;
  main.classList.add('page-play');
  main.dataset.title = room.title;
  new Table(fresh(main), page, params.room, tokens, signal);
}
