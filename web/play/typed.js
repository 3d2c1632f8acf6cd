/**
 * Moves by the names of pits, typed: `3` plays pit 3. Where a longer name begins the same (1 and 12), it is waited for.
 */

/** How long a begun name waits for its end, in milliseconds. */
export const PATIENCE = 700;

/**
 * What a typed text means among the names that may be played.
 * @param {string} text
 * @param {string[]} labels
 * @returns {{ exact: string | null, waits: boolean }} the name that it is, and whether it may yet become a longer one
 */
export function understand(text, labels) {
  const same = (/** @type {string} */ label) => label.toLowerCase() === text.toLowerCase();
  const begins = (/** @type {string} */ label) => label.toLowerCase().startsWith(text.toLowerCase()) && !same(label);
  return { exact: labels.find(same) ?? null, waits: labels.some(begins) };
}
