/**
 * A map on which a country with games can be pressed. The list of countries beside it says the same to screen readers.
 */
import { DOTS, HEIGHT, OUTLINES, WIDTH } from '../../map/world.js';
import { t } from '../../text/index.js';
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { chips } from './chips.js';

/** The parts that can be shown: left, top, width and height, in the units of the map. */
const PARTS = /** @type {const} */ ({ world: [0, 0, WIDTH, HEIGHT], africa: [410, 125, 300, 245], asia: [560, 70, 360, 240], americas: [110, 60, 330, 370] });
/** @typedef {keyof typeof PARTS} Part */

/** A window narrower than this begins with Africa, where most games are: on the whole world its countries are too small to press. */
const NARROW = '(width < 40rem)';

/** @type {Part} */
let part = 'world';
let isFirst = true;

/**
 * @param {object} of
 * @param {Map<string, number>} of.counts how many games each country has
 * @param {string} of.chosen
 * @param {(code: string) => string} of.nameOf
 * @param {(country: string) => void} of.choose a country, or none
 * @param {() => void} of.draw draws the map again
 */
export function worldMap({ counts, chosen, nameOf, choose, draw }) {
  if (isFirst && matchMedia(NARROW).matches) part = 'africa';
  isFirst = false;
  const [left, top, width, height] = PARTS[part];
  const show = (/** @type {Part} */ wanted) => { part = wanted; draw(); };
  const has = (/** @type {string} */ code) => counts.has(code);
  const press = (/** @type {string} */ code) => choose(code === chosen ? '' : code);
  const kind = (/** @type {string} */ code) => `land with-games${code === chosen ? ' chosen' : ''}`;
  const title = (/** @type {string} */ code) => svg`<title>${t('web-map-country', { country: nameOf(code), count: counts.get(code) ?? 0 })}</title>`;
  // A dot is as large in every part.
  const radius = Math.max(2.5, width / 160);
  return html`
    <div class="world">
      ${chips('map-part', /** @type {Part[]} */ (Object.keys(PARTS)).map((name) => /** @type {const} */ ([name, t(`web-map-${name}`)])), part, show)}
      <svg class="world-map" viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">
        <path class="land" d=${Object.keys(OUTLINES).filter((code) => !has(code)).map((code) => OUTLINES[code]).join('')} />
        ${Object.keys(OUTLINES).filter(has).map((code) => svg`<path class=${kind(code)} data-country=${code} d=${OUTLINES[code]} @click=${() => press(code)}>${title(code)}</path>`)}
        ${Object.keys(DOTS).filter(has).map((code) => svg`<circle class=${kind(code)} data-country=${code} cx=${DOTS[code][0]} cy=${DOTS[code][1]} r=${radius} @click=${() => press(code)}>${title(code)}</circle>`)}
      </svg>
      ${chosen === '' ? nothing : html`<p class="muted small">${t('web-map-country', { country: nameOf(chosen), count: counts.get(chosen) ?? 0 })}</p>`}
    </div>`;
}
