/** The graph of a game: South's final margin as it was expected after each ply, upwards; North's downwards. */
import { readable } from './chart-marks.js';
import { t } from './text/index.js';
import { html, nothing, svg } from './vendor/lit-html.js';

const WIDTH = 640;
const HEIGHT = 190;
/** Of a graph that stands among other things. */
const FLAT_HEIGHT = 118;
const EDGE = 14;
/** What the name of a side takes up at most. */
const NAME = 190;
/** A game that stays level shall not look like a mountain range. */
const LEAST_RANGE = 6;
/** Dots are smaller where many moves stand beside each other. */
const LEAST_DOT = 3;
const MOST_DOT = 5;

/**
 * @param {(number | null)[]} points by ply; those not known yet are null
 * @param {object} options
 * @param {number} options.here the ply that is shown
 * @param {Map<number, { glyph: string, bad: boolean }>} [options.marks]
 * @param {(ply: number) => void} options.pick
 * @param {boolean} [options.flat]
 */
export function chart(points, { here, marks = new Map(), pick, flat = false }) {
  const height = flat ? FLAT_HEIGHT : HEIGHT;
  const range = Math.max(LEAST_RANGE, ...points.map((point) => Math.abs(point ?? 0)));
  const step = (WIDTH - 2 * EDGE) / Math.max(1, points.length - 1);
  const x = (/** @type {number} */ ply) => rounded(EDGE + ply * step);
  const y = (/** @type {number} */ margin) => rounded(height / 2 - (margin / range) * (height / 2 - EDGE - 8));
  const known = points.flatMap((point, ply) => (point === null ? [] : [{ ply, point }]));
  const area = (/** @type {(point: number) => number} */ clamp) => (known.length < 2 ? '' : [
    `${x(known[0].ply)},${y(0)}`, ...known.map(({ ply, point }) => `${x(ply)},${y(clamp(point))}`), `${x(known[known.length - 1].ply)},${y(0)}`,
  ].join(' '));
  const marked = known.flatMap(({ ply, point }) => {
    const mark = marks.get(ply);
    // A glyph is written on the side where there is room.
    return mark ? [{ ...mark, x: x(ply), y: y(point), above: point > 0 }] : [];
  });
  const written = readable(marked);
  /** A side's name stands at the end where the curve stays further from it. @param {string} key @param {(point: number) => number} reach @param {number} at @param {string} baseline */
  const name = (key, reach, at, baseline) => {
    const most = (/** @type {boolean} */ right) => Math.max(0, ...known.filter(({ ply }) => (right ? x(ply) > WIDTH - NAME : x(ply) < NAME)).map(({ point }) => reach(point)));
    const right = most(true) < most(false);
    return svg`<text x=${right ? WIDTH - EDGE - 4 : EDGE + 4} y=${at} text-anchor=${right ? 'end' : 'start'} dominant-baseline=${baseline}>${t(key)}</text>`;
  };
  const nearest = (/** @type {MouseEvent} */ event) => {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const ply = Math.round((((event.clientX - left) / width) * WIDTH - EDGE) / step);
    pick(Math.min(points.length - 1, Math.max(0, ply)));
  };
  return html`
    <svg class="graph" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${t('web-graph', { plies: points.length - 1 })} @click=${nearest}>
      <rect class="hit" width=${WIDTH} height=${height} />
      <polygon class="south" points=${area((point) => Math.max(0, point))} />
      <polygon class="north" points=${area((point) => Math.min(0, point))} />
      <line class="zero" x1=${EDGE} x2=${WIDTH - EDGE} y1=${y(0)} y2=${y(0)} />
      ${name('web-graph-south', (point) => point, 3, 'hanging')}
      ${name('web-graph-north', (point) => -point, height - 5, 'auto')}
      ${here >= 0 && here < points.length ? svg`<line class="here" x1=${x(here)} x2=${x(here)} y1="0" y2=${height} />` : nothing}
      <polyline class="curve" points=${known.map(({ ply, point }) => `${x(ply)},${y(point)}`).join(' ')} />
      ${known.length === 1 ? svg`<circle class="dot" cx=${x(known[0].ply)} cy=${y(known[0].point)} r="4" />` : nothing}
      ${marked.map((mark) => svg`<circle class=${mark.bad ? 'dot bad' : 'dot'} cx=${mark.x} cy=${mark.y} r=${Math.max(LEAST_DOT, Math.min(MOST_DOT, step))} />`)}
      ${[...written].map((mark) => svg`<text class="glyph" x=${mark.x} y=${mark.y + (mark.above ? -9 : 19)}>${mark.glyph}</text>`)}
    </svg>`;
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 10) / 10;
}
