/** Brings something into view, no further than needed. */

/** @param {Element | null} element */
export function bringIntoView(element) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}

/** Scrolls a list, never the page, to one of its entries. @param {Element | null} list @param {Element | null | undefined} entry */
export function scrollWithin(list, entry) {
  if (!list || !entry) return;
  const [frame, row] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (row.top < frame.top) list.scrollTop -= frame.top - row.top;
  if (row.bottom > frame.bottom) list.scrollTop += row.bottom - frame.bottom;
}
