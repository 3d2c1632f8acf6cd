import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bed, seedRadius } from '../board/beds.js';
import { contains, turned } from '../board/geometry.js';

const PIT = { x: 0, y: 0, rx: 42, ry: 42, corner: 42 };
const LONG = { x: 0, y: 0, rx: 34, ry: 80, corner: 22 };
const FROM = { x: 0, y: 100 };

test('however many seeds, none lies beyond the edge', () => {
  for (const [kind, hollow] of /** @type {const} */ ([['heap', PIT], ['pairs', LONG], ['heap', LONG]])) {
    const at = bed(kind, hollow, FROM, seedRadius(kind, 48, 12), 1);
    for (let seed = 0; seed < 162; seed += 1) {
      const { x, y } = at(seed);
      assert.ok(contains(hollow, x, y), `${kind} ${seed}`);
    }
  }
});

test('a few seeds lie beside each other', () => {
  for (let salt = 0; salt < 40; salt += 1) {
    const at = bed('heap', PIT, FROM, 9.6, salt);
    const spots = Array.from({ length: 7 }, (_, seed) => at(seed));
    spots.forEach((one, index) => spots.slice(0, index).forEach((other) => {
      assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 15, `${salt}`);
    }));
  }
});

test('pairs begin at the end where the count is', () => {
  assert.ok(bed('pairs', LONG, FROM, 10.6, 1)(0).y > 50);
  assert.ok(bed('pairs', LONG, { x: 0, y: -100 }, 10.6, 1)(0).y < -50);
});

test('a board turned twice is the board', () => {
  const spot = { side: /** @type {const} */ ('S'), row: 0, column: 0, hollow: { ...PIT, x: 10, y: 20 }, label: { x: 10, y: 60 }, count: { x: 10, y: 5 } };
  const store = { side: /** @type {const} */ ('S'), hollow: PIT, kind: /** @type {const} */ ('bowl'), count: { x: 1, y: 2 } };
  /** @type {import('../wire.d.ts').Plan} */
  const plan = {
    width: 200, height: 100, slab: { ...PIT, x: 100, y: 50 }, field: null, pits: [spot], stores: [store, store],
    arrows: [], names: [{ x: 1, y: 2 }, { x: 3, y: 4 }], tallies: null,
  };
  assert.deepEqual(turned(turned(plan)), plan);
  assert.deepEqual(turned(plan).pits[0].label, { x: 190, y: 40 });
});
