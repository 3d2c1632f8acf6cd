/**
 * A task: a position, a goal, and a board to try it on. The server checks the moves.
 *
 * @import { Look, TaskVerdict } from '../wire.js'
 */
import { gamePage, lessons, look, tryTask } from '../net/client.js';
import { Refusal } from '../net/request.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { makeBoard, nearRow, sideNumber } from './parts/board.js';
import { explainPress } from './parts/wrong-press.js';
import { doneTasks, markDone } from './parts/progress.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, signal }) {
  const number = Number(params.number);
  const [page, taught] = await Promise.all([gamePage(params.game), lessons(params.game)]);
  const task = taught.tasks[number - 1];
  if (!task) throw new Refusal({ code: 'not-found', message: '' }, 404);
  const count = taught.tasks.length;

  /** All plies so far, and those of the reader among them. */
  let moves = /** @type {string[]} */ ([]);
  let own = /** @type {string[]} */ ([]);
  let verdict = /** @type {TaskVerdict | null} */ (null);
  let hinted = false;
  let seen = /** @type {Look} */ (await look({ game: page.name, position: task.position }));
  const mine = seen.board.side;

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
          ${hinted || verdict?.done ? nothing : html`<button type="button" @click=${() => { hinted = true; draw(); }}>${t('web-task-hint')}</button>`}
          ${moves.length === 0 ? nothing : html`<button type="button" class=${verdict?.missed ? 'main' : ''} @click=${restart}>${t('web-task-again')}</button>`}
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
  const showBoard = () => view.show({
    board: seen.board,
    choices: verdict?.done || verdict?.missed || seen.board.side !== mine ? [] : seen.choices,
    refused: seen.refused,
    over: seen.ending !== null,
    own: sideNumber(mine),
  });

  async function restart() {
    [moves, own, verdict] = [[], [], null];
    seen = await look({ game: page.name, position: task.position });
    showBoard();
    draw();
  }

  /** Sows a ply and looks at what it led to. @param {string} label */
  async function ply(label) {
    const choice = seen.choices.find((each) => each.label === label);
    moves = [...moves, label];
    const next = look({ game: page.name, position: task.position, moves });
    if (choice) await view.sow(choice.sowing, choice.to);
    seen = await next;
  }

  view.onPress = async (cell) => {
    const choice = seen.choices.find((each) => each.cell === cell);
    if (view.moving || verdict?.done || verdict?.missed || seen.board.side !== mine) return;
    if (!choice) {
      explainPress(view, cell, { game: page.name, position: task.position, moves });
      return;
    }
    own = [...own, choice.label];
    const judged = tryTask(page.name, number, { moves: own });
    await ply(choice.label);
    verdict = /** @type {TaskVerdict} */ (await judged);
    if (verdict.done) markDone(page.name, task.name);
    // The opponent's replies are part of the task.
    let replied = moves.length - own.length;
    while (!verdict.done && !verdict.missed && seen.board.side !== mine && replied < task.replies.length) {
      await ply(task.replies[replied]);
      replied += 1;
    }
    if (signal.aborted) return;
    showBoard();
    draw();
  };
  showBoard();
}
