/** The page for unknown addresses. */
import { t } from '../text/index.js';
import { html, render } from '../vendor/lit-html.js';
import { fresh } from './parts/states.js';

/** @type {import('../router.js').Page} */
export async function show({ main }) {
  render(html`
    <section class="empty">
      <svg class="empty-pit" viewBox="0 0 120 60" aria-hidden="true"><ellipse cx="60" cy="30" rx="56" ry="26" /><ellipse class="inner" cx="60" cy="33" rx="44" ry="18" /><circle class="seed" cx="60" cy="36" r="7" /></svg>
      <h1>${t('web-missing-title')}</h1>
      <p>${t('web-missing-text')}</p>
      <p><a class="button" href="/">${t('web-to-games')}</a></p>
    </section>`, fresh(main));
}
