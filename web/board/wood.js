/**
 * The board itself: its wood or clay, its frame, what adorns it, and the hollows carved into it. Drawn once for a plan; colours
 * come from the style sheet by the name of the wood.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Hollow} Hollow
 * @typedef {import('../vendor/lit-html.js').TemplateResult} Template
 */

import { svg } from '../vendor/lit-html.js';
import { grown, short } from './geometry.js';

/** The inlay lies so far within the edge. */
const INLAY_DEPTH = 5.5;
const FIBRE_PITCH = 9;
/** The surface, in square units, that has one speck. */
const SPECK_AREA = 1500;

/**
 * @param {Plan} plan
 * @param {string} wood
 * @param {string} id unique to this board, since ids are shared by a page
 */
export function drawWood(plan, wood, id) {
  const { slab, field } = plan;
  return svg`
    <defs>
      <linearGradient id="${id}-slab" x2=".25" y2="1">
        <stop class="slab-lit"/><stop class="slab-middle" offset=".5"/><stop class="slab-far" offset="1"/>
      </linearGradient>
      <linearGradient id="${id}-edge" x2=".3" y2="1">
        <stop stop-color="#fff" stop-opacity=".55"/><stop offset=".35" stop-color="#fff" stop-opacity=".08"/>
        <stop offset=".65" stop-opacity=".1"/><stop offset="1" stop-opacity=".55"/>
      </linearGradient>
      <radialGradient id="${id}-glow" cx=".32" cy=".1" r=".95">
        <stop class="glow" stop-opacity=".2"/><stop class="glow" offset=".7" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="${id}-floor" cx=".54" cy=".66" r=".66">
        <stop class="floor"/><stop class="wall" offset=".6"/><stop class="shade" offset="1"/>
      </radialGradient>
      <linearGradient id="${id}-shade" x2=".2" y2="1">
        <stop class="shade" stop-opacity=".9"/><stop class="shade" offset=".38" stop-opacity="0"/>
      </linearGradient>
      <linearGradient id="${id}-lip" x2=".25" y2="1">
        <stop stop-opacity=".6"/><stop offset=".45" stop-opacity=".15"/>
        <stop class="lip" offset=".6" stop-opacity=".1"/><stop class="lip" offset="1" stop-opacity=".95"/>
      </linearGradient>
      <filter id="${id}-blur" x="-5%" y="-5%" width="110%" height="115%"><feGaussianBlur stdDeviation="5"/></filter>
      <clipPath id="${id}-clip">${box(slab)}</clipPath>
    </defs>
    <g opacity=".45" filter="url(#${id}-blur)">${box({ ...grown(slab, -1), y: slab.y + 5 })}</g>
    ${box(slab, 'slab-fill', `url(#${id}-slab)`)}
    <g clip-path="url(#${id}-clip)" class="grain">${wood === 'clay' ? specks(plan) : fibres(plan)}</g>
    ${box(slab, '', `url(#${id}-glow)`)}
    ${field ? frame(field) : null}
    ${box(grown(slab, -INLAY_DEPTH), 'inlay', 'none')}
    ${box(grown(slab, -1.5), 'slab-edge', 'none', `url(#${id}-edge)`)}
    ${way(plan)}
    ${plan.stores.filter(({ kind }) => kind !== 'none').map((store) => svg`
      ${store.kind === 'bowl' || store.kind === 'hand' ? standing(store.hollow, id) : null}
      ${carved(store.hollow, id)}`)}
    ${plan.pits.map((pit) => carved(pit.hollow, id))}`;
}

/**
 * A rectangle with round corners.
 * @param {Hollow} hollow
 */
export function box(hollow, className = '', fill = '', stroke = '') {
  return svg`<rect class=${className} fill=${fill || '#000'} stroke=${stroke || 'none'}
    x=${short(hollow.x - hollow.rx)} y=${short(hollow.y - hollow.ry)}
    width=${short(2 * hollow.rx)} height=${short(2 * hollow.ry)} rx=${short(hollow.corner)} />`;
}

/** @param {Hollow} hollow @param {string} id */
function carved(hollow, id) {
  return svg`
    ${box(hollow, '', `url(#${id}-floor)`)}
    ${box(hollow, '', `url(#${id}-shade)`)}
    ${box(hollow, 'lip-edge', 'none', `url(#${id}-lip)`)}`;
}

/** A bowl is not carved into the board but stands on it: it has a rim and a shadow. @param {Hollow} hollow @param {string} id */
function standing(hollow, id) {
  return svg`
    <g opacity=".3">${box({ ...grown(hollow, 6), y: hollow.y + 3 })}</g>
    ${box(grown(hollow, 5), '', `url(#${id}-slab)`)}
    ${box(grown(hollow, 4), 'rim', 'none', `url(#${id}-edge)`)}`;
}

/** The frame stands a little higher than the field: an edge of shadow above, of light below. @param {Hollow} field */
function frame(field) {
  return svg`
    ${box(field, 'slab-field')}
    ${box({ ...field, y: field.y + 1.2 }, 'slab-field-light', 'none')}
    ${box(field, 'slab-field-edge', 'none')}`;
}

/** Waving lines along the board, in a few strengths. @param {Plan} plan */
function fibres({ slab, width, height }) {
  const along = slab.rx > slab.ry;
  const [length, breadth] = along ? [width, height] : [height, width];
  const wave = unordered(1);
  /** @param {number} part @param {number} offset */
  const point = (part, offset) => {
    const at = length * part;
    return along ? `${short(at)} ${short(offset)}` : `${short(offset)} ${short(at)}`;
  };
  const signed = () => 2 * wave() - 1;
  return [[0.1, 1.2], [0.16, 0.8], [0.07, 3.2]].map(([strength, thickness]) => {
    const lines = Math.floor(breadth / FIBRE_PITCH / 2);
    let path = '';
    for (let line = 0; line < lines; line += 1) {
      const from = ((line + wave()) * breadth) / lines;
      path += `M${point(0, from)}C${point(0.3, from + 16 * signed())} ${point(0.65, from + 16 * signed())} `
        + point(1, from + 8 * signed());
    }
    return svg`<path d=${path} stroke-width=${thickness} opacity=${strength} />`;
  });
}

/** Dots of several sizes, as in fired earth. @param {Plan} plan */
function specks({ width, height }) {
  const count = (width * height) / SPECK_AREA / 3;
  const wave = unordered(2);
  return [[0.3, 2], [0.16, 4.5], [0.4, 1.3]].map(([strength, thickness]) => {
    let path = '';
    for (let speck = 0; speck < count; speck += 1) path += `M${short(wave() * width)} ${short(wave() * height)}h.1`;
    return svg`<path d=${path} stroke-width=${thickness} stroke-linecap="round" opacity=${strength} />`;
  });
}

/** Small arrows between neighbouring pits of a side that show the sowing direction. @param {Plan} plan */
function way({ arrows }) {
  return arrows.map(({ x, y, degrees }) => svg`<path class="way" d="M-2.5 -5 2.5 0 -2.5 5" fill="none"
    transform="translate(${short(x)} ${short(y)})rotate(${short(degrees)})"/>`);
}

/** A fixed row of numbers from 0 to 1 that look unordered: steps of the golden ratio, scrambled by squaring. @param {number} first */
function unordered(first) {
  let count = first;
  return () => {
    count += 1;
    const step = count * 0.61803398875;
    return (step * step * 12.9898) % 1;
  };
}
