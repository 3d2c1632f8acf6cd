/**
 * Ratings, and links to players.
 *
 * @import { ShownRating } from '../../wire.js'
 */
import { t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';

/** A number, with a question mark while it is provisional. @param {ShownRating | null} rating */
export function ratingText(rating) {
  return rating === null ? '' : `${rating.value}${rating.provisional ? '?' : ''}`;
}

/** @param {ShownRating | null} rating */
export function ratingTag(rating) {
  if (rating === null) return nothing;
  return html`<span class="rating numbers" title=${t(rating.provisional ? 'web-rating-provisional' : 'web-rating')}>${ratingText(rating)}</span>`;
}

/** A name that leads to its page, if there is one. @param {string} name @param {boolean} account */
export function personLink(name, account) {
  return account ? html`<a class="person" href="/people/${encodeURIComponent(name)}">${name}</a>` : html`<span>${name}</span>`;
}

/** What a rating became, and by how much. @param {[number, number]} both */
export function moved([before, after]) {
  const change = after - before;
  return `${after} (${change < 0 ? '−' : '+'}${Math.abs(change)})`;
}
