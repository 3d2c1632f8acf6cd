/** Brings into view what the reader has changed by pressing something elsewhere; no further than needed. */

/** @param {Element | null} element */
export function bringIntoView(element) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}
