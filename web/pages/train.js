/**
 * The trainer: an endgame against perfect play. A player who spoils the result learns it at once and may take the move back.
 *
 * @import { Look, Training } from '../wire.js'
 */
import { gamePage, look, train } from '../net/client.js';
import { note } from '../router.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { makeBoard, nearRow, sideNumber } from './parts/board.js';
import { explainPress } from './parts/wrong-press.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, query, signal }) {
  const page = await gamePage(params.game);
  const asked = query.get('position')?.replaceAll('_', ' ') ?? null;
  let training = /** @type {Training} */ (await train(page.name, { position: asked }));
  const { position } = training;
  note(`/train/${page.name}?position=${encodeURIComponent(position.replaceAll(' ', '_'))}`);

  let seen = /** @type {Look} */ (await look({ game: page.name, position }));
  const mine = seen.board.side;
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
            ${training.why.map((sentence, index) => html`<p class=${index ? 'small' : ''}>${sentence}</p>`)}</div>`}
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
  const showBoard = () => view.show({
    board: seen.board,
    choices: training.result || !training.keeps || seen.board.side !== mine ? [] : seen.choices,
    refused: seen.refused,
    over: seen.ending !== null,
    own: sideNumber(mine),
  });

  /** Sows what has been played beyond what is seen. @param {string[]} moves @param {number} from */
  async function sowAll(moves, from) {
    for (let plies = from; plies < moves.length && !signal.aborted; plies += 1) {
      const choice = seen.choices.find(({ label }) => label === moves[plies]);
      if (choice) await view.sow(choice.sowing, choice.to);
      seen = await look({ game: page.name, position, moves: moves.slice(0, plies + 1) });
    }
  }

  /** Requests the defender's reply and shows it. @param {string[]} moves @param {number} seenPlies @param {boolean} [on] */
  async function ask(moves, seenPlies, on = false) {
    busy = true;
    draw();
    const asked = train(page.name, { position, moves, on, slips: training.slips });
    await sowAll(moves, seenPlies);
    training = await asked;
    await sowAll(training.moves, moves.length);
    busy = false;
    if (signal.aborted) return;
    showBoard();
    draw();
  }

  /** Goes back to so many plies. @param {string[]} moves */
  async function goTo(moves) {
    training = { ...training, moves, keeps: true, why: [], result: null };
    seen = await look({ game: page.name, position, moves });
    showBoard();
    draw();
  }

  /** Takes back the last move of the reader and what followed it. */
  async function takeBack() {
    for (let plies = training.moves.length - 1; plies >= 0; plies -= 1) {
      const moves = training.moves.slice(0, plies);
      const there = await look({ game: page.name, position, moves });
      if (there.board.side === mine) return goTo(moves);
    }
    return goTo([]);
  }

  async function restart() {
    training = { ...training, slips: 0 };
    await goTo([]);
  }

  const goOn = () => ask(training.moves, training.moves.length, true);

  view.onPress = async (cell) => {
    const choice = seen.choices.find((each) => each.cell === cell);
    if (view.moving || busy || training.result || !training.keeps || seen.board.side !== mine) return;
    if (!choice) {
      explainPress(view, cell, { game: page.name, position, moves: training.moves });
      return;
    }
    await ask([...training.moves, choice.label], training.moves.length);
  };
  showBoard();
}
