/**
 * The board editor.
 *
 * @import { GamePage } from '../../wire.js'
 * @import { Draft } from '../../analysis/editor.js'
 */
import { emptied, textOf, total, withHome } from '../../analysis/editor.js';
import { pitsOf, sideOf } from '../../board/geometry.js';
import { t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { chips } from './chips.js';
import { refusedNote } from './states.js';

/**
 * The seeds themselves are put on the board; this shows what was put, and has what the board has no place for.
 *
 * @param {GamePage} page
 * @param {Draft} draft
 * @param {{ refused: string, chosen: number | null, wanted: number }} now why it cannot be, if it cannot; the cell that was changed
 *   last; the seeds of the game
 * @param {{ change: (draft: Draft) => void, edit: (cell: number, by: number) => void, keep: () => void, leave: () => void }} on
 */
export function editorPanel(page, draft, { refused, chosen, wanted }, { change, edit, keep, leave }) {
  const plan = page.layouts.wide;
  const left = wanted - total(draft);
  return html`
    <section class="panel editor" aria-labelledby="editor-title">
      <h2 id="editor-title">${t('web-editor-title')}</h2>
      <p class="small">${t('web-editor-how')}</p>
      <p class="small with-keys">${t('web-editor-keys')}</p>
      ${chosen === null ? html`<p class="muted small">${t('web-editor-pick')}</p>` : stepper(page, draft, chosen, edit)}
      <p class="numbers editor-total" role="status">${t('web-editor-total', { count: total(draft) })}
        <strong>${left < 0 ? t('web-editor-over', { count: -left }) : t('web-editor-left', { count: left })}</strong></p>
      ${page.homes ? /** @type {const} */ ([1, 0]).map((side) => html`<fieldset><legend>${t(side === 0 ? 'web-side-S' : 'web-side-N')}</legend>
        ${home(page, draft, side, change)}</fieldset>`) : nothing}
      <fieldset><legend>${t('web-editor-side')}</legend>
        ${chips('side', /** @type {const} */ ([['S', t('web-side-S')], ['N', t('web-side-N')]]), draft.side, (side) => change({ ...draft, side }))}
      </fieldset>
      <p class="muted small numbers"><code>${textOf(draft, plan)}</code></p>
      ${refusedNote(refused)}
      <div class="row">
        <button type="button" class="main" ?disabled=${refused !== ''} @click=${keep}>${t('web-editor-keep')}</button>
        <button type="button" @click=${leave}>${t('web-editor-leave')}</button>
        <button type="button" @click=${() => change(emptied(draft))}>${t('web-editor-empty')}</button>
      </div>
    </section>`;
}

/**
 * Buttons for fingers: one fewer, one more.
 * @param {GamePage} page
 * @param {Draft} draft
 * @param {number} cell
 * @param {(cell: number, by: number) => void} edit
 */
function stepper(page, draft, cell, edit) {
  const side = t(sideOf(page.layouts.wide, cell) === 0 ? 'web-side-S' : 'web-side-N');
  const pit = `${side} ${cell < page.labels.length ? page.labels[cell] : page.words.store ?? t('web-editor-store')}`;
  return html`<div class="row editor-stepper" role="group" aria-label=${pit}>
    <button type="button" aria-label=${t('web-editor-less', { pit })} @click=${() => edit(cell, -1)}>−</button>
    <output>${t('web-editor-chosen', { pit, count: draft.cells[cell] })}</output>
    <button type="button" aria-label=${t('web-editor-more', { pit })} @click=${() => edit(cell, 1)}>+</button>
  </div>`;
}

/**
 * @param {GamePage} page
 * @param {Draft} draft
 * @param {0 | 1} owner
 * @param {(draft: Draft) => void} change
 */
function home(page, draft, owner, change) {
  const across = pitsOf(page.layouts.wide, 1 - owner);
  const choose = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    change(withHome(draft, owner, value === '' ? null : Number(value)));
  };
  return html`<label class="field"><span>${page.words.home}</span><select @change=${choose}>
    <option value="" .selected=${draft.homes[owner] === null}>${t('web-editor-no-home')}</option>
    ${across.map((cell) => html`<option value=${cell} .selected=${draft.homes[owner] === cell}>${page.labels[cell]}</option>`)}
  </select></label>`;
}
