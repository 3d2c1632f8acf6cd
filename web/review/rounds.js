/**
 * Links to the reviews of a match's other rounds.
 *
 * @typedef {{ round: number, of: number, room: string, tokens: Record<string, string | undefined> }} Rounds
 */
import { query } from '../net/request.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';

/** @param {Rounds | null} rounds */
export function roundLinks(rounds) {
  if (!rounds || rounds.of < 2) return nothing;
  const numbers = Array.from({ length: rounds.of }, (_, index) => index + 1);
  return html`<nav class="row rounds-links" aria-label=${t('web-review-rounds')}>${numbers.map((round) => html`
    <a class=${round === rounds.round ? 'button main' : 'button quiet'} href="/review/${rounds.room}${query({ ...rounds.tokens, round: String(round) })}"
      aria-current=${round === rounds.round ? 'page' : nothing}>${t('play-round', { round })}</a>`)}</nav>`;
}
