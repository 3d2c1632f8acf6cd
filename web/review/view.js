/**
 * Draws a review, from the same data as `sower review --json`.
 *
 * @import { Look, Review, SideReview, TurningPoint } from '../wire.js'
 * @import { Retry } from './retry.js'
 */
import { addressOf } from '../analysis/address.js';
import { MoveTree } from '../analysis/tree.js';
import { chart } from '../chart.js';
import { Analyser } from '../net/analyser.js';
import { gamePage, look } from '../net/client.js';
import { makeBoard } from '../pages/parts/board.js';
import { explainPress } from '../pages/parts/wrong-press.js';
import { isWithoutScore } from '../play/endings.js';
import { bringIntoView } from '../pages/parts/in-view.js';
import { stepButton } from '../pages/parts/steps.js';
import { turns } from '../play/turns.js';
import { note } from '../router.js';
import { language, signed, t } from '../text/index.js';
import { lineText } from '../text/line.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { CLASSES, isError, sign } from './classes.js';
import { judgedByReview, judgedBySearch } from './retry.js';

/** Search time for a move that the review has no score for. */
const RETRY_SECONDS = 1;

/**
 * @param {HTMLElement} main
 * @param {Review} review
 * @param {{ changes: string[], names: string[], turned: boolean }} about changes of its rules; South's and North's names, where they
 *   are known; whether the reader was North
 * @param {number} first the ply after which the board is shown
 * @param {AbortSignal} signal
 */
export async function showReview(main, review, { changes, names, turned }, first, signal) {
  const page = await gamePage(review.game, { set: changes });
  const { plies, end } = review;
  let at = Number.isInteger(first) ? Math.min(plies.length, Math.max(0, first)) : 0;
  /** The ply that text speaks of: the one at which the board rests. */
  let told = at;
  let seen = /** @type {Look | null} */ (null);
  let retrying = false;
  let retry = /** @type {Retry & { label: string } | null} */ (null);
  const analyser = new Analyser(signal);
  const points = [...plies.map((ply) => ply.before.south), end.south];
  const marks = new Map(plies.flatMap((ply, index) => (ply.glyph
    ? [/** @type {const} */ ([index + 1, { glyph: ply.glyph, bad: isError(ply.class) }])] : [])));
  const rows = turns(plies.map(({ side }) => side));
  /** The row of the list in which a ply stands, as people count moves. @param {number} ply */
  const round = (ply) => rows.findIndex(({ south, north }) => south.includes(ply - 1) || north.includes(ply - 1)) + 1;
  const positionAt = (/** @type {number} */ ply) => plies[ply]?.position ?? end.position;

  const draw = () => {
    render(template(), main);
    const query = new URLSearchParams(location.search);
    if (at) query.set('ply', String(at));
    else query.delete('ply');
    note(location.pathname + (query.size ? `?${query}` : ''));
  };

  const template = () => html`
    <h1>${t('web-review-of', { game: page.title })}</h1>
    <p class="lead">${result(review)}</p>
    <div class="review">
      <div class="review-board">
        <div class="board-place"></div>
        <div class="row steps" role="group" aria-label=${t('web-analysis-steps')}>
          ${stepButton('first', at > 0, () => visit(0))}${stepButton('back', at > 0, () => visit(at - 1))}
          ${stepButton('on', at < plies.length, () => visit(at + 1))}${stepButton('last', at < plies.length, () => visit(plies.length))}
          <a class="button" href=${analysisAddress()}>${t('web-review-analyse')}</a>
        </div>
        <div role="status">${words()}</div>
        ${chart(points, { here: at, marks, pick: visit })}
      </div>
      <div class="review-side">
        <section class="panel" aria-labelledby="accuracy"><h2 id="accuracy">${t('web-review-accuracy')}</h2>${accuracy(review.sides, names)}</section>
        <section class="panel" aria-labelledby="turning"><h2 id="turning">${t('web-review-turning')}</h2>
          ${review.turning_points.length === 0 ? html`<p>${t('web-review-no-turning')}</p>`
            : html`<ol class="turning">${review.turning_points.map(turningPoint)}</ol>`}</section>
        <section class="panel" aria-labelledby="all-moves"><h2 id="all-moves">${t('web-analysis-moves')}</h2>
          <ol class="moves-list">${rows.map(({ south, north }) => html`<li><span>${south.map(plyButton)}</span><span>${north.map(plyButton)}</span></li>`)}</ol></section>
      </div>
    </div>`;

  /** A way to the board after a ply. @param {number} index */
  const plyButton = (index) => {
    const ply = plies[index];
    return html`<button type="button" class="plain tree-move class-${ply.class}" aria-current=${told === index + 1 ? 'step' : nothing} title=${t(`web-class-${ply.class}`)} @click=${() => visit(index + 1)}>
      <span class="unseen">${t(`web-side-${ply.side}`)}</span> ${ply.label}<span class="sign" aria-hidden="true">${ply.alone ? '!' : sign(ply.class)}</span><span class="unseen">${t(`web-class-${ply.class}`)}</span></button>`;
  };

  /** The verdict on the last move, or on the attempt. */
  function words() {
    if (retrying) return html`<p class="verdict ${retry && (retry.kind === 'best' || retry.kind === 'good') ? 'good' : retry ? 'bad' : ''}">
      ${retry ? t(`web-retry-${retry.kind}`, { label: retry.label, lost: seeds(retry.lost) }) : t('web-retry-ask', { side: t(`web-side-${plies[at].side}`) })}</p>
      <div class="row">${retry ? html`<button type="button" class="main" @click=${() => tryAgain(at)}>${t('web-retry-again')}</button>` : nothing}
      <button type="button" @click=${() => visit(at + 1)}>${t('web-retry-leave')}</button></div>`;
    const ply = plies[told - 1];
    if (!ply) return html`<p>${t('web-review-start')}</p>`;
    return html`<p class="verdict ${isError(ply.class) ? 'bad' : 'good'}"><strong>${sign(ply.class)} ${t(`web-class-${ply.class}`)}</strong>
      ${t('web-review-played', { side: t(`web-side-${ply.side}`), label: ply.label, round: round(ply.ply) })}
      ${ply.lost >= 0.1 ? t('web-review-lost', { lost: seeds(ply.lost), better: ply.best.label }) : nothing}
      ${ply.after.decided ? t(`web-review-decided-${ply.after.chance === 1 ? 'S' : ply.after.chance === 0 ? 'N' : 'draw'}`) : nothing}</p>
      ${isError(ply.class) ? html`<p><button type="button" @click=${() => tryAgain(told - 1)}>${t('web-retry')}</button></p>` : nothing}`;
  }

  /** @param {TurningPoint} point */
  const turningPoint = (point) => html`
    <li>
      <button type="button" class="plain turning-head" @click=${() => { visit(point.ply); bringBoardIntoView(); }}><strong>${sign(point.class)} ${t('web-review-played', { side: t(`web-side-${point.side}`), label: point.label, round: round(point.ply) })}</strong></button>
      ${point.why.map((sentence) => html`<p class="small">${sentence}</p>`)}
      <p class="small muted">${t('web-review-better-line', { line: lineText(point.better_turns) })}</p>
      <button type="button" @click=${() => tryAgain(point.ply - 1)}>${t('web-retry')}</button>
    </li>`;

  function analysisAddress() {
    const tree = MoveTree.fromMoves(plies.map((ply) => ply.label));
    return addressOf({ game: review.game, changes, position: positionAt(0), tree, at: tree.line()[at] });
  }

  /** Shows the board after so many plies. @param {number} ply */
  async function visit(ply) {
    if (ply < 0 || ply > plies.length) return;
    const forward = ply === at + 1 && !retrying ? plies[at].label : null;
    const before = seen;
    [at, retrying, retry] = [ply, false, null];
    const choice = forward === null ? undefined : before?.choices.find((each) => each.label === forward);
    const next = look({ game: review.game, changes, position: positionAt(ply) });
    draw();
    if (choice) await view.sow(choice.sowing, choice.to);
    if (signal.aborted || at !== ply || retrying) return;
    told = ply;
    draw();
    const now = await next;
    if (signal.aborted || at !== ply || retrying) return;
    seen = now;
    view.show({ board: now.board, over: now.ending !== null });
  }

  /** Sets the board up before a mistake and lets the reader do better. @param {number} ply */
  async function tryAgain(ply) {
    [at, told, retrying, retry] = [ply, ply, true, null];
    draw();
    const now = await look({ game: review.game, changes, position: positionAt(ply) });
    if (signal.aborted || at !== ply) return;
    seen = now;
    view.show({ board: now.board, choices: now.choices, refused: now.refused });
    bringBoardIntoView();
  }

  const bringBoardIntoView = () => bringIntoView(main.querySelector('.board-place'));

  /** @param {string} label */
  async function judge(label) {
    const choice = seen?.choices.find((each) => each.label === label);
    if (!choice || !retrying || retry) return;
    const ply = at;
    const known = judgedByReview(plies[ply], label);
    const found = known ?? analyser.once({ game: review.game, changes, position: positionAt(ply), seconds: RETRY_SECONDS })
      .then((analysis) => judgedBySearch(analysis, label));
    await view.sow(choice.sowing, choice.to);
    const judged = await found;
    if (signal.aborted || at !== ply || !retrying) return;
    retry = { ...judged, label };
    draw();
  }

  draw();
  const view = await makeBoard(main.querySelector('.board-place'), page, signal, { turned });
  view.onPress = (cell) => {
    const choice = seen?.choices.find((each) => each.cell === cell);
    if (choice && !view.moving) judge(choice.label);
    else if (retrying && !retry) explainPress(view, cell, { game: review.game, changes, position: positionAt(at) });
  };
  addEventListener('keydown', (event) => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea, .board')) return;
    if (event.key === 'ArrowLeft') visit(at - 1);
    if (event.key === 'ArrowRight') visit(at + 1);
  }, { signal });
  await visit(at);
}

/** @param {Review} review */
function result({ end }) {
  if (!end.outcome) return t('web-review-unfinished', { margin: signed(end.south) });
  const { termination, winner } = end.outcome;
  // What the board shows did not decide these.
  if (winner && isWithoutScore(end.outcome)) return t('web-review-without-score', { winner, how: t(`play-by-${termination}`) });
  const [south, north] = end.outcome.score;
  return t('web-review-result', { winner: end.outcome.winner ?? 'none', south, north });
}

/** @param {SideReview[]} sides @param {string[]} names */
function accuracy(sides, names) {
  const there = CLASSES.filter((name) => sides.some(({ classes }) => classes[name]));
  return html`<div class="table-scroll"><table>
    <thead><tr><td></td>${sides.map(({ side }) => html`<th scope="col">${names[side === 'S' ? 0 : 1] ?? ''} <span class="muted">${t(`web-side-${side}`)}</span></th>`)}</tr></thead>
    <tbody>
      <tr><th scope="row">${t('web-review-accuracy')}</th>${sides.map((side) => html`<td><strong>${side.accuracy === null ? '–' : `${seeds(side.accuracy)}\u00a0%`}</strong></td>`)}</tr>
      <tr><th scope="row">${t('web-review-seeds-lost')}</th>${sides.map((side) => html`<td>${seeds(side.lost)}</td>`)}</tr>
      ${there.map((name) => html`<tr><th scope="row"><span class="sign" aria-hidden="true">${sign(name)}</span> ${t(`web-class-${name}`)}</th>${sides.map(({ classes }) => html`<td>${classes[name] || '–'}</td>`)}</tr>`)}
    </tbody></table></div>`;
}

/** @param {number} count */
function seeds(count) {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(count);
}
