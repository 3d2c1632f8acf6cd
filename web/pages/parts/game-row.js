/**
 * One of the reader's games, in a list.
 *
 * @import { MyGame } from '../../wire.js'
 */
import { picture } from '../../net/api.js';
import { date, t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { personLink, ratingTag } from './rating.js';

/** @param {MyGame} game @param {number | null} [due] when its time runs out, where that is days */
export function gameRow(game, due = null) {
  return html`
    <li class="game-row">
      <img src=${picture(game.game, { position: game.board.text })} alt="" loading="lazy" width="120" height="52" />
      <div class="grow">
        <a class="game-row-title" href="/play/${game.id}">${t('web-row-game', { game: game.title, other: other(game) })}</a>
        <p class="muted small">${game.damaged ? t('web-row-damaged') : game.ending ? html`${result(game)}${game.ending.sentence}` : t('web-row-plies', { count: game.plies })} · ${due === null ? html`<time>${when(game.at)}</time>` : html`<time>${t('web-row-until', { time: when(due) })}</time>`}${game.seats.filter((seat) => seat.account && !seat.yours).map((seat) => html` · ${personLink(seat.name, true)} ${ratingTag(seat.rating)}`)}</p>
      </div>
      ${game.damaged ? nothing : game.ending
        ? html`<a class="button" href="/review/${game.id}" aria-label=${t('web-row-review-name', { game: game.title })}>${t('web-row-review')}</a>`
        : html`<span class=${game.your_turn ? 'turn yours' : 'turn'}>${t(game.your_turn ? 'web-row-your-turn' : 'web-row-their-turn')}</span>`}
    </li>`;
}

/** The result for the reader, if they play one side. @param {MyGame} game */
function result({ ending, seats }) {
  if (!ending || seats[0].yours === seats[1].yours) return nothing;
  const own = seats[0].yours ? 'S' : 'N';
  const key = ending.winner === null ? 'play-drawn' : ending.winner === own ? 'play-won' : 'play-lost-game';
  return html`<strong>${t(key)}</strong> · `;
}

/** The opponent's name, or the way the game is played. @param {MyGame} game */
function other(game) {
  const others = game.seats.filter((seat) => !seat.yours);
  if (others.length === 0) return t('web-row-here');
  if (others[0].kind === 'open') return t('web-row-open');
  return others.map((seat) => seat.name).join(', ');
}

/** @param {number} time */
function when(time) {
  return date(time, true);
}
