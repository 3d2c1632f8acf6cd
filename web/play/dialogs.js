/**
 * The dialogs of a room: sharing links, confirming a resignation, the look of the board, the game panel.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 */

import { t } from '../text/index.js';
import { change, settings } from '../settings.js';
import { html, nothing } from '../vendor/lit-html.js';
import { saveFilm } from './film.js';
import { isBetweenRounds } from './match.js';

/** @param {Table} table @param {RoomState} room */
export function drawDialogs(table, room) {
  const content = contentOf(table, room);
  return html`<dialog class="table-dialog" @close=${() => table.open('')}
    @click=${(/** @type {MouseEvent} */ event) => { if (event.target === event.currentTarget) close(event); }}>
    ${content ? html`<div class="dialog-body">${content}</div>` : nothing}
  </dialog>${open(table)}`;
}

/** @param {Table} table @param {RoomState} room */
function contentOf(table, room) {
  switch (table.dialog) {
    case 'share': return share(table, room);
    case 'resign': return resign(table, room);
    case 'look': return look(table);
    case 'game': return table.gameSheet?.draw() ?? null;
    case '': return null;
  }
}

/** Opens or closes the dialog after it has been drawn. @param {Table} table */
function open(table) {
  queueMicrotask(() => {
    /** @type {HTMLDialogElement | null} */
    const dialog = table.place.querySelector('.table-dialog');
    if (!dialog) return;
    if (table.dialog !== '' && !dialog.open) dialog.showModal();
    if (table.dialog === '' && dialog.open) dialog.close();
  });
  return nothing;
}

/** @param {Table} table @param {RoomState} room */
function share(table, room) {
  return html`
    <h2>${t('play-share')}</h2>
    ${room.play_link ? drawLink(room.play_link, t('play-link-play')) : nothing}
    ${room.watch_link ? drawLink(room.watch_link, t('play-link-watch')) : nothing}
    ${room.only_here ? html`<p class="warning">${t('play-only-here')}</p>` : nothing}
    ${room.moves.length > 0 ? html`<h3>${t('play-film')}</h3>
      <div class="row">
        <button type="button" @click=${() => saveFilm(table, room, 1)}>${t('web-film-move')}</button>
        <button type="button" @click=${() => saveFilm(table, room, room.moves.length)}>${t('web-film-game')}</button>
      </div>` : nothing}
    <div class="row"><button type="button" @click=${close}>${t('play-close')}</button></div>`;
}

/** The look of the board, which changes behind the dialog. @param {Table} table */
function look(table) {
  const set = (/** @type {Parameters<typeof change>[0]} */ changes) => {
    change(changes);
    table.draw();
  };
  return html`
    <h2>${t('web-look-title')}</h2>
    ${table.boardFields?.(settings(), set, table.page.colour)}
    <div class="row"><button type="button" class="main" @click=${close}>${t('play-close')}</button></div>`;
}

/** @param {Table} table @param {RoomState} room */
function resign(table, room) {
  const what = !room.rounds ? '' : isBetweenRounds(room) ? '-match' : '-round';
  return html`
    <h2>${t(`play-resign${what}-sure`)}</h2>
    <div class="row">
      <button type="button" class="main danger" @click=${() => { table.send({ t: 'resign' }); table.open(''); }}>${t(`play-resign${what}`)}</button>
      <button type="button" @click=${close}>${t('play-keep-playing')}</button>
    </div>`;
}

/** A link with a button that copies it. @param {string} path @param {string} label */
export function drawLink(path, label) {
  const address = new URL(path, location.href).href;
  const copy = async (/** @type {Event} */ event) => {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    const field = /** @type {HTMLInputElement | null} */ (button.parentElement?.querySelector('input'));
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without HTTPS browsers block the clipboard, so the address is selected for copying by hand.
      field?.select();
      return;
    }
    button.textContent = t('play-copied');
    setTimeout(() => { button.textContent = t('play-copy'); }, 1600);
  };
  return html`<div class="link">
    <label class="field"><span>${label}</span><input readonly .value=${address}
      @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}></label>
    <button type="button" @click=${copy}>${t('play-copy')}</button>
  </div>`;
}

/** @param {Event} event */
function close(event) {
  /** @type {HTMLElement} */ (event.currentTarget).closest('dialog')?.close();
}
