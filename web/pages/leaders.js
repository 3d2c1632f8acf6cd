/**
 * The leaderboard of a game: one list for people and one for bots.
 *
 * @import { GameCard, Leader } from '../wire.js'
 */
import { games, leaders } from '../net/client.js';
import { go } from '../router.js';
import { t } from '../text/index.js';
import { html, render } from '../vendor/lit-html.js';
import { avatar } from './parts/avatar.js';
import { chips } from './parts/chips.js';
import { personLink, ratingTag } from './parts/rating.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, query, signal }) {
  const cards = await games();
  let bots = query.get('bots') === 'yes';
  const game = params.game ?? await firstWithLeaders(cards, bots);
  let listed = await leaders(game, { bots: bots ? 'yes' : '' });

  /** @param {'people' | 'bots'} which */
  async function choose(which) {
    bots = which === 'bots';
    listed = await leaders(game, { bots: bots ? 'yes' : '' });
    if (!signal.aborted) draw();
  }

  const draw = () => render(html`
    <h1>${t('web-leaders-title')}</h1>
    <div class="filters">
      <label class="field"><span>${t('web-archive-game')}</span>
        <select @change=${(/** @type {Event} */ event) => go(`/leaders/${/** @type {HTMLSelectElement} */ (event.target).value}`)}>
          ${cards.map(({ name, title }) => html`<option value=${name} .selected=${name === game}>${title}</option>`)}</select></label>
      ${chips('who', /** @type {const} */ ([['people', t('web-leaders-people')], ['bots', t('web-leaders-bots')]]), bots ? 'bots' : 'people', choose)}
    </div>
    ${listed.length === 0 ? html`<p>${t('web-leaders-empty')}</p><p><a class="button main" href="/new?game=${game}&with=friend">${t('web-nav-new')}</a></p>` : table(listed)}`, main);
  draw();
}

/** How many more games are tried if the first has no rated players. */
const ASKED = 3;

/**
 * The first of these games with rated players, or the first of all.
 *
 * @param {GameCard[]} cards
 * @param {boolean} bots
 */
async function firstWithLeaders([first, ...others], bots) {
  if ((await leaders(first.name, { bots: bots ? 'yes' : '' })).length > 0) return first.name;
  const asked = others.filter(({ variant_of: of }) => !of).slice(0, ASKED);
  const listed = await Promise.all(asked.map(({ name }) => leaders(name, { bots: bots ? 'yes' : '' })));
  return asked.find((_, index) => listed[index].length > 0)?.name ?? first.name;
}

/** @param {Leader[]} listed */
function table(listed) {
  return html`
    <div class="table-scroll"><table class="leaders">
      <thead><tr><th>${t('web-leaders-place')}</th><th>${t('web-leaders-name')}</th><th>${t('web-rating')}</th><th>${t('web-leaders-games')}</th></tr></thead>
      <tbody>${listed.map(({ name, rating, games: count }, index) => html`
        <tr><td class="numbers">${index + 1}</td><td><span class="with-avatar">${avatar(name)}${personLink(name, true)}</span></td><td>${ratingTag(rating)}</td><td class="numbers">${count}</td></tr>`)}</tbody>
    </table></div>
    <p class="muted small">?: ${t('web-rating-provisional')}</p>`;
}
