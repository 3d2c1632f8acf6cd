/**
 * The paste and share dialogs of the analysis board.
 *
 * @import { GamePage, Look } from '../../wire.js'
 * @import { Study } from '../../analysis/address.js'
 */
import { addressOf } from '../../analysis/address.js';
import { copy, download, pngOf, svgOf } from '../../analysis/export.js';
import { MoveTree, START } from '../../analysis/tree.js';
import { picture } from '../../net/api.js';
import { read, write } from '../../net/client.js';
import { go } from '../../router.js';
import { t } from '../../text/index.js';
import { html } from '../../vendor/lit-html.js';

/** @param {Event} event */
const dialogOf = (event) => /** @type {HTMLDialogElement} */ (/** @type {Element} */ (event.target).closest('dialog'));

/**
 * @param {GamePage} page of the game that is meant where the text does not say
 * @param {string[]} changes
 */
export function pasteDialog(page, changes) {
  /** @param {SubmitEvent} event */
  async function take(event) {
    event.preventDefault();
    const dialog = dialogOf(event);
    const note = /** @type {HTMLElement} */ (dialog.querySelector('.refused'));
    const text = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea')).value;
    try {
      const found = await read({ game: page.name, changes, text });
      const tree = MoveTree.fromWire(found.tree);
      dialog.close();
      go(addressOf({ game: found.game, changes: found.changes, position: found.position, tree, at: START }));
    } catch (error) {
      note.hidden = false;
      note.textContent = error instanceof Error ? error.message : String(error);
    }
  }
  return html`
    <dialog id="paste" aria-labelledby="paste-title">
      <form @submit=${take}>
        <h2 id="paste-title">${t('web-paste-title')}</h2>
        <label class="field" for="paste-text"><span class="muted">${t('web-paste-text')}</span></label>
        <textarea id="paste-text" spellcheck="false" required></textarea>
        <p class="refused" role="alert" hidden></p>
        <div class="row"><button class="main">${t('web-paste-take')}</button>
        <button type="button" @click=${(/** @type {Event} */ event) => dialogOf(event).close()}>${t('web-close')}</button></div>
      </form>
    </dialog>`;
}

/**
 * @param {Study} study
 * @param {GamePage} page
 * @param {Look} seen
 */
export function shareDialog(study, page, seen) {
  const image = picture(page.name, { position: seen.board.text, changes: study.changes });
  const address = location.origin + addressOf(study);
  const record = async () => {
    const { game, changes, position, tree } = study;
    return (await write({ game, changes, position, tree: tree.toWire() })).record;
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
      <label class="field"><span>${t('web-share-link')}</span><input type="text" readonly .value=${address} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></label>
      <div class="row">${button('web-share-copy', () => copy(address))}</div>
      <h3>${t('web-share-record')}</h3>
      <div class="row">
        ${button('web-share-record-copy', async () => copy(await record()))}
        ${button('web-share-record-file', async () => download(new Blob([await record()], { type: 'text/plain' }), `${page.name}.txt`))}
      </div>
      <h3>${t('web-share-picture')}</h3>
      <div class="row">
        ${button('web-share-svg', async () => download(await svgOf(image), `${page.name}.svg`))}
        ${button('web-share-png', async () => download(await pngOf(image), `${page.name}.png`))}
      </div>
      <p role="status"></p>
      <button type="button" @click=${(/** @type {Event} */ event) => dialogOf(event).close()}>${t('web-close')}</button>
    </dialog>`;
}
