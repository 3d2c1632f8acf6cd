/** The site's own fonts, loaded late: a first move matters more. Until then the page uses fonts of the same widths (tokens.css). */

import { whenAtRest } from './at-rest.js';

const KEY = 'sower.fonts';

/** After the first page is drawn its board may still wait for the server, so the fonts wait a little longer. */
const LATER_MS = 1500;

/** Loads the style that names the fonts; the browser then loads those that the page uses. */
export function loadFontsLate() {
  const address = document.querySelector('meta[name="late-style"]')?.getAttribute('content');
  if (!address || document.querySelector(`link[href="${address}"]`)) return;
  const load = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    // theme-first.js reads this on the next visit.
    link.addEventListener('load', () => document.fonts.ready.then(() => remember(address)));
    document.head.append(link);
  };
  // A new font lays out the whole page again.
  whenAtRest(load, LATER_MS);
}

/** @param {string} address */
function remember(address) {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // Without storage the fonts come late on every visit.
  }
}
