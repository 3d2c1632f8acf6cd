/**
 * Everything around the board: seats, offers, actions and moves.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { t } from '../text/index.js';
import { lineText } from '../text/line.js';
import { html, nothing } from '../vendor/lit-html.js';
import { drawActions } from './actions.js';
import { asShown } from './as-shown.js';
import { drawDialogs } from './dialogs.js';
import { decided, drawEnd, drawInvitation, drawOffers, drawSitDown, headline } from './banners.js';
import { drawMoves } from './moves.js';
import { drawPhrases, saidBy } from './phrases.js';
import { personLink, ratingTag } from '../pages/parts/rating.js';
import { isLive, isOwnTurn, ownSides } from './state.js';

/** @param {Table} table */
export function drawTable(table) {
  const room = asShown(table.state);
  const far = table.ways().turned ? 0 : 1;
  return html`
    <section class="table">
      <h1 class="unseen">${room ? room.title : table.page.title}</h1>
      <div class="table-left">
        <div class="table-middle">
          ${room ? drawSeat(table, room, far) : nothing}
          <div class="table-board board-place"></div>
          ${room ? drawSeat(table, room, far === 0 ? 1 : 0) : nothing}
          ${room?.ending && table.note === '' && isLive(table.state)
            ? html`<p class="table-note table-result numbers" aria-hidden="true">${headline(table, room)} · ${decided(table, room)}</p>`
            : html`<p class="table-note">${noteText(table, room)}</p>`}
        </div>
        <div class="table-actions">${room ? drawActions(table, room) : nothing}</div>
      </div>
      <div class="table-side">
        <div class="table-asks">
          ${connection(table)}
          ${room ? html`<p class="muted small"><a href="/games/${room.game}">${room.title}</a>${room.rated && !room.unrated_why && !room.ending ? html` · ${t('play-rated')}` : nothing}</p>` : nothing}
          ${room?.unrated_why && !room.ending ? html`<p class="warning" role="status">${room.unrated_why}</p>` : nothing}
          ${room ? html`
            ${drawSitDown(table, room)}
            ${drawInvitation(table, room)}
            ${drawOffers(table, room)}
            ${drawEnd(table, room)}
            ${drawPhrases(table, room)}` : nothing}
        </div>
        <div class="table-moves">${room ? drawMoves(table, room) : nothing}</div>
      </div>
      <div class="table-live unseen" role="log" aria-live="polite" aria-label=${t('play-log')}></div>
      ${room ? drawDialogs(table, room) : nothing}
    </section>`;
}

/** The note below the board; the log announces it. @param {Table} table @param {RoomState | null} room as the board shows it */
function noteText(table, room) {
  const { state } = table;
  if (table.note !== '') return table.note;
  if (!room) return '';
  if (!isLive(state)) return t('play-looking-back');
  if (state.hint && isOwnTurn(state)) return t('play-hint', { label: state.hint.label, line: lineText(state.hint.turns) });
  if (state.thinking) return t('play-hint-thinking');
  if (room.look.board.may_swap && isOwnTurn(state)) return t('play-may-swap');
  return table.turnText();
}

/** @param {Table} table */
function connection({ state }) {
  if (state.connection === 'open') return nothing;
  if (state.connection === 'connecting' && state.room === null) return html`<p class="table-connection" role="status">${t('play-connecting')}</p>`;
  return html`<p class="table-connection lost" role="status">${t('play-lost')}</p>`;
}

/**
 * @param {Table} table
 * @param {RoomState} room
 * @param {number} side
 */
function drawSeat(table, room, side) {
  const seat = room.seats[side];
  // A clock switches at once, so the mark beside it does too; without one it follows the board.
  const running = table.state.room?.clocks?.running ?? room.look.board.side;
  const toMove = room.ending === null && running === (side === 0 ? 'S' : 'N');
  const { presence } = table.state;
  const away = seat.kind === 'person' && !seat.yours && presence !== null && !presence.here[side];
  const played = room.points[0] + room.points[1] > 0;
  const own = ownSides(table.state);
  return html`
    <div class="seat" data-side=${side} data-to-move=${toMove ? 'yes' : 'no'}>
      <span class="seat-turn" aria-hidden="true">${toMove ? '▶' : ''}</span>
      <span class="seat-side">${t(side === 0 ? 'board-ui-south' : 'board-ui-north')}</span>
      <strong class="seat-name">${seat.kind === 'open' ? t('play-seat-open') : personLink(seat.name, seat.account)}</strong>
      ${ratingTag(seat.rating)}
      ${seat.yours && own.length === 1 ? html`<span class="seat-tag">${t('play-you')}</span>` : nothing}
      ${seat.bot ? html`<span class="seat-tag">${t('web-bot')}</span>` : nothing}
      ${away ? html`<span class="seat-tag away">${t('play-away')}</span>` : nothing}
      ${saidBy(table, room, side)}
      ${played ? html`<span class="seat-points" title=${t('play-points')}>${points(room.points[side])}</span>` : nothing}
      ${room.clocks ? html`<span class="seat-clock" data-side=${side} role="timer" aria-label=${t('play-clock')}></span>` : nothing}
    </div>`;
}

/** Halves as people write them. @param {number} number */
function points(number) {
  const whole = Math.floor(number);
  if (whole === number) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
