/**
 * Everything written on a board: counts, labels, names, what each side has.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {import('./scene.js').Scene} Scene
 */

import { svg } from '../vendor/lit-html.js';
import { t } from '../text/index.js';
import { short } from './geometry.js';

const COUNT_SIZE = 25;
const STORE_COUNT_SIZE = 30;
const LABEL_SIZE = 17;
const NAME_SIZE = 17;
const TALLY_SIZE = 17;
/** The width of a letter, as a part of the size, in the fonts that systems have: enough for a plate to fit round it. */
const LETTER_WIDTH = 0.64;

/** @param {Scene} scene */
export function drawCaptions(scene) {
  const { plan, cells } = scene;
  const half = plan.pits.length / 2;
  return svg`
    ${plan.pits.map((pit, cell) => drawLabel(scene, cell, pit.label, cell < half ? 0 : 1))}
    ${plan.pits.map((pit, cell) => (scene.homes.includes(cell) ? null
    : drawCount(pit.count, COUNT_SIZE, cells[cell], upsideDown(scene, cell < half ? 0 : 1), 'pit-count', cell)))}
    ${plan.stores.map((store, side) =>
    drawCount(store.count, STORE_COUNT_SIZE, cells[2 * half + side], upsideDown(scene, side), 'store-count', 2 * half + side))}
    ${plan.names.map((at, side) => drawName(scene, at, side))}
    ${plan.tallies?.map((lines, side) => drawTally(scene, lines, side))}`;
}

/**
 * Nothing at all is written more quietly than something.
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
 * What may be played has its label on a plate.
 * @param {Scene} scene
 * @param {number} cell
 * @param {Dot} at
 * @param {number} side
 */
function drawLabel(scene, cell, at, side) {
  const label = scene.labels[cell];
  const upside = upsideDown(scene, side);
  if (!scene.playable.has(cell)) return write(at, LABEL_SIZE, label, 'label', upside);
  const halfHeight = 0.8 * LABEL_SIZE;
  const halfWidth = Math.max(halfHeight, ((label.length * LETTER_WIDTH + 0.8) * LABEL_SIZE) / 2);
  return svg`
    <rect class="plate" x=${short(at.x - halfWidth)} y=${short(at.y - halfHeight)} width=${short(2 * halfWidth)}
      height=${short(2 * halfHeight)} rx=${short(halfHeight)} />
    ${write(at, LABEL_SIZE, label, 'on-plate', upside)}`;
}

/**
 * Who is to move has its name on a plate, with a pointer before it.
 * @param {Scene} scene
 * @param {Dot} at
 * @param {number} side
 */
function drawName(scene, at, side) {
  const name = scene.names[side];
  const upside = upsideDown(scene, side);
  if (scene.toMove !== side) return write(at, NAME_SIZE, name, 'label', upside);
  const halfWidth = (name.length * LETTER_WIDTH * NAME_SIZE + 2.2 * NAME_SIZE) / 2;
  const halfHeight = 0.8 * NAME_SIZE;
  return svg`<g transform=${`translate(${short(at.x)} ${short(at.y)})${upside ? 'rotate(180)' : ''}`}>
    <rect class="plate" x=${short(-halfWidth)} y=${short(-halfHeight)} width=${short(2 * halfWidth)}
      height=${short(2 * halfHeight)} rx=${short(halfHeight)} />
    <path class="pointer" d="M${short(-halfWidth + 1.25 * NAME_SIZE)} 0l${-0.6 * NAME_SIZE} ${-0.37 * NAME_SIZE}v${0.74 * NAME_SIZE}z"/>
    ${write({ x: 0.52 * NAME_SIZE, y: 0 }, NAME_SIZE, name, 'on-plate', false)}
  </g>`;
}

/**
 * @param {Scene} scene
 * @param {Dot[]} lines
 * @param {number} side
 */
function drawTally(scene, [nameAt, ...lines], side) {
  const half = scene.plan.pits.length / 2;
  const taken = scene.cells[2 * half + side];
  const onSide = scene.cells.slice(side * half, (side + 1) * half).reduce((sum, count) => sum + count, 0);
  const texts = [
    t('board-ui-taken', { captured: scene.words.captured, count: taken }),
    t('board-ui-on-side', { count: onSide }),
    t('board-ui-possession', { count: taken + onSide }),
  ];
  return svg`
    ${write(nameAt, TALLY_SIZE, scene.names[side], 'tally-name', false)}
    ${texts.map((text, line) => write(lines[line], TALLY_SIZE, text, 'tally', false))}`;
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
