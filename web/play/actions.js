/**
 * The controls of a room, as far as the game and its players allow them: the bar with what is needed during play, and the menu.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { recordAddress } from '../net/client.js';
import { query } from '../net/request.js';
import { settings } from '../settings.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { Attention } from './notify.js';
import { isBetweenRounds } from './match.js';
import { isLive, isOwnTurn, ownSides } from './state.js';

/** @typedef {Parameters<typeof icon>[0]} Sign */

/** @param {Table} table @param {RoomState} room */
export function drawBar(table, room) {
  const isBack = !isLive(table.state);
  return html`
    ${isBack ? button('last', t('play-live'), () => table.view(null), false, 'bar-live main') : nothing}
    ${isBetweenRounds(room) ? between(table, room) : room.ending ? afterwards(table, room) : inPlay(table, room)}
    ${opener(table, 'moves', t('play-moves'), 'moves')}
    ${opener(table, 'menu', t('web-menu'), 'menu')}`;
}

/** @param {Table} table @param {RoomState} room */
function inPlay(table, room) {
  const { state } = table;
  const own = ownSides(state);
  if (own.length === 0) return nothing;
  const turn = isOwnTurn(state) && isLive(state);
  const asked = room.offers.some(([what]) => what === 'takeback');
  if (!room.between_people) {
    return html`
      ${button('hint', t('play-ask-hint'), () => table.askHint(), !room.may_hint || !turn || state.thinking)}
      ${button('undo', t('play-undo'), () => table.send({ t: 'undo' }), !room.may_undo)}`;
  }
  return html`
    ${room.rated ? nothing : button('undo', t('play-ask-takeback'), () => table.send({ t: 'offer', d: 'takeback' }), room.moves.length === 0 || asked)}
    ${chat(table, room)}`;
}

/** @param {Table} table @param {RoomState} room */
function between(table, room) {
  const round = room.rounds?.round ?? 1;
  return html`
    ${ownSides(table.state).length > 0 ? button('forth', t('play-next-round'), () => table.send({ t: 'next-round' }), false, 'main') : nothing}
    ${room.engine_off ? nothing : html`<a class="button" href="/review/${room.id}${query({ ...table.tokens, round: String(round) })}">${icon('review')}<span>${t('play-review')}</span></a>`}
    ${chat(table, room)}`;
}

/** @param {Table} table @param {RoomState} room */
function afterwards(table, room) {
  const seated = ownSides(table.state).length > 0;
  return html`
    ${seated && room.next === null && room.arena === null ? button('again', t('play-rematch'), () => table.send({ t: 'offer', d: 'rematch' }), false, 'main') : nothing}
    ${room.arena ? html`<a class="button main" href="/arena/${room.arena}">${icon('cup')}<span>${t('play-to-arena')}</span></a>` : nothing}
    ${room.next ? html`<a class="button main" href="/play/${room.next}">${icon('again')}<span>${t('play-next-game')}</span></a>` : nothing}
    <a class="button" href="/review/${room.id}${query(table.tokens)}">${icon('review')}<span>${t('play-review')}</span></a>
    ${chat(table, room)}`;
}

/** @param {Table} table @param {RoomState} room */
function chat(table, room) {
  if (!room.between_people || ownSides(table.state).length !== 1 || room.seats.some(({ kind }) => kind === 'open')) return nothing;
  return opener(table, 'chat', t('play-phrases'), 'chat');
}

/** @param {Table} table @param {RoomState} room */
export function drawMenu(table, room) {
  const own = ownSides(table.state);
  const isBetween = isBetweenRounds(room);
  const playing = own.length > 0 && room.ending === null;
  const asked = room.offers.some(([what]) => what === 'end');
  const alone = own.length > 0 && !room.between_people;
  const analysed = query({ game: room.game, set: room.changes, position: room.start?.replaceAll(' ', '_'), moves: room.moves.join('.') });
  return html`
    <p class="table-game"><a href="/games/${room.game}">${room.title}</a>${room.rated && !room.unrated_why && !room.ending ? html` <span class="tag">${t('play-rated')}</span>` : nothing}</p>
    <div class="menu-items">
      ${alone ? item('game', t('play-game'), () => table.openGame()) : nothing}
      ${item('turn', t('play-turn-board'), () => table.turnBoard())}
      ${own.length === 2 ? item('across', t('play-seat-view'), () => table.sitAcross(), '', table.ways().seats) : nothing}
      ${item(settings().sound ? 'sound' : 'silence', t('play-sound'), () => table.mute(), '', settings().sound)}
      ${item('look', t('web-look-title'), () => table.openLook())}
      ${room.watch_link || room.play_link || room.moves.length > 0 ? item('share', t('play-share'), () => table.open('share')) : nothing}
      ${room.between_people && own.length > 0 && Attention.mayAsk() ? item('bell', t('play-notify'), () => { Attention.ask().then(() => table.draw()); }) : nothing}
      ${playing && (room.between_people || own.length === 2)
    ? item('end', t('play-ask-end'), () => table.send({ t: 'offer', d: 'end' }), '', null, room.moves.length === 0 || asked) : nothing}
      ${playing || isBetween && own.length === 1 ? item('resign', t(!room.rounds ? 'play-resign' : isBetween ? 'play-resign-match' : 'play-resign-round'),
    () => table.open('resign'), 'danger', null, room.moves.length === 0 && !isBetween) : nothing}
      ${room.ending ? html`
        <a class="menu-item" href="/analysis${analysed}" title=${t('play-analyse')}>${icon('analyse')}<span>${t('play-analyse')}</span></a>
        <a class="menu-item" href=${recordAddress(room.id)} download="${room.game}-${room.id}.txt" title=${t('play-export')}>${icon('save')}<span>${t('play-export')}</span></a>` : nothing}
    </div>`;
}

/** @param {Sign} sign @param {string} text @param {() => void} act @param {boolean} off @param {string} [kind] */
function button(sign, text, act, off, kind = '') {
  return html`<button type="button" class=${kind} ?disabled=${off} @click=${act}>${icon(sign)}<span>${text}</span></button>`;
}

/** Opens or closes a sheet. @param {Table} table @param {'moves' | 'menu' | 'chat'} sheet @param {string} text @param {Sign} sign */
function opener(table, sheet, text, sign) {
  const open = table.sheet === sheet;
  return html`<button type="button" class="bar-${sheet}" aria-expanded=${open ? 'true' : 'false'}
    @click=${() => table.openSheet(open ? '' : sheet)}>${icon(sign)}<span>${text}</span></button>`;
}

/** @param {Sign} sign @param {string} text @param {() => void} act @param {string} [kind] @param {boolean | null} [on] @param {boolean} [off] */
function item(sign, text, act, kind = '', on = null, off = false) {
  return html`<button type="button" class="quiet menu-item ${kind}" title=${text} aria-pressed=${on === null ? nothing : on ? 'true' : 'false'} ?disabled=${off}
    @click=${act}>${icon(sign)}<span>${text}</span></button>`;
}
