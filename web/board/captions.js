/**
 * All text on a board: counts, labels and names; and the tally of a side, which stands beside the board.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {import('./scene.js').Scene} Scene
 */

import { svg } from '../vendor/lit-html.js';
import { t } from '../text/index.js';
import { pitsOf, short, sideNumber, sideOf, storeOf } from './geometry.js';

/**
 * How large things are written, in the plan's units: at least, and at most; in between as large as they must be on a small screen.
 * @type {Record<'count' | 'store' | 'label' | 'name', [number, number, number]>} the third is what must be reached, in pixels
 */
const SIZES = {
  count: [25, 28, 15],
  store: [30, 36, 17],
  label: [17, 21, 12],
  name: [17, 23, 12],
};
/** The width of a letter, as a part of the size, in the fonts that systems have: enough for a plate to fit round it. */
const LETTER_WIDTH = 0.64;

/** @param {Scene} scene */
export function drawCaptions(scene) {
  const { plan, cells } = scene;
  const stores = plan.stores.map((store) => ({ ...store, cell: storeOf(plan, sideNumber(store.side)) })).filter(({ kind }) => kind !== 'none');
  const { closed = [] } = scene.pits;
  return svg`
    ${scene.labelled ? plan.pits.map((pit, cell) => drawLabel(scene, cell, pit.label)) : null}
    ${plan.pits.map((pit, cell) => (scene.homes.includes(cell) || closed.includes(cell) ? null : drawCount(scene, pit.count, 'count', cells[cell], 'pit-count', cell)))}
    ${stores.map(({ count, cell }) => drawCount(scene, count, 'store', cells[cell], 'store-count', cell))}
    ${plan.names.map((at, side) => drawName(scene, at, side))}`;
}

/** The captured seeds, the seeds on a side and their sum, for games that count them. @param {Scene} scene @param {number} side */
export function tallyText(scene, side) {
  const { plan, cells, words } = scene;
  const taken = cells[storeOf(plan, side)];
  const onSide = pitsOf(plan, side).reduce((sum, cell) => sum + cells[cell], 0);
  const parts = [
    t('board-ui-taken', { captured: words.captured, count: taken }),
    t('board-ui-on-side', { count: onSide }),
    t('board-ui-possession', { count: taken + onSide }),
  ];
  return parts.join(' · ');
}

/** The seeds in a player's hand, in games in which they are not captured ones. @param {Scene} scene @param {number} side */
export function handText({ plan, cells }, side) {
  return t('board-ui-in-hand', { count: cells[storeOf(plan, side)] });
}

/** @param {Scene} scene @param {keyof typeof SIZES} what */
function sizeOf(scene, what) {
  const [least, most, pixels] = SIZES[what];
  return Math.min(most, Math.max(least, pixels / scene.scale));
}

/**
 * A zero is drawn fainter than other counts.
 * @param {Scene} scene
 * @param {Dot} at
 * @param {'count' | 'store'} what
 * @param {number} count
 * @param {string} className
 * @param {number} cell
 */
function drawCount(scene, at, what, count, className, cell) {
  const size = sizeOf(scene, what);
  const fitting = count < 100 ? size : 0.85 * size;
  return write(at, fitting, String(count), `${className} ${count === 0 ? 'nothing' : 'count'}`, upsideDown(scene, sideOf(scene.plan, cell)), cell);
}

/**
 * A playable pit has its label on a plate.
 * @param {Scene} scene
 * @param {number} cell
 * @param {Dot} at
 */
function drawLabel(scene, cell, at) {
  const label = scene.labels[cell];
  const size = sizeOf(scene, 'label');
  const upside = upsideDown(scene, sideOf(scene.plan, cell));
  if (!scene.playable.has(cell)) return write(at, size, label, 'label', upside);
  const halfHeight = 0.8 * size;
  const halfWidth = Math.max(halfHeight, ((label.length * LETTER_WIDTH + 0.8) * size) / 2);
  return svg`
    <rect class="plate" x=${short(at.x - halfWidth)} y=${short(at.y - halfHeight)} width=${short(2 * halfWidth)}
      height=${short(2 * halfHeight)} rx=${short(halfHeight)} />
    ${write(at, size, label, 'on-plate', upside)}`;
}

/**
 * @param {Scene} scene
 * @param {Dot} at
 * @param {number} side
 */
function drawName(scene, at, side) {
  // Between the labels of a wide board there is no room for more.
  const size = scene.plan.width > scene.plan.height ? SIZES.name[0] : sizeOf(scene, 'name');
  return write(at, size, scene.names[side], 'label', upsideDown(scene, side));
}

/**
 * @param {Dot} at
 * @param {number} size
 * @param {string} text
 * @param {string} className
 * @param {boolean} upside
 * @param {number | null} cell
 */
export function write(at, size, text, className, upside, cell = null) {
  return svg`<text class=${className} font-size=${size} data-cell=${cell ?? ''}
    transform=${`translate(${short(at.x)} ${short(at.y)})${upside ? 'rotate(180)' : ''}`} dy=".36em">${text}</text>`;
}

/** For two people at one table, what the one across reads stands upright for them. @param {Scene} scene @param {number} side */
function upsideDown(scene, side) {
  return scene.across === side;
}
