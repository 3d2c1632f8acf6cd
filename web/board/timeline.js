/**
 * When each motion of a sowing is shown: motions in, timed frames out, never longer than the budget.
 *
 * A short sowing takes its natural time. A longer one is hastened, its later seeds more than its first. One that is too long to
 * be followed seed by seed goes lap by lap, and one with hundreds of laps several laps at a time. Nothing here knows a clock or a
 * screen.
 *
 * @typedef {import('./motions.js').Motion} Motion
 * @typedef {{ start: number, length: number, motions: Motion[] }} Frame
 *   In milliseconds; its motions are carried out together, so that what they move arrives at the frame's end.
 */

/** What a motion takes when there is time, in milliseconds. */
const NATURAL = {
  lift: 220,
  drop: 190,
  'into-home': 260,
  take: 520,
  'home-made': 620,
  sweep: 700,
  jump: 420,
  again: 0,
  swap: 300,
  pass: 200,
};

/** A seed that falls faster than this is not seen to fall. */
const SHORTEST_DROP = 30;
/** A frame of whole laps; two or three pictures of a usual screen. */
const SHORTEST_LAPS = 45;
/** The last seeds of a hastened sowing take this part of the time of its first. */
const LAST_PACE = 0.45;

/**
 * @param {Motion[]} motions
 * @param {number} budget the most that all may take, in milliseconds
 * @returns {Frame[]}
 */
export function timeline(motions, budget) {
  const natural = total(motions.map(naturalLength));
  if (natural <= budget) return inOrder(motions.map((motion) => [motion]), motions.map(naturalLength));

  const hastened = motions.map((motion, index) => naturalLength(motion) * pace(index / motions.length));
  const scale = budget / total(hastened);
  const drops = hastened.filter((_, index) => motions[index].t === 'drop');
  if (drops.length === 0 || Math.min(...drops) * scale >= SHORTEST_DROP) {
    return inOrder(motions.map((motion) => [motion]), hastened.map((length) => length * scale));
  }
  return byLaps(motions, budget);
}

/**
 * How long the frames take in all.
 * @param {Frame[]} frames
 */
export function duration(frames) {
  const last = frames.at(-1);
  return last ? last.start + last.length : 0;
}

/**
 * Whole laps, as many in a frame as needed, and after them what the last lap brings: captures are never hidden in a lap.
 * @param {Motion[]} motions
 * @param {number} budget
 */
function byLaps(motions, budget) {
  const { laps, after } = cutIntoLaps(motions);
  const ending = Math.min(total(after.map(naturalLength)), budget * 0.35);
  const forLaps = budget - ending;
  const together = Math.ceil(laps.length / Math.max(1, Math.floor(forLaps / SHORTEST_LAPS)));
  /** @type {Motion[][]} */
  const groups = [];
  for (let first = 0; first < laps.length; first += together) groups.push(laps.slice(first, first + together).flat());
  const lengths = groups.map((_, index) => pace(index / groups.length));
  const scale = forLaps / total(lengths);
  const endingScale = after.length > 0 ? ending / Math.max(1, total(after.map(naturalLength))) : 0;
  return inOrder(
    [...groups, ...after.map((motion) => [motion])],
    [...lengths.map((length) => length * scale), ...after.map((motion) => naturalLength(motion) * endingScale)],
  );
}

/**
 * Each lap from its lift to before the next, and what follows the last seed of the last.
 * @param {Motion[]} motions
 */
function cutIntoLaps(motions) {
  const lastSeed = motions.findLastIndex((motion) => motion.t === 'drop' || motion.t === 'into-home');
  /** @type {Motion[][]} */
  const laps = [];
  motions.slice(0, lastSeed + 1).forEach((motion) => {
    if (motion.t === 'lift' || laps.length === 0) laps.push([]);
    laps[laps.length - 1].push(motion);
  });
  return { laps, after: motions.slice(lastSeed + 1) };
}

/**
 * @param {Motion[][]} groups
 * @param {number[]} lengths
 * @returns {Frame[]}
 */
function inOrder(groups, lengths) {
  let start = 0;
  return groups.map((motions, index) => {
    const frame = { start, length: lengths[index], motions };
    start += lengths[index];
    return frame;
  });
}

/** @param {Motion} motion */
function naturalLength(motion) {
  return NATURAL[motion.t];
}

/** From one down to the last pace. @param {number} part */
function pace(part) {
  return 1 - (1 - LAST_PACE) * part;
}

/** @param {number[]} numbers */
function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
