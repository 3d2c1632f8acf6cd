import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Heaps, restingBoard } from '../board/heaps.js';
import { motionsOf } from '../board/motions.js';

/** @typedef {import('../wire.d.ts').Look} Look */

/** @type {Record<string, Look>} Positions as the server tells them. */
const looks = JSON.parse(await readFile(new URL('looks.json', import.meta.url), 'utf8'));

/** The first half of the pits is South's. @param {number} pits */
const sides = (pits) => Array.from({ length: pits }, (_, pit) => (pit < pits / 2 ? 0 : 1));

for (const [name, look] of Object.entries(looks)) {
  test(`${name}: the steps of every move lead to the board that it is said to lead to`, () => {
    assert.ok(look.choices.length > 0);
    for (const { label, sowing, to } of look.choices) {
      const heaps = new Heaps(look.board.cells, sides(look.board.cells.length - 2));
      motionsOf(sowing.steps).forEach((motion) => heaps.apply(motion));
      assert.deepEqual(heaps.counts(), restingBoard(sowing, to, sides(look.board.cells.length - 2)).cells, label);
      assert.equal(heaps.hand.length, 0, label);
    }
  });
}

test('seeds stay themselves while they are sown', () => {
  const heaps = new Heaps([4, 0, 0, 0, 0, 0], sides(4));
  const before = new Set(heaps.all());
  heaps.apply({ t: 'lift', at: 0, seeds: 4, left: 0 });
  [1, 2, 3].forEach((at) => heaps.apply({ t: 'drop', at }));
  assert.deepEqual(heaps.counts(), [0, 1, 1, 1, 0, 0]);
  assert.deepEqual(new Set(heaps.all()), before);
});

test('becoming another board moves no more seeds than it must', () => {
  const heaps = new Heaps([3, 2, 0, 0], sides(2));
  assert.equal(heaps.become([3, 0, 2, 0]).size, 2);
  assert.equal(heaps.become([3, 0, 2, 0]).size, 0);
});

test('what is left is shared out as the rules say, each side its own first', () => {
  const heaps = new Heaps([1, 2, 3, 0, 10, 10], sides(4));
  heaps.apply({ t: 'sweep', shares: [3, 3] });
  assert.deepEqual(heaps.counts(), [0, 0, 0, 0, 13, 13]);
  const one = new Heaps([1, 2, 3, 0, 10, 10], sides(4));
  one.apply({ t: 'sweep', shares: [0, 6] });
  assert.deepEqual(one.counts(), [0, 0, 0, 0, 10, 16]);
});
