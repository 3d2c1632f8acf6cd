/**
 * The games that have puzzles.
 *
 * @import { GameCard } from '../wire.js'
 */
import { picture } from '../net/api.js';
import { games } from '../net/client.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { triedPuzzles } from './parts/progress.js';

/** @type {import('../router.js').Page} */
export async function show({ main }) {
  const cards = (await games()).filter((card) => card.puzzles > 0);
  render(html`
    <h1>${t('web-puzzles-title')}</h1>
    <p class="lead">${t('web-puzzles-lead')}</p>
    <ul class="cards large-cards">${cards.map((card) => gameCard(card))}</ul>`, main);
}

/** @param {GameCard} card */
function gameCard(card) {
  const solved = Object.values(triedPuzzles(card.name)).filter((tried) => tried.solved).length;
  return html`
    <li class="card">
      <a class="card-board" href="/puzzles/${card.name}" tabindex="-1" aria-hidden="true"><img src=${picture(card.name)} alt="" width="600" height="260" /></a>
      <div class="card-words">
        <h2><a href="/puzzles/${card.name}">${card.title}</a></h2>
        <p>${t('web-puzzles-solved', { solved, of: card.puzzles })}</p>
        <div class="row">
          <a class="button main" href="/puzzles/${card.name}" aria-label=${t('web-puzzles-solve-name', { game: card.title })}>${t('web-puzzles-solve')}</a>
          ${card.trains ? html`<a class="button" href="/train/${card.name}" aria-label=${t('web-train-name', { game: card.title })}>${t('web-train-link')}</a>` : nothing}
        </div>
      </div>
    </li>`;
}
