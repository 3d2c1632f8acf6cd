/** @import { Plan } from '../wire.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standsBetter } from '../board/fit.js';
import { boardOf, FOUR_BY_EIGHT, THREE_BY_SIX } from './boards.js';

/** @param {Plan} wide @returns {{ wide: Plan, upright: Plan }} */
function layouts(wide) {
  const turn = (/** @type {Plan['slab']} */ { x, y, rx, ry, corner }) => ({ x: y, y: x, rx: ry, ry: rx, corner });
  const pits = wide.pits.map((pit) => ({ ...pit, hollow: turn(pit.hollow) }));
  return { wide, upright: { ...wide, width: wide.height, height: wide.width, slab: turn(wide.slab), pits } };
}

const TWO_BY_SIX = boardOf([Array.from({ length: 6 }, () => 'N'), Array.from({ length: 6 }, () => 'S')]);

for (const [name, plan] of Object.entries({ TWO_BY_SIX, THREE_BY_SIX, FOUR_BY_EIGHT })) {
  test(`${name} lies on a desktop and stands on a phone`, () => {
    assert.equal(standsBetter(layouts(plan), 1050, 780), false);
    assert.equal(standsBetter(layouts(plan), 390, 560), true);
  });
}

test('a line of text beside the board does not turn it', () => {
  const both = layouts(TWO_BY_SIX);
  // Anew it would lie.
  assert.equal(standsBetter(both, 360, 340), false);
  assert.equal(standsBetter(both, 360, 340, true), true);
  assert.equal(standsBetter(both, 360, 420, false), false);
});

test('much more room turns it', () => {
  const both = layouts(TWO_BY_SIX);
  assert.equal(standsBetter(both, 360, 200, true), false);
  assert.equal(standsBetter(both, 360, 640, false), true);
});
