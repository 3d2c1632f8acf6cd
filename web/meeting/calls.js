/** What waits for the reader, wherever on the site they are: in the tab's title and beside the ways to go. */
import { calls } from '../net/meeting.js';

/** How often it is asked on a page that stays, in milliseconds. */
const ASK_EVERY = 60_000;

/** @param {AbortSignal} signal when the page is left */
export function showCalls(signal) {
  const asking = setInterval(ask, ASK_EVERY);
  signal.addEventListener('abort', () => clearInterval(asking));
  async function ask() {
    // Nobody is told of this when it fails: it is only a help.
    const waiting = await calls().catch(() => null);
    if (!waiting || signal.aborted) return;
    count('/mine', waiting.turns);
    count('/lobby', waiting.challenges.length);
    // A table's title says whose turn it is there.
    if (!location.pathname.startsWith('/play/')) document.title = counted(document.title, waiting.turns + waiting.challenges.length);
  }
  ask();
}

/** A title with how much waits. @param {string} title @param {number} number */
export function counted(title, number) {
  const plain = title.replace(/^\(\d+\) /, '');
  return number > 0 ? `(${number}) ${plain}` : plain;
}

/** @param {string} way @param {number} number */
function count(way, number) {
  const link = document.querySelector(`#site-menu a[href="${way}"]`);
  if (!(link instanceof HTMLElement)) return;
  if (number > 0) link.dataset.count = String(number);
  else delete link.dataset.count;
}
