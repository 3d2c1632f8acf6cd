/** Does what can wait when the page has nothing else to do and no seed moves: a late task would make a sowing stutter. */

/** A browser that is never idle does it after this time at the latest, in milliseconds. */
const LATEST_MS = 2500;
/** How often to look whether seeds still move. No sowing lasts as long as all of these waits. */
const AGAIN_MS = 300;
const MOST_WAITS = 200;

/**
 * @param {() => void} act
 * @param {number} [later] not before this time has passed, in milliseconds
 */
export function whenAtRest(act, later = 0) {
  const look = (/** @type {number} */ waits) => {
    if (waits > 0 && document.querySelector('.board[data-moving]')) setTimeout(() => look(waits - 1), AGAIN_MS);
    else act();
  };
  const idle = () => look(MOST_WAITS);
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(idle, { timeout: LATEST_MS }) : idle()), later);
}
