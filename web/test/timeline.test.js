import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duration, timeline } from '../board/timeline.js';

/** @typedef {import('../board/motions.js').Motion} Motion */

/** A sowing of laps that each lift and sow so many. @param {number} laps @param {number} seeds @returns {Motion[]} */
function sowing(laps, seeds) {
  return Array.from({ length: laps }, (_, lap) => [
    /** @type {Motion} */ ({ t: 'lift', at: lap % 12, seeds, left: 0 }),
    ...Array.from({ length: seeds }, (__, seed) => /** @type {Motion} */ ({ t: 'drop', at: (lap + seed + 1) % 12 })),
  ]).flat();
}

/** @type {Motion} */
const TAKE = { t: 'take', from: [3, 8], store: 12, seeds: 5 };

test('a short sowing is shown seed by seed in its natural time', () => {
  const frames = timeline(sowing(1, 4), 2500);
  assert.deepEqual(frames.map(({ motions }) => motions.length), [1, 1, 1, 1, 1]);
  assert.ok(duration(frames) < 1500);
});

test('nothing ever takes longer than the budget', () => {
  for (const [laps, seeds] of [[1, 4], [1, 30], [5, 6], [12, 12], [60, 5], [133, 5]]) {
    for (const budget of [400, 1000, 2500, 5000]) {
      const frames = timeline([...sowing(laps, seeds), TAKE], budget);
      assert.ok(duration(frames) <= budget + 0.001, `${laps} laps of ${seeds} in ${budget}`);
    }
  }
});

test('frames follow each other and leave out no step', () => {
  for (const steps of [sowing(1, 4), sowing(5, 6), [...sowing(200, 4), TAKE]]) {
    const frames = timeline(steps, 2500);
    assert.deepEqual(frames.flatMap((frame) => frame.motions), steps);
    frames.slice(1).forEach((frame, index) => {
      assert.ok(Math.abs(frame.start - (frames[index].start + frames[index].length)) < 0.001);
    });
  }
});

test('a long sowing speeds up', () => {
  const frames = timeline(sowing(1, 24), 2500);
  assert.ok(frames[1].length > 1.5 * frames[24].length);
});

test('a long relay goes lap by lap', () => {
  const frames = timeline(sowing(30, 6), 2500);
  assert.deepEqual(frames.map(({ motions }) => motions.length), Array(30).fill(7));
});

test('hundreds of laps are shown several at a time, slowly enough to be seen', () => {
  const frames = timeline([...sowing(160, 4), { t: 'jump', cells: [] }], 2500);
  const laps = frames.slice(0, -1);
  assert.ok(laps.every(({ motions }) => motions.length % 5 === 0));
  assert.ok(Math.min(...laps.map(({ length }) => length)) > 16);
});

test('a capture after many laps has its own step', () => {
  const frames = timeline([...sowing(60, 5), TAKE], 2500);
  assert.deepEqual(frames.at(-1)?.motions, [TAKE]);
  assert.ok((frames.at(-1)?.length ?? 0) > 300);
});

test('nothing to show takes no time', () => {
  assert.equal(duration(timeline([], 2500)), 0);
});
