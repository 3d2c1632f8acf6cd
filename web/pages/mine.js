/**
 * The reader's games; those in which they are to move come first.
 *
 * @import { MyGame, Turn } from '../wire.js'
 */
import { account } from '../account.js';
import { followOwnGames, isUnderWay, renewed } from '../lobby/own-games.js';
import { isLocal } from '../local/rooms.js';
import { addGames } from '../local/sync.js';
import { myGames, turns } from '../net/client.js';
import { hasServer } from '../net/place.js';
import { isAway, onReach } from '../net/reach.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { gameRow } from './parts/game-row.js';
import { toast } from './parts/toast.js';

/** The page size of the server; a shorter page is the last one. */
const PAGE_FULL = 20;

/** @type {import('../router.js').Page} */
export async function show({ main, signal }) {
  let [waiting, games] = await Promise.all([turns(), myGames()]);
  let more = games.filter(({ id }) => !isLocal(id)).length >= PAGE_FULL;
  const draw = () => render(games.length === 0 && waiting.length === 0 ? none() : list(waiting, games, more, load, add), main);
  /** Adds the games of this browser to the reader's account. */
  async function add() {
    toast(t('web-local-added', await addGames()));
    [waiting, games] = await Promise.all([turns(), myGames()]);
    if (!signal.aborted) draw();
  }
  async function load() {
    const older = await myGames({ before: games.filter(({ id }) => !isLocal(id)).at(-1)?.at });
    if (signal.aborted) return;
    more = older.length >= PAGE_FULL;
    games = [...games, ...older];
    draw();
  }
  draw();
  const renew = followOwnGames({
    own(due, newest) {
      waiting = due;
      games = renewed(games, due, newest);
      draw();
    },
  }, signal);
  onReach((away) => {
    draw();
    if (!away) renew();
  }, signal);
}

/** Why games of the server are not listed; nothing if they are. */
const missing = () => (hasServer() && isAway() ? html`<p class="mine-offline" role="status">${t('web-mine-offline')}</p>` : nothing);

function none() {
  return html`
    <section class="empty">
      <svg class="empty-pit" viewBox="0 0 120 60" aria-hidden="true"><ellipse cx="60" cy="30" rx="56" ry="26" /><ellipse class="inner" cx="60" cy="33" rx="44" ry="18" /></svg>
      <h1>${t('web-mine-title')}</h1>
      ${hasServer() && isAway() ? missing() : html`<p>${t('web-mine-empty')}</p>`}
      <p><a class="button main large" href="/new">${t('web-nav-new')}</a></p>
    </section>`;
}

/** What becomes of the games in this browser, if there are any and there is a server. @param {number} count @param {() => void} add */
function here(count, add) {
  if (count === 0 || !hasServer()) return nothing;
  return html`
    <section class="panel local-games" aria-labelledby="local-title"><h2 id="local-title">${t('web-local-title')}</h2>
      <p>${account() === '' ? t('web-local-text') : t('web-local-offer', { count })}</p>
      ${account() === '' ? nothing : html`<button type="button" class="main" ?disabled=${isAway()} @click=${add}>${t('web-local-add')}</button>`}
    </section>`;
}

/**
 * @param {Turn[]} waiting
 * @param {MyGame[]} games
 * @param {boolean} more
 * @param {() => void} load
 * @param {() => void} add
 */
function list(waiting, games, more, load, add) {
  const due = new Map(waiting.map((turn) => [turn.game.id, turn.due]));
  const groups = [
    { title: t('web-mine-yours'), games: [...waiting.map(({ game }) => game), ...games.filter((game) => isUnderWay(game) && game.your_turn && !due.has(game.id))] },
    { title: t('web-mine-theirs'), games: games.filter((game) => isUnderWay(game) && !game.your_turn && !game.damaged) },
    { title: t('web-mine-over'), games: games.filter((game) => game.ending || game.damaged) },
  ];
  return html`
    <h1>${t('web-mine-title')}</h1>
    ${missing()}
    ${here(games.filter(({ id }) => isLocal(id)).length, add)}
    ${groups.filter((group) => group.games.length > 0).map((group) => html`
      <section>
        <h2>${group.title}</h2>
        <ul class="game-rows">${group.games.map((game) => gameRow(game, due.get(game.id)))}</ul>
      </section>`)}
    ${more ? html`<p><button type="button" @click=${load}>${t('web-mine-more')}</button></p>` : nothing}`;
}
