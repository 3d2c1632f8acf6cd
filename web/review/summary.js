/**
 * The result of a reviewed game, and how well each side played.
 *
 * @import { Review, ReviewedPly } from '../wire.js'
 */
import { isWithoutScore } from '../play/endings.js';
import { decimal, signed, t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { ALONE, CLASSES, sign } from './classes.js';

/** @param {Review} review */
export function resultText({ end }) {
  if (!end.outcome) return t('web-review-unfinished', { margin: signed(end.south) });
  const { termination, winner } = end.outcome;
  // What the board shows did not decide these.
  if (winner && isWithoutScore(end.outcome)) return t('web-review-without-score', { winner, how: t(`play-by-${termination}`) });
  const [south, north] = end.outcome.score;
  return t('web-review-result', { winner: winner ?? 'none', south, north });
}

/** Both accuracies in a few words. @param {Review} review @param {string[]} names */
export function accuracyText({ sides }, names) {
  const known = sides.flatMap(({ side, accuracy }) => (accuracy === null ? [] : [`${names[side === 'S' ? 0 : 1] || t(`web-side-${side}`)} ${percent(accuracy)}`]));
  return known.length === 0 ? '' : `${t('web-review-accuracy')}: ${known.join(', ')}.`;
}

/** @param {number} value */
function percent(value) {
  return `${decimal(value)}\u00a0%`;
}

/**
 * Accuracy and the number of moves of each class; its rows explain the marks.
 *
 * @param {Review} review
 * @param {string[]} names
 * @param {Record<string, string>} words the game's terms
 */
export function accuracyTable({ sides, plies }, names, words) {
  const there = CLASSES.filter((name) => sides.some(({ classes }) => classes[name]));
  const alone = sides.map(({ side }) => plies.filter((ply) => ply.alone && ply.side === side).length);
  /** @param {string} mark @param {string} name @param {number[]} counts */
  const row = (mark, name, counts) => html`<tr><th scope="row"><span class="sign" aria-hidden="true">${mark}</span> ${name}</th>${counts.map((count) => html`<td>${count || '–'}</td>`)}</tr>`;
  return html`<div class="table-scroll"><table class="accuracy">
    <thead><tr><td></td>${sides.map(({ side }) => html`<th scope="col">${names[side === 'S' ? 0 : 1] ?? ''} <span class="muted">${t(`web-side-${side}`)}</span></th>`)}</tr></thead>
    <tbody>
      <tr><th scope="row">${t('web-review-accuracy')}</th>${sides.map((side) => html`<td><strong>${side.accuracy === null ? '–' : percent(side.accuracy)}</strong></td>`)}</tr>
      <tr><th scope="row">${t('web-review-seeds-lost', words)}</th>${sides.map((side) => html`<td>${decimal(side.lost)}</td>`)}</tr>
      ${there.map((name) => row(sign(name), t(`web-class-${name}`), sides.map(({ classes }) => classes[name])))}
      ${alone.some(Boolean) ? row(ALONE, t('web-class-alone'), alone) : nothing}
    </tbody></table></div>`;
}

/** The sign of a move and what it means. @param {ReviewedPly} ply */
export function markOf(ply) {
  return ply.alone ? { mark: ALONE, name: t('web-class-alone') } : { mark: sign(ply.class), name: t(`web-class-${ply.class}`) };
}
