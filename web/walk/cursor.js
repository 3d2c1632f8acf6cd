/**
 * A reader's place in a line of moves: what is to be seen, what the board shows, and what text may speak of. Pure: every function
 * returns a new cursor, and with it what the board has to do. The line itself is elsewhere; `all` is its number of plies.
 *
 * @typedef {object} Cursor
 * @property {number | null} viewed how many plies the reader wants to see; null follows the line as it grows
 * @property {number} shown how many plies the board shows at rest
 * @property {number} landed how many have been seen to their end: text speaks of no others
 *
 * @typedef {{ do: 'sow', from: number, to: number } | { do: 'show' }} Motion
 *   `sow`: these plies are to be seen in motion; `show`: the board is to be set at once
 * @typedef {{ cursor: Cursor, motion: Motion | null }} Moved
 */

/** @type {Cursor} */
export const AT_START = { viewed: null, shown: 0, landed: 0 };

/** How many plies the board is to show. @param {Cursor} cursor @param {number} all */
export function wantedOf({ viewed }, all) {
  return viewed ?? all;
}

/** Whether the newest position is to be seen. @param {Cursor} cursor @param {number} all */
export function followsLine({ viewed }, all) {
  return viewed === null || viewed === all;
}

/** Whether the board shows at rest what it is to show. @param {Cursor} cursor @param {number} all */
export function isAtRest(cursor, all) {
  return cursor.shown === wantedOf(cursor, all);
}

/** The board is set without motion: nothing that text says runs ahead of it. @param {Cursor} cursor @param {number} all @returns {Cursor} */
export function atOnce({ viewed }, all) {
  return { viewed, shown: viewed ?? all, landed: all };
}

/**
 * The reader wants to see another position. A step forward is seen as it was played; everything else is set at once.
 * @param {Cursor} cursor
 * @param {number | null} to
 * @param {number} all
 * @returns {Moved}
 */
export function view(cursor, to, all) {
  const viewed = to === null || to >= all ? null : Math.max(0, to);
  if (viewed === cursor.viewed) return { cursor, motion: null };
  const [from, at] = [wantedOf(cursor, all), viewed ?? all];
  const moved = { ...cursor, viewed, landed: all };
  return at === from + 1
    ? { cursor: moved, motion: { do: 'sow', from, to: at } }
    : { cursor: atOnce(moved, all), motion: { do: 'show' } };
}

/**
 * The line has grown. New plies are seen in motion; nothing moves for a reader who looks back.
 * @param {Cursor} cursor
 * @param {number} from how long the line was
 * @param {number} all
 * @returns {Moved}
 */
export function grow(cursor, from, all) {
  if (followsLine(cursor, from)) return { cursor: { ...cursor, viewed: null }, motion: { do: 'sow', from, to: all } };
  return { cursor: { ...cursor, landed: all }, motion: null };
}

/**
 * The board rests with so many plies on it. A late report of a ply that was taken back since changes nothing.
 * @param {Cursor} cursor
 * @param {number} count
 * @param {number} all
 * @returns {Cursor}
 */
export function land(cursor, count, all) {
  const shown = Math.min(count, wantedOf(cursor, all));
  return { ...cursor, shown, landed: Math.max(cursor.landed, shown) };
}
