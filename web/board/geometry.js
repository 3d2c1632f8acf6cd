/**
 * Points and hollows of a board's plan, and the plan turned half round.
 *
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {import('../wire.d.ts').Hollow} Hollow
 * @typedef {import('../wire.d.ts').Plan} Plan
 */

/** @param {'S' | 'N'} side @returns {0 | 1} */
export function sideNumber(side) {
  return side === 'S' ? 0 : 1;
}

/**
 * The hollow with its edge moved outwards, or inwards where `by` is negative.
 * @param {Hollow} hollow
 * @param {number} by
 * @returns {Hollow}
 */
export function grown(hollow, by) {
  return { ...hollow, rx: hollow.rx + by, ry: hollow.ry + by, corner: Math.max(0, hollow.corner + by) };
}

/**
 * Whether a point lies in the hollow.
 * @param {Hollow} hollow
 * @param {number} x
 * @param {number} y
 */
export function contains(hollow, x, y) {
  const across = Math.abs(x - hollow.x);
  const down = Math.abs(y - hollow.y);
  if (across > hollow.rx || down > hollow.ry) return false;
  // Beyond the straight part of the edges only a corner's circle counts.
  const beyondX = Math.max(0, across - (hollow.rx - hollow.corner));
  const beyondY = Math.max(0, down - (hollow.ry - hollow.corner));
  return Math.hypot(beyondX, beyondY) <= Math.max(hollow.corner, Number.EPSILON);
}

/**
 * @param {Dot} one
 * @param {Dot} other
 */
export function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A number to a tenth: finer than a screen shows. @param {number} number */
export function short(number) {
  return Math.round(number * 10) / 10;
}

/**
 * The plan as the opponent across the table sees it. Text stays upright.
 * @param {Plan} plan
 * @returns {Plan}
 */
export function turned(plan) {
  /** @template {Dot} T @param {T} at @returns {T} */
  const turn = (at) => ({ ...at, x: plan.width - at.x, y: plan.height - at.y });
  /** @param {import('../wire.d.ts').StoreSpot} store */
  const turnStore = (store) => ({ ...store, hollow: turn(store.hollow), count: turn(store.count) });
  return {
    ...plan,
    slab: turn(plan.slab),
    field: plan.field && turn(plan.field),
    arrows: plan.arrows.map((arrow) => ({ ...turn(arrow), degrees: (arrow.degrees + 180) % 360 })),
    pits: plan.pits.map((pit) => ({ ...pit, hollow: turn(pit.hollow), label: turn(pit.label), count: turn(pit.count) })),
    stores: [turnStore(plan.stores[0]), turnStore(plan.stores[1])],
    names: [turn(plan.names[0]), turn(plan.names[1])],
    // Lines of writing keep their order from above: the sides change places as blocks.
    tallies: plan.tallies && [plan.tallies[1], plan.tallies[0]],
  };
}

/**
 * The hollow of any cell: pits by number, then South's store, then North's.
 * @param {Plan} plan
 * @param {number} cell
 */
export function hollowOf(plan, cell) {
  return cell < plan.pits.length ? plan.pits[cell].hollow : plan.stores[cell - plan.pits.length].hollow;
}

/**
 * Where a cell's count is written.
 * @param {Plan} plan
 * @param {number} cell
 */
export function countOf(plan, cell) {
  return cell < plan.pits.length ? plan.pits[cell].count : plan.stores[cell - plan.pits.length].count;
}

/**
 * The side that a pit or store belongs to.
 * @param {Plan} plan
 * @param {number} cell
 * @returns {0 | 1}
 */
export function sideOf(plan, cell) {
  const spot = cell < plan.pits.length ? plan.pits[cell] : plan.stores[cell - plan.pits.length];
  return sideNumber(spot.side);
}

/** The cell of a side's store: stores follow the pits. @param {Plan} plan @param {number} side */
export function storeOf(plan, side) {
  return plan.pits.length + side;
}

/** The cells of a side's pits. @param {Plan} plan @param {number} side */
export function pitsOf(plan, side) {
  return plan.pits.flatMap((_, cell) => (sideOf(plan, cell) === side ? [cell] : []));
}

/**
 * The cells of a side's pits, row by row from the middle of the board outwards, as a position is written.
 * @param {Plan} plan
 * @param {number} side
 * @returns {number[][]}
 */
export function rowsOf(plan, side) {
  /** @type {number[][]} */
  const rows = [];
  for (const cell of pitsOf(plan, side)) (rows[plan.pits[cell].row] ??= []).push(cell);
  return rows.map((row) => row.sort((one, other) => plan.pits[one].column - plan.pits[other].column));
}

/**
 * The distance between the two nearest pits: the room that each has for being touched.
 * @param {Plan} plan
 */
export function pitch({ pits }) {
  const ways = pits.flatMap((one, index) => pits.slice(0, index).map((other) => distance(one.hollow, other.hollow)));
  return ways.length > 0 ? Math.min(...ways) : 2 * pits[0].hollow.rx;
}
