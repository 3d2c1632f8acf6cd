/**
 * The dialog that shares a position of a game: its address, record and picture, and an animation of the moves.
 *
 * @import { BoardView } from '../../board/view.js'
 * @import { RecordToWrite } from '../../wire.js'
 * @import { Ply } from '../../walk/looks.js'
 *
 * @typedef {object} Shared
 * @property {string} title of the link
 * @property {string} address
 * @property {string} name of the files
 * @property {RecordToWrite} record
 * @property {() => BoardView} view the board; its picture is taken as it is shown
 * @property {(most: number) => Promise<Ply[]>} plies the last plies that lead to the position
 */
import { copy, download, pngFile, svgFile } from '../../analysis/export.js';
import { write } from '../../net/client.js';
import { t } from '../../text/index.js';
import { html } from '../../vendor/lit-html.js';

/** The most plies of an animation. */
const MOST_PLIES = 300;

/** @param {Event} event */
const dialogOf = (event) => /** @type {HTMLDialogElement} */ (/** @type {Element} */ (event.target).closest('dialog'));

/** @param {Shared} shared */
export function shareDialog({ title, address, name, record, view, plies }) {
  const text = async () => (await write(record)).record;
  const picture = async () => (await import('../../board/film.js')).stillOf(view());
  /** @param {number} most */
  const saveFilm = async (most) => {
    const found = await plies(most);
    if (found.length === 0) throw new Error(t('web-film-none'));
    const { filmOf } = await import('../../board/film.js');
    download(svgFile(filmOf(view(), found)), `${name}-animation.svg`);
  };
  /** @param {Event} event @param {() => Promise<unknown>} act */
  const doing = async (event, act) => {
    const note = /** @type {HTMLElement} */ (dialogOf(event).querySelector('[role=status]'));
    try {
      const copied = await act();
      note.textContent = copied === true ? t('web-share-copied') : copied === false ? t('web-share-copy-yourself') : '';
    } catch (error) {
      note.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  /** @param {string} key @param {() => Promise<unknown>} act */
  const button = (key, act) => html`<button type="button" @click=${(/** @type {Event} */ event) => doing(event, act)}>${t(key)}</button>`;
  return html`
    <dialog id="share" aria-labelledby="share-title">
      <h2 id="share-title">${t('web-share-title')}</h2>
      <label class="field"><span>${title}</span><input type="text" readonly .value=${address} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></label>
      <div class="row">${button('web-share-copy', () => copy(address))}</div>
      <h3>${t('web-share-record')}</h3>
      <div class="row">
        ${button('web-share-record-copy', async () => copy(await text()))}
        ${button('web-share-record-file', async () => download(new Blob([await text()], { type: 'text/plain' }), `${name}.txt`))}
      </div>
      <h3>${t('web-share-picture')}</h3>
      <div class="row">
        ${button('web-share-svg', async () => download(svgFile(await picture()), `${name}.svg`))}
        ${button('web-share-png', async () => download(await pngFile(await picture()), `${name}.png`))}
      </div>
      <h3>${t('web-share-film')}</h3>
      <div class="row">
        ${button('web-film-move', () => saveFilm(1))}
        ${button('web-film-game', () => saveFilm(MOST_PLIES))}
      </div>
      <p role="status"></p>
      <button type="button" @click=${(/** @type {Event} */ event) => dialogOf(event).close()}>${t('web-close')}</button>
    </dialog>`;
}
