/**
 * Draws a review, from the same data as `sower review --json`: board, graph, turning points and annotated moves on one screen, and
 * the mistakes to try again.
 *
 * @import { Review, TurningPoint } from '../wire.js'
 * @import { Whose } from './learn.js'
 * @import { Retry } from './retry.js'
 *
 * @typedef {object} About facts that a review does not contain
 * @property {string[]} changes of its rules
 * @property {string[]} names South's and North's, where they are known
 * @property {Whose} own the reader's side, where it is one
 * @property {import('./rounds.js').Rounds | null} [rounds] the rounds of the match that this is one of
 */
import { addressOf } from '../analysis/address.js';
import { lastMove } from '../board/last-move.js';
import { chart } from '../chart.js';
import { Analyser } from '../net/analyser.js';
import { gamePage } from '../net/client.js';
import { makeBoard, nearRow } from '../pages/parts/board.js';
import { bringIntoView, scrollWithin } from '../pages/parts/in-view.js';
import { LineBoard } from '../pages/parts/line-board.js';
import { lineOfPlay } from '../pages/parts/line-of-play.js';
import { shareDialog } from '../pages/parts/share-dialog.js';
import { stepButton, stepByKeys } from '../pages/parts/steps.js';
import { explainPress } from '../pages/parts/wrong-press.js';
import { turns } from '../play/turns.js';
import { note } from '../router.js';
import { offerKeys, STEP_KEYS } from '../shortcuts.js';
import { decimal, t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { MoveTree, START } from '../walk/tree.js';
import { WalkView } from '../walk/walk-view.js';
import { Walk } from '../walk/walk.js';
import { isError, sign } from './classes.js';
import { Learn, mistakesOf } from './learn.js';
import { learnPanel } from './learn-panel.js';
import { judgedByReview, judgedBySearch } from './retry.js';
import { roundLinks } from './rounds.js';
import { accuracyTable, accuracyText, markOf, resultText } from './summary.js';

/** Search time for a move that the review has no score for. */
const RETRY_SECONDS = 1;
/** A smaller loss is not worth a sentence, in seeds. */
const WORTH_SAYING = 0.1;

/** @type {import('../shortcuts.js').Shortcuts} */
const REVIEW_KEYS = {
  title: 'web-review-title',
  list: [{ keys: ['N', 'P'], does: 'web-keys-mistake' }, { keys: ['L'], does: 'web-learn' }],
};

/**
 * @param {HTMLElement} main
 * @param {Review} review
 * @param {About} about
 * @param {number} first the ply after which the board is shown
 * @param {AbortSignal} signal
 */
export async function showReview(main, review, { changes, names, own, rounds = null }, first, signal) {
  const page = await gamePage(review.game, { set: changes });
  const { plies, end } = review;
  const position = plies[0]?.position ?? end.position;
  const tree = MoveTree.fromMoves(plies.map((ply) => ply.label));
  /** The nodes of the game as it was played. */
  const game = tree.line();
  const begin = Number.isInteger(first) ? Math.min(plies.length, Math.max(0, first)) : 0;
  const walk = new Walk({ game: review.game, changes, position }, tree, game[begin]);
  const points = [...plies.map((ply) => ply.before.south), end.south];
  const marks = new Map(plies.flatMap((ply, index) => (ply.glyph
    ? [/** @type {const} */ ([index + 1, { glyph: ply.glyph, bad: isError(ply.class) }])] : [])));
  const rows = turns(plies.map(({ side }) => side));
  const mistakes = mistakesOf(plies, null);
  const turning = new Map(review.turning_points.map((point) => [point.ply, point]));
  const analyser = new Analyser(signal);

  let learn = /** @type {Learn | null} */ (null);
  let retry = /** @type {Retry & { label: string } | null} */ (null);
  let isChecking = false;
  let isShown = false;
  /** The ply whose better or expected line is on the board. @type {number | null} */
  let lineOf = null;

  /** The row of the list in which a ply stands, as people count moves. @param {number} ply */
  const round = (ply) => rows.findIndex(({ south, north }) => south.includes(ply - 1) || north.includes(ply - 1)) + 1;
  /** How many plies of the game lead to a node; in a variation, to where it begins. @param {number} id */
  const placeOf = (id) => walk.tree.path(id).findLastIndex((each, index) => game[index] === each);
  const at = () => placeOf(walk.at);
  /** The ply that text speaks of: the one that the board shows at rest, or whose line it shows. */
  const told = () => lineOf ?? placeOf(walk.shown);

  const draw = () => {
    render(template(), main);
    keepMoveInSight();
    const query = new URLSearchParams(location.search);
    if (at()) query.set('ply', String(at()));
    else query.delete('ply');
    note(location.pathname + (query.size ? `?${query}` : ''));
  };

  const template = () => html`
    <div class="review-head">
      <div><h1>${t('web-review-of', { game: page.title })}</h1><p class="lead">${resultText(review)} ${accuracyText(review, names)}</p>${roundLinks(rounds)}</div>
      <div class="row">
        ${mistakes.length > 0 && !learn ? html`<button type="button" class="main" @click=${() => beginLearning(own)}>${t('web-learn')}</button>` : nothing}
        <a class="button" href=${addressOf({ game: review.game, changes, position, tree: MoveTree.fromMoves(plies.map((ply) => ply.label)), at: game[at()] })}>${t('web-review-analyse')}</a>
        <button type="button" @click=${openShare}>${t('web-analysis-share')}</button>
      </div>
    </div>
    <div class="review" data-learning=${learn ? 'yes' : 'no'}>
      <div class="review-board">
        <div class="board-place"></div>
        <div class="row steps" role="group" aria-label=${t('web-analysis-steps')}>
          ${stepButton('first', walk.previous !== null, () => step(START))}${stepButton('back', walk.previous !== null, () => step(walk.previous))}
          ${stepButton('on', walk.next !== null, () => step(walk.next))}${stepButton('last', walk.next !== null, () => step(walk.last))}
          ${lineOf === null || learn ? nothing : html`<button type="button" @click=${() => go(game[lineOf ?? 0])}>${t('web-line-back')}</button>`}
        </div>
      </div>
      <div class="review-words">
        ${learn ? learnPanel({
          learn, plies, round, words: page.words, retry, isChecking, isShown, isAway: walk.at !== game[learn.mistake?.place ?? 0], choose: (whose) => beginLearning(whose), ways: waysFrom(learn.mistake?.place ?? 0),
          act: { again: setUp, answer, next: nextMistake, repeat, leave: () => leave() },
        }) : html`<section class="panel verdict-panel" aria-label=${t('web-review-move')} role="status">${words()}</section>`}
      </div>
      <section class="review-graph" aria-label=${t('web-analysis-graph')}>${chart(points, { here: at(), marks, pick: (ply) => go(game[ply]), flat: true })}</section>
      <section class="review-turning" aria-labelledby="turning"><h2 id="turning">${t('web-review-turning')}</h2>
        ${review.turning_points.length === 0 ? html`<p class="muted">${t('web-review-no-turning')}</p>`
          : html`<ol class="turning">${review.turning_points.map(turningCard)}</ol>`}</section>
      <section class="panel review-moves" aria-labelledby="all-moves"><h2 id="all-moves">${t('web-analysis-moves')}</h2>
        <ol class="moves-list" tabindex="0" aria-labelledby="all-moves">${rows.map(({ south, north }) => html`<li><span>${south.map(plyButton)}</span><span>${north.map(plyButton)}</span></li>`)}</ol></section>
      <section class="panel review-accuracy" aria-labelledby="accuracy"><h2 id="accuracy">${t('web-review-accuracy')}</h2>${accuracyTable(review, names, page.words)}</section>
    </div>
    ${shareDialog({
      title: t('web-review-share-link'), address: location.href, name: `${page.name}-${at()}`,
      record: { game: review.game, changes, position, moves: plies.map((ply) => ply.label), tags: names.flatMap((name, side) => (name ? [/** @type {[string, string]} */ ([side === 0 ? 'South' : 'North', name])] : [])) },
      view: () => view, plies: (most) => walk.pliesTo(walk.shown, most),
    })}`;

  /** A way to the board after a ply. @param {number} index */
  const plyButton = (index) => {
    const ply = plies[index];
    const { mark, name } = markOf(ply);
    return html`<button type="button" class="plain tree-move class-${ply.class}" aria-current=${told() === index + 1 ? 'step' : nothing} title=${name} @click=${() => go(game[index + 1])}>
      <span class="unseen">${t(`web-side-${ply.side}`)}</span> ${ply.label}<span class="sign" aria-hidden="true">${mark}</span><span class="unseen">${name}</span></button>`;
  };

  /** @param {TurningPoint} point */
  const turningCard = (point) => html`<li>
    <button type="button" class="turning-card class-${point.class}" aria-current=${told() === point.ply ? 'step' : nothing} @click=${() => visitCard(point.ply)}>
      <strong><span class="sign" aria-hidden="true">${sign(point.class)}</span> ${t(`web-side-${point.side}`)} ${point.label}</strong>
      <span class="small">${t('web-review-card', { round: round(point.ply), class: t(`web-class-${point.class}`) })}</span>
      <span class="small muted">${t('web-review-costs', { lost: decimal(point.lost), ...page.words })}</span>
    </button></li>`;

  /** The verdict on the last move. */
  function words() {
    const ply = plies[told() - 1];
    if (!ply) return html`<p>${t('web-review-start')}</p><p class="small muted with-keys">${t('web-review-keys')}</p>`;
    const bad = isError(ply.class);
    const point = turning.get(ply.ply);
    const { mark, name } = markOf(ply);
    const before = waysFrom(told() - 1);
    return html`<p class="verdict ${bad ? 'bad' : 'good'}"><strong>${mark} ${name}</strong>
      ${t('web-review-played', { side: t(`web-side-${ply.side}`), label: ply.label, round: round(ply.ply) })}
      ${ply.lost >= WORTH_SAYING ? t('web-review-lost', { lost: decimal(ply.lost), better: ply.best.label, ...page.words }) : nothing}
      ${ply.after.decided ? t(`web-review-decided-${ply.after.chance === 1 ? 'S' : ply.after.chance === 0 ? 'N' : 'draw'}`) : nothing}</p>
      ${bad ? html`<p><button type="button" @click=${() => beginLearning(ply.side, told() - 1)}>${t('web-retry')}</button></p>` : nothing}
      ${point ? point.why.map((sentence) => html`<p class="small">${sentence}</p>`) : nothing}
      ${bad ? html`<p class="small line-row"><span>${t('web-review-better')}</span> ${lineOfPlay(ply.best.turns, before)}</p>` : nothing}
      ${ply.turns.length > 1 || bad ? html`<p class="small line-row"><span>${t('web-review-expected')}</span> ${lineOfPlay(ply.turns, before)}</p>` : nothing}`;
  }

  /** How lines from a position of the game are shown. @param {number} place */
  const waysFrom = (place) => ({
    from: walk.lineTo(game[place]), board: lines,
    play: (/** @type {string[]} */ labels) => {
      bringIntoView(main.querySelector('.board-place'));
      lineOf = place + 1;
      shows.playOut(game[place], labels);
    },
  });

  /** The marks on the board: how good the last move was, and which pit was better. @param {import('../wire.js').Look} seen */
  function dress(seen) {
    if (learn) {
      const cell = isShown && learn.mistake && walk.shown === game[learn.mistake.place] ? cellOf(seen, plies[learn.mistake.place].best.label) : null;
      return { choices: canTry() ? seen.choices : [], refused: canTry() ? seen.refused : [], hint: cell };
    }
    const ply = plies[told() - 1];
    // Where a seed from the hand was put, and else the pit that was lifted.
    const from = shows.ply ? lastMove(shows.ply.sowing) : null;
    if (!ply?.glyph || lineOf !== null || game[told()] !== walk.shown || !from) return {};
    const best = isError(ply.class) ? bestCell.get(told() - 1) ?? null : null;
    return { badges: [{ cell: from.from, text: ply.glyph, best: false }, ...(best === null ? [] : [{ cell: best, text: sign('best'), best: true }])] };
  }

  /** The pits of better moves, by the number of plies before them, as they become known. @type {Map<number, number>} */
  const bestCell = new Map();

  /** @param {import('../wire.js').Look} seen @param {string} label */
  const cellOf = (seen, label) => seen.choices.find((choice) => choice.label === label)?.cell ?? null;

  /** Whether a pit can be pressed: before the mistake, and not after a try. */
  const canTry = () => learn?.mistake !== null && retry === null && !isChecking && walk.shown === game[learn?.mistake?.place ?? 0];

  /** Shows a node. @param {number | null} id */
  async function go(id) {
    if (id === null) return;
    if (learn) leaveQuietly();
    lineOf = null;
    markBest(placeOf(id) - 1);
    if (!(await shows.go(id)) && !signal.aborted) draw();
  }

  /** Goes a step, also within a line, and without leaving the mistakes. @param {number | null} id */
  async function step(id) {
    if (id === null) return;
    if (!learn && lineOf === null) await go(id);
    else await shows.go(id);
  }

  /** Finds the pit of a better move, and marks it on the board that rests after the mistake. @param {number} place */
  async function markBest(place) {
    const ply = plies[place];
    if (!ply || !isError(ply.class) || bestCell.has(place)) return;
    const cell = cellOf(await walk.look(game[place]), ply.best.label);
    if (cell === null || signal.aborted) return;
    bestCell.set(place, cell);
    if (walk.shown === game[place + 1]) shows.refresh();
  }

  /** @param {number} ply */
  async function visitCard(ply) {
    await go(game[ply - 1]);
    bringIntoView(main.querySelector('.board-place'));
    await go(game[ply]);
  }

  /** The next mistake after the place where the board is, or the one before it. @param {1 | -1} way */
  function stepToMistake(way) {
    if (learn) {
      if (way > 0) nextMistake();
      else { learn.previous(); setUp(); }
      return;
    }
    const here = at() - 1;
    const to = way > 0 ? mistakes.find((place) => place > here) : mistakes.findLast((place) => place < here);
    if (to !== undefined) go(game[to + 1]);
  }

  /** @param {Whose} whose @param {number} [from] */
  function beginLearning(whose, from = 0) {
    const side = whose !== null && mistakesOf(plies, whose).length === 0 ? null : whose;
    learn = new Learn(plies, side, from);
    setUp();
  }

  /** Sets the board up before the mistake. */
  async function setUp() {
    [retry, isChecking, isShown, lineOf] = [null, false, false, null];
    draw();
    if (!learn?.mistake) {
      shows.refresh();
      return;
    }
    bringIntoView(main.querySelector('.board-place'));
    await shows.go(game[learn.mistake.place]);
    shows.refresh();
  }

  /** @param {string} label */
  async function attempt(label) {
    const { mistake } = learn ?? {};
    if (!mistake || !canTry()) return;
    const { place } = mistake;
    const seeds = shows.seen?.board.cells.reduce((sum, count) => sum + count, 0) ?? 0;
    const known = judgedByReview(plies[place], label);
    isChecking = true;
    const found = known ?? analyser.once({ ...walk.question(game[place]), seconds: RETRY_SECONDS }).then((analysis) => judgedBySearch(analysis, label, seeds));
    await shows.play(label);
    const judged = await found;
    if (signal.aborted || learn?.mistake?.place !== place) return;
    isChecking = false;
    retry = { ...judged, label };
    learn.judge(judged);
    draw();
  }

  /** Shows the best move where it is to be played. */
  async function answer() {
    learn?.reveal();
    isShown = true;
    const place = learn?.mistake?.place ?? 0;
    retry = null;
    draw();
    await shows.go(game[place]);
    shows.refresh();
  }

  function nextMistake() {
    learn?.next();
    setUp();
  }

  function repeat() {
    learn?.repeat();
    setUp();
  }

  function leaveQuietly() {
    analyser.hush();
    [learn, retry, isChecking, isShown] = [null, null, false, false];
  }

  /** Leaves the mistakes for the move that was played. */
  function leave() {
    const place = learn?.mistake?.place ?? at();
    leaveQuietly();
    draw();
    go(game[Math.min(place + 1, plies.length)]);
  }

  function openShare() {
    /** @type {HTMLDialogElement | null} */ (main.querySelector('#share'))?.showModal();
  }

  let listedAt = -1;
  /** Scrolls the list of moves, never the page, to the move that is shown. */
  function keepMoveInSight() {
    if (told() === listedAt) return;
    listedAt = told();
    const list = main.querySelector('.moves-list');
    scrollWithin(list, list?.querySelector('[aria-current]'));
  }

  const lines = new LineBoard(page, walk.looks, signal, () => view.ways.turned);
  draw();
  const view = await makeBoard(main.querySelector('.board-place'), page, signal, { ...(own ? nearRow(own) : {}), upright: false });
  const shows = new WalkView(walk, view, { signal, dress, changed: draw });
  view.onPress = (cell, pressed) => {
    const choice = shows.choiceOf(pressed);
    if (choice && canTry()) attempt(choice.label);
    else if (canTry()) explainPress(view, cell, walk.question());
  };
  offerKeys(signal, STEP_KEYS, REVIEW_KEYS);
  const way = (/** @type {() => number | null} */ to) => () => { step(to()); };
  stepByKeys(signal, {
    back: way(() => walk.previous), on: way(() => walk.next), first: way(() => START), last: way(() => walk.last),
    KeyN: () => stepToMistake(1), KeyP: () => stepToMistake(-1),
    KeyL: () => { if (mistakes.length > 0 && !learn) beginLearning(own); },
    Escape: () => { if (learn) leave(); },
  });
  await shows.begin();
  await markBest(begin - 1);
}
