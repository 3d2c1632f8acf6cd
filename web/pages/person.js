/**
 * A player's profile: ratings, rating history and finished games.
 *
 * @import { FinishedGame, GameRating, Profile, RatingPoint } from '../wire.js'
 */
import { finishedGames, person, ratingHistory } from '../net/client.js';
import { ratingChart } from '../rating-chart.js';
import { date, t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { avatar } from './parts/avatar.js';
import { moved, personLink, ratingTag } from './parts/rating.js';

/** The page size of the server; a shorter page is the last one. */
const PAGE_FULL = 20;

/** @type {import('../router.js').Page} */
export async function show({ main, params, signal }) {
  const profile = await person(params.name);
  let chosen = profile.ratings[0]?.game ?? '';
  /** @type {RatingPoint[]} */
  let points = [];
  /** @type {NonNullable<Parameters<typeof finishedGames>[1]>} */
  const filters = { game: '', result: '', rated: '', opponent: '' };
  /** @type {FinishedGame[]} */
  let games = [];
  let more = false;

  /** @param {string} game */
  async function choose(game) {
    chosen = game;
    points = await ratingHistory(profile.name, game);
    if (!signal.aborted && chosen === game) draw();
  }

  /** @param {boolean} on whether what is there stays */
  async function load(on) {
    const last = on ? games.at(-1) : undefined;
    const page = await finishedGames(profile.name, { ...filters, before: last?.at });
    if (signal.aborted) return;
    games = on ? [...games, ...page] : page;
    more = page.length >= PAGE_FULL;
    draw();
  }

  /** @param {Event} event */
  function filter(event) {
    const { name, value } = /** @type {HTMLInputElement} */ (event.target);
    Object.assign(filters, { [name]: value.trim() });
    load(false);
  }

  const draw = () => render(html`
    <div class="person-head">${avatar(profile.name, 'large')}<div>
      <h1>${profile.name} ${profile.bot ? html`<span class="seat-tag">${t('web-bot')}</span>` : nothing}</h1>
      <p class="muted">${t('web-person-since', { day: when(profile.since) })}${profile.you ? html` · <a href="/account">${t('web-person-yours')}</a>` : nothing}</p>
    </div></div>
    ${profile.you ? nothing : html`<p><a class="button main" href=${challengeAddress(profile)}>${t('web-person-challenge')}</a></p>`}
    ${profile.ratings.length === 0 ? html`<p>${t('web-person-unrated')}</p>` : ratings(profile, chosen, points, choose)}
    <section aria-labelledby="archive">
      <h2 id="archive">${t('web-archive')}</h2>
      ${filterRow(profile, filter)}
      ${games.length === 0 ? html`<p class="muted">${t('web-archive-empty')}</p>` : table(games)}
      ${more ? html`<p><button type="button" @click=${() => load(true)}>${t('web-mine-more')}</button></p>` : nothing}
    </section>`, main);
  await Promise.all([chosen === '' ? null : choose(chosen), load(false)]);
  draw();
}

/**
 * @param {Profile} profile
 * @param {string} chosen
 * @param {RatingPoint[]} points
 * @param {(game: string) => void} choose
 */
function ratings(profile, chosen, points, choose) {
  const button = (/** @type {GameRating} */ { game, title, rating, games }) => html`
    <li><button type="button" class="quiet rating-choice" aria-pressed=${game === chosen} @click=${() => choose(game)}>
      <span>${title}</span> ${ratingTag(rating)} <small class="muted">${t('web-rating-games', { count: games })}</small></button></li>`;
  return html`
    <section aria-labelledby="ratings">
      <h2 id="ratings">${t('web-ratings')}</h2>
      <ul class="rating-choices">${profile.ratings.map(button)}</ul>
      ${points.length === 0 ? nothing : html`<div class="panel">${ratingChart(points)}</div>`}
    </section>`;
}

/** The lobby's form, filled in for this person and the game that they play most. @param {Profile} profile */
function challengeAddress({ name, ratings: rated }) {
  const [most] = [...rated].sort((one, other) => other.games - one.games);
  return `/lobby?${new URLSearchParams({ to: name, ...(most ? { game: most.game } : {}) })}`;
}

/**
 * @param {Profile} profile
 * @param {(event: Event) => void} filter
 */
function filterRow(profile, filter) {
  const select = (/** @type {string} */ name, /** @type {[string, string][]} */ values) => html`
    <label class="field"><span>${t(`web-archive-${name}`)}</span>
      <select name=${name} @change=${filter}><option value="">${t('web-archive-all')}</option>
        ${values.map(([value, title]) => html`<option value=${value}>${title}</option>`)}</select></label>`;
  return html`
    <div class="filters">
      ${select('game', profile.ratings.map(({ game, title }) => [game, title]))}
      ${select('result', [['won', t('web-score-won')], ['drawn', t('web-score-drawn')], ['lost', t('web-score-lost')]])}
      ${profile.you ? select('rated', [['yes', t('web-rated')], ['no', t('web-unrated')]]) : nothing}
      <label class="field"><span>${t('web-archive-opponent')}</span>
        <input type="text" name="opponent" maxlength="60" spellcheck="false" @change=${filter} /></label>
    </div>`;
}

/** @param {FinishedGame[]} games */
function table(games) {
  return html`
    <div class="table-scroll" tabindex="0" role="region" aria-labelledby="archive"><table class="archive">
      <thead><tr><th>${t('web-archive-when')}</th><th>${t('web-archive-game')}</th><th>${t('web-archive-opponent')}</th><th>${t('web-archive-result')}</th><th>${t('web-rating')}</th></tr></thead>
      <tbody>${games.map((game) => html`<tr>
        <td><a href="/play/${game.id}">${when(game.at)}</a></td>
        <td>${game.title}</td>
        <td>${personLink(game.opponent, game.opponent_account)}</td>
        <td>${t(`web-score-${game.score}`)}</td>
        <td class="numbers">${game.moved ? moved(game.moved) : game.rated ? t('web-not-counted') : '–'}</td>
      </tr>`)}</tbody>
    </table></div>`;
}

/** @param {number} time */
function when(time) {
  return date(time);
}
