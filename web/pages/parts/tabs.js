/** Links between pages that belong together. */
import { html, nothing } from '../../vendor/lit-html.js';

/**
 * @param {string} name of the group, for screen readers
 * @param {readonly (readonly [string, string])[]} pages each an address and what it is called
 */
export function tabs(name, pages) {
  return html`<nav class="tabs" aria-label=${name}>${pages.map(([address, title]) => html`
    <a href=${address} aria-current=${location.pathname === address ? 'page' : nothing}>${title}</a>`)}</nav>`;
}
