/** Small line drawings for the frame and the tiles; fonts of some systems have no such signs. */
import { html } from '../../vendor/lit-html.js';

/** Lines on a square of 24. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4M9 9v2.5M15 9v2.5',
  two: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 19a5 5 0 0 1 9-3 5 5 0 0 1 9 3',
  friend: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21',
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d=${PATHS[name]} /></svg>`;
}
