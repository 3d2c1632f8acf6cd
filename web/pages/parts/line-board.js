/**
 * The small board beside a line of play: it shows the position after a move, and can play the line.
 *
 * @import { GamePage } from '../../wire.js'
 * @import { Line, Looks } from '../../walk/looks.js'
 *
 * @typedef {{ line: Line, plies: number, caption: (plies: number) => string }} Shown a line, how many of its plies are to be seen, and
 *   what is said of so many
 */
import { t } from '../../text/index.js';
import { html, nothing, render } from '../../vendor/lit-html.js';
import { MoveTree } from '../../walk/tree.js';
import { WalkView } from '../../walk/walk-view.js';
import { Walk } from '../../walk/walk.js';
import { makeBoard } from './board.js';

/** How long the board stays after the pointer has left, in milliseconds: on its way to the next move it stays open. */
const LEAVES_MS = 160;
/** The gap between a move and the board, and between the board and the window's edge, in pixels. */
const GAP = 8;

export class LineBoard {
  #page;
  #looks;
  #signal;
  #turned;
  /** @type {HTMLElement | null} */
  #box = null;
  /** @type {Promise<import('../../board/view.js').BoardView> | null} */
  #view = null;
  /** @type {Element | null} */
  #anchor = null;
  /** Ends what is shown now. */
  #ends = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #leaving;

  /**
   * @param {GamePage} page
   * @param {Looks} looks
   * @param {AbortSignal} signal when the page is left
   * @param {() => boolean} [turned] whether North's row is near
   */
  constructor(page, looks, signal, turned = () => false) {
    this.#page = page;
    this.#looks = looks;
    this.#signal = signal;
    this.#turned = turned;
    addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !this.#box?.contains(target) && !this.#anchor?.contains(target)) this.hide();
    }, { signal, capture: true });
    addEventListener('keydown', ({ key }) => { if (key === 'Escape') this.hide(); }, { signal });
    signal.addEventListener('abort', () => {
      this.hide();
      this.#box?.remove();
    });
  }

  /**
   * Shows a position beside a move.
   * @param {Element} anchor
   * @param {Shown} shown
   * @param {(() => void) | null} [play] offers to play the line on the page's board
   */
  async show(anchor, shown, play = null) {
    const walk = await this.#open(anchor, shown, shown.plies, play);
    await walk?.begin();
  }

  /** Plays a line from so many plies on. @param {Element} anchor @param {Shown} shown @param {number} from */
  async playOut(anchor, shown, from) {
    const walk = await this.#open(anchor, shown, from, null);
    await walk?.playOut(walk.walk.at, shown.line.moves.slice(from, shown.plies));
  }

  /** Whether it shows a position beside that move. @param {Element} anchor */
  isShownAt(anchor) {
    return this.#anchor === anchor;
  }

  /** The pointer or focus has left the move. */
  leave() {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => { if (!this.#box?.matches(':hover')) this.hide(); }, LEAVES_MS);
  }

  hide() {
    clearTimeout(this.#leaving);
    this.#ends.abort();
    this.#anchor = null;
    if (this.#box?.matches(':popover-open')) this.#box.hidePopover();
  }

  /** @param {Element} anchor @param {Shown} shown @param {number} plies @param {(() => void) | null} play @returns {Promise<WalkView | null>} */
  async #open(anchor, { line, caption }, plies, play) {
    clearTimeout(this.#leaving);
    this.#ends.abort();
    const ends = this.#ends = new AbortController();
    this.#anchor = anchor;
    this.#follow(anchor, ends.signal);
    const box = this.#box ??= this.#makeBox();
    const say = (/** @type {number} */ now) => render(html`<p>${caption(now)}</p>${play ? html`<button type="button" class="main" @click=${play}>${t('web-line-play')}</button>` : nothing}`,
      /** @type {HTMLElement} */ (box.querySelector('.line-board-words')));
    say(plies);
    if (!box.matches(':popover-open')) box.showPopover();
    this.#view ??= makeBoard(box.querySelector('.board-place'), this.#page, this.#signal, { upright: false });
    const view = await this.#view;
    if (ends.signal.aborted) return null;
    view.set({ turned: this.#turned() });
    this.#place(box, anchor);
    const tree = MoveTree.fromMoves(line.moves);
    const walk = new Walk({ game: line.game, changes: line.changes, position: line.start || null }, tree, tree.line()[plies], this.#looks);
    return new WalkView(walk, view, { signal: ends.signal, dress: () => ({}), changed: () => say(walk.tree.path(walk.shown).length - 1) });
  }

  /** An engine may change its line under the pointer: then the new position is shown. @param {Element} anchor @param {AbortSignal} signal */
  #follow(anchor, signal) {
    const watch = new MutationObserver(() => anchor.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })));
    watch.observe(anchor, { attributes: true, attributeFilter: ['data-line'] });
    signal.addEventListener('abort', () => watch.disconnect());
  }

  #makeBox() {
    const box = document.createElement('div');
    box.className = 'line-board';
    box.popover = 'manual';
    render(html`<div class="board-place"></div><div class="line-board-words"></div>`, box);
    box.addEventListener('pointerleave', () => this.leave());
    document.body.append(box);
    return box;
  }

  /** Stands below the move, or above it if there is more room. @param {HTMLElement} box @param {Element} anchor */
  #place(box, anchor) {
    const move = anchor.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const left = Math.min(Math.max(GAP, move.left + move.width / 2 - width / 2), document.documentElement.clientWidth - width - GAP);
    const below = move.bottom + GAP;
    const top = below + height <= innerHeight - GAP || move.top < innerHeight - move.bottom ? below : move.top - GAP - height;
    box.style.left = `${Math.round(left)}px`;
    box.style.top = `${Math.round(Math.max(GAP, top))}px`;
  }
}
