/**
 * The rounds of a match: what stands between two of them, and what they add up to.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').RoomRounds} RoomRounds
 * @typedef {import('../wire.d.ts').Ending} Ending
 */

import { query } from '../net/request.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { ownSide } from './state.js';

/** How the game ended, a match by its result; null while it is in progress. @param {RoomState} room @returns {Ending | null} */
export function endingOf(room) {
  return room.rounds ? room.rounds.ending : room.ending;
}

/** Whether a round has ended and the next one has not begun. @param {RoomState} room */
export function isBetweenRounds(room) {
  return room.ending !== null && endingOf(room) === null;
}

/** The rounds before the last ply was shown: the room counts a result as soon as it knows one. @param {RoomState} room @returns {RoomRounds | null} */
export function roundsBefore({ rounds, ending }) {
  if (!rounds || ending === null) return rounds;
  return { ...rounds, finished: rounds.finished.slice(0, -1), ending: null, tally: rounds.before };
}

/** The two numbers of a score, one's own first. @param {Table} table @param {number[]} score */
export function inOrder({ state }, [south, north]) {
  return ownSide(state) === 1 ? `${north} : ${south}` : `${south} : ${north}`;
}

/** Which round is played, and the tally before it. @param {Table} table @param {RoomState} room */
export function drawRound(table, room) {
  const { rounds } = room;
  if (!rounds || room.ending) return nothing;
  return html`<p class="round-line muted small">${t('play-round', { round: rounds.round })}${rounds.finished.length === 0 ? nothing
    : html` · ${t('play-match-score')} <strong class="numbers">${inOrder(table, rounds.tally)}</strong>`}</p>`;
}

/** The finished rounds, each with its score and a link to its review. @param {Table} table @param {RoomState} room */
export function drawRounds(table, room) {
  const { rounds } = room;
  if (!rounds) return nothing;
  return html`
    <ol class="rounds-list">${rounds.finished.map(({ score }, index) => html`<li>
      <a href="/review/${room.id}${query({ ...table.tokens, round: String(index + 1) })}">${t('play-round', { round: index + 1 })}</a>
      <span class="numbers">${inOrder(table, score)}</span></li>`)}</ol>`;
}
