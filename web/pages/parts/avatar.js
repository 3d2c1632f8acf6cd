/** A player's avatar: seeds in a pit. */
import { html, svg } from '../../vendor/lit-html.js';
import { seedPattern } from './seed-pattern.js';

const RADIUS = 4.3;

/** @param {string} name @param {'' | 'large'} [size] */
export function avatar(name, size = '') {
  const { wood, seed, seeds } = seedPattern(name);
  return html`<svg class="avatar ${size}" viewBox="0 0 64 64" width="32" height="32" aria-hidden="true" focusable="false">
    <circle cx="32" cy="32" r="32" fill=${wood} /><circle cx="32" cy="32" r="25" fill="#00000026" />
    ${seeds.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r=${RADIUS} fill=${seed} />`)}</svg>`;
}
