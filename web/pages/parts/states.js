/** What a page shows while there is nothing else to show. */
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
 * An empty element in place of whatever a page has drawn so far; lit-html would remember what it drew there before.
 *
 * @param {HTMLElement} main
 */
export function fresh(main) {
  const box = document.createElement('div');
  main.replaceChildren(box);
  return box;
}

/**
 * Something failed that nobody foresaw, or was refused; the reason is shown, and a way out.
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

/** A refusal beside what was refused. @param {string} message */
export function refusedNote(message) {
  return message ? html`<p class="refused" role="alert">${message}</p>` : '';
}
