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

/** The pit of a move's name: what stands before a direction or a choice. @param {string} label */
export function pitOf(label) {
  return label.replace(/[<>:].*$/, '');
}

/**
 * The pit or the beginning of a move that a typed text names, if the player has to choose among its moves then.
 * @param {string} text
 * @param {string[]} labels of the moves that may be played
 * @param {string[]} pits the names of all pits
 * @returns {string | null} as the game writes it
 */
export function asks(text, labels, pits) {
  const typed = text.toLowerCase();
  const moves = labels.filter((label) => label.toLowerCase().startsWith(typed));
  const named = moves.map((label) => label.slice(0, text.length));
  // 1 may yet become 12.
  const mayGrow = pits.some((pit) => pit.toLowerCase().startsWith(typed) && pit.length > text.length && moves.some((label) => pitOf(label) === pit));
  const isWhole = named.some((name) => name === pitOf(name) ? pits.includes(name) : /[<>]$/.test(name));
  const same = new Set(moves.map((label) => pitOf(label))).size === 1;
  return moves.length > 1 && isWhole && same && !mayGrow ? named[0] : null;
}
