/**
 * A small piece of a board, to show how a theme looks.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('./themes.js').BoardTheme} BoardTheme
 * @typedef {import('./seed-shapes.js').SeedTheme} SeedTheme
 */

import { html, svg } from '../vendor/lit-html.js';
import { bed } from './beds.js';
import { defineSeeds, LOOKS } from './seed-shapes.js';
import { drawWood } from './wood.js';

const RADIUS = 11;
const SEEDS = 4;
const PIT = { x: 60, y: 46, rx: 34, ry: 34, corner: 34 };
/** What a board of no game is made of. */
const PLAIN_WOOD = 'teak';

/** @type {Plan} */
const PLAN = {
  width: 120,
  height: 92,
  slab: { x: 60, y: 46, rx: 58, ry: 44, corner: 16 },
  field: null,
  pits: [{ side: 'S', row: 0, column: 0, hollow: PIT, label: PIT, count: PIT }],
  stores: [
    { side: 'S', hollow: { ...PIT, x: 400 }, kind: 'carved', count: PIT },
    { side: 'N', hollow: { ...PIT, x: -400 }, kind: 'carved', count: PIT },
  ],
  arrows: [],
  names: [PIT, PIT],
  tallies: null,
};

/** @param {BoardTheme} wood @param {SeedTheme} seeds @param {string} [own] the wood of the game that is played */
export function preview(wood, seeds, own = PLAIN_WOOD) {
  const id = `look-${wood}-${seeds}`;
  const material = wood === 'game' ? own : wood;
  const place = bed('heap', PIT, PIT, RADIUS, 3);
  const lying = Array.from({ length: SEEDS }, (_, seed) => place(seed));
  return html`<span class="board look-preview" data-wood=${material} data-seeds=${seeds} aria-hidden="true">
    <svg viewBox="0 0 120 92" focusable="false">
      ${drawWood(PLAN, material, id)}
      ${defineSeeds('heap', RADIUS, id, seeds)}
      ${lying.map(({ x, y }, seed) => svg`<use href="#${id}-seed-${(seed * 5) % LOOKS}" transform="translate(${x} ${y})"/>`)}
    </svg></span>`;
}
