/**
 * The trainer: an endgame against perfect play. A player who spoils the result learns it at once and may take the move back.
 *
 * @import { Training } from '../wire.js'
 */
import { gamePage, train } from '../net/client.js';
import { note } from '../router.js';
import { t } from '../text/index.js';
import { asSentence } from '../text/sentence.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { WalkView } from '../walk/walk-view.js';
import { Walk } from '../walk/walk.js';
import { makeBoard, nearRow, sideNumber } from './parts/board.js';
import { bringIntoView } from './parts/in-view.js';
import { explainPress } from './parts/wrong-press.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, query, signal }) {
  const page = await gamePage(params.game);
  const asked = query.get('position')?.replaceAll('_', ' ') ?? null;
  let training = /** @type {Training} */ (await train(page.name, { position: asked }));
  const { position } = training;
  note(`/train/${page.name}?position=${encodeURIComponent(position.replaceAll(' ', '_'))}`);

  const walk = new Walk({ game: page.name, position });
  const mine = (await walk.look()).board.side;
  let busy = false;

  const title = t('web-train-title');
  main.dataset.title = `${title} · ${page.title}`;
  const draw = () => render(html`
    <nav class="crumbs" aria-label=${t('web-puzzles-where')}><a href="/puzzles/${page.name}">${t('web-puzzles-of', { game: page.title })}</a></nav>
    <h1>${title}</h1>
    <div class="task">
      <div class="board-place"></div>
      <div class="panel task-words">
        <p class="task-text">${training.task}</p>
        <div role="status">
          ${training.keeps ? nothing : html`<div class="verdict bad">
            ${training.why.map((sentence, index) => html`<p class=${index ? 'small' : ''}>${asSentence(sentence)}</p>`)}</div>`}
          ${training.result ? html`<div class="verdict good">${training.result.map((sentence) => html`<p>${sentence}</p>`)}</div>` : nothing}
        </div>
        <p class="muted small">${t('web-train-plies', { plies: training.moves.length, slips: training.slips })}</p>
        <div class="row">
          ${training.moves.length > 0 ? html`
            <button type="button" class=${training.keeps ? '' : 'main'} ?disabled=${busy} @click=${takeBack}>${t('web-train-back')}</button>` : nothing}
          ${training.keeps ? nothing : html`<button type="button" ?disabled=${busy} @click=${goOn}>${t('web-train-on')}</button>`}
          ${training.moves.length > 0 ? html`<button type="button" ?disabled=${busy} @click=${restart}>${t('web-train-again')}</button>` : nothing}
          <a class=${training.result ? 'button main' : 'button'} href="/train/${page.name}">${t('web-train-next')}</a>
        </div>
      </div>
    </div>`, main);

  draw();
  const view = await makeBoard(main.querySelector('.board-place'), page, signal, nearRow(mine));
  const shows = new WalkView(walk, view, {
    signal,
    dress: (seen) => ({
      choices: training.result || !training.keeps || seen.board.side !== mine ? [] : seen.choices, refused: seen.refused, own: sideNumber(mine),
    }),
    changed: () => {},
  });

  /** Requests the defender's reply and shows it. @param {string[]} moves @param {boolean} [on] */
  async function ask(moves, on = false) {
    busy = true;
    draw();
    const asked = train(page.name, { position, moves, on, slips: training.slips });
    await shows.follow(moves);
    training = await asked;
    await shows.follow(training.moves);
    busy = false;
    if (signal.aborted) return;
    shows.refresh();
    draw();
    if (training.result || !training.keeps) bringIntoView(main.querySelector('.task-words'));
  }

  /** Goes back to so many plies. @param {number} plies */
  async function goTo(plies) {
    const moves = training.moves.slice(0, plies);
    training = { ...training, moves, keeps: true, why: [], result: null };
    draw();
    bringIntoView(main.querySelector('.board-place'));
    await shows.follow(moves);
    shows.refresh();
  }

  /** Takes back the last move of the reader and what followed it. */
  async function takeBack() {
    for (let plies = training.moves.length - 1; plies > 0; plies -= 1) {
      if ((await walk.look(walk.line[plies])).board.side === mine) return goTo(plies);
    }
    return goTo(0);
  }

  async function restart() {
    training = { ...training, slips: 0 };
    await goTo(0);
  }

  const goOn = () => ask(training.moves, true);

  view.onPress = async (cell, pressed) => {
    if (view.moving || busy || training.result || !training.keeps || shows.seen?.board.side !== mine) return;
    const choice = shows.choiceOf(pressed);
    if (choice) await ask([...training.moves, choice.label]);
    else explainPress(view, cell, walk.question());
  };
  await shows.begin();
}
