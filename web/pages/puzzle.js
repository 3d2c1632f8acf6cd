/**
 * A puzzle: a position with one correct move, a board to try it on, and an explanation of each attempt.
 *
 * @import { Choice, Look, PuzzleAnswer } from '../wire.js'
 */
import { gamePage, look, puzzle, puzzles, puzzleSolution, tryPuzzle, why } from '../net/client.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { makeBoard, nearRow, sideNumber } from './parts/board.js';
import { explainPress } from './parts/wrong-press.js';
import { nextPuzzle } from './parts/next-puzzle.js';
import { notePuzzle, triedPuzzles } from './parts/progress.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, query, signal }) {
  const number = Number(params.number);
  const [page, task, all] = await Promise.all([gamePage(params.game), puzzle(params.game, number), puzzles(params.game)]);
  const grade = query.has('grade') ? task.grade : null;
  const within = grade === null ? '' : `?grade=${grade}`;
  const begin = { game: page.name, position: task.position };

  let answer = /** @type {PuzzleAnswer | null} */ (null);
  let steps = /** @type {string[] | null} */ (null);
  let hinted = false;
  let busy = false;
  let seen = /** @type {Look} */ (await look(begin));
  const mine = seen.board.side;

  const title = t('web-puzzle-title', { number, of: task.of });
  main.dataset.title = `${title} · ${page.title}`;
  const next = () => `/puzzles/${page.name}/${nextPuzzle(all, triedPuzzles(page.name), number, grade)}${within}`;

  const draw = () => render(html`
    <nav class="crumbs" aria-label=${t('web-puzzles-where')}><a href="/puzzles/${page.name}">${t('web-puzzles-of', { game: page.title })}</a></nav>
    <h1>${title}</h1>
    <p class="muted">${t(`web-puzzles-grade-${task.grade}`)} · ${t('web-puzzle-plies', { plies: task.plies })}
      ${triedPuzzles(page.name)[task.position]?.solved && !answer ? html` · ✓ ${t('web-puzzle-was-solved')}` : nothing}</p>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${task.task}</p>
        <div role="status">
          ${answer ? html`<div class="verdict ${answer.right ? 'good' : 'bad'}">
            <p><strong>${answer.why[0]}</strong></p>
            ${answer.why.slice(1).map((sentence) => html`<p class="small">${sentence}</p>`)}
          </div>` : nothing}
          ${hinted && !answer ? html`<p class="verdict">${task.hint}</p>` : nothing}
        </div>
        ${steps ? html`<ol class="small">${steps.map((sentence) => html`<li>${sentence}</li>`)}</ol>` : nothing}
        <div class="row">
          ${answer ? html`
            <button type="button" class=${answer.right ? '' : 'main'} ?disabled=${busy} @click=${restart}>${t('web-task-again')}</button>
            ${answer.line.length > 1 ? html`<button type="button" ?disabled=${busy} @click=${showLine}>${t('web-puzzle-line')}</button>` : nothing}
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
  const showBoard = () => view.show({
    board: seen.board, choices: answer ? [] : seen.choices, refused: seen.refused, over: seen.ending !== null, own: sideNumber(mine),
  });

  async function restart() {
    [answer, steps] = [null, null];
    seen = await look(begin);
    showBoard();
    draw();
  }

  function hint() {
    hinted = true;
    notePuzzle(page.name, task.position, { helped: true });
    draw();
  }

  /** Sows a move and takes what is said of it. @param {Choice} choice @param {Promise<PuzzleAnswer>} judged */
  async function sow(choice, judged) {
    busy = true;
    await view.sow(choice.sowing, choice.to);
    answer = await judged;
    seen = await look({ ...begin, moves: [choice.label] });
    busy = false;
    if (signal.aborted) return;
    showBoard();
    draw();
  }

  async function solve() {
    notePuzzle(page.name, task.position, { helped: true, right: false });
    const solution = await puzzleSolution(page.name, number);
    const choice = seen.choices.find(({ label }) => label === solution.label);
    if (choice && !busy) await sow(choice, Promise.resolve(solution));
  }

  /** Plays the continuation, move by move. */
  async function showLine() {
    if (!answer || busy) return;
    // The steps are those of the first move, which is soon not the last on the board.
    [busy, steps] = [true, null];
    draw();
    seen = await look(begin);
    view.show({ board: seen.board, own: sideNumber(mine) });
    for (let plies = 0; plies < answer.line.length && !signal.aborted; plies += 1) {
      const choice = seen.choices.find(({ label }) => label === answer?.line[plies]);
      if (!choice) break;
      await view.sow(choice.sowing, choice.to);
      seen = await look({ ...begin, moves: answer.line.slice(0, plies + 1) });
    }
    busy = false;
    if (!signal.aborted) draw();
  }

  /** Explains the move step by step. */
  async function explain() {
    if (!answer) return;
    const told = await why({ ...begin, move: answer.label });
    steps = told.map(({ sentence }) => sentence);
    draw();
  }

  view.onPress = async (cell) => {
    const choice = seen.choices.find((each) => each.cell === cell);
    if (view.moving || busy || answer) return;
    if (!choice) {
      explainPress(view, cell, begin);
      return;
    }
    const judged = tryPuzzle(page.name, number, { move: choice.label });
    judged.then(({ right }) => notePuzzle(page.name, task.position, { right }), () => {});
    await sow(choice, judged);
  };
  showBoard();
}
