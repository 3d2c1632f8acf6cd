/** Polls while a page is shown, so that it stays up to date. Headless but for the page's visibility. */

/** Intervals in milliseconds, for a visible page and for a hidden one. Polling is expensive on a busy site. */
const SEEN_EVERY = 20_000;
const UNSEEN_EVERY = 60_000;

/**
 * Repeats a task until the visitor leaves the page, and at once when the page becomes visible. Runs never overlap.
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
      // A failure is not shown: the page keeps the last state and tries again.
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
