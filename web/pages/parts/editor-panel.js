/**
 * The board editor.
 *
 * @import { GamePage } from '../../wire.js'
 * @import { Draft } from '../../analysis/editor.js'
 */
import { emptied, textOf, total, withHome, withSeeds } from '../../analysis/editor.js';
import { t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { chips } from './chips.js';
import { refusedNote } from './states.js';

/**
 * @param {GamePage} page
 * @param {Draft} draft
 * @param {string} refused why it cannot be, if it cannot
 * @param {{ change: (draft: Draft) => void, keep: () => void, leave: () => void }} on
 */
export function editorPanel(page, draft, refused, { change, keep, leave }) {
  const cells = (/** @type {0 | 1} */ side) => [
    ...Array.from({ length: page.pits }, (_, index) => side * page.pits + index), 2 * page.pits + side,
  ];
  /** @param {number} cell */
  const pit = (cell) => {
    const name = cell < page.labels.length ? page.labels[cell] : page.words.store ?? t('web-editor-store');
    return html`<div class="counter" role="group" aria-label=${name}>
      <span class="counter-name">${name}</span>
      <button type="button" class="quiet" aria-label=${t('web-editor-less', { pit: name })} @click=${() => change(withSeeds(draft, cell, -1))}>−</button>
      <output>${draft.cells[cell]}</output>
      <button type="button" class="quiet" aria-label=${t('web-editor-more', { pit: name })} @click=${() => change(withSeeds(draft, cell, 1))}>+</button>
    </div>`;
  };
  return html`
    <section class="panel editor" aria-labelledby="editor-title">
      <h2 id="editor-title">${t('web-editor-title')}</h2>
      ${/** @type {const} */ ([1, 0]).map((side) => html`<fieldset><legend>${t(side === 0 ? 'web-side-S' : 'web-side-N')}</legend>
        <div class="counters">${cells(side).map(pit)}</div>${page.homes ? home(page, draft, side, change) : nothing}</fieldset>`)}
      <fieldset><legend>${t('web-editor-side')}</legend>
        ${chips('side', /** @type {const} */ ([['S', t('web-side-S')], ['N', t('web-side-N')]]), draft.side, (side) => change({ ...draft, side }))}
      </fieldset>
      <p class="muted small numbers">${t('web-editor-total', { count: total(draft) })} <code>${textOf(draft)}</code></p>
      ${refusedNote(refused)}
      <div class="row">
        <button type="button" class="main" ?disabled=${refused !== ''} @click=${keep}>${t('web-editor-keep')}</button>
        <button type="button" @click=${leave}>${t('web-editor-leave')}</button>
        <button type="button" @click=${() => change(emptied(draft))}>${t('web-editor-empty')}</button>
      </div>
    </section>`;
}

/**
 * @param {GamePage} page
 * @param {Draft} draft
 * @param {0 | 1} owner
 * @param {(draft: Draft) => void} change
 */
function home(page, draft, owner, change) {
  const across = Array.from({ length: page.pits }, (_, index) => (1 - owner) * page.pits + index);
  const choose = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    change(withHome(draft, owner, value === '' ? null : Number(value)));
  };
  return html`<label class="field"><span>${page.words.home}</span><select @change=${choose}>
    <option value="" .selected=${draft.homes[owner] === null}>${t('web-editor-no-home')}</option>
    ${across.map((cell) => html`<option value=${cell} .selected=${draft.homes[owner] === cell}>${page.labels[cell]}</option>`)}
  </select></label>`;
}
