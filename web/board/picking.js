/**
 * The choice among several moves of one pit: first the direction, then what the player does within the turn. Headless: the moves
 * and where they lead come from the position.
 *
 * @typedef {import('../wire.d.ts').Choice} Choice
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {{ cell: number, moves: Choice[] }} Picking the moves of a pit among which the player still chooses
 * @typedef {{ x: number, y: number }} Aim a direction on the drawn board, of length 1
 * @typedef {{ direction: '<' | '>', moves: Choice[] }} Way
 */

import { hollowOf } from './geometry.js';

/** How much two directions must differ to be drawn where they lead, as the cosine of their angle. */
const APART = 0.5;
/** How near a drag must be to a direction, as the cosine of their angle. */
const NEAR = 0.4;

/** The moves of a pit. @param {Choice[]} choices @param {number} cell */
export function movesAt(choices, cell) {
  return choices.filter((choice) => choice.cell === cell);
}

/**
 * The directions among moves, `<` first. A move without one goes the game's own way, which is the direction that no other has.
 * @param {Choice[]} moves
 * @returns {Way[]}
 */
export function waysOf(moves) {
  const named = moves.find(({ direction }) => direction !== undefined)?.direction;
  const usual = named === '<' ? '>' : '<';
  return /** @type {const} */ (['<', '>']).flatMap((direction) => {
    const those = moves.filter((move) => (move.direction ?? usual) === direction);
    return those.length > 0 ? [{ direction, moves: those }] : [];
  });
}

/** Whether the direction is still to be chosen. @param {Choice[]} moves */
export function asksWay(moves) {
  return new Set(moves.map(({ direction }) => direction)).size > 1;
}

/** The cells of pits that can be captured as well, where that is what is to be chosen. @param {Picking | null} picking @returns {Map<number, Choice>} */
export function targetsOf(picking) {
  if (!picking || asksWay(picking.moves)) return new Map();
  return new Map(picking.moves.flatMap((move) => (typeof move.option === 'number' ? [[move.option, move]] : [])));
}

/**
 * Where the arrow of each direction points: towards the pit that gets the first seed, or the mover's left and right if that is the
 * same for both.
 * @param {Plan} plan as it is drawn
 * @param {number} cell
 * @param {Way[]} ways
 * @returns {Aim[]}
 */
export function aims(plan, cell, ways) {
  const from = hollowOf(plan, cell);
  const found = ways.map(({ moves: [move] }) => {
    const to = firstSown(move, cell);
    return to === null ? null : unit(from, hollowOf(plan, to));
  });
  const [one, other] = found;
  const differ = found.every((aim) => aim !== null) && (!one || !other || one.x * other.x + one.y * other.y < APART);
  if (differ) return /** @type {Aim[]} */ (found);
  const right = ownersRight(plan, cell);
  return ways.map(({ direction }) => (direction === '>' ? right : { x: -right.x, y: -right.y }));
}

/** Where the right hand of a pit's owner is on the drawing: rows are numbered from the owner's left. @param {Plan} plan @param {number} cell @returns {Aim} */
function ownersRight({ pits }, cell) {
  const row = pits.filter(({ side, row: number }) => side === pits[cell].side && number === pits[cell].row);
  const [first, last] = [row[0], row[row.length - 1]];
  return (first.column < last.column ? unit(first.hollow, last.hollow) : unit(last.hollow, first.hollow)) ?? { x: 1, y: 0 };
}

/** The first pit that a move sows besides its own. @param {Choice} move @param {number} cell */
function firstSown({ sowing }, cell) {
  const to = sowing.steps.flatMap((step) => (step.t === 'sow' ? step.at : [])).find((each) => each !== cell);
  return to ?? null;
}

/**
 * The direction that a drag means, if any.
 * @param {Aim[]} all
 * @param {Aim} drag
 * @returns {number | null} its number
 */
export function meant(all, drag) {
  const length = Math.hypot(drag.x, drag.y) || 1;
  const near = all.map(({ x, y }) => (x * drag.x + y * drag.y) / length);
  const best = near.indexOf(Math.max(...near));
  return near[best] >= NEAR ? best : null;
}

/** @param {Dot} from @param {Dot} to @returns {Aim | null} */
function unit(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length < 1 ? null : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
