/**
 * Parts shared by the lobby, the home page and tournaments.
 *
 * @import { Control, PlayerInfo, PlayingGame } from '../../wire.js'
 */
import { controlName } from '../../lobby/controls.js';
import { picture } from '../../net/api.js';
import { written } from '../../play/clock.js';
import { t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { tabs } from './tabs.js';

/** The ways to meet an opponent. */
export const meetTabs = () => tabs(t('web-meet-ways'), [['/lobby', t('web-nav-lobby')], ['/arena', t('web-arena-title')]]);

/** @param {Control} control */
export const clockName = (control) => controlName(control, t);

/** A player's name, with rating and bot mark if they have them. @param {PlayerInfo} person */
export const personName = ({ name, rating, bot }) => `${name}${rating === null ? '' : ` (${rating})`}${bot ? ` · ${t('web-bot')}` : ''}`;

/** Games that can be watched, small. @param {PlayingGame[]} games */
export function playingList(games) {
  return html`<ul class="game-rows playing">${games.map((game) => html`
    <li class="game-row" data-room=${game.id}>
      <img src=${picture(game.game, { position: game.board.text, changes: game.changes })} alt="" width="120" height="52" />
      <div class="grow">
        <a class="game-row-title" href="/play/${game.id}">${t('web-meet-versus', { one: personName(game.players[0]), other: personName(game.players[1]) })}</a>
        <p class="muted small">${game.title} · ${clockName(game.control)}${game.rated ? html` · ${t('web-meet-rated')}` : nothing} · ${t('web-row-plies', { count: game.plies })}</p>
      </div>
      ${game.clocks && game.control.kind !== 'days' ? html`<span class="playing-clocks numbers">${game.clocks.left.map((left, side) => html`
        <span class=${game.clocks?.running === (side === 0 ? 'S' : 'N') ? 'runs' : ''}>${written(left)}</span>`)}</span>` : nothing}
    </li>`)}</ul>`;
}
