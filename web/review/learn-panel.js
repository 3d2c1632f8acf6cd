/**
 * What is said while the mistakes of a game are tried again.
 *
 * @import { ReviewedPly } from '../wire.js'
 * @import { LineWays } from '../pages/parts/line-of-play.js'
 * @import { Learn, Whose } from './learn.js'
 * @import { Retry } from './retry.js'
 *
 * @typedef {object} LearnPage
 * @property {Learn} learn
 * @property {ReviewedPly[]} plies
 * @property {(ply: number) => number} round the number of a move, as the list counts
 * @property {Record<string, string>} words the game's terms
 * @property {(Retry & { label: string }) | null} retry the last try
 * @property {boolean} isChecking
 * @property {boolean} isShown whether the answer is shown
 * @property {boolean} isAway whether the board shows another position
 * @property {LineWays} ways how lines are shown, from the position before the mistake
 * @property {Record<'again' | 'answer' | 'next' | 'repeat' | 'leave', () => void>} act
 * @property {(whose: Whose) => void} choose another side
 */
import { lineOfPlay } from '../pages/parts/line-of-play.js';
import { decimal, signed, t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { mistakesOf } from './learn.js';
import { isSolved } from './retry.js';

const SIGNS = { open: '○', solved: '✓', shown: '★', skipped: '–' };

/** @param {LearnPage} now */
export function learnPanel(now) {
  const { learn, act } = now;
  const { number, of } = learn.progress;
  return html`<section class="panel learn" aria-labelledby="learn-title">
    <div class="row between"><h2 id="learn-title">${t('web-learn')}</h2>
      <button type="button" class="quiet" @click=${act.leave}>${t('web-learn-leave')}</button></div>
    ${whose(now)}
    ${of === 0 ? html`<p>${t('web-learn-none')}</p>` : html`
    <ol class="learn-progress" aria-label=${t('web-learn-of', { number: Math.min(number, of), of })}>${learn.round.map(({ state }, index) => html`
      <li class=${state} aria-current=${index === number - 1 ? 'step' : nothing}>${SIGNS[state]}</li>`)}</ol>
    <div role="status">${learn.mistake ? task(now) : summary(now)}</div>
    <div class="row learn-acts">${buttons(now)}</div>`}
  </section>`;
}

/** @param {LearnPage} now */
function whose({ learn, plies, choose }) {
  const sides = /** @type {const} */ (['S', 'N']);
  const counts = sides.map((side) => mistakesOf(plies, side).length);
  if (counts.some((count) => count === 0)) return nothing;
  return html`<div class="row learn-whose" role="group" aria-label=${t('web-learn-whose')}>
    ${[...sides, null].map((side) => html`<button type="button" class="quiet" aria-pressed=${learn.whose === side ? 'true' : 'false'} @click=${() => choose(side)}>
      ${side === null ? t('web-learn-both') : t(`web-side-${side}`)} <span class="muted">${side === null ? counts[0] + counts[1] : counts[side === 'S' ? 0 : 1]}</span></button>`)}
  </div>`;
}

/** @param {LearnPage} now */
function task({ learn, plies, round, words, retry, isChecking, isShown, ways }) {
  const ply = plies[learn.mistake?.place ?? 0];
  const ask = html`<p>${t('web-learn-ask', { side: t(`web-side-${ply.side}`), label: ply.label, round: round(ply.ply) })}</p>`;
  const answer = isShown ? html`<p class="verdict">${t('web-learn-answer-is', { label: ply.best.label })} ${lineOfPlay(ply.best.turns, ways)}</p>` : nothing;
  if (isChecking) return html`${ask}<p class="muted">${t('web-learn-checking')}</p>`;
  if (!retry) return html`${ask}${answer}`;
  const { kind, label, lost, best, tried, before, after, turns } = retry;
  const isKept = before === after || (before === 'level' && after === 'win') || before === 'loss';
  return html`${ask}<div class="verdict ${isSolved(retry) ? 'good' : 'bad'}">
    <p><strong>${t(`web-learn-${kind}`, { label, lost: decimal(lost), ...words })}</strong>
      ${kind === 'unknown' ? nothing : t(isKept ? `web-learn-keeps-${before}` : `web-learn-${before}-${after}`)}</p>
    ${kind === 'unknown' ? nothing : html`<p class="small">${kind === 'best' ? t('web-learn-margin-best', { best: signed(best), ...words }) : t('web-learn-margin', { tried: signed(tried), best: signed(best), ...words })}</p>`}
    ${turns.length > 0 ? html`<p class="small">${t('web-learn-expected')} ${lineOfPlay(turns, ways)}</p>` : nothing}
  </div>${answer}`;
}

/** @param {LearnPage} now */
function summary({ learn }) {
  const { of, solved, first, shown, skipped } = learn.summary;
  return html`<div class="verdict good"><p><strong>${t('web-learn-end', { solved, of })}</strong></p>
    ${solved > 0 ? html`<p class="small">${t('web-learn-first', { first })}</p>` : nothing}
    ${shown > 0 ? html`<p class="small">${t('web-learn-shown', { shown })}</p>` : nothing}
    ${skipped > 0 ? html`<p class="small">${t('web-learn-skipped', { skipped })}</p>` : nothing}</div>`;
}

/** @param {LearnPage} now */
function buttons({ learn, retry, isShown, isAway, act }) {
  const button = (/** @type {string} */ key, /** @type {() => void} */ does, /** @type {boolean} */ isMain = false) =>
    html`<button type="button" class=${isMain ? 'main' : ''} @click=${does}>${t(key)}</button>`;
  const { mistake } = learn;
  if (!mistake) {
    const { of, solved } = learn.summary;
    return html`${solved < of ? button('web-learn-repeat', act.repeat, true) : nothing}${button('web-learn-leave', act.leave, solved === of)}`;
  }
  const isOver = mistake.state === 'solved' || mistake.state === 'shown';
  return html`
    ${isAway && !(retry && isSolved(retry)) ? button('web-learn-again', act.again, !isOver) : nothing}
    ${isShown || (retry && retry.kind === 'best') ? nothing : button('web-learn-answer', act.answer)}
    ${button(isOver ? 'web-learn-next' : 'web-learn-skip', act.next, isOver)}`;
}
