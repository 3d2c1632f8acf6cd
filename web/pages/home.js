/**
 * The home page: the games, and the ways to start one.
 *
 * @import { GameCard, MyGame, PlayingGame, Turn } from '../wire.js'
 */
import { followOwnGames } from '../lobby/own-games.js';
import { picture } from '../net/api.js';
import { games } from '../net/client.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { gameRow } from './parts/game-row.js';
import { playingList } from './parts/meet.js';

/** The first games of the list are shown large. */
const LARGE = 4;
const MOST_CONTINUED = 3;

/** @type {import('../router.js').Page} */
export async function show({ main, signal }) {
  const cards = (await games()).filter((card) => card.variant_of === null);
  /** @type {Turn[]} */
  let waiting = [];
  /** @type {MyGame[]} */
  let open = [];
  /** @type {PlayingGame[]} */
  let playing = [];
  const draw = () => { if (!signal.aborted) render(page(cards, waiting, open, playing), main); };
  draw();
  const ask = followOwnGames({
    own(due, mine) {
      waiting = due.slice(0, MOST_CONTINUED);
      const known = due.map(({ game }) => game.id);
      open = mine.filter((game) => !game.ending && !known.includes(game.id)).slice(0, MOST_CONTINUED);
      draw();
    },
    playing(now) {
      playing = now;
      draw();
    },
  }, signal);
  // The page does not wait for this: most new visitors have no games.
  ask();
}

/**
 * @param {GameCard[]} cards
 * @param {Turn[]} waiting
 * @param {MyGame[]} open
 * @param {PlayingGame[]} playing
 */
function page(cards, waiting, open, playing) {
  return html`
    <section class="welcome">
      <h1>${t('web-home-title')}</h1>
      <p class="lead">${t('web-home-lead')}</p>
      <div class="row ways">
        <a class="button main large" href="/new?with=computer">${t('web-way-computer')}</a>
        <a class="button large" href="/new?with=here">${t('web-way-here')}</a>
        <a class="button large" href="/new?with=friend">${t('web-way-friend')}</a>
        <a class="button large" href="/lobby">${t('web-way-opponent')}</a>
      </div>
    </section>
    ${waiting.length === 0 ? nothing : html`
      <section aria-labelledby="your-turn">
        <h2 id="your-turn">${t('web-mine-yours')}</h2>
        <ul class="game-rows">${waiting.map(({ game, due }) => gameRow(game, due))}</ul>
      </section>`}
    ${open.length === 0 ? nothing : html`
      <section aria-labelledby="go-on">
        <h2 id="go-on">${t('web-home-continue')}</h2>
        <ul class="game-rows">${open.map((game) => gameRow(game))}</ul>
      </section>`}
    ${playing.length === 0 ? nothing : html`
      <section aria-labelledby="now-playing">
        <h2 id="now-playing">${t('web-home-playing')}</h2>
        ${playingList(playing)}
      </section>`}
    <section aria-labelledby="first-games">
      <h2 id="first-games">${t('web-home-games')}</h2>
      <ul class="cards large-cards">${cards.slice(0, LARGE).map((card) => largeCard(card))}</ul>
    </section>
    <section aria-labelledby="more-games">
      <h2 id="more-games">${t('web-home-more')}</h2>
      <ul class="cards">${cards.slice(LARGE).map((card) => smallCard(card))}</ul>
    </section>
    <section aria-labelledby="own-rules">
      <h2 id="own-rules">${t('web-rules-title')}</h2>
      <p>${t('web-rules-lead')}</p>
      <p><a class="button" href="/rules">${t('web-rules-write')}</a></p>
    </section>`;
}

/** @param {GameCard} card */
function largeCard(card) {
  return html`
    <li class="card">
      <a class="card-board" href="/games/${card.name}" tabindex="-1" aria-hidden="true"><img src=${picture(card.name)} alt="" width="600" height="260" /></a>
      <div class="card-words">
        <h3><a href="/games/${card.name}">${card.title}</a></h3>
        <p>${card.summary}</p>
        <p class="muted small">${card.region} · ${card.board}</p>
        <div class="row">
          <a class="button main" href="/new?game=${card.name}" aria-label=${t('web-card-play-name', { game: card.title })}>${t('web-card-play')}</a>
          <a class="button" href="/games/${card.name}" aria-label=${t('web-card-learn-name', { game: card.title })}>${t('web-card-learn')}</a>
          ${card.puzzles === 0 ? nothing : html`<a class="button" href="/puzzles/${card.name}" aria-label=${t('web-puzzles-of', { game: card.title })}>${t('web-nav-puzzles')}</a>`}
        </div>
      </div>
    </li>`;
}

/** @param {GameCard} card */
function smallCard(card) {
  return html`
    <li class="card">
      <a class="card-board" href="/games/${card.name}" tabindex="-1" aria-hidden="true"><img src=${picture(card.name)} alt="" loading="lazy" width="600" height="260" /></a>
      <div class="card-words">
        <h3><a href="/games/${card.name}">${card.title}</a></h3>
        <p class="small">${card.summary}</p>
        <p class="muted small">${card.region} · ${card.board}</p>
      </div>
    </li>`;
}
