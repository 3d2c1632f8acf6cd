import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { mock, test } from 'node:test';
import { Heaps } from '../board/heaps.js';
import { motionsOf } from '../board/motions.js';
import { duration, timeline } from '../board/timeline.js';
import { boardOf } from './boards.js';
import { pretendDocument } from './markup.js';

pretendDocument();
const { animate } = await import('../board/animate.js');
const { SeedLayer } = await import('../board/seeds.js');

/** @typedef {import('../board/heaps.js').Seed} Seed */

/** @type {Record<string, import('../wire.d.ts').Look>} Positions as the server tells them. */
const looks = JSON.parse(await readFile(new URL('looks.json', import.meta.url), 'utf8'));

/** Begins a sowing with a clock that the test moves. @param {import('../wire.d.ts').Look} look @param {import('../wire.d.ts').Choice} choice */
function begin(look, choice) {
  const half = Array.from({ length: (look.board.cells.length - 2) / 2 }, () => 0);
  const plan = boardOf([half.map(() => /** @type {const} */ ('N')), half.map(() => /** @type {const} */ ('S'))]);
  const layer = new SeedLayer(null, '');
  layer.layOut(plan, 'heap', 8);
  // Without a drawing there is nothing to lift from it.
  Object.assign(layer, { lift: () => {}, land: () => true, showAll: () => {}, flyingLook: () => '' });
  const heaps = new Heaps(look.board.cells, plan.pits.map(({ side }) => (side === 'S' ? 0 : 1)));
  /** @type {Set<Seed>} */
  const flying = new Set();
  const air = {
    fly: (/** @type {Seed} */ seed) => { flying.add(seed); }, land: (/** @type {Seed} */ seed) => { flying.delete(seed); },
    pulse: () => {}, markLap: () => {}, clear: () => flying.clear(),
  };
  let now = 0;
  let drawing = 0;
  let [inTask, most] = [0, 0];
  const clock = mock.method(performance, 'now', () => now);
  mock.timers.enable({ apis: ['setTimeout'] });
  const later = setTimeout;
  Object.assign(globalThis, { setTimeout: (/** @type {() => void} */ act, /** @type {number} */ delay) => later(() => { inTask = 0; act(); }, delay) });
  /** @type {number[][]} */
  const counted = [];
  let landings = 0;
  const frames = timeline(motionsOf(choice.sowing.steps), 2500);
  let isDone = false;
  const seen = animate(frames, {
    plan, heaps, layer, air: /** @type {any} */ (air),
    onCounts: (counts) => counted.push([...counts]), onLanded: (_, counts) => { landings += 1; now += drawing; inTask += 1; most = Math.max(most, inTask); counted.push([...counts]); },
  });
  seen.done.then(() => { isDone = true; });
  return {
    seen, frames, flying, counted, length: duration(frames), landings: () => landings,
    isDone: async () => { await Promise.resolve(); return isDone; },
    /** From now on drawing takes so many milliseconds for each seed that lands. @param {number} milliseconds */
    draws: (milliseconds) => { drawing = milliseconds; },
    /** The most seeds that landed in one task. */
    most: () => most,
    /** Lets the machine do nothing for a while, then all that is due. @param {number} milliseconds */
    stall(milliseconds) {
      now += milliseconds;
      mock.timers.tick(milliseconds);
    },
    /** Lets time pass. @param {number} milliseconds */
    pass(milliseconds) {
      for (let left = milliseconds; left > 0; left -= 10) {
        now += 10;
        mock.timers.tick(10);
      }
    },
    end: () => { clock.mock.restore(); mock.timers.reset(); },
  };
}

for (const [name, look] of Object.entries(looks)) {
  test(`${name}: seeds leave at once, every frame lands once, and the last counts are those of the position`, async () => {
    const choice = look.choices[0];
    const sowing = begin(look, choice);
    try {
      assert.ok(sowing.counted.length > 0, 'the pit is emptied in the first picture');
      assert.equal(await sowing.isDone(), false);
      sowing.pass(sowing.length + 50);
      assert.equal(await sowing.isDone(), true);
      assert.equal(sowing.landings(), sowing.frames.length);
      assert.equal(sowing.flying.size, 0, 'nothing is left in the air');
      const total = look.board.cells.reduce((sum, count) => sum + count, 0);
      assert.equal(sowing.counted.at(-1)?.reduce((sum, count) => sum + count, 0), total);
    } finally {
      sowing.end();
    }
  });
}

test('a sowing that is finished early leaves nothing in the air and does nothing more', async () => {
  const [look] = Object.values(looks);
  const sowing = begin(look, look.choices[0]);
  try {
    sowing.pass(sowing.length / 3);
    const landed = sowing.landings();
    assert.ok(landed < sowing.frames.length);
    sowing.seen.finish();
    assert.equal(await sowing.isDone(), true);
    assert.equal(sowing.flying.size, 0);
    sowing.pass(sowing.length);
    assert.equal(sowing.landings(), landed);
  } finally {
    sowing.end();
  }
});

test('what a slow machine is late with is made up in several tasks', async () => {
  const all = Object.values(looks).flatMap((look) => look.choices.map((choice) => ({ look, choice })));
  const { look, choice } = all.reduce((one, other) => (other.choice.sowing.steps.length > one.choice.sowing.steps.length ? other : one));
  const sowing = begin(look, choice);
  try {
    sowing.pass(10);
    sowing.draws(6);
    sowing.stall(sowing.length + 100);
    sowing.pass(20 * sowing.frames.length + 100);
    assert.equal(sowing.most(), 2, 'after two the task is long enough');
    assert.equal(sowing.landings(), sowing.frames.length);
    assert.equal(await sowing.isDone(), true);
  } finally {
    sowing.end();
  }
});
