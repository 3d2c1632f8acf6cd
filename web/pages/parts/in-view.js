/** Scrolls a changed element into view, no further than needed. */

/** @param {Element | null} element */
export function bringIntoView(element) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}
