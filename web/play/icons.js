/** Small drawings on buttons; fonts of some systems have no such signs. */

import { html } from '../vendor/lit-html.js';

/** Lines on a square of 24. */
const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  forth: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  turn: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v4.5h-4.5',
  across: 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  silence: 'M4 10v4h4l5 4V6L8 10zM17 9.5l5 5M22 9.5l-5 5',
  share: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2 2 0 0 0 4 0',
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false"><path d=${PATHS[name]} /></svg>`;
}
