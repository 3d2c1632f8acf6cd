/** The site's own fonts, loaded late: a first move matters more. Until then the page uses fonts of the same widths (tokens.css). */

const KEY = 'sower.fonts';

/** After the first page is drawn its board may still wait for the server, so the fonts wait a little longer. */
const LATER_MS = 1500;
/** While seeds move the fonts wait, because a new font lays out the whole page again. No sowing lasts as long as all of these waits. */
const AGAIN_MS = 300;
const MOST_WAITS = 200;

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
  const loadAtRest = (/** @type {number} */ waits) => {
    if (waits > 0 && document.querySelector('.board[data-moving]')) setTimeout(() => loadAtRest(waits - 1), AGAIN_MS);
    else load();
  };
  const whenIdle = () => loadAtRest(MOST_WAITS);
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(whenIdle, { timeout: LATER_MS }) : whenIdle()), LATER_MS);
}

/** @param {string} address */
function remember(address) {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // Without storage the fonts come late on every visit.
  }
}
