/**
 * The analysis board: any game and position, with variations, engine scores and explanations.
 *
 * @import { Analysis, Look, Why } from '../wire.js'
 * @import { Study } from '../analysis/address.js'
 * @import { Draft } from '../analysis/editor.js'
 */
import { addressOf, studyFrom } from '../analysis/address.js';
import { draftOf, textOf } from '../analysis/editor.js';
import { Scores } from '../analysis/scores.js';
import { MoveTree, START } from '../analysis/tree.js';
import { spokenLabel } from '../board/words.js';
import { chart } from '../chart.js';
import { Analyser } from '../net/analyser.js';
import { gamePage, look, why } from '../net/client.js';
import { Refusal } from '../net/request.js';
import { go, note } from '../router.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { editorPanel } from './parts/editor-panel.js';
import { enginePanel, gauge, scoreBadges } from './parts/engine-panel.js';
import { makeBoard } from './parts/board.js';
import { gamesWith } from './parts/listed.js';
import { moveTree } from './parts/move-tree.js';
import { pasteDialog, shareDialog } from './parts/analysis-dialogs.js';
import { refusedNote } from './parts/states.js';
import { stepButton } from './parts/steps.js';
import { explainPress } from './parts/wrong-press.js';

/** Search times: for the position on the board, and for the rest of the graph. */
const SECONDS = 20;
const GRAPH_SECONDS = 0.4;

/** @type {import('../router.js').Page} */
export async function show({ main, query, signal }) {
  /** @type {Study} */
  const study = studyFrom(query);
  const page = await gamePage(study.game, { set: study.changes });
  const cards = await gamesWith(page);
  const standing = (/** @type {number} */ id) => ({
    game: study.game, changes: study.changes, position: study.position, moves: study.tree.movesTo(id),
  });

  let refused = '';
  /** @type {Look} */
  let seen;
  try {
    seen = await look(standing(study.at));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // An address that cannot be read leads to the game's beginning, and says why.
    refused = error.message;
    Object.assign(study, { position: null, tree: new MoveTree(), at: START });
    seen = await look(standing(START));
  }

  const scores = new Scores();
  const analyser = new Analyser(signal);
  let thinking = true;
  let analysis = /** @type {Analysis | null} */ (null);
  let searching = false;
  let reasons = /** @type {Why[]} */ ([]);
  let draft = /** @type {Draft | null} */ (null);
  let draftRefused = '';

  const draw = () => {
    render(template(), main);
    note(addressOf(study));
  };

  function template() {
    const { tree, at } = study;
    const line = tree.line(at);
    const here = line.indexOf(at);
    const [next] = tree.node(at).children;
    return html`
      <div class="analysis-head">
        <h1>${t('web-analysis-title', { game: page.title })}</h1>
        <div class="row">
          <label class="unseen" for="analysis-game">${t('web-new-game')}</label>
          <select id="analysis-game" @change=${(/** @type {Event} */ event) => go(`/analysis?game=${/** @type {HTMLSelectElement} */ (event.target).value}`)}>
            ${cards.map(({ name, title }) => html`<option value=${name} .selected=${name === page.name}>${title}</option>`)}
          </select>
          <button type="button" @click=${() => openDialog('#paste')}>${t('web-analysis-paste')}</button>
          <button type="button" @click=${beginEditing} ?disabled=${draft !== null}>${t('web-analysis-edit')}</button>
          <button type="button" @click=${() => openDialog('#share')}>${t('web-analysis-share')}</button>
        </div>
      </div>
      ${refusedNote(refused)}
      <div class="analysis">
        <div class="analysis-board">
          ${draft ? nothing : gauge(scores.of(at), seen.board.cells)}
          <div class="board-place"></div>
          <p class="standing" role="status">${seen.ending ? seen.ending.sentence : t('web-analysis-to-move', { side: t(`web-side-${seen.board.side}`) })}</p>
          <div class="row steps" role="group" aria-label=${t('web-analysis-steps')}>
            ${stepButton('first', at !== START, () => visit(START))}
            ${stepButton('back', at !== START, () => visit(tree.node(at).parent))}
            ${stepButton('on', next !== undefined, () => visit(next))}
            ${stepButton('last', next !== undefined, () => visit(line[line.length - 1]))}
            ${stepButton('turn', true, () => view.set({ turned: !view.ways.turned }))}
          </div>
          ${draft ? nothing : html`<section class="panel" aria-labelledby="graph-title">
            <h2 id="graph-title">${t('web-analysis-graph')}</h2>
            ${chart(line.map((id) => scores.of(id)?.south ?? null), { here, pick: (ply) => visit(line[ply]) })}
          </section>`}
        </div>
        <div class="analysis-side">
          ${draft ? editorPanel(page, draft, draftRefused, { change: tryDraft, keep: keepDraft, leave: leaveDraft })
            : html`
          ${enginePanel({ page, seen, analysis, thinking, searching, toggle: toggleEngine, play: playLabel })}
          <section class="panel" aria-labelledby="moves-title">
            <h2 id="moves-title">${t('web-analysis-moves')}</h2>
            ${tree.size === 1 ? html`<p class="muted small">${t('web-analysis-no-moves')}</p>` : moveTree(tree, at, visit, (label) => spokenLabel(page, label, null))}
            <label class="field"><span class="small">${t('web-analysis-comment')}</span>
              <input type="text" maxlength="500" .value=${tree.node(at).comment} @change=${(/** @type {Event} */ event) => { tree.comment(at, /** @type {HTMLInputElement} */ (event.target).value); draw(); }} /></label>
            ${at === START ? nothing : html`<div class="row">
              ${tree.isMain(at) ? nothing : html`<button type="button" @click=${() => { tree.promote(at); draw(); fillGraph(); }}>${t('web-analysis-promote')}</button>`}
              <button type="button" @click=${() => visit(tree.remove(at))}>${t('web-analysis-delete')}</button>
            </div>`}
          </section>
          <section class="panel" aria-labelledby="why-title">
            <h2 id="why-title">${t('web-analysis-why')}</h2>
            ${reasons.length === 0 ? html`<p class="muted small">${t('web-analysis-why-none')}</p>`
              : html`<ol class="why-steps" tabindex="0" aria-labelledby="why-title">${reasons.map(({ sentence, rule }) => html`<li>${sentence} <code class="muted">${rule}</code></li>`)}</ol>`}
          </section>
          ${playFromHere()}`}
        </div>
      </div>
      ${pasteDialog(page, study.changes)}
      ${shareDialog(study, page, seen)}`;
  }

  function playFromHere() {
    if (seen.ending) return nothing;
    const from = new URLSearchParams({ game: study.game });
    for (const change of study.changes) from.append('set', change);
    if (study.position) from.set('position', study.position);
    if (study.at !== START) from.set('moves', study.tree.movesTo(study.at).join(','));
    return html`<section class="panel" aria-labelledby="from-here"><h2 id="from-here">${t('web-analysis-play')}</h2>
      <div class="row"><a class="button" href="/new?${from}&with=computer">${t('web-new-computer')}</a>
      <a class="button" href="/new?${from}&with=friend">${t('web-new-friend')}</a></div></section>`;
  }

  /** @param {string} selector */
  function openDialog(selector) {
    /** @type {HTMLDialogElement | null} */ (main.querySelector(selector))?.showModal();
  }

  /** Shows another node. @param {number} id */
  async function visit(id) {
    if (id < 0 || draft) return;
    study.at = id;
    refused = '';
    const now = await look(standing(id));
    if (signal.aborted || study.at !== id) return;
    seen = now;
    settle();
  }

  /** Plays a move from the position that is shown. @param {string} label */
  async function playLabel(label) {
    const choice = seen.choices.find((each) => each.label === label);
    if (!choice || draft) return;
    const id = study.tree.play(study.at, label);
    study.at = id;
    analyser.hush();
    const next = look(standing(id));
    await view.sow(choice.sowing, choice.to);
    const now = await next;
    if (signal.aborted || study.at !== id) return;
    seen = now;
    settle();
  }

  /** Draws everything about the node that is shown now, and begins to think about it. */
  function settle() {
    [analysis, reasons] = [null, []];
    showBoard();
    draw();
    tellWhy();
    think();
  }

  function showBoard() {
    view.show({
      board: seen.board, choices: seen.choices, refused: seen.refused, over: seen.ending !== null,
      badges: scoreBadges(seen, analysis), last: null,
    });
  }

  async function tellWhy() {
    const id = study.at;
    if (id === START) return;
    const { parent, label } = study.tree.node(id);
    const said = await why({ ...standing(parent), move: label });
    if (signal.aborted || study.at !== id) return;
    reasons = said;
    draw();
  }

  function think() {
    const id = study.at;
    analyser.hush();
    searching = false;
    scores.learn(id, seen, null);
    if (!thinking || seen.ending) {
      draw();
      fillGraph();
      return;
    }
    searching = true;
    analyser.ask({ ...standing(id), seconds: SECONDS }, (found, done, problem) => {
      if (signal.aborted || study.at !== id || draft) return;
      analysis = found;
      searching = !done;
      if (problem) refused = problem.message;
      scores.learn(id, seen, found);
      view.mark({ badges: scoreBadges(seen, found) });
      draw();
      if (done) fillGraph();
    });
  }

  /** After the shown position, the other positions of its line get a short search. */
  async function fillGraph() {
    const { at } = study;
    for (const id of study.tree.line(at)) {
      if (scores.of(id)) continue;
      const there = await look(standing(id));
      const found = there.ending || !thinking ? null : await analyser.once({ ...standing(id), seconds: GRAPH_SECONDS });
      if (signal.aborted || study.at !== at || draft) return;
      scores.learn(id, there, found);
      draw();
    }
  }

  function toggleEngine() {
    thinking = !thinking;
    analysis = null;
    view.mark({ badges: [] });
    think();
  }

  function beginEditing() {
    analyser.hush();
    searching = false;
    draft = draftOf(seen.board);
    draftRefused = '';
    view.show({ board: seen.board });
    draw();
  }

  /** @param {Draft} changed */
  async function tryDraft(changed) {
    draft = changed;
    draw();
    try {
      const there = await look({ game: study.game, changes: study.changes, position: textOf(changed) });
      if (draft !== changed) return;
      draftRefused = '';
      view.show({ board: there.board });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (draft !== changed) return;
      draftRefused = error.message;
    }
    draw();
  }

  function keepDraft() {
    if (!draft || draftRefused) return;
    const position = textOf(draft);
    draft = null;
    scores.clear();
    Object.assign(study, { position, tree: new MoveTree(), at: START });
    visit(START);
  }

  function leaveDraft() {
    draft = null;
    visit(study.at);
  }

  draw();
  const view = await makeBoard(main.querySelector('.board-place'), page, signal);
  view.onPress = (cell) => {
    const choice = seen.choices.find((each) => each.cell === cell);
    if (choice && !view.moving) playLabel(choice.label);
    else if (!draft) explainPress(view, cell, standing(study.at));
  };
  addEventListener('keydown', (event) => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, .board')) return;
    if (event.key === 'ArrowLeft') visit(study.tree.node(study.at).parent);
    if (event.key === 'ArrowRight') visit(study.tree.node(study.at).children[0] ?? -1);
  }, { signal });
  settle();
}
