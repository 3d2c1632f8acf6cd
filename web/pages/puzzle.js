/**
 * A puzzle: a position with one correct move, a board to try it on, and an explanation of each attempt.
 *
 * @import { PuzzleAnswer } from '../wire.js'
 */
import { gamePage, puzzle, puzzles, tryPuzzle, why } from '../net/client.js';
import { t } from '../text/index.js';
import { asSentence } from '../text/sentence.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { START } from '../walk/tree.js';
import { WalkView } from '../walk/walk-view.js';
import { Walk } from '../walk/walk.js';
import { LineBoard } from './parts/line-board.js';
import { lineOfPlay } from './parts/line-of-play.js';
import { makeBoard, nearRow, sideNumber } from './parts/board.js';
import { bringIntoView } from './parts/in-view.js';
import { explainPress } from './parts/wrong-press.js';
import { nextPuzzle } from './parts/next-puzzle.js';
import { notePuzzle, triedPuzzles } from './parts/progress.js';
import { keepStanding, keptByGuest, ratingText, signed, standing } from './parts/puzzle-standing.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, query, signal }) {
  const number = Number(params.number);
  const [page, task, all, own] = await Promise.all([gamePage(params.game), puzzle(params.game, number), puzzles(params.game), standing(params.game)]);
  const grade = query.has('grade') ? task.grade : null;
  const theme = query.get('theme');
  const within = grade !== null ? `?grade=${grade}` : theme !== null ? `?theme=${encodeURIComponent(theme)}` : '';
  const walk = new Walk({ game: page.name, position: task.position });

  let answer = /** @type {PuzzleAnswer | null} */ (null);
  let steps = /** @type {string[] | null} */ (null);
  let hinted = false;
  let busy = false;
  const mine = (await walk.look()).board.side;
  const lines = new LineBoard(page, walk.looks, signal, () => view.ways.turned);

  const title = t('web-puzzle-title', { number, of: task.of });
  main.dataset.title = `${title} · ${page.title}`;
  const tried = () => ({ ...own.tried(page.name), ...triedPuzzles(page.name) });
  const next = () => `/puzzles/${page.name}/${nextPuzzle(all, tried(), number, grade, theme)}${within}`;
  // The rating of the visit: the answer has the new one, and a heading that grows would move the board.
  const rating = own.ratings[page.name] ?? null;

  const draw = () => render(html`
    <nav class="crumbs" aria-label=${t('web-puzzles-where')}><a href="/puzzles/${page.name}">${t('web-puzzles-of', { game: page.title })}</a></nav>
    <h1>${title}</h1>
    <p class="muted">${t(`web-puzzles-grade-${task.grade}`)} · ${t('web-puzzle-rating', { rating: String(task.rating) })} · ${t('web-puzzle-plies', { plies: task.plies })}${rating ? html` · ${t('web-puzzles-rating', { rating: ratingText(rating) })}` : nothing}
      ${tried()[task.position]?.solved && !answer ? html` · ✓ ${t('web-puzzle-was-solved')}` : nothing}</p>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${task.task}</p>
        <div role="status">
          ${answer ? html`<div class="verdict ${answer.right ? 'good' : 'bad'}">
            <p><strong>${answer.why[0]}</strong></p>
            ${answer.why.slice(1).map((sentence) => html`<p class="small">${asSentence(sentence)}</p>`)}
            ${answer.turns.length > 0 && answer.line.length > 1 ? html`<p class="small">${t('web-puzzle-continuation')} ${lineOfPlay(answer.turns, { from: walk.lineTo(START), board: lines, play: showLine })}</p>` : nothing}
            ${answer.rated ? html`<p>${t('web-puzzle-rated', { rating: String(answer.rated.after), change: signed(answer.rated.after - answer.rated.before) })}</p>` : nothing}
            ${answer.streak ? html`<p>${t('web-puzzles-streak', { days: answer.streak.days, best: answer.streak.best })}</p>` : nothing}
            ${answer.themes.length > 0 ? html`<p class="small">${t('web-puzzles-themes')}: ${answer.themes.map((each) => t(`web-puzzle-theme-${each}`)).join(' · ')}</p>` : nothing}
          </div>` : nothing}
          ${hinted && !answer ? html`<p class="verdict">${task.hint}</p>` : nothing}
        </div>
        ${steps ? html`<ol class="small">${steps.map((sentence) => html`<li>${asSentence(sentence)}</li>`)}</ol>` : nothing}
        <div class="row">
          ${answer ? html`
            <button type="button" class=${answer.right ? '' : 'main'} ?disabled=${busy} @click=${restart}>${t('web-task-again')}</button>
            ${answer.line.length > 1 ? html`<button type="button" ?disabled=${busy} @click=${() => showLine(answer?.line ?? [])}>${t('web-puzzle-line')}</button>` : nothing}
            ${steps ? nothing : html`<button type="button" @click=${explain}>${t('web-puzzle-steps')}</button>`}` : html`
            ${hinted || !task.hint ? nothing : html`<button type="button" @click=${hint}>${t('web-task-hint')}</button>`}
            <button type="button" ?disabled=${busy} @click=${solve}>${t('web-puzzle-solution')}</button>`}
          <a class=${answer?.right ? 'button main' : 'button'} href=${next()}>${t('web-puzzle-next')}</a>
        </div>
        ${page.trains ? html`<p class="small"><a href="/train/${page.name}?position=${encodeURIComponent(task.position.replaceAll(' ', '_'))}">${t('web-puzzle-train')}</a></p>` : nothing}
      </div>
    </div>`, main);

  draw();
  const view = await makeBoard(main.querySelector('.board-place'), page, signal, nearRow(mine));
  const shows = new WalkView(walk, view, {
    signal,
    dress: (seen) => ({ choices: answer ? [] : seen.choices, refused: seen.refused, own: sideNumber(mine) }),
    changed: () => {},
  });

  async function restart() {
    [answer, steps] = [null, null];
    draw();
    bringIntoView(main.querySelector('.board-place'));
    await shows.go(START);
    shows.refresh();
  }

  function hint() {
    hinted = true;
    notePuzzle(page.name, task.position, { helped: true });
    draw();
    bringIntoView(main.querySelector('.task-words'));
  }

  /** Plays a move and takes what is said of it. @param {string} label @param {Promise<PuzzleAnswer>} judged */
  async function play(label, judged) {
    busy = true;
    await shows.play(label);
    answer = await judged;
    busy = false;
    if (signal.aborted) return;
    shows.refresh();
    draw();
    bringIntoView(main.querySelector('.task-words'));
  }

  /** Sends a move, or gives up without one. @param {string} [label] @returns {Promise<PuzzleAnswer>} */
  async function attempt(label) {
    const kept = keptByGuest(page.name, task.position);
    const given = await tryPuzzle(page.name, number, { ...(label === undefined ? {} : { move: label }), helped: hinted, ...(kept ? { kept } : {}) });
    notePuzzle(page.name, task.position, { helped: label === undefined, right: given.right });
    keepStanding(page.name, given);
    return given;
  }

  async function solve() {
    // The solution is shown as right, although the player gave up.
    const solution = { ...await attempt(), right: true };
    if (!busy) await play(solution.label, Promise.resolve(solution));
  }

  /** Plays the continuation, move by move. @param {string[]} labels */
  async function showLine(labels) {
    if (busy) return;
    // The steps are those of the first move, which is soon not the last on the board.
    steps = null;
    draw();
    bringIntoView(main.querySelector('.board-place'));
    await shows.playOut(START, labels);
  }

  /** Explains the move step by step. */
  async function explain() {
    if (!answer) return;
    const told = await why({ ...walk.question(START), move: answer.label });
    steps = told.map(({ sentence }) => sentence);
    draw();
    bringIntoView(main.querySelector('.task-words'));
  }

  view.onPress = async (cell, pressed) => {
    if (view.moving || busy || answer) return;
    const choice = shows.choiceOf(pressed);
    if (choice) await play(choice.label, attempt(choice.label));
    else explainPress(view, cell, walk.question());
  };
  await shows.begin();
}
