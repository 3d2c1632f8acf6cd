/** What loads when its place is about to be seen. */

/**
 * @param {HTMLElement | null} place
 * @param {() => void} show is called once
 * @param {AbortSignal} signal
 */
export function whenSeen(place, show, signal) {
  if (!place) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    show();
  });
  seen.observe(place);
  signal.addEventListener('abort', () => seen.disconnect());
}
