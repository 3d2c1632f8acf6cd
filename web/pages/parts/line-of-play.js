/**
 * A line of play that a person can follow: whose moves they are, each move a button that shows the position after it, and one that
 * plays the line out.
 *
 * @import { LineTurn } from '../../wire.js'
 * @import { Line } from '../../walk/looks.js'
 * @import { LineBoard } from './line-board.js'
 *
 * @typedef {object} LineWays
 * @property {Line} from the game so far, before the line
 * @property {LineBoard} board the small board
 * @property {((labels: string[]) => void) | null} [play] plays moves on the page's own board; without it the small board plays them
 */
import { t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';

/** The most moves that are written out; all of them can be played. */
const MOST = 10;

/**
 * @param {LineTurn[]} turns
 * @param {LineWays} ways
 * @param {number} [skipped] how many of the first moves to leave out, all of one side
 */
export function lineOfPlay(turns, { from, board, play = null }, skipped = 0) {
  const moves = turns.flatMap(({ side, moves: labels }) => labels.map((label) => ({ side, label })));
  const labels = moves.map(({ label }) => label);
  if (moves.length <= skipped) return nothing;
  /** @param {number} index @returns {import('./line-board.js').Shown} */
  const shown = (index) => ({
    line: { ...from, moves: [...from.moves, ...labels] }, plies: from.moves.length + index + 1,
    caption: (plies) => { const move = moves[plies - from.moves.length - 1]; return move ? caption(move) : ''; },
  });
  const out = (/** @type {Element} */ anchor, /** @type {number} */ index) => {
    if (play) {
      board.hide();
      play(labels.slice(0, index + 1));
    } else board.playOut(anchor, shown(index), from.moves.length);
  };
  const button = (/** @type {number} */ index, /** @type {string} */ after) => html`<button type="button" class="plain line-move" data-line=${labels.slice(0, index + 1).join(' ')} aria-label=${caption(moves[index])}
    @pointerenter=${(/** @type {PointerEvent} */ event) => { if (event.pointerType === 'mouse') board.show(anchorOf(event), shown(index)); }}
    @pointerleave=${() => board.leave()}
    @focus=${(/** @type {Event} */ event) => { if (anchorOf(event).matches(':focus-visible')) board.show(anchorOf(event), shown(index)); }}
    @blur=${() => board.leave()}
    @click=${(/** @type {MouseEvent} */ event) => {
      // A finger cannot hover: it shows the position first.
      const isTouch = /** @type {PointerEvent} */ (event).pointerType === 'touch';
      const anchor = anchorOf(event);
      if (isTouch && !board.isShownAt(anchor)) board.show(anchor, shown(index), () => out(anchor, index));
      else out(anchor, index);
    }}>${moves[index].label}<span class="line-after">${after}</span></button>`;
  /** The moves that are written, by turn. @type {{ side: 'S' | 'N', places: number[] }[]} */
  const written = [];
  moves.slice(0, skipped + MOST).forEach(({ side }, index) => {
    if (index < skipped) return;
    const turn = written.at(-1);
    if (turn?.side === side) turn.places.push(index);
    else written.push({ side, places: [index] });
  });
  const isCut = moves.length > skipped + MOST;
  /** What follows a turn's last move belongs to its button: beside it, it would stand apart. @param {number} turn */
  const mark = (turn) => (turn < written.length - 1 ? ',' : isCut ? '…' : '');
  return html`<span class="line-of-play">${written.map(({ side, places }, turn) => html`<span class="line-turn"><span class="line-side">${t(`web-side-${side}`)}</span>${places.map((index) => button(index, index === places.at(-1) ? mark(turn) : ''))}</span> `)}<button type="button" class="plain line-play" title=${t('web-line-play')} aria-label=${t('web-line-play')}
    @click=${(/** @type {Event} */ event) => out(anchorOf(event), moves.length - 1)}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 5l11 7-11 7z" /></svg></button></span>`;
}

/** @param {{ side: 'S' | 'N', label: string }} move */
function caption({ side, label }) {
  return t('web-line-after', { side: t(`web-side-${side}`), label });
}

/** @param {Event} event */
function anchorOf(event) {
  return /** @type {Element} */ (event.currentTarget);
}
