/** A choice between a few visible options. */
import { html } from '../../vendor/lit-html.js';

/**
 * @template {string} T
 * @param {string} name of the choice, unique on the page
 * @param {readonly (readonly [T, string])[]} values each with what it is called
 * @param {T} chosen
 * @param {(value: T) => void} choose
 */
export function chips(name, values, chosen, choose) {
  return html`<div class="chips">${values.map(([value, title]) => html`
    <label class="chip"><input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} /><span>${title}</span></label>`)}
  </div>`;
}
