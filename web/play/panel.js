/**
 * A room: the board, and beside it one column with players, questions, moves and controls. On a phone the players are above and below
 * the board, and a bar at the foot of the window opens the rest as sheets.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { t } from '../text/index.js';
import { lineText } from '../text/line.js';
import { lineOfPlay } from '../pages/parts/line-of-play.js';
import { html, nothing } from '../vendor/lit-html.js';
import { drawBar, drawMenu } from './actions.js';
import { asShown } from './as-shown.js';
import { drawDialogs } from './dialogs.js';
import { drawAnswers, drawEnd, drawInvitation, drawOffers, drawSitDown } from './banners.js';
import { drawMoves } from './moves.js';
import { drawPhrases } from './phrases.js';
import { drawSeat } from './seats.js';
import { isLive, isOwnTurn } from './state.js';

/** @param {Table} table */
export function drawTable(table) {
  const room = asShown(table.state);
  const far = table.ways().turned ? 0 : 1;
  const note = noteText(table, room);
  return html`
    <section class="table" data-sheet=${table.sheet}>
      <h1 class="unseen">${room ? room.title : table.page.title}</h1>
      <div class="table-main">
        <div class="table-board board-place board-fill"></div>
        <p class="table-note" ?data-empty=${note === ''} ?data-hint=${isHint(table)}>${note}</p>
      </div>
      <div class="table-column">
        ${connection(table)}
        <div class="table-far">${room ? drawSeat(table, room, far) : nothing}</div>
        <div class="table-asks">
          ${room?.unrated_why && !room.ending ? html`<p class="warning" role="status">${room.unrated_why}</p>` : nothing}
          ${room ? html`
            ${drawSitDown(table, room)}
            ${drawInvitation(table, room)}
            ${drawOffers(table, room)}
            ${drawAnswers(table, room)}
            ${drawEnd(table, room)}` : nothing}
        </div>
        ${room ? drawPhrases(table, room) : nothing}
        <div class="table-moves">${room ? drawMoves(table, room) : nothing}</div>
        <div class="table-bar">${room ? drawBar(table, room) : nothing}</div>
        <div class="table-menu">${room ? drawMenu(table, room) : nothing}</div>
        <div class="table-near">${room ? drawSeat(table, room, far === 0 ? 1 : 0) : nothing}</div>
      </div>
      <div class="table-live unseen" role="log" aria-live="polite" aria-label=${t('play-log')}></div>
      ${room ? drawDialogs(table, room) : nothing}
    </section>`;
}

/** Whether the note is a hint, which has several lines. @param {Table} table */
function isHint({ note, state }) {
  return note === '' && isLive(state) && state.hint !== null && isOwnTurn(state);
}

/** The note below the board; the log announces it. @param {Table} table @param {RoomState | null} room as the board shows it */
function noteText(table, room) {
  const { state } = table;
  if (table.note !== '') return table.note;
  if (!room) return '';
  if (!isLive(state)) return t('play-looking-back');
  if (state.hint && isHint(table)) {
    const { reason, turns } = state.hint;
    // Until the small board is loaded, the line is plain text.
    if (!table.lines) return t('play-hint', { reason, line: lineText(turns) });
    return html`${t('play-hint', { reason, line: '' })}${lineOfPlay(turns, { from: room, board: table.lines })}`;
  }
  if (state.thinking) return t('play-hint-thinking');
  if (room.look.board.may_swap && isOwnTurn(state)) return t('play-may-swap');
  // Whose turn it is stands beside the player, and the result in the column.
  return '';
}

/** @param {Table} table */
function connection({ state }) {
  if (state.connection === 'open') return nothing;
  if (state.connection === 'connecting' && state.room === null) return html`<p class="table-connection" role="status">${t('play-connecting')}</p>`;
  return html`<p class="table-connection lost" role="status">${t('play-lost')}</p>`;
}
