/**
 * The analysis board: any game and position, with variations, engine scores and explanations.
 *
 * @import { Analysis, Why } from '../wire.js'
 * @import { Draft } from '../analysis/editor.js'
 */
import { addressOf, studyFrom } from '../analysis/address.js';
import { boardOf, draftOf, edited, textOf, total } from '../analysis/editor.js';
import { Scores } from '../analysis/scores.js';
import { spokenLabel } from '../board/words.js';
import { chart } from '../chart.js';
import { Analyser } from '../net/analyser.js';
import { gamePage, look, why } from '../net/client.js';
import { Refusal } from '../net/request.js';
import { go, note } from '../router.js';
import { offerKeys, STEP_KEYS } from '../shortcuts.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { START } from '../walk/tree.js';
import { WalkView } from '../walk/walk-view.js';
import { Walk } from '../walk/walk.js';
import { editorPanel } from './parts/editor-panel.js';
import { enginePanel, gauge, scoreBadges } from './parts/engine-panel.js';
import { makeBoard } from './parts/board.js';
import { LineBoard } from './parts/line-board.js';
import { bringIntoView } from './parts/in-view.js';
import { gamesWith } from './parts/listed.js';
import { moveTree } from './parts/move-tree.js';
import { pasteDialog } from './parts/paste-dialog.js';
import { shareDialog } from './parts/share-dialog.js';
import { refusedNote } from './parts/states.js';
import { stepButton, stepByKeys } from './parts/steps.js';
import { explainPress } from './parts/wrong-press.js';

/** Search times: for the position on the board, and for the rest of the graph. */
const SECONDS = 20;
const GRAPH_SECONDS = 0.4;

/** @type {import('../router.js').Page} */
export async function show({ main, query, signal }) {
  const asked = studyFrom(query);
  const { game, changes } = asked;
  let { position } = asked;
  const page = await gamePage(game, { set: changes });
  const cards = await gamesWith(page);
  let walk = new Walk({ game, changes, position }, asked.tree, asked.at);
  /** The walk as an address has it. */
  const study = () => ({ game, changes, position, tree: walk.tree, at: walk.at });

  let refused = '';
  let seen = await walk.look().catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    // An address that cannot be read leads to the game's beginning, and says why.
    refused = error.message;
    position = null;
    walk = new Walk({ game, changes });
    return walk.look();
  });

  const scores = new Scores();
  const analyser = new Analyser(signal);
  let thinking = true;
  let analysis = /** @type {Analysis | null} */ (null);
  let searching = false;
  let reasons = /** @type {Why[]} */ ([]);
  let draft = /** @type {Draft | null} */ (null);
  let draftRefused = '';
  let draftCell = /** @type {number | null} */ (null);

  const draw = () => {
    render(template(), main);
    note(addressOf(study()));
  };

  function template() {
    const { tree, at, line, previous, next } = walk;
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
            ${stepButton('first', previous !== null, () => visit(START))}
            ${stepButton('back', previous !== null, () => visit(previous))}
            ${stepButton('on', next !== null, () => visit(next))}
            ${stepButton('last', next !== null, () => visit(walk.last))}
            ${stepButton('turn', true, () => view.set({ turned: !view.ways.turned }))}
          </div>
          ${draft ? nothing : html`<section class="panel" aria-labelledby="graph-title">
            <h2 id="graph-title">${t('web-analysis-graph')}</h2>
            ${chart(line.map((id) => scores.of(id)?.south ?? null), { here: walk.plies, pick: (ply) => visit(line[ply]) })}
          </section>`}
        </div>
        <div class="analysis-side">
          ${draft ? editorPanel(page, draft, { refused: draftRefused, chosen: draftCell, wanted: total(seen.board) }, {
            change: tryDraft, edit: (cell, by) => editCell(cell, { by }), keep: keepDraft, leave: leaveDraft,
          })
            : html`
          ${enginePanel({ page, seen, analysis, thinking, searching, stopped: refused !== '' && !searching, toggle: toggleEngine, play: playLabel, ways: { from: walk.lineTo(walk.shown), board: lines, play: playOut } })}
          <section class="panel" aria-labelledby="moves-title">
            <h2 id="moves-title">${t('web-analysis-moves')}</h2>
            ${tree.size === 1 ? html`<p class="muted small">${t('web-analysis-no-moves')}</p>` : moveTree(tree, at, visit, (label) => spokenLabel(page, label, null))}
            <label class="field"><span class="small">${t('web-analysis-comment')}</span>
              <input type="text" maxlength="500" .value=${tree.node(at).comment} @change=${(/** @type {Event} */ event) => { tree.comment(at, /** @type {HTMLInputElement} */ (event.target).value); draw(); }} /></label>
            ${at === START ? nothing : html`<div class="row">
              ${tree.isMain(at) ? nothing : html`<button type="button" @click=${() => { walk.promote(at); draw(); fillGraph(); }}>${t('web-analysis-promote')}</button>`}
              <button type="button" @click=${() => remove(at)}>${t('web-analysis-delete')}</button>
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
      ${pasteDialog(page, changes)}
      ${shareDialog({
        title: t('web-share-link'), address: location.origin + addressOf(study()), name: page.name,
        record: { game, changes, position, tree: tree.toWire() },
        view: () => view, plies: (most) => walk.pliesTo(walk.shown, most),
      })}`;
  }

  function playFromHere() {
    if (seen.ending) return nothing;
    const from = new URLSearchParams({ game });
    for (const change of changes) from.append('set', change);
    if (position) from.set('position', position);
    if (walk.at !== START) from.set('moves', walk.tree.movesTo(walk.at).join(','));
    return html`<section class="panel" aria-labelledby="from-here"><h2 id="from-here">${t('web-analysis-play')}</h2>
      <div class="row"><a class="button" href="/new?${from}&with=computer">${t('web-new-computer')}</a>
      <a class="button" href="/new?${from}&with=friend">${t('web-new-friend')}</a></div></section>`;
  }

  /** @param {string} selector */
  function openDialog(selector) {
    /** @type {HTMLDialogElement | null} */ (main.querySelector(selector))?.showModal();
  }

  /** Shows another node. @param {number | null} id */
  async function visit(id) {
    if (id === null || draft) return;
    refused = '';
    if (await shows.go(id)) settle();
  }

  /** Plays a move from the position that is shown. @param {string} label */
  async function playLabel(label) {
    if (draft || !walk.isSettled || !seen.choices.some((each) => each.label === label)) return;
    analyser.hush();
    if (await shows.play(label)) settle();
  }

  /** Plays a line of the engine on the board; it becomes a variation. @param {string[]} labels */
  async function playOut(labels) {
    if (draft) return;
    analyser.hush();
    searching = false;
    bringIntoView(main.querySelector('.board-place'));
    if (await shows.playOut(walk.shown, labels)) settle();
  }

  /** @param {number} id */
  async function remove(id) {
    if (await shows.remove(id)) settle();
  }

  /** Draws everything about the node that is shown now, and begins to think about it. */
  function settle() {
    [analysis, reasons] = [null, []];
    shows.refresh();
    draw();
    tellWhy();
    think();
  }

  async function tellWhy() {
    const id = walk.at;
    if (id === START) return;
    const { parent, label } = walk.tree.node(id);
    const said = await why({ ...walk.question(parent), move: label });
    if (signal.aborted || walk.at !== id) return;
    reasons = said;
    draw();
  }

  function think() {
    const id = walk.at;
    analyser.hush();
    searching = false;
    scores.learn(id, seen, null);
    if (!thinking || seen.ending) {
      draw();
      fillGraph();
      return;
    }
    searching = true;
    analyser.ask({ ...walk.question(id), seconds: SECONDS }, (found, done, problem) => {
      if (signal.aborted || walk.at !== id || draft) return;
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
    const { at, line } = walk;
    for (const id of line) {
      if (scores.of(id)) continue;
      const there = await walk.look(id);
      const found = there.ending || !thinking ? null : await analyser.once({ ...walk.question(id), seconds: GRAPH_SECONDS });
      if (signal.aborted || walk.at !== at || draft) return;
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
    draftCell = null;
    view.show({ board: seen.board, editing: true });
    draw();
  }

  /** @param {number} cell @param {import('../board/edits.js').Edit} edit */
  function editCell(cell, edit) {
    if (!draft) return;
    draftCell = cell;
    tryDraft(edited(draft, cell, edit));
  }

  /** @param {Draft} changed */
  async function tryDraft(changed) {
    draft = changed;
    view.show({ board: boardOf(changed, page.layouts.wide), editing: true });
    draw();
    try {
      await look({ game, changes, position: textOf(changed, page.layouts.wide) });
      if (draft !== changed) return;
      draftRefused = '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (draft !== changed) return;
      draftRefused = error.message;
    }
    draw();
  }

  function keepDraft() {
    if (!draft || draftRefused) return;
    position = textOf(draft, page.layouts.wide);
    draft = null;
    scores.clear();
    walk = new Walk({ game, changes, position }, undefined, START, walk.looks);
    shows.walk = walk;
    restart();
  }

  function leaveDraft() {
    draft = null;
    restart();
  }

  async function restart() {
    if (await shows.begin()) settle();
  }

  const lines = new LineBoard(page, walk.looks, signal, () => view.ways.turned);
  draw();
  const view = await makeBoard(main.querySelector('.board-place'), page, signal);
  view.onEdit = editCell;
  const shows = new WalkView(walk, view, {
    signal,
    dress: ({ choices, refused: reasonsNot }) => ({ choices, refused: reasonsNot, badges: scoreBadges(seen, analysis) }),
    changed: () => {
      seen = shows.seen ?? seen;
      if (!walk.isSettled) analysis = null;
      if (!draft) draw();
    },
  });
  view.onPress = (cell, pressed) => {
    const choice = shows.choiceOf(pressed);
    if (choice) playLabel(choice.label);
    else if (!draft) explainPress(view, cell, walk.question());
  };
  offerKeys(signal, STEP_KEYS);
  stepByKeys(signal, { back: () => visit(walk.previous), on: () => visit(walk.next), first: () => visit(START), last: () => visit(walk.last) });
  await restart();
}
