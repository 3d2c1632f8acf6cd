/**
 * When each step of a sowing is shown: steps in, timed frames out, never longer than the budget.
 *
 * A short sowing takes its natural time. A longer one is hastened, its later seeds more than its first. One that is too long to
 * be followed seed by seed goes lap by lap, and one with hundreds of laps several laps at a time. Nothing here knows a clock or a
 * screen.
 *
 * @typedef {import('../wire.d.ts').Step} Step
 * @typedef {{ start: number, length: number, steps: Step[] }} Frame
 *   In milliseconds; its steps are carried out together, so that what they move arrives at the frame's end.
 */

/** What a step takes when there is time, in milliseconds. */
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
 * @param {Step[]} steps
 * @param {number} budget the most that all may take, in milliseconds
 * @returns {Frame[]}
 */
export function timeline(steps, budget) {
  const natural = total(steps.map(naturalLength));
  if (natural <= budget) return inOrder(steps.map((step) => [step]), steps.map(naturalLength));

  const hastened = steps.map((step, index) => naturalLength(step) * pace(index / steps.length));
  const scale = budget / total(hastened);
  const drops = hastened.filter((_, index) => steps[index].t === 'drop');
  if (drops.length === 0 || Math.min(...drops) * scale >= SHORTEST_DROP) {
    return inOrder(steps.map((step) => [step]), hastened.map((length) => length * scale));
  }
  return byLaps(steps, budget);
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
 * @param {Step[]} steps
 * @param {number} budget
 */
function byLaps(steps, budget) {
  const { laps, after } = cutIntoLaps(steps);
  const ending = Math.min(total(after.map(naturalLength)), budget * 0.35);
  const forLaps = budget - ending;
  const together = Math.ceil(laps.length / Math.max(1, Math.floor(forLaps / SHORTEST_LAPS)));
  /** @type {Step[][]} */
  const groups = [];
  for (let first = 0; first < laps.length; first += together) groups.push(laps.slice(first, first + together).flat());
  const lengths = groups.map((_, index) => pace(index / groups.length));
  const scale = forLaps / total(lengths);
  const endingScale = after.length > 0 ? ending / Math.max(1, total(after.map(naturalLength))) : 0;
  return inOrder(
    [...groups, ...after.map((step) => [step])],
    [...lengths.map((length) => length * scale), ...after.map((step) => naturalLength(step) * endingScale)],
  );
}

/**
 * Each lap from its lift to before the next, and what follows the last seed of the last.
 * @param {Step[]} steps
 */
function cutIntoLaps(steps) {
  const lastSeed = steps.findLastIndex((step) => step.t === 'drop' || step.t === 'into-home');
  /** @type {Step[][]} */
  const laps = [];
  steps.slice(0, lastSeed + 1).forEach((step) => {
    if (step.t === 'lift' || laps.length === 0) laps.push([]);
    laps[laps.length - 1].push(step);
  });
  return { laps, after: steps.slice(lastSeed + 1) };
}

/**
 * @param {Step[][]} groups
 * @param {number[]} lengths
 * @returns {Frame[]}
 */
function inOrder(groups, lengths) {
  let start = 0;
  return groups.map((steps, index) => {
    const frame = { start, length: lengths[index], steps };
    start += lengths[index];
    return frame;
  });
}

/** @param {Step} step */
function naturalLength(step) {
  return NATURAL[step.t];
}

/** From one down to the last pace. @param {number} part */
function pace(part) {
  return 1 - (1 - LAST_PACE) * part;
}

/** @param {number[]} numbers */
function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
