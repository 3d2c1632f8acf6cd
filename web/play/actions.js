/**
 * The buttons of a game in play, as far as the game and its players allow them.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { settings } from '../settings.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { Attention } from './notify.js';
import { isLive, isOwnTurn, ownSides } from './state.js';

/** @param {Table} table @param {RoomState} room */
export function drawActions(table, room) {
  const { state } = table;
  const own = ownSides(state);
  const playing = own.length > 0 && room.ending === null;
  const turn = isOwnTurn(state) && isLive(state);
  const swap = room.look.board.may_swap && turn ? room.look.choices.find(({ cell }) => cell === null) : undefined;
  const asked = (/** @type {string} */ offer) => room.offers.some(([what]) => what === offer);
  return html`
    <div class="actions">
      ${swap ? button(t('play-swap'), () => table.choose(swap.label), 'main') : nothing}
      ${state.chosen !== null && turn ? button(t('play-confirm-move', { label: state.chosen }), () => table.choose(state.chosen ?? ''), 'main') : nothing}
      ${playing && !room.between_people ? button(t('play-ask-hint'), () => table.askHint(), '', !room.may_hint || !turn || state.thinking) : nothing}
      ${playing && !room.between_people ? button(t('play-undo'), () => table.send({ t: 'undo' }), '', !room.may_undo) : nothing}
      ${playing && room.between_people && !room.rated
    ? button(t('play-ask-takeback'), () => table.send({ t: 'offer', d: 'takeback' }), '', room.moves.length === 0 || asked('takeback')) : nothing}
      ${playing && (room.between_people || own.length === 2) ? button(t('play-ask-end'), () => table.send({ t: 'offer', d: 'end' }), '', room.moves.length === 0 || asked('end')) : nothing}
      ${playing ? button(t('play-resign'), () => table.open('resign'), '', room.moves.length === 0) : nothing}
      ${playing && state.presence?.may_claim ? button(t('play-claim'), () => table.send({ t: 'claim' }), 'main') : nothing}
    </div>
    <div class="actions views">
      ${toggle(t('play-turn-board'), table.ways().turned, () => table.turnBoard(), 'turn')}
      ${own.length === 2 ? toggle(t('play-seat-view'), table.ways().seats, () => table.sitAcross(), 'across') : nothing}
      ${toggle(t('play-sound'), settings().sound, () => table.mute(), settings().sound ? 'sound' : 'silence')}
      ${room.watch_link || room.play_link ? html`<button type="button" class="quiet" @click=${() => table.open('share')}>
        ${icon('share')} ${t('play-share')}</button>` : nothing}
      ${room.between_people && own.length > 0 && Attention.mayAsk()
    ? html`<button type="button" class="quiet" @click=${() => Attention.ask().then(() => table.draw())}>${icon('bell')} ${t('play-notify')}</button>` : nothing}
    </div>`;
}

/** @param {string} text @param {() => void} act @param {string} [kind] @param {boolean} [off] */
function button(text, act, kind = '', off = false) {
  return html`<button type="button" class=${kind} ?disabled=${off} @click=${act}>${text}</button>`;
}

/** @param {string} text @param {boolean} on @param {() => void} act @param {'turn' | 'across' | 'sound' | 'silence'} sign */
function toggle(text, on, act, sign) {
  return html`<button type="button" class="quiet" aria-pressed=${on ? 'true' : 'false'} @click=${act}>
    ${icon(sign)} ${text}</button>`;
}
