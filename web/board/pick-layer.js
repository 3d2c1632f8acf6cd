/**
 * The buttons over a board for a pit with several moves: an arrow for each direction, then a button for each choice within the turn.
 *
 * @typedef {import('../wire.d.ts').Choice} Choice
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('./view.js').BoardPage} BoardPage
 * @typedef {import('./picking.js').Picking} Picking
 * @typedef {{
 *   plan: Plan,
 *   page: BoardPage,
 *   picking: Picking,
 *   scale: number,
 *   pick: (moves: Choice[]) => void,
 *   look: (move: Choice | null) => void,
 *   leave: () => void,
 * }} Picks `pick`: these moves are meant; `look`: the effect of this one is to be shown
 */

import { t } from '../text/index.js';
import { html } from '../vendor/lit-html.js';
import { hollowOf } from './geometry.js';
import { effects } from './marks.js';
import { aims, asksWay, targetsOf, waysOf } from './picking.js';
import { optionName, wayName } from './words.js';

/** The middle of an arrow is so far beyond its pit's edge, in pixels. */
const BEYOND = 14;

/** @param {Picks} picks */
export function drawPicks(picks) {
  return asksWay(picks.picking.moves) ? arrows(picks) : options(picks);
}

/** @param {Picks} picks */
function arrows({ plan, page, picking, scale, pick, look, leave }) {
  const ways = waysOf(picking.moves);
  const towards = aims(plan, picking.cell, ways);
  const hollow = hollowOf(plan, picking.cell);
  const label = page.labels[picking.cell];
  return html`<div class="picks" role="group" aria-label=${t('board-ui-choose', { label })} @keydown=${(/** @type {KeyboardEvent} */ event) => {
    const way = ways.find(({ direction }) => direction === event.key);
    if (way) taken(event, () => pick(way.moves));
    else keys(event, leave);
  }}>
    ${ways.map(({ direction, moves }, number) => {
      const { x, y } = towards[number];
      const reach = Math.min(hollow.rx / Math.max(Math.abs(x), 0.01), hollow.ry / Math.max(Math.abs(y), 0.01), Math.max(hollow.rx, hollow.ry)) + BEYOND / scale;
      const said = moves.length === 1 ? effects(moves[0], page.words) : [];
      return html`<button type="button" class="pick-way" data-direction=${direction} data-at=${place(plan, hollow.x + x * reach, hollow.y + y * reach)}
        aria-label=${[wayName(page, label, direction), ...said].join('; ')} title=${wayName(page, label, direction)}
        @click=${() => pick(moves)}
        @pointerenter=${() => look(moves[0])} @pointerleave=${() => look(null)} @focus=${() => look(moves[0])} @blur=${() => look(null)}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true"><path transform="rotate(${Math.round((Math.atan2(y, x) * 180) / Math.PI)})" d="M-8 0H7M1 -6 7 0 1 6"/></svg>
      </button>`;
    })}
  </div>`;
}

/** @param {Picks} picks */
function options({ plan, page, picking, pick, look, leave }) {
  const targets = targetsOf(picking);
  const plain = picking.moves.filter(({ option }) => typeof option !== 'number');
  const { y } = hollowOf(plan, picking.cell);
  const below = y < plan.slab.y;
  const label = page.labels[picking.cell];
  const heading = targets.size > 0 ? t('board-ui-choose-pit') : t('board-ui-choose-option', { label });
  return html`<div class="picks" role="group" aria-label=${heading} @keydown=${(/** @type {KeyboardEvent} */ event) => keys(event, leave)}>
    <div class=${`pick-options${below ? ' below' : ''}${targets.size > 0 ? ' slim' : ''}`}>
      <p role="status">${heading}</p>
      ${plain.map((move) => html`<button type="button" class="pick-option" data-label=${move.label} aria-label=${[optionName(move, targets.size > 0), ...effects(move, page.words)].join('; ')}
        @click=${() => pick([move])}
        @pointerenter=${() => look(move)} @pointerleave=${() => look(null)} @focus=${() => look(move)} @blur=${() => look(null)}>${optionName(move, targets.size > 0)}</button>`)}
      <button type="button" class="pick-option quiet" @click=${leave}>${t('web-cancel')}</button>
    </div>
  </div>`;
}

/** Arrow keys go to the next button, Escape leaves. @param {KeyboardEvent} event @param {() => void} leave */
function keys(event, leave) {
  const buttons = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (event.key === 'Escape') taken(event, leave);
  else if (step !== undefined) taken(event, () => buttons[(at + step + buttons.length) % buttons.length]?.focus());
}

/** @param {KeyboardEvent} event @param {() => void} act */
function taken(event, act) {
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** A point of the plan as a place over the drawing, in per cent from the left and from the top. @param {Plan} plan @param {number} x @param {number} y */
function place({ slab }, x, y) {
  const part = (/** @type {number} */ at, /** @type {number} */ middle, /** @type {number} */ half) => ((at - middle + half + 1) / (2 * half + 2)) * 100;
  return `${part(x, slab.x, slab.rx).toFixed(2)} ${part(y, slab.y, slab.ry).toFixed(2)}`;
}

/** Puts the arrows where they belong: the page's policy allows no style in what is drawn. @param {HTMLElement} host */
export function placePicks(host) {
  for (const button of host.querySelectorAll('button')) {
    const [left, top] = (button.dataset.at ?? '').split(' ');
    if (top) Object.assign(button.style, { left: `${left}%`, top: `${top}%` });
  }
}
