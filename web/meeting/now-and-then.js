/** Something that is asked again while a page is shown, so that what it shows stays true. Headless but for who looks. */

/** Between two times, in milliseconds: while somebody looks, and while the page lies behind others. To ask has its price on a site of many. */
const SEEN_EVERY = 20_000;
const UNSEEN_EVERY = 60_000;

/**
 * Does it again and again until the page is left, and at once when somebody looks again; never twice at the same time.
 *
 * @param {() => Promise<unknown>} act
 * @param {AbortSignal} signal when the page is left
 * @returns {() => Promise<void>} does it now
 */
export function nowAndThen(act, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  let [busy, wanted] = [false, false];

  function wait() {
    clearTimeout(waiting);
    if (!signal.aborted) waiting = setTimeout(now, document.hidden ? UNSEEN_EVERY : SEEN_EVERY);
  }

  async function now() {
    wanted = true;
    if (busy) return;
    busy = true;
    while (wanted && !signal.aborted) {
      wanted = false;
      // Nobody is told when it fails: what is shown was true a moment ago, and the next time comes.
      await act().catch(() => {});
    }
    busy = false;
    wait();
  }

  signal.addEventListener('abort', () => clearTimeout(waiting));
  document.addEventListener('visibilitychange', () => (document.hidden ? wait() : now()), { signal });
  wait();
  return now;
}
