/**
 * The dialog that reads a position or a game into the analysis board.
 *
 * @import { GamePage } from '../../wire.js'
 */
import { addressOf } from '../../analysis/address.js';
import { MoveTree, START } from '../../walk/tree.js';
import { read } from '../../net/client.js';
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
