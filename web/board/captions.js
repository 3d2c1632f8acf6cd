/**
 * All text on a board: counts, labels, names and tallies.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {import('./scene.js').Scene} Scene
 */

import { svg } from '../vendor/lit-html.js';
import { t } from '../text/index.js';
import { short } from './geometry.js';

/**
 * How large things are written, in the plan's units: at least, and at most; in between as large as they must be on a small screen.
 * @type {Record<'count' | 'store' | 'label' | 'name' | 'tally', [number, number, number]>} the third is what must be reached, in pixels
 */
const SIZES = {
  count: [25, 28, 15],
  store: [30, 36, 17],
  label: [17, 21, 12],
  name: [17, 23, 12],
  tally: [17, 20, 12],
};
/** The width of a letter, as a part of the size, in the fonts that systems have: enough for a plate to fit round it. */
const LETTER_WIDTH = 0.64;

/** @param {Scene} scene */
export function drawCaptions(scene) {
  const { plan, cells } = scene;
  const half = plan.pits.length / 2;
  return svg`
    ${plan.pits.map((pit, cell) => drawLabel(scene, cell, pit.label, cell < half ? 0 : 1))}
    ${plan.pits.map((pit, cell) => (scene.homes.includes(cell) ? null
    : drawCount(pit.count, sizeOf(scene, 'count'), cells[cell], upsideDown(scene, cell < half ? 0 : 1), 'pit-count', cell)))}
    ${plan.stores.map((store, side) =>
    drawCount(store.count, sizeOf(scene, 'store'), cells[2 * half + side], upsideDown(scene, side), 'store-count', 2 * half + side))}
    ${plan.names.map((at, side) => drawName(scene, at, side))}
    ${plan.tallies?.map((lines, side) => drawTally(scene, lines, side))}`;
}

/** @param {Scene} scene @param {keyof typeof SIZES} what */
function sizeOf(scene, what) {
  const [least, most, pixels] = SIZES[what];
  return Math.min(most, Math.max(least, pixels / scene.scale));
}

/**
 * A zero is drawn fainter than other counts.
 * @param {Dot} at
 * @param {number} size
 * @param {number} count
 * @param {boolean} upside
 * @param {string} className
 * @param {number} cell
 */
function drawCount(at, size, count, upside, className, cell) {
  const fitting = count < 100 ? size : 0.85 * size;
  return write(at, fitting, String(count), `${className} ${count === 0 ? 'nothing' : 'count'}`, upside, cell);
}

/**
 * A playable pit has its label on a plate.
 * @param {Scene} scene
 * @param {number} cell
 * @param {Dot} at
 * @param {number} side
 */
function drawLabel(scene, cell, at, side) {
  const label = scene.labels[cell];
  const size = sizeOf(scene, 'label');
  const upside = upsideDown(scene, side);
  if (!scene.playable.has(cell)) return write(at, size, label, 'label', upside);
  const halfHeight = 0.8 * size;
  const halfWidth = Math.max(halfHeight, ((label.length * LETTER_WIDTH + 0.8) * size) / 2);
  return svg`
    <rect class="plate" x=${short(at.x - halfWidth)} y=${short(at.y - halfHeight)} width=${short(2 * halfWidth)}
      height=${short(2 * halfHeight)} rx=${short(halfHeight)} />
    ${write(at, size, label, 'on-plate', upside)}`;
}

/**
 * The side to move has its name on a plate, with a pointer before it.
 * @param {Scene} scene
 * @param {Dot} at
 * @param {number} side
 */
function drawName(scene, at, side) {
  const name = scene.names[side];
  // Between the labels of a wide board there is no room for more.
  const size = scene.plan.width > scene.plan.height ? SIZES.name[0] : sizeOf(scene, 'name');
  const upside = upsideDown(scene, side);
  if (scene.toMove !== side) return write(at, size, name, 'label', upside);
  const halfWidth = (name.length * LETTER_WIDTH * size + 2.2 * size) / 2;
  const halfHeight = 0.8 * size;
  return svg`<g transform=${`translate(${short(at.x)} ${short(at.y)})${upside ? 'rotate(180)' : ''}`}>
    <rect class="plate" x=${short(-halfWidth)} y=${short(-halfHeight)} width=${short(2 * halfWidth)}
      height=${short(2 * halfHeight)} rx=${short(halfHeight)} />
    <path class="pointer" d="M${short(-halfWidth + 1.25 * size)} 0l${-0.6 * size} ${-0.37 * size}v${0.74 * size}z"/>
    ${write({ x: 0.52 * size, y: 0 }, size, name, 'on-plate', false)}
  </g>`;
}

/**
 * @param {Scene} scene
 * @param {Dot[]} lines
 * @param {number} side
 */
function drawTally(scene, [nameAt, ...lines], side) {
  const half = scene.plan.pits.length / 2;
  const size = sizeOf(scene, 'tally');
  const taken = scene.cells[2 * half + side];
  const onSide = scene.cells.slice(side * half, (side + 1) * half).reduce((sum, count) => sum + count, 0);
  const texts = [
    t('board-ui-taken', { captured: scene.words.captured, count: taken }),
    t('board-ui-on-side', { count: onSide }),
    t('board-ui-possession', { count: taken + onSide }),
  ];
  return svg`
    ${write(nameAt, size, scene.names[side], 'tally-name', false)}
    ${texts.map((text, line) => write(lines[line], size, text, 'tally', false))}`;
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
