/**
 * The rounds of a match: their list with scores and reviews.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { query } from '../net/request.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { ownSide } from './state.js';

/** The two numbers of a score, one's own first. @param {Table} table @param {number[]} score */
export function inOrder({ state }, [south, north]) {
  return ownSide(state) === 1 ? `${north} : ${south}` : `${south} : ${north}`;
}

/** The finished rounds, each with its score, and with a link to its review unless the reader still plays a person. @param {Table} table @param {RoomState} room */
export function drawRounds(table, room) {
  const { rounds } = room;
  if (!rounds) return nothing;
  return html`
    <ol class="rounds-list">${rounds.finished.map(({ score }, index) => html`<li>
      ${room.engine_off ? t('play-round', { round: index + 1 })
    : html`<a href="/review/${room.id}${query({ ...table.tokens, round: String(index + 1) })}">${t('play-round', { round: index + 1 })}</a>`}
      <strong class="numbers">${inOrder(table, score)}</strong></li>`)}</ol>`;
}
