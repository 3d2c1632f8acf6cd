/** The hand that sows: seen from above, the palm round the seeds that it carries. */

import { svg } from '../vendor/lit-html.js';

/** Drawn about the point where the seeds are. */
export function drawHand() {
  return svg`<g class="hand" transform="translate(-4 6)">
    <path class="hand-shadow" transform="translate(3 6)" d=${OUTLINE} />
    <path class="hand-skin" d=${OUTLINE} />
    <path class="hand-line" d="M-14 -14C-16 -2 -12 8 -2 14M-3 -25L-4 -12M9 -25L8 -12M20 -19L18 -8"/>
  </g>`;
}

const OUTLINE = 'M-22 62C-24 44 -30 30 -34 16C-38 4 -42 -6 -36 -10C-30 -14 -24 -4 -20 4C-20 -10 -20 -26 -19 -34'
  + 'C-18 -42 -8 -42 -8 -34L-7 -30C-7 -46 3 -47 4 -38L5 -30C7 -42 15 -41 16 -33L16 -24C19 -33 26 -31 26 -24'
  + 'C27 -6 28 14 22 30C18 42 18 52 18 62z';
