/**
 * A player beside the board: who they are, whether it is their turn, their clock, and the numbers that the board counts for them.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { avatar } from '../pages/parts/avatar.js';
import { personLink, ratingTag } from '../pages/parts/rating.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { saidBy } from './phrases.js';
import { isWaitingForPlayer, ownSides } from './state.js';

/**
 * @param {Table} table
 * @param {RoomState} room
 * @param {number} side
 */
export function drawSeat(table, room, side) {
  const seat = room.seats[side];
  // A clock switches at once, so the mark beside it does too; without one it follows the board.
  const running = table.state.room?.clocks?.running ?? room.look.board.side;
  const toMove = room.ending === null && !isWaitingForPlayer(table.state) && running === (side === 0 ? 'S' : 'N');
  const { presence } = table.state;
  const away = seat.kind === 'person' && !seat.yours && presence !== null && !presence.here[side];
  const played = room.points[0] + room.points[1] > 0;
  const own = ownSides(table.state);
  return html`
    <div class="seat" data-side=${side} data-to-move=${toMove ? 'yes' : 'no'}>
      ${seat.kind === 'open' ? html`<span class="seat-free" aria-hidden="true"></span>` : avatar(seat.name)}
      <div class="seat-who">
        <strong class="seat-name">${seat.kind === 'open' ? t('play-seat-open') : personLink(seat.name, seat.account)}</strong>
        ${ratingTag(seat.rating)}
        ${seat.yours && own.length === 1 ? html`<span class="seat-tag">${t('play-you')}</span>` : nothing}
        ${seat.bot ? html`<span class="seat-tag">${t('web-bot')}</span>` : nothing}
        ${away ? html`<span class="seat-tag away">${t('play-away')}</span>` : nothing}
        ${room.rounds && room.rounds.finished.length > 0 ? html`<span class="seat-points" title=${t('play-match-score')}>${room.rounds.tally[side]}</span>` : played ? html`<span class="seat-points" title=${t('play-points')}>${points(room.points[side])}</span>` : nothing}
      </div>
      ${room.clocks ? html`<span class="seat-clock" data-side=${side} role="timer" aria-label=${t('play-clock')}></span>` : nothing}
      <p class="seat-below"><span class="seat-side">${t(side === 0 ? 'board-ui-south' : 'board-ui-north')}</span>
        ${room.rounds && side === (table.ways().turned ? 0 : 1) ? html`<span class="seat-round">${t('play-round', { round: room.rounds.round })}</span>` : nothing}
        ${toMove ? html`<span class="seat-turn">${table.turnText(side)}</span>` : nothing}
        <span class="seat-tally" data-side=${side}></span></p>
      ${saidBy(table, room, side)}
    </div>`;
}

/** Halves as people write them. @param {number} number */
export function points(number) {
  const whole = Math.floor(number);
  if (whole === number) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
