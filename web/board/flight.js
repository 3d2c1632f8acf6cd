/**
 * The path of a seed through the air, and of its shadow on the ground: points in time, in units of the plan. Without a screen:
 * the page animates them, and a film of a game writes them down.
 *
 * @typedef {import('../wire.d.ts').Dot} Dot
 * @typedef {{ from: Dot, to: Dot, over: Dot | null, high: number, highAtStart: number, highAtEnd: number }} Path
 *   `over`: captured seeds gather there first; `high`: the top of the arc above the ground
 * @typedef {{ part: number, x: number, y: number, high: number }} Point `part` of the flight that has passed, from 0 to 1
 */

/** Points of an arc: enough to look round. */
const POINTS = 8;
/** The part of a capture in which its seeds gather. */
const GATHERING = 0.36;
/** How high lifted seeds hover above their pit. */
export const HOVER = 9;
/** How far the shadow lies from a seed, for each unit of height. */
const SHADOW = { x: 0.3, y: 0.75 };
/** Where the shadow of a resting seed lies. */
export const CONTACT = { x: 1.2, y: 2.2 };
/** The height at which a seed looks twice as large. */
const NEAR = 260;

/** The height of an arc between two points. @param {Dot} from @param {Dot} to */
export function arcHeight(from, to) {
  return Math.min(64, 20 + 0.16 * Math.hypot(to.x - from.x, to.y - from.y));
}

/** @param {Path} path @returns {Point[]} */
export function pointsOf(path) {
  const { from, to, over, high, highAtStart, highAtEnd } = path;
  if (!over) return arc(from, to, high, highAtStart, highAtEnd, 0);
  return [
    { part: 0, ...place(from), high: highAtStart },
    { part: 0.7 * GATHERING, ...place(over), high: HOVER },
    ...arc(over, to, high, HOVER, highAtEnd, GATHERING),
  ];
}

/** Where a seed is drawn: higher means further up and larger. @param {Omit<Point, 'part'>} point */
export function drawn({ x, y, high }) {
  return { x, y: y - high, size: 1 + high / NEAR };
}

/** Where its shadow lies and how dark it is. @param {Omit<Point, 'part'>} point */
export function shadowOf({ x, y, high }) {
  return { x: x + CONTACT.x + SHADOW.x * high, y: y + CONTACT.y + SHADOW.y * high * 0.4, size: 1 + high / 110, dark: 0.5 / (1 + high / 55) };
}

/**
 * @param {Dot} from @param {Dot} to
 * @param {number} high @param {number} atStart @param {number} atEnd
 * @param {number} begin the part of the flight before it
 * @returns {Point[]}
 */
function arc(from, to, high, atStart, atEnd, begin) {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const passed = index / POINTS;
    // It leaves and arrives a little more slowly than it flies.
    const way = passed + 0.12 * Math.sin(2 * Math.PI * passed) / -Math.PI;
    return {
      part: begin + (1 - begin) * passed,
      x: from.x + (to.x - from.x) * way,
      y: from.y + (to.y - from.y) * way,
      high: atStart + (atEnd - atStart) * passed + high * 4 * passed * (1 - passed),
    };
  });
}

/** @param {Dot} at */
function place({ x, y }) {
  return { x, y };
}
