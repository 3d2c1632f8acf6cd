/**
 * The drawings of seeds: for each kind a body that the light falls on from the upper left, in a few tints and turns, and the
 * shadow of a seed that lies. Colours come from the style sheet.
 *
 * @typedef {'game' | 'nickernut' | 'glass' | 'pebble' | 'cowrie'} SeedTheme `game`: the seeds of the game
 */

import { svg } from '../vendor/lit-html.js';
import { CONTACT } from './flight.js';
import { short } from './geometry.js';

/** @type {SeedTheme[]} */
export const SEED_THEMES = ['game', 'nickernut', 'glass', 'pebble', 'cowrie'];

/** Tints of seeds in the style sheet. */
const TINTS = 4;
/** Ways that seeds of one tint can lie turned, in degrees. */
const TURNS = [12, 70, 138];
/** How many drawings there are. */
export const LOOKS = TINTS * TURNS.length;

/**
 * A seed for each tint and turn: `…-seed-N` with its shadow, `…-body-N` without.
 * @param {'heap' | 'pairs'} kind
 * @param {number} radius
 * @param {string} id unique to this board
 * @param {SeedTheme} theme
 */
export function defineSeeds(kind, radius, id, theme) {
  const tints = Array.from({ length: TINTS }, (_, tint) => tint);
  const looks = Array.from({ length: LOOKS }, (_, look) => look);
  return svg`<defs>
    ${tints.map((tint) => svg`
      <radialGradient id="${id}-tint-${tint}" gradientUnits="userSpaceOnUse"
        cx=${short(-0.35 * radius)} cy=${short(-0.35 * radius)} r=${short(1.5 * radius)}>
        <stop class="seed-${tint}-lit"/><stop class="seed-${tint}-body" offset=".45"/>
        <stop class="seed-${tint}-edge" offset="1"/>
      </radialGradient>`)}
    ${looks.map((look) => {
    const turn = kind === 'pairs' ? 0 : TURNS[Math.floor(look / TINTS)];
    return svg`
      <g id="${id}-body-${look}">${body(theme, kind, radius, turn, `url(#${id}-tint-${look % TINTS})`, look % TINTS)}</g>
      <g id="${id}-seed-${look}">
        <ellipse cx=${CONTACT.x} cy=${CONTACT.y} rx=${short(radius * 1.02)} ry=${short(radius * 0.95)} opacity=".38"/>
        <use href="#${id}-body-${look}"/>
      </g>`;
  })}
  </defs>`;
}

/**
 * @param {SeedTheme} theme
 * @param {'heap' | 'pairs'} kind
 * @param {number} radius
 * @param {number} turn
 * @param {string} fill
 * @param {number} tint
 */
function body(theme, kind, radius, turn, fill, tint) {
  const r = (/** @type {number} */ part) => short(part * radius);
  const line = `seed-line-${tint}`;
  switch (theme) {
    case 'nickernut': return svg`
      <ellipse class="seed" rx=${r(1.03)} ry=${r(0.95)} transform="rotate(${turn})" fill=${fill}/>
      <g class=${line} fill="none" stroke-width=${r(0.07)} opacity=".55" transform="rotate(${turn})">
        <path d="M${r(-0.86)} ${r(0.2)}A${r(0.9)} ${r(0.8)} 0 0 0 ${r(0.86)} ${r(0.2)}"/>
        <path d="M${r(-0.7)} ${r(0.46)}A${r(0.8)} ${r(0.6)} 0 0 0 ${r(0.7)} ${r(0.46)}"/>
      </g>
      <circle class=${line} cx=${r(0.62)} r=${r(0.13)} fill="currentColor" stroke="none" transform="rotate(${turn})" opacity=".5"/>
      ${gleam(radius, 0.24, 0.14, 0.55)}`;
    case 'glass': return svg`
      <circle class="seed" r=${r(0.98)} fill=${fill}/>
      <path class="seed-twist-${tint}" transform="rotate(${turn})" opacity=".7"
        d="M${r(-0.6)} ${r(-0.1)}C${r(-0.2)} ${r(-0.6)} ${r(0.2)} ${r(0.5)} ${r(0.65)} 0C${r(0.3)} ${r(0.7)} ${r(-0.2)} ${r(0.05)} ${r(-0.6)} ${r(-0.1)}z"/>
      <path d="M${r(0.78)} ${r(0.2)}A${r(0.8)} ${r(0.8)} 0 0 1 ${r(0.1)} ${r(0.8)}A${r(0.95)} ${r(0.95)} 0 0 0 ${r(0.78)} ${r(0.2)}z" fill="#fff" opacity=".55"/>
      ${gleam(radius, 0.27, 0.17, 0.9)}`;
    case 'pebble': return svg`
      <path class="seed" transform="rotate(${turn})" fill=${fill}
        d="M${r(-1.02)} ${r(0.05)}C${r(-1)} ${r(-0.6)} ${r(-0.4)} ${r(-0.92)} ${r(0.2)} ${r(-0.84)}C${r(0.75)} ${r(-0.78)} ${r(1.08)} ${r(-0.35)} ${r(1)} ${r(0.15)}C${r(0.92)} ${r(0.65)} ${r(0.4)} ${r(0.9)} ${r(-0.2)} ${r(0.86)}C${r(-0.7)} ${r(0.82)} ${r(-1.05)} ${r(0.5)} ${r(-1.02)} ${r(0.05)}z"/>
      <g class=${line} transform="rotate(${turn})" stroke="none" fill="currentColor" opacity=".4">
        <circle cx=${r(0.3)} cy=${r(0.35)} r=${r(0.09)}/><circle cx=${r(-0.2)} cy=${r(0.5)} r=${r(0.06)}/>
        <circle cx=${r(0.5)} cy=${r(-0.15)} r=${r(0.06)}/></g>
      ${gleam(radius, 0.34, 0.2, 0.28)}`;
    case 'cowrie': return svg`
      <ellipse class="seed" rx=${r(1.08)} ry=${r(0.84)} transform="rotate(${turn})" fill=${fill}/>
      <g class=${line} transform="rotate(${turn})" fill="none" stroke-width=${r(0.13)} stroke-linecap="round">
        <path d="M${r(-0.74)} ${r(0.03)}Q0 ${r(0.2)} ${r(0.74)} ${r(-0.03)}"/>
        <path stroke-width=${r(0.08)} d="M${r(-0.45)} ${r(-0.12)}v${r(0.4)}M${r(-0.15)} ${r(-0.1)}v${r(0.44)}M${r(0.15)} ${r(-0.1)}v${r(0.42)}M${r(0.45)} ${r(-0.14)}v${r(0.38)}"/>
      </g>
      ${gleam(radius, 0.26, 0.13, 0.55)}`;
    default: return svg`
      <ellipse class="seed" rx=${r(kind === 'pairs' ? 1 : 1.04)} ry=${r(kind === 'pairs' ? 1 : 0.88)} transform="rotate(${turn})" fill=${fill}/>
      ${gleam(radius, 0.26, 0.15, 0.6)}`;
  }
}

/** The light on a seed. @param {number} radius @param {number} rx @param {number} ry @param {number} strength */
function gleam(radius, rx, ry, strength) {
  const [x, y] = [short(-0.36 * radius), short(-0.4 * radius)];
  return svg`<ellipse cx=${x} cy=${y} rx=${short(rx * radius)} ry=${short(ry * radius)} transform="rotate(-35 ${x} ${y})"
    fill="#fff" opacity=${strength}/>`;
}
