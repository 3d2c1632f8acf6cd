import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { acts, sequence } from '../board/choreography.js';
import { arcHeight, drawn, HOVER, pointsOf, shadowOf } from '../board/flight.js';
import { motionsOf } from '../board/motions.js';
import { timeline } from '../board/timeline.js';
import { restingBoard } from '../board/heaps.js';
import { boardOf } from './boards.js';
import { pretendDocument } from './markup.js';

pretendDocument();
const { script } = await import('../board/film.js');

/** @type {Record<string, import('../wire.d.ts').Look>} Positions as the server tells them. */
const looks = JSON.parse(await readFile(new URL('looks.json', import.meta.url), 'utf8'));

/** @param {number} pits */
function planOf(pits) {
  const half = Array.from({ length: pits / 2 }, () => 0);
  return boardOf([half.map(() => /** @type {const} */ ('N')), half.map(() => /** @type {const} */ ('S'))]);
}

for (const [name, look] of Object.entries(looks)) {
  test(`${name}: a film of any move ends with the counts of its position, and time never runs back`, () => {
    const pits = look.board.cells.length - 2;
    const plan = planOf(pits);
    const sides = plan.pits.map(({ side }) => (side === 'S' ? 0 : 1));
    for (const { label, sowing, to } of look.choices) {
      const { tracks, shown, length } = script([{ board: look.board, sowing }], { plan, kind: 'heap', radius: 8, sides });
      assert.deepEqual(shown.map((each) => each[each.length - 1][1]), restingBoard(sowing, to, sides).cells, label);
      assert.equal(tracks.size, look.board.cells.reduce((sum, count) => sum + count, 0), label);
      for (const track of tracks.values()) {
        track.slice(1).forEach(({ time }, index) => assert.ok(time >= track[index].time - 1e-6, label));
        assert.ok(track[track.length - 1].time < length && track[track.length - 1].high === 0, label);
      }
      for (const each of shown) assert.ok(each.every(([, count]) => count >= 0), label);
    }
  });

  test(`${name}: every seed lands when its frame ends, after it was lifted`, () => {
    for (const { sowing } of look.choices) {
      const all = acts(timeline(motionsOf(sowing.steps), 2500));
      all.forEach(({ start, end, frame }, index) => {
        assert.ok(start < end || frame.length === 0);
        assert.ok(Math.abs(end - frame.start - frame.length) < 0.001);
        assert.ok(index === 0 || start >= all[index - 1].start, 'launches keep their order');
        const lift = all.findLastIndex((act, at) => at < index && act.frame.motions.some(({ t }) => t === 'lift'));
        assert.ok(lift < 0 || start >= all[lift].end, 'nothing leaves before it is lifted');
      });
      assert.equal(all.filter(({ landing }) => landing === 'last').length, all.some(({ frame }) => frame.motions.some(({ t }) => t === 'drop')) ? 1 : 0);
      const events = sequence(all);
      assert.ok(events.every(({ act, lands }, index) => !lands || events.findIndex((each) => each.act === act && !each.lands) < index || act.start === act.end));
    }
  });
}

test('a seed leaves the ground, its shadow parts from it, and both come together again', () => {
  const [from, to] = [{ x: 0, y: 0 }, { x: 200, y: 0 }];
  const points = pointsOf({ from, to, over: null, high: arcHeight(from, to), highAtStart: 0, highAtEnd: 0 });
  const apart = points.map((point) => Math.hypot(drawn(point).x - shadowOf(point).x, drawn(point).y - shadowOf(point).y));
  assert.ok(apart[0] < 3 && apart[apart.length - 1] < 3);
  assert.ok(Math.max(...apart) > 30);
  const dark = points.map((point) => shadowOf(point).dark);
  assert.ok(dark[4] < dark[0], 'higher means a softer shadow');
});

test('captured seeds gather above their pit before they fly', () => {
  const over = { x: 50, y: 50 };
  const points = pointsOf({ from: { x: 40, y: 60 }, to: { x: 300, y: 0 }, over, high: 40, highAtStart: 0, highAtEnd: 0 });
  const gathered = points.find(({ x, y, part }) => x === over.x && y === over.y && part > 0);
  assert.ok(gathered && gathered.part < 0.4 && gathered.high === HOVER);
  assert.deepEqual(points.map(({ part }) => part), [...points.map(({ part }) => part)].sort((one, other) => one - other));
});
