/** The page of a game in play. */
import { room as askRoom } from '../net/client.js';
import { gamePageOnce } from '../net/game-pages.js';
import { enterRoom } from '../local/enter.js';
import { takeOpening } from '../new/start.js';
import { Table } from '../play/table.js';
import { fresh } from './parts/states.js';

/** @param {URLSearchParams} query */
const tokensOf = (query) => ({ seat: query.get('seat'), watch: query.get('watch') });

/**
 * The room, and its game. Looking takes no seat: links are opened by previews too.
 * @type {import('../router.js').Ask}
 */
export async function ask({ params, query }) {
  const { seat, watch } = tokensOf(query);
  const room = await askRoom(params.room, { seat, watch });
  const page = gamePageOnce(room.game, room.changes);
  // A visitor who has left by then is not notified.
  page.catch(() => {});
  return { room, page };
}

/** @type {import('../router.js').Page} */
export async function show({ main, params, query, signal, asked }) {
  const { room, page } = await asked;
  const tokens = tokensOf(query);
  if (signal.aborted) return;
  // A new visitor has a cookie by now, which identifies them to the socket; the game's page may load later.
  const socket = enterRoom(params.room, tokens, signal);
  const about = await page;
  if (signal.aborted) return;
  main.classList.add('page-play');
  main.dataset.title = room.title;
  new Table(fresh(main), about, socket, tokens, signal, takeOpening(params.room));
}
