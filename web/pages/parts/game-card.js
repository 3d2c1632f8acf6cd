/**
 * A game as a card: its board, what it is like, and one click to play it. Its picture loads when `latePictures` sees it.
 *
 * @import { GameCard } from '../../wire.js'
 */
import { picture } from '../../net/api.js';
import { playComputer } from '../../new/start.js';
import { t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';

/** @param {GameCard} card */
export function largeCard(card) {
  return html`
    <li class="card">
      ${board(card)}
      <div class="card-words">
        ${title(card)}
        <p>${card.summary}</p>
        <p class="muted small">${card.region}</p>
        <div class="row">
          ${play(card)}
          <a class="button" href="/games/${card.name}" aria-label=${t('web-card-learn-name', { game: card.title })}>${t('web-card-learn')}</a>
          ${card.puzzles === 0 ? nothing : html`<a class="button" href="/puzzles/${card.name}" aria-label=${t('web-puzzles-of', { game: card.title })}>${t('web-nav-puzzles')}</a>`}
        </div>
      </div>
    </li>`;
}

/** @param {GameCard} card */
export function smallCard(card) {
  return html`
    <li class="card">
      ${board(card)}
      <div class="card-words">
        ${title(card)}
        <p class="small">${card.summary}</p>
        <div class="row between"><span class="muted small">${card.region}</span>${play(card)}</div>
      </div>
    </li>`;
}

/** Starts a game against the computer at once. @param {GameCard} card */
function play({ name, title: called }) {
  return html`<button type="button" class="main" data-play=${name} aria-label=${t('web-card-play-name', { game: called })}
    @click=${() => playComputer(name)}>${t('web-card-play')}</button>`;
}

/** @param {GameCard} card */
function board({ name }) {
  return html`<a class="card-board" href="/games/${name}" tabindex="-1" aria-hidden="true"><img data-src=${picture(name)} alt="" width="600" height="260" /></a>`;
}

/** @param {GameCard} card */
function title(card) {
  return html`<div class="card-title"><h3><a href="/games/${card.name}">${card.title}</a></h3><span class="tag numbers">${card.board}</span></div>`;
}
