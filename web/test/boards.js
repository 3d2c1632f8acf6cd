/**
 * Artificial boards for tests: rows one above the other, North's above, with the rows of a side numbered from the middle outwards.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Spot} Spot
 */

const PITCH = 100;
const RADIUS = 42;

/**
 * A board whose pits belong to the sides that `owners` says, row by row from above.
 * @param {('S' | 'N')[][]} owners
 * @returns {Plan}
 */
export function boardOf(owners) {
  const columns = owners[0].length;
  const width = (columns + 3) * PITCH;
  const height = (owners.length + 1) * PITCH;
  const middle = (owners.length - 1) / 2;
  /** @type {Spot[]} */
  const spots = owners.flatMap((row, index) => row.map((side, column) => {
    const x = (column + 2) * PITCH;
    const y = (index + 1) * PITCH;
    const outwards = index < middle ? -1 : 1;
    return {
      side,
      row: Math.floor(Math.abs(index - middle)),
      // North counts from its own left.
      column: side === 'S' ? column : columns - 1 - column,
      hollow: round(x, y, RADIUS),
      label: { x: x - 30, y: y + outwards * 46 },
      count: { x: x + 30, y: y + outwards * 46 },
    };
  }));
  const pits = [...spots.filter(({ side }) => side === 'S'), ...spots.filter(({ side }) => side === 'N')];
  return {
    width,
    height,
    slab: { x: width / 2, y: height / 2, rx: width / 2 - 10, ry: height / 2 - 10, corner: 30 },
    field: null,
    pits,
    stores: [
      { side: 'S', hollow: round(width - PITCH, height / 2, 45), kind: 'bowl', count: { x: width - PITCH, y: height / 2 + 60 } },
      { side: 'N', hollow: round(PITCH, height / 2, 45), kind: 'bowl', count: { x: PITCH, y: height / 2 - 60 } },
    ],
    arrows: [{ x: width / 2, y: height / 2, degrees: 0 }],
    names: [{ x: width / 2, y: height - 20 }, { x: width / 2, y: 20 }],
    tallies: null,
  };
}

/** Four rows of eight: two rows to a side. */
export const FOUR_BY_EIGHT = boardOf([row('N', 8), row('N', 8), row('S', 8), row('S', 8)]);

/** Three rows of six: the middle row is shared, its left half South's. */
export const THREE_BY_SIX = boardOf([row('N', 6), [...row('S', 3), ...row('N', 3)], row('S', 6)]);

/** @param {'S' | 'N'} side @param {number} length @returns {('S' | 'N')[]} */
function row(side, length) {
  return Array.from({ length }, () => side);
}

/** @param {number} x @param {number} y @param {number} radius */
function round(x, y, radius) {
  return { x, y, rx: radius, ry: radius, corner: radius };
}
