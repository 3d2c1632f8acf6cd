/**
 * A task: a position, a goal, and a board to try it on. The server checks the moves.
 *
 * @import { TaskVerdict } from '../wire.js'
 */
import { gamePage, lessons, tryTask } from '../net/client.js';
import { Refusal } from '../net/request.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { START } from '../walk/tree.js';
import { WalkView } from '../walk/walk-view.js';
import { Walk } from '../walk/walk.js';
import { makeBoard, nearRow, sideNumber } from './parts/board.js';
import { bringIntoView } from './parts/in-view.js';
import { explainPress } from './parts/wrong-press.js';
import { doneTasks, markDone } from './parts/progress.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, signal }) {
  const number = Number(params.number);
  const [page, taught] = await Promise.all([gamePage(params.game), lessons(params.game)]);
  const task = taught.tasks[number - 1];
  if (!task) throw new Refusal({ code: 'not-found', message: '' }, 404);
  const count = taught.tasks.length;

  const walk = new Walk({ game: page.name, position: task.position });
  /** The reader's moves. */
  let own = /** @type {string[]} */ ([]);
  let verdict = /** @type {TaskVerdict | null} */ (null);
  let hinted = false;
  const mine = (await walk.look()).board.side;

  const draw = () => render(html`
    <nav class="crumbs" aria-label=${t('web-task-where')}><a href="/games/${page.name}">${page.title}</a></nav>
    <h1>${t('web-task-title', { number, of: count })}</h1>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${task.task}</p>
        <div role="status">
          ${verdict ? html`<p class="verdict ${verdict.done ? 'good' : verdict.missed ? 'bad' : ''}">
            <strong>${t(verdict.done ? 'web-task-done' : verdict.missed ? 'web-task-missed' : 'web-task-going')}</strong> ${verdict.sentence}</p>` : nothing}
          ${hinted ? html`<p class="verdict">${task.hint}</p>` : nothing}
        </div>
        <div class="row">
          ${hinted || verdict?.done ? nothing : html`<button type="button" @click=${hint}>${t('web-task-hint')}</button>`}
          ${own.length === 0 ? nothing : html`<button type="button" class=${verdict?.missed ? 'main' : ''} @click=${restart}>${t('web-task-again')}</button>`}
          ${number < count
            ? html`<a class=${verdict?.done ? 'button main' : 'button'} href="/games/${page.name}/tasks/${number + 1}">${t('web-task-next')}</a>`
            : html`<a class=${verdict?.done ? 'button main' : 'button'} href="/games/${page.name}">${t('web-task-back')}</a>`}
        </div>
        ${doneTasks(page.name).has(task.name) && !verdict ? html`<p class="muted small">✓ ${t('web-task-was-done')}</p>` : nothing}
      </div>
    </div>`, main);

  draw();
  main.dataset.title = `${t('web-task-title', { number, of: count })} · ${page.title}`;
  const view = await makeBoard(main.querySelector('.board-place'), page, signal, nearRow(mine));
  const isOver = () => Boolean(verdict?.done || verdict?.missed);
  const shows = new WalkView(walk, view, {
    signal,
    dress: (seen) => ({ choices: isOver() || seen.board.side !== mine ? [] : seen.choices, refused: seen.refused, own: sideNumber(mine) }),
    changed: () => {},
  });

  function hint() {
    hinted = true;
    draw();
    bringIntoView(main.querySelector('.task-words'));
  }

  async function restart() {
    [own, verdict] = [[], null];
    draw();
    bringIntoView(main.querySelector('.board-place'));
    await shows.go(START);
  }

  view.onPress = async (cell, pressed) => {
    if (view.moving || !walk.isSettled || isOver() || shows.seen?.board.side !== mine) return;
    const choice = shows.choiceOf(pressed);
    if (!choice) {
      explainPress(view, cell, walk.question());
      return;
    }
    own = [...own, choice.label];
    const judged = tryTask(page.name, number, { moves: own });
    const rests = await shows.play(choice.label);
    verdict = /** @type {TaskVerdict} */ (await judged);
    if (verdict.done) markDone(page.name, task.name);
    // The opponent's replies are part of the task.
    let replied = walk.plies - own.length;
    while (rests && !isOver() && shows.seen.board.side !== mine && replied < task.replies.length) {
      if (!(await shows.play(task.replies[replied]))) return;
      replied += 1;
    }
    if (signal.aborted) return;
    shows.refresh();
    draw();
    // On a phone the verdict is below the board. A task that continues needs the board.
    if (isOver()) bringIntoView(main.querySelector('.task-words'));
  };
  await shows.begin();
}
