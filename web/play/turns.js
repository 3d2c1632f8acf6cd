/**
 * Groups plies into the rows of a move list.
 *
 * @typedef {{ south: number[], north: number[] }} Turn the plies of both sides in a row of the list
 */

/**
 * Rows of a list of moves: a new one begins when South moves after North has.
 * @param {('S' | 'N')[]} movers
 * @returns {Turn[]}
 */
export function turns(movers) {
  /** @type {Turn[]} */
  const rows = [];
  movers.forEach((mover, ply) => {
    let row = rows.at(-1);
    if (!row || (mover === 'S' && row.north.length > 0)) {
      row = { south: [], north: [] };
      rows.push(row);
    }
    (mover === 'S' ? row.south : row.north).push(ply);
  });
  return rows;
}
