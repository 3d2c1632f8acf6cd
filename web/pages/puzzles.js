/**
 * The puzzles of the day, the reader's streak, and the games that have puzzles.
 *
 * @import { DailyPuzzles, GameCard } from '../wire.js'
 * @import { Standing } from './parts/puzzle-standing.js'
 */
import { picture } from '../net/api.js';
import { dailyPuzzles, games } from '../net/client.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { daysInARow, ratingText, standing } from './parts/puzzle-standing.js';

/** @type {import('../router.js').Page} */
export async function show({ main }) {
  const [all, today, own] = await Promise.all([games(), dailyPuzzles(), standing()]);
  const cards = all.filter((card) => card.puzzles > 0);
  render(html`
    <h1>${t('web-puzzles-title')}</h1>
    <p class="lead">${t('web-puzzles-lead')}</p>
    ${daily(today, own)}
    <h2>${t('web-puzzles-by-game')}</h2>
    <ul class="cards large-cards">${cards.map((card) => gameCard(card, own))}</ul>`, main);
}

/** @param {DailyPuzzles} today @param {Standing} own */
function daily({ day, puzzles }, own) {
  const days = daysInARow(own.streak, day);
  return html`
    <section aria-labelledby="daily">
      <h2 id="daily">${t('web-puzzles-daily')}</h2>
      <p class="muted">${days > 0 ? t('web-puzzles-streak', { days, best: own.streak.best }) : t('web-puzzles-no-streak')}</p>
      <ul class="cards">${puzzles.map(({ game, title, number, grade, position }) => {
        const done = own.tried(game)[position]?.solved ?? false;
        return html`
          <li class="card">
            <a class="card-board" href="/puzzles/${game}/${number}" tabindex="-1" aria-hidden="true"><img src=${picture(game, { position })} alt="" width="600" height="260" /></a>
            <div class="card-words">
              <h3><a href="/puzzles/${game}/${number}">${title}</a></h3>
              <p>${t(`web-puzzles-grade-${grade}`)}${done ? html` · ✓ ${t('web-puzzle-was-solved')}` : nothing}</p>
            </div>
          </li>`;
      })}</ul>
    </section>`;
}

/** @param {GameCard} card @param {Standing} own */
function gameCard(card, own) {
  const solved = Object.values(own.tried(card.name)).filter((tried) => tried.solved).length;
  const rating = own.ratings[card.name];
  return html`
    <li class="card">
      <a class="card-board" href="/puzzles/${card.name}" tabindex="-1" aria-hidden="true"><img src=${picture(card.name)} alt="" width="600" height="260" /></a>
      <div class="card-words">
        <h3><a href="/puzzles/${card.name}">${card.title}</a></h3>
        <p>${t('web-puzzles-solved', { solved, of: card.puzzles })}${rating ? html` · ${t('web-puzzles-rating', { rating: ratingText(rating) })}` : nothing}</p>
        <div class="row">
          <a class="button main" href="/puzzles/${card.name}" aria-label=${t('web-puzzles-solve-name', { game: card.title })}>${t('web-puzzles-solve')}</a>
          ${card.trains ? html`<a class="button" href="/train/${card.name}" aria-label=${t('web-train-name', { game: card.title })}>${t('web-train-link')}</a>` : nothing}
        </div>
      </div>
    </li>`;
}
