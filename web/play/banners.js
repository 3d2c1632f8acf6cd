/**
 * Panels that ask for an answer: an open seat, an offer, the end of a game.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').Offer} Offer
 */

import { account } from '../account.js';
import { moved } from '../pages/parts/rating.js';
import { settings, change } from '../settings.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { drawLink } from './dialogs.js';
import { isByGoal, isWithoutScore } from './endings.js';
import { endingOf, isBetweenRounds } from './match.js';
import { drawRounds, inOrder } from './rounds.js';
import { points } from './seats.js';
import { isLive, isOwnTurn, ownSide, ownSides } from './state.js';

/** Asks a visitor with an invite link to join; opening the link alone does not take the seat. @param {Table} table @param {RoomState} room */
export function drawSitDown(table, room) {
  const { seat } = table.tokens;
  const free = room.seats.some(({ kind }) => kind === 'open');
  if (!seat || !free || ownSides(table.state).length > 0) return nothing;
  const sit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim();
    if (name !== '') change({ name });
    table.send({ t: 'sit', d: { seat, name: name || t('play-guest') } });
  };
  const title = html`<h2>${t(room.rated ? 'play-sit-title-rated' : 'play-sit-title', { game: room.title })}</h2>`;
  if (room.rated && account() === '') {
    const back = encodeURIComponent(location.pathname + location.search);
    return html`
      <section class="panel banner sit-down">${title}<p>${t('play-sit-sign-in')}</p>
        <div class="row"><a class="button main" href="/sign-in?back=${back}">${t('web-sign-in')}</a><a class="button" href="/sign-up?back=${back}">${t('web-sign-up-do')}</a></div>
      </section>`;
  }
  return html`
    <form class="panel banner sit-down" @submit=${sit}>
      ${title}
      ${account() === '' ? html`<label class="field"><span>${t('play-sit-name')}</span>
        <input name="name" maxlength="24" autocomplete="nickname" placeholder=${t('play-sit-name')} .value=${settings().name}></label>` : nothing}
      <button class="main">${t('play-sit')}</button>
    </form>`;
}

/** Shows the invite link to the player who created the game. @param {Table} table @param {RoomState} room */
export function drawInvitation(table, room) {
  const free = room.seats.some(({ kind }) => kind === 'open');
  if (!free || !room.play_link || ownSides(table.state).length === 0) return nothing;
  return html`
    <section class="panel banner invitation">
      <h2>${t('play-invite-title')}</h2>
      <p>${t('play-invite-text')}</p>
      ${drawLink(room.play_link, t('play-link-play'))}
      ${room.only_here ? html`<p class="warning">${t('play-only-here')}</p>` : nothing}
    </section>`;
}

/** @param {Table} table @param {RoomState} room */
export function drawOffers(table, room) {
  const own = ownSides(table.state);
  if (own.length === 0) return nothing;
  return room.offers.map(([offer, side]) => {
    const name = room.seats[side === 'S' ? 0 : 1].name;
    if (own.includes(side) && own.length === 1) {
      return html`<p class="banner-line" role="status">${t(`play-asked-${offer}`)}</p>`;
    }
    return html`
      <section class="panel banner" role="alert">
        <p>${t(`play-offer-${offer}`, { name })}</p>
        <div class="row">
          <button type="button" class="main" @click=${() => table.send({ t: 'offer', d: offer })}>${t('play-yes')}</button>
          <button type="button" @click=${() => table.send({ t: 'decline', d: offer })}>${t('play-no')}</button>
        </div>
      </section>`;
  });
}

/** What can be answered instead of a pit: a swap of sides, the move to confirm, a claim. @param {Table} table @param {RoomState} room */
export function drawAnswers(table, room) {
  const { state } = table;
  const turn = isOwnTurn(state) && isLive(state);
  const swap = room.look.board.may_swap && turn ? room.look.choices.find(({ cell }) => cell === null) : undefined;
  const chosen = turn ? state.chosen : null;
  const claim = endingOf(room) === null && ownSides(state).length > 0 && state.presence?.may_claim;
  if (!swap && chosen === null && !claim) return nothing;
  const answer = (/** @type {string} */ text, /** @type {() => void} */ act) => html`<button type="button" class="main" @click=${act}>${text}</button>`;
  return html`<div class="row answers">
    ${swap ? answer(t('play-swap'), () => table.choose(swap.label)) : nothing}
    ${chosen === null ? nothing : answer(t('play-confirm-move', { label: chosen }), () => table.choose(chosen))}
    ${claim ? answer(t('play-claim'), () => table.send({ t: 'claim' })) : nothing}
  </div>`;
}

/** How the game ended; what can follow is in the bar. @param {Table} table @param {RoomState} room */
export function drawEnd(table, room) {
  if (!room.ending) return nothing;
  const ending = endingOf(room) ?? room.ending;
  const { rounds } = room;
  const inWords = isWithoutScore(ending) && !(rounds && rounds.ending);
  return html`
    <section class="panel banner end" aria-labelledby="end-title">
      <div class="end-head">
        <h2 id="end-title">${headline(table, room)}</h2>
        ${isByGoal(ending) ? nothing : html`<p class=${inWords ? 'end-score in-words' : 'end-score numbers'}>${inWords ? t(`play-by-${ending.termination}`) : inOrder(table, ending.score)}</p>`}
      </div>
      <p>${ending.sentence}</p>
      ${rounds ? html`<div class="end-rounds">
        ${isBetweenRounds(room) ? html`<span class="end-match">${t('play-match-score')} <strong class="numbers">${inOrder(table, rounds.tally)}</strong></span>` : nothing}
        ${drawRounds(table, room)}</div>` : nothing}
      ${room.points[0] + room.points[1] > 1 ? html`<p class="end-match">${t('play-points')}: ${pointsOf(table, room)}</p>` : nothing}
      ${drawRatings(room)}
    </section>`;
}

/** The rating changes, or why there are none. @param {RoomState} room */
function drawRatings({ rated_end: end, seats }) {
  if (end === null) return nothing;
  if (end.moved === null) return html`<p class="rating-moves">${end.why}</p>`;
  return html`<dl class="rating-moves">${end.moved.map((both, side) => html`
    <div><dt>${seats[side].name}</dt><dd class="numbers">${moved(both)}</dd></div>`)}</dl>`;
}

/** The points of the match, one's own first as in the score. @param {Table} table @param {RoomState} room */
function pointsOf({ state }, room) {
  const [south, north] = room.points.map(points);
  return ownSide(state) === 1 ? `${north} : ${south}` : `${south} : ${north}`;
}

/** How it ended, in two words. @param {Table} table @param {RoomState} room */
function headline({ state }, room) {
  const own = ownSides(state);
  const winner = (endingOf(room) ?? room.ending)?.winner ?? null;
  if (room.rounds) {
    const of = room.rounds.ending ? 'match' : 'round';
    if (winner === null) return t(`play-drawn-${of}`);
    if (own.length === 1) return t(`play-${own[0] === winner ? 'won' : 'lost'}-${of}`);
    return t(`play-side-won-${of}`, { side: t(winner === 'S' ? 'board-ui-south' : 'board-ui-north') });
  }
  if (winner === null) return t('play-drawn');
  if (own.length === 1) return t(own[0] === winner ? 'play-won' : 'play-lost-game');
  return t(winner === 'S' ? 'play-south-won' : 'play-north-won');
}
