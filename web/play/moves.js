/**
 * The list of moves; each opens the position after it. A move is listed once the board has shown it.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { isLive } from './state.js';
import { turns } from './turns.js';

/** @param {Table} table @param {RoomState} room */
export function drawMoves(table, room) {
  const at = table.viewed();
  const all = table.state.room?.moves.length ?? 0;
  const { shown } = table.state;
  const { why } = table;
  return html`
    <section class="moves panel" aria-label=${t('play-moves')}>
      <div class="moves-ways">
        ${way(table, 'first', 'play-first', 0, at === 0)}
        ${way(table, 'back', 'play-back', at - 1, at === 0)}
        ${way(table, 'forth', 'play-forth', at + 1, at === all)}
        ${way(table, 'last', 'play-last', null, at === all)}
        <button type="button" class="quiet" ?disabled=${shown === 0} aria-expanded=${why.open ? 'true' : 'false'}
          @click=${() => table.explain()}>${t('play-why')}</button>
        ${isLive(table.state) ? nothing : html`<button type="button" class="main" @click=${() => table.view(null)}>${t('play-live')}</button>`}
      </div>
      ${why.sentences.length > 0 ? html`<ol class="why">${why.sentences.map((sentence) => html`<li>${sentence}</li>`)}</ol>` : nothing}
      ${room.moves.length === 0 ? html`<p class="muted">${t('play-no-moves')}</p>` : html`
        <ol class="moves-list">
          ${turns(room.movers).map((turn) => html`<li>
            <span>${turn.south.map((ply) => plyButton(table, room, ply, shown))}</span>
            <span>${turn.north.map((ply) => plyButton(table, room, ply, shown))}</span>
          </li>`)}
        </ol>`}
      ${watching(table)}
    </section>`;
}

/** How many look on, at the foot of the moves: they come and go, and nothing that is pressed moves for them. @param {Table} table */
function watching({ state }) {
  const count = state.presence?.watching ?? 0;
  return count > 0 ? html`<p class="muted small watching">${t('play-watching', { count })}</p>` : nothing;
}

/** @param {Table} table @param {RoomState} room @param {number} ply @param {number} shown how many plies the board shows */
function plyButton(table, room, ply, shown) {
  const here = ply + 1 === shown;
  const written = room.written[ply] ?? room.moves[ply];
  return html`<button type="button" class="ply plain" aria-current=${here ? 'step' : nothing} aria-label=${`${written}: ${room.told[ply] ?? ''}`}
    @click=${() => table.view(ply + 1)}>${written}</button>`;
}

/** @param {Table} table @param {'first' | 'back' | 'forth' | 'last'} sign @param {string} key @param {number | null} to @param {boolean} done */
function way(table, sign, key, to, done) {
  return html`<button type="button" class="quiet" aria-label=${t(key)} title=${t(key)} ?disabled=${done} @click=${() => table.view(to)}>${icon(sign)}</button>`;
}
