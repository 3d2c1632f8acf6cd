/**
 * Marks on a board: playable pits, the last move, where a move would end and what it would capture. Every mark
 * has its own shape, so that none depends on colour alone.
 *
 * @typedef {import('../wire.d.ts').Hollow} Hollow
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {import('../wire.d.ts').Spot} Spot
 * @typedef {import('../wire.d.ts').Choice} Choice
 * @typedef {import('./scene.js').Scene} Scene
 */

import { svg } from '../vendor/lit-html.js';
import { t } from '../text/index.js';
import { write } from './captions.js';
import { distance, grown, hollowOf, short } from './geometry.js';
import { aims } from './picking.js';
import { besidePit } from './rim.js';
import { sideName } from './sides.js';
import { box } from './wood.js';

/** In units of the plan, and what must be reached on a small screen, in pixels. */
const BADGE_SIZE = 16;
const BADGE_PIXELS = 12;
const LETTER_WIDTH = 0.6;

/** Under the seeds: homes. @param {Scene} scene */
export function drawHomes({ plan, homes, pits: { closed = [], owned = [[], []], houses = [null, null] } }) {
  return svg`
    ${closed.map((cell) => lid(hollowOf(plan, cell)))}
    ${owned.map((cells, owner) => cells.map((cell) => ownedPit(hollowOf(plan, cell), owner)))}
    ${houses.map((cell) => (cell === null ? null : roof(hollowOf(plan, cell))))}
    ${homes.map((cell, owner) => (cell === null ? null : home(hollowOf(plan, cell), owner)))}`;
}

/** Over the seeds. @param {Scene} scene */
export function drawMarks(scene) {
  const { plan, last, preview } = scene;
  return svg`
    ${last ? svg`
      ${ring(hollowOf(plan, last.from), 'mark-from')}
      ${last.to === null ? null : ring(hollowOf(plan, last.to), 'mark-to')}` : null}
    ${(scene.pits.blocked ?? []).map((cell) => bar(hollowOf(plan, cell)))}
    ${scene.targets.map((cell) => ring(hollowOf(plan, cell), 'mark-taken mark-target'))}
    ${[...scene.playable].map((cell) => playable(plan.pits[cell]))}
    ${scene.premove === null ? null : ring(hollowOf(plan, scene.premove), 'mark-premove')}
    ${scene.hint === null ? null : hint(scene, scene.hint)}
    ${scene.chosen === null ? null : ring(hollowOf(plan, scene.chosen), 'mark-chosen')}
    ${preview ? drawPreview(scene, preview) : null}
    ${badges(scene)}`;
}

/** @param {Hollow} hollow @param {string} className */
function ring(hollow, className) {
  return svg`<g class="mark ${className}">${box(grown(hollow, 3.5), '', 'none', 'currentColor')}</g>`;
}

/** A thin ring with a dot on it, away from its label and count. @param {Spot} spot */
function playable({ hollow, label, count }) {
  const towards = (/** @type {Dot} */ at) => {
    const way = distance(at, hollow) || 1;
    return { x: (at.x - hollow.x) / way, y: (at.y - hollow.y) / way };
  };
  const [one, other] = [towards(label), towards(count)];
  const away = { x: -one.x - other.x, y: -one.y - other.y };
  // Between a label on one side and a count on the other the dot is beside both.
  const [across, down] = Math.hypot(away.x, away.y) > 0.5 ? [away.x, away.y] : [-one.y, one.x];
  // From the middle until the edge.
  const reach = 1 / Math.max(Math.abs(across) / hollow.rx, Math.abs(down) / hollow.ry, 0.001);
  const round = hollow.corner >= Math.min(hollow.rx, hollow.ry)
    ? hollow.rx / Math.hypot(across, down) : reach;
  return svg`<g class="mark mark-playable">
    ${box(grown(hollow, 2), '', 'none', 'currentColor')}
    <circle cx=${short(hollow.x + across * round)} cy=${short(hollow.y + down * round)} r="5.5"/>
  </g>`;
}

/** A ring, a star on it, and an arrow where the player chooses the direction. @param {Scene} scene @param {number} cell */
function hint({ plan, scale, hintMove = null }, cell) {
  const size = Math.max(1, 11 / 15 / scale);
  const { x, y } = besidePit(plan, cell, 12 * size, 12 * size);
  return svg`<g class="mark mark-hint">
    ${box(grown(hollowOf(plan, cell), 5), '', 'none', 'currentColor')}
    <path transform="translate(${short(x)} ${short(y)})scale(${short(size)})"
      d="M0 -15 4.2 -5.2 14.8 -4.3 6.8 2.6 9.2 13 0 7.4 -9.2 13 -6.8 2.6 -14.8 -4.3 -4.2 -5.2z"/>
    ${hintMove?.direction ? hintedWay(plan, cell, hintMove, size) : null}
  </g>`;
}

/** @param {import('./scene.js').Scene['plan']} plan @param {number} cell @param {import('./picking.js').Choice} move @param {number} size */
function hintedWay(plan, cell, move, size) {
  const [aim] = aims(plan, cell, [{ direction: /** @type {'<' | '>'} */ (move.direction), moves: [move] }]);
  const { x, y, rx, ry } = hollowOf(plan, cell);
  const reach = Math.max(rx, ry) + 9 * size;
  const turn = Math.round((Math.atan2(aim.y, aim.x) * 180) / Math.PI);
  return svg`<path class="hint-way" transform="translate(${short(x + aim.x * reach)} ${short(y + aim.y * reach)})rotate(${turn})scale(${short(size)})" d="M-14 -4H2V-12L17 0 2 12V4H-14z"/>`;
}

/**
 * A home is covered: its seeds lie in its owner's store.
 * @param {Hollow} hollow
 * @param {number} owner
 */
function home(hollow, owner) {
  const half = 0.62 * Math.min(hollow.rx, hollow.ry);
  return svg`<g class="home">
    ${box(grown(hollow, -1), 'home-cover', '')}
    ${box(grown(hollow, -6.5), 'home-line', 'none')}
    <path class="home-stone" transform="translate(${short(hollow.x)} ${short(hollow.y)})"
      d="M0 ${-half}L${half} 0 0 ${half} ${-half} 0z"/>
    ${write(hollow, 0.9 * half, sideName(owner).charAt(0), 'home-letter', false)}
  </g>`;
}

/** A closed pit has a lid with a cross. @param {Hollow} hollow */
function lid(hollow) {
  const half = 0.36 * hollow.rx;
  return svg`<g class="closed">
    ${box(grown(hollow, -2), 'closed-lid', '')}
    <path class="closed-cross" d="M${short(hollow.x - half)} ${short(hollow.y - half)}l${short(2 * half)} ${short(2 * half)}m0 ${short(-2 * half)}l${short(-2 * half)} ${short(2 * half)}"/>
  </g>`;
}

/** An owned pit keeps its seeds: a rim, and its owner's letter on a stone beside it. @param {Hollow} hollow @param {number} owner */
function ownedPit(hollow, owner) {
  const at = { x: hollow.x + 0.72 * hollow.rx, y: hollow.y - 0.72 * hollow.ry };
  return svg`<g class="owned">
    ${box(grown(hollow, 1), 'owned-rim', 'none')}
    <path class="owned-stone" transform="translate(${short(at.x)} ${short(at.y)})" d="M0 -15L15 0 0 15 -15 0z"/>
    ${write(at, 15, sideName(owner).charAt(0), 'owned-letter', false)}
  </g>`;
}

/** A house that its side still owns has a roof. @param {Hollow} hollow */
function roof(hollow) {
  return svg`<g class="house">
    ${box(grown(hollow, 1.5), 'owned-rim', 'none')}
    <path class="house-roof" transform="translate(${short(hollow.x)} ${short(hollow.y - hollow.ry - 1)})" d="M-14 0L0 -11 14 0z"/>
  </g>`;
}

/** A pit that may not be played now has a bar. @param {Hollow} hollow */
function bar(hollow) {
  const half = 0.68 * hollow.rx;
  return svg`<path class="mark blocked-bar" d="M${short(hollow.x - half)} ${short(hollow.y + half)}l${short(2 * half)} ${short(-2 * half)}"/>`;
}

/**
 * @param {Scene} scene
 * @param {Choice} choice
 */
function drawPreview(scene, choice) {
  const { plan } = scene;
  const taken = new Set(choice.sowing.steps.flatMap((step) =>
    (step.t === 'take' ? step.from : step.t === 'home-made' ? [step.at] : [])));
  const last = choice.last === null ? null : hollowOf(plan, choice.last);
  const text = effects(choice, scene.words).join(' · ');
  return svg`
    ${[...taken].map((cell) => ring(hollowOf(plan, cell), 'mark-taken'))}
    ${last ? ring(last, 'mark-ghost') : null}
    ${choice.last !== null && text !== '' ? badge(scene, choice.last, text, 'badge') : null}`;
}

/**
 * The effects of a move, in a few words each.
 * @param {Choice} choice
 * @param {Record<string, string>} words
 */
export function effects(choice, words) {
  const made = choice.sowing.steps.some((step) => step.t === 'home-made');
  return [
    choice.captured > 0 ? t('board-ui-takes', { count: choice.captured }) : '',
    made ? t('board-ui-home', { home: words.home }) : '',
    choice.again ? t('board-ui-again') : '',
    choice.laps > 1 ? t('board-ui-laps', { count: choice.laps }) : '',
    choice.ends ? t('board-ui-ends') : '',
  ].filter((text) => text !== '');
}

/** Scores, none of which stands on another. They are placed from pit to pit: in the order of the scores they would jump. @param {Scene} scene */
function badges(scene) {
  /** @type {import('./rim.js').Box[]} */
  const taken = [];
  return [...scene.badges].sort((one, other) => one.cell - other.cell).map(({ cell, text, best }) => badge(scene, cell, text, best ? 'badge best' : 'badge', taken));
}

/**
 * A plate with a few words on the rim of a cell.
 * @param {Scene} scene
 * @param {number} cell
 * @param {string} text
 * @param {string} className
 * @param {import('./rim.js').Box[]} taken the plates that stand there already; this one is added
 */
function badge({ plan, scale }, cell, text, className, taken = []) {
  const size = Math.max(BADGE_SIZE, BADGE_PIXELS / scale);
  const halfWidth = ((text.length * LETTER_WIDTH + 1) * size) / 2;
  const halfHeight = 0.68 * size;
  const place = besidePit(plan, cell, halfWidth, halfHeight, taken);
  const { x, y } = place;
  taken.push(place);
  return svg`<g class=${className} transform="translate(${short(x)} ${short(y)})">
    <rect x=${short(-halfWidth)} y=${short(-halfHeight)} width=${short(2 * halfWidth)} height=${short(2 * halfHeight)} rx=${short(halfHeight)} />
    ${write({ x: 0, y: 0 }, size, text, '', false)}
  </g>`;
}
