/**
 * A sowing or a whole game as an animated picture: an SVG that plays in any browser without scripts. It follows the same
 * timeline and flights as the board on the page, and looks as the board does now.
 *
 * @typedef {import('../wire.d.ts').Board} Board
 * @typedef {import('../wire.d.ts').Sowing} Sowing
 * @typedef {import('./view.js').BoardView} BoardView
 * @typedef {import('./heaps.js').Seed} Seed
 * @typedef {{ board: Board, sowing: Sowing }} FilmPly the position before a ply, and the ply
 * @typedef {{ time: number, x: number, y: number, high: number }} Key where a seed is at a time
 */

import { acts, countArrival, countDeparture, flightsOf, sequence } from './choreography.js';
import { drawn, pointsOf, shadowOf } from './flight.js';
import { countOf, short } from './geometry.js';
import { Heaps } from './heaps.js';
import { motionsOf } from './motions.js';
import { SeedLayer } from './seeds.js';
import { timeline } from './timeline.js';

/** In milliseconds: before the first ply, between plies, after the last, and the most for one ply. */
const BEFORE = 700;
const BETWEEN = 500;
const AFTER = 1800;
const BUDGET = 2500;

/**
 * What happens to each seed and count. Headless.
 * @param {FilmPly[]} plies
 * @param {{ plan: import('../wire.d.ts').Plan, kind: 'heap' | 'pairs', radius: number, sides: number[] }} stage
 */
export function script(plies, { plan, kind, radius, sides }) {
  const layer = new SeedLayer(null, '');
  layer.layOut(plan, kind, radius);
  const place = layer.place.bind(layer);
  const heaps = new Heaps(plies[0].board.cells, sides);
  /** @type {Map<Seed, Key[]>} */
  const tracks = new Map();
  /** @param {Seed} seed @param {Key} key */
  const put = (seed, key) => {
    const track = tracks.get(seed);
    if (track) track.push(key);
    else tracks.set(seed, [key]);
  };
  /** @param {number} time */
  const settle = (time) => {
    for (const seed of heaps.all()) {
      const { x, y } = place(seed);
      if (seed.x === x && seed.y === y) continue;
      if (tracks.has(seed)) put(seed, { time, x: seed.x, y: seed.y, high: 0 });
      put(seed, { time, x, y, high: 0 });
      Object.assign(seed, { x, y });
    }
  };
  settle(0);
  const counts = heaps.counts();
  /** The counts of each cell with the time from which they are shown. @type {[number, number][][]} */
  const shown = counts.map((count) => [[0, count]]);
  /** @param {number} time */
  const write = (time) => counts.forEach((count, cell) => {
    const [, before] = shown[cell][shown[cell].length - 1];
    if (before !== count) shown[cell].push([time, count]);
  });
  let begin = BEFORE;
  for (const { board, sowing } of plies) {
    // Anything but a sowing that lies between two plies is shown at once.
    heaps.become(board.cells);
    settle(begin);
    heaps.counts().forEach((count, cell) => { counts[cell] = count; });
    write(begin);
    let end = begin;
    for (const { time, act, lands } of sequence(acts(timeline(motionsOf(sowing.steps), BUDGET)))) {
      const { motions } = act.frame;
      if (lands) countArrival(counts, motions, heaps);
      else {
        for (const { seed, path } of flightsOf(act.frame, { plan, heaps, place })) {
          for (const { part, x, y, high } of pointsOf(path)) put(seed, { time: begin + act.start + part * (act.end - act.start), x, y, high });
          Object.assign(seed, { x: path.to.x, y: path.to.y });
        }
        countDeparture(counts, motions);
      }
      write(begin + time);
      end = begin + time;
    }
    begin = end + BETWEEN;
  }
  return { tracks, shown, length: begin - BETWEEN + AFTER, look: (/** @type {Seed} */ seed) => layer.look(seed) };
}

/**
 * @param {BoardView} view
 * @param {FilmPly[]} plies
 * @returns {string}
 */
export function filmOf(view, plies) {
  const { plan, page, sides } = view;
  const { radius } = view.layer;
  const told = script(plies, { plan, kind: page.seeds, radius, sides });
  const seeds = [...told.tracks].map(([seed, track]) => drawSeed(track, told.length, `${view.id}-body-${told.look(seed)}`, radius)).join('');
  const counts = told.shown.map((each, cell) => drawCounts(each, told.length, countOf(plan, cell), cell < plan.pits.length)).join('');
  return pictureOf(view, `${inner(view.stillCaptions())}${seeds}${counts}`);
}

/** The board as it is shown now, with its marks. @param {BoardView} view @returns {string} */
export function stillOf(view) {
  view.finish();
  const { homes, marks, captions } = view.parts;
  return pictureOf(view, [homes, view.layer.group, marks, captions].map((part) => (part ? inner(part) : '')).join(''));
}

/** A picture that stands alone: the wood and what lies on it. @param {BoardView} view @param {string} content */
function pictureOf(view, content) {
  const { slab } = view.plan;
  const box = [slab.x - slab.rx - 12, slab.y - slab.ry - 8, 2 * slab.rx + 24, 2 * slab.ry + 24].map(short).join(' ');
  const { wood, seeds } = view.frame.dataset;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${short(2 * slab.rx + 24)}" height="${short(2 * slab.ry + 24)}">`
    + `<style>${styles()}</style><g class="board" data-wood="${wood}" data-seeds="${seeds}">`
    + `${inner(view.drawings[0])}${inner(view.parts.defs)}${content}</g></svg>`;
}

/** @param {Key[]} track @param {number} length @param {string} look @param {number} radius */
function drawSeed(track, length, look, radius) {
  const body = track.map(drawn);
  const shadow = track.map(shadowOf);
  const moves = track.length > 1;
  const places = (/** @type {{ x: number, y: number }[]} */ list) => list.map(({ x, y }) => `${short(x)} ${short(y)}`);
  const times = track.map(({ time }) => time);
  const animation = (/** @type {string[]} */ values) => (moves
    ? `<animateTransform attributeName="transform" type="translate" ${timing(values, times, length)}/>` : '');
  const fading = moves ? `<animate attributeName="opacity" ${timing(shadow.map(({ dark }) => dark.toFixed(2)), times, length)}/>` : '';
  return `<ellipse rx="${short(radius)}" ry="${short(0.95 * radius)}" opacity="${shadow[0].dark.toFixed(2)}" transform="translate(${places(shadow)[0]})">${animation(places(shadow))}${fading}</ellipse>`
    + `<use href="#${look}" transform="translate(${places(body)[0]})">${animation(places(body))}</use>`;
}

/**
 * A text for each number that a cell has had, shown while it has it.
 * @param {[number, number][]} shown
 * @param {number} length
 * @param {{ x: number, y: number }} at
 * @param {boolean} pit
 */
function drawCounts(shown, length, at, pit) {
  const numbers = [...new Set(shown.map(([, count]) => count))];
  return numbers.map((number) => {
    const states = shown.map(([, count]) => (count === number ? 'visible' : 'hidden'));
    const animation = shown.length > 1
      ? `<animate attributeName="visibility" calcMode="discrete" ${timing(states, shown.map(([time]) => time), length)}/>` : '';
    return `<text class="${number === 0 ? 'nothing' : 'count'}" font-size="${pit ? 25 : 30}" visibility="${states[0]}"
      transform="translate(${short(at.x)} ${short(at.y)})" dy=".36em">${number}${animation}</text>`;
  }).join('');
}

/** The values of an animation that repeats for ever. @param {string[]} values @param {number[]} times @param {number} length */
function timing(values, times, length) {
  // The last value stays until the end.
  const all = [...times.map((time) => time / length), 1].map((part, index) => (index === 0 ? 0 : part).toFixed(5));
  return `values="${[...values, values[values.length - 1]].join(';')}" keyTimes="${all.join(';')}" dur="${(length / 1000).toFixed(2)}s" repeatCount="indefinite"`;
}

/** The content of a drawing, without the marks that the page's templates leave in it. @param {Element} element */
function inner(element) {
  const writer = new XMLSerializer();
  return [...element.childNodes].map((node) => writer.serializeToString(node)).join('').replace(/<!--[^]*?-->/g, '');
}

/** The page's rules for boards. */
function styles() {
  const boards = /^(:root\[data-theme[^ ]* )?\.(board|slab|glow|floor|wall|shade|lip|seed)/;
  return [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter((rule) => rule instanceof CSSStyleRule && boards.test(rule.selectorText))
    .map(({ cssText }) => cssText.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join('\n');
}

/** The rules of a sheet, those in layers, conditions and imported sheets too. @param {CSSRuleList} rules @returns {CSSRule[]} */
function rulesOf(rules) {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSImportRule) return rule.styleSheet ? rulesOf(rule.styleSheet.cssRules) : [];
    return 'cssRules' in rule && !(rule instanceof CSSStyleRule) ? rulesOf(/** @type {CSSGroupingRule} */ (rule).cssRules) : [rule];
  });
}
