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
  look: 'M3 8h18v8H3zM8 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  moves: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  again: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  review: 'M4 19h16M5 15l4-5 4 3 6-8',
  analyse: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21M8 10.5h5M10.5 8v5',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  cup: 'M8 4h8v5a4 4 0 0 1-8 0zM8 5H4v1a4 4 0 0 0 4 4M16 5h4v1a4 4 0 0 1-4 4M12 13v4M8 20h8M9 20c0-2 1-3 3-3s3 1 3 3',
  game: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  end: 'M7 12.5l3.5 3.5L18 8M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  resign: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2 2 0 0 0 4 0',
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false"><path d=${PATHS[name]} /></svg>`;
}
