/**
 * The elements of a board: drawings that lie on each other, so that moving seeds never repaints wood: the wood, the seeds, the
 * writing with the marks and what can be pressed, and the air for seeds in flight. A tally stands above and below.
 *
 * @typedef {import('./view.js').BoardPage} BoardPage
 * @typedef {{ defs: SVGGElement, homes: SVGGElement, marks: SVGGElement, captions: SVGGElement, pits: SVGGElement }} Parts
 * @typedef {{
 *   frame: HTMLElement,
 *   drawings: SVGSVGElement[],
 *   parts: Parts,
 *   heaps: SVGGElement,
 *   air: HTMLElement,
 *   tallies: HTMLElement[],
 *   picks: HTMLElement,
 * }} Frame
 */

import { t } from '../text/index.js';
import { html, render } from '../vendor/lit-html.js';

/**
 * @param {HTMLElement} host
 * @param {BoardPage} page
 * @param {{ point: (event: PointerEvent) => void, drag: (event: PointerEvent) => void, drop: (event: PointerEvent) => void, cancel: () => void, key: (event: KeyboardEvent) => void }} on
 * @returns {Frame}
 */
export function buildFrame(host, page, on) {
  render(html`
    <p class="board-tally" hidden></p>
    <div class="board" data-wood=${page.colour} data-shape=${page.shape}>
      <svg class="board-wood" aria-hidden="true" focusable="false"></svg>
      <svg class="board-seeds" aria-hidden="true" focusable="false">
        <g class="board-defs"></g><g class="board-homes"></g><g class="board-heaps"></g>
      </svg>
      <div class="board-air" aria-hidden="true"></div>
      <svg class="board-top" role="group" aria-label=${t('board-ui-board')} @pointerdown=${on.point} @pointermove=${on.drag} @pointerup=${on.drop} @pointercancel=${on.cancel} @keydown=${on.key}>
        <g class="board-marks" aria-hidden="true"></g><g class="board-captions" aria-hidden="true"></g><g class="board-pits"></g>
      </svg>
      <div class="board-picks"></div>
    </div>
    <p class="board-tally" hidden></p>`, host);
  /** @template {Element} T @param {string} selector @returns {T} */
  const part = (selector) => {
    const found = host.querySelector(selector);
    if (!found) throw new Error(`a board without ${selector}`);
    return /** @type {T} */ (/** @type {unknown} */ (found));
  };
  return {
    frame: part('.board'),
    drawings: [part('.board-wood'), part('.board-seeds'), part('.board-top')],
    parts: {
      defs: part('.board-defs'),
      homes: part('.board-homes'),
      marks: part('.board-marks'),
      captions: part('.board-captions'),
      pits: part('.board-pits'),
    },
    heaps: part('.board-heaps'),
    air: part('.board-air'),
    picks: part('.board-picks'),
    tallies: [...host.querySelectorAll('.board-tally')].map((line) => /** @type {HTMLElement} */ (line)),
  };
}
