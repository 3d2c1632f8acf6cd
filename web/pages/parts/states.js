/** Loading notes and errors. */
import { t } from '../../text/index.js';
import { html, render } from '../../vendor/lit-html.js';

/** @param {HTMLElement} place */
export function showLoading(place) {
  const note = document.createElement('p');
  note.className = 'loading';
  note.setAttribute('role', 'status');
  note.textContent = t('web-loading');
  place.replaceChildren(note);
}

/**
 * Replaces the page's content with an empty element; lit-html would remember what it drew there before.
 *
 * @param {HTMLElement} main
 */
export function fresh(main) {
  const box = document.createElement('div');
  main.replaceChildren(box);
  return box;
}

/**
 * Shows an unexpected error or a refusal, with its reason and a link to the home page.
 *
 * @param {HTMLElement} main
 * @param {unknown} error
 */
export function showProblem(main, error) {
  render(html`
    <section class="empty">
      <h1>${t('web-problem-title')}</h1>
      <p>${error instanceof Error ? error.message : String(error)}</p>
      <p><a class="button" href="/">${t('web-to-games')}</a></p>
    </section>`, fresh(main));
}

/** A refusal, shown beside the control that caused it. @param {string} message */
export function refusedNote(message) {
  return message ? html`<p class="refused" role="alert">${message}</p>` : '';
}
