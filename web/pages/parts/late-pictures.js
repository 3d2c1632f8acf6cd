/**
 * Pictures that load when they are about to be seen. Browsers load lazy ones from thousands of pixels away, which costs a visitor on a
 * slow line the first move; a list of games has many.
 */

/** How far from the window a picture begins to load. */
const NEAR = '120px';

/**
 * Watches the pictures with a `data-src`; also those that have another one since the last time.
 *
 * @param {HTMLElement} main
 * @param {AbortSignal} signal when the page is left
 * @returns {() => void} is to be called after each drawing
 */
export function latePictures(main, signal) {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
      seen.unobserve(target);
      target.src = target.dataset.src ?? '';
    }
  }, { rootMargin: NEAR });
  signal.addEventListener('abort', () => seen.disconnect());
  return () => main.querySelectorAll('img[data-src]').forEach((picture) => {
    if (picture.getAttribute('src') !== picture.getAttribute('data-src')) seen.observe(picture);
  });
}
