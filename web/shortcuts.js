/**
 * The sheet of keyboard shortcuts, which `?` opens on every page. Pages add their own keys while they are shown.
 *
 * @typedef {{ keys: string[], does: string }} Shortcut does: what the keys do, as a key of the sentences
 * @typedef {{ title: string, list: Shortcut[] }} Shortcuts title: a key of the sentences
 */
import { t } from './text/index.js';
import { html, render } from './vendor/lit-html.js';

/** The keys of every page. @type {Shortcuts} */
const EVERYWHERE = {
  title: 'web-keys-everywhere',
  list: [{ keys: ['?'], does: 'web-keys-sheet' }, { keys: ['Esc'], does: 'web-keys-close' }],
};

/** The keys of a board that has the focus; pages with a board add them. @type {Shortcuts} */
export const BOARD_KEYS = {
  title: 'web-keys-board',
  list: [{ keys: ['←', '→', '↑', '↓'], does: 'web-keys-pit' }, { keys: ['Enter'], does: 'web-keys-play' }],
};

/** The keys of pages that step through a game. @type {Shortcuts} */
export const STEP_KEYS = { title: 'web-keys-steps', list: [{ keys: ['←', '→'], does: 'web-keys-step' }, { keys: ['Home', 'End'], does: 'web-keys-ends' }] };

/** @type {Set<Shortcuts>} */
const offered = new Set();

/**
 * Adds the keys of a page to the sheet.
 *
 * @param {AbortSignal} signal when the page is left
 * @param {...Shortcuts} groups
 */
export function offerKeys(signal, ...groups) {
  for (const group of groups) {
    offered.add(group);
    signal.addEventListener('abort', () => offered.delete(group));
  }
}

/** Listens for `?` outside of fields. */
export function listenForShortcuts() {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog[open], [contenteditable]')) return;
    event.preventDefault();
    openShortcuts();
  });
}

export function openShortcuts() {
  let dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector('#shortcuts'));
  if (!dialog) {
    dialog = document.createElement('dialog');
    dialog.id = 'shortcuts';
    dialog.setAttribute('aria-labelledby', 'shortcuts-title');
    // A press beside the sheet closes it.
    dialog.addEventListener('click', (event) => { if (event.target === event.currentTarget) dialog?.close(); });
    document.body.append(dialog);
  }
  render(sheet(dialog), dialog);
  if (!dialog.open) dialog.showModal();
}

/** @param {HTMLDialogElement} dialog */
function sheet(dialog) {
  return html`
    <h2 id="shortcuts-title">${t('web-keys-title')}</h2>
    ${[...offered, EVERYWHERE].map(({ title, list }) => html`
      <h3>${t(title)}</h3>
      <dl class="key-list">${list.map(({ keys, does }) => html`
        <div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t(does)}</dd></div>`)}</dl>`)}
    <div class="row"><button type="button" class="main" @click=${() => dialog.close()}>${t('web-close')}</button></div>`;
}
