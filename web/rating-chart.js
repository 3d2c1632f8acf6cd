/**
 * The graph of a rating: game after game, with the time at both ends.
 *
 * @import { RatingPoint } from './wire.js'
 */
import { date, t } from './text/index.js';
import { html, svg } from './vendor/lit-html.js';

const WIDTH = 640;
const HEIGHT = 200;
const EDGE = 14;
/** Room for the numbers beside the lines. */
const LEFT = 76;
/** A rating that hardly moves shall not look like a mountain range. */
const LEAST_RANGE = 100;

/** @param {RatingPoint[]} points in the order of time, at least one */
export function ratingChart(points) {
  const values = points.map(({ value }) => value);
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const range = Math.max(LEAST_RANGE, Math.max(...values) - Math.min(...values));
  const step = (WIDTH - LEFT - EDGE) / Math.max(1, points.length - 1);
  const x = (/** @type {number} */ index) => rounded(LEFT + index * step);
  const y = (/** @type {number} */ value) => rounded((HEIGHT - 24) / 2 - ((value - middle) / range) * (HEIGHT - 24 - 2 * EDGE));
  const lines = [middle - range / 2, middle, middle + range / 2].map((value) => Math.round(value));
  const last = points[points.length - 1];
  const label = t('web-rating-graph', { count: points.length - 1, first: points[0].value, last: last.value });
  return html`
    <svg class="graph rating-graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      ${lines.map((value) => svg`<line class="zero" x1=${LEFT} x2=${WIDTH - EDGE} y1=${y(value)} y2=${y(value)} />
        <text x="4" y=${y(value) + 5}>${value}</text>`)}
      <polyline class="curve" points=${points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')} />
      <circle class="dot" cx=${x(points.length - 1)} cy=${y(last.value)} r="5" />
      <text x=${LEFT} y=${HEIGHT - 4}>${day(points[0].at)}</text>
      ${points.length > 1 ? svg`<text class="end" x=${WIDTH - EDGE} y=${HEIGHT - 4}>${day(last.at)}</text>` : ''}
    </svg>`;
}

/** @param {number} time */
function day(time) {
  return date(time);
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 10) / 10;
}
