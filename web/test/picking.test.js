/** Choosing among the moves of a pit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aims, asksWay, meant, movesAt, targetsOf, waysOf } from '../board/picking.js';
import { turned } from '../board/geometry.js';
import { asks, pitOf, understand } from '../play/typed.js';
import { FOUR_BY_EIGHT } from './boards.js';
import { after, choice, room, told } from './room.js';

/** @typedef {import('../wire.d.ts').Choice} Choice */

/** A move of a pit that first sows these cells. @param {string} label @param {number} cell @param {number[]} at @param {Partial<Choice>} [more] @returns {Choice} */
const move = (label, cell, at, more = {}) => ({
  ...choice(label), cell, sowing: { steps: [{ t: 'lift', at: cell, seeds: at.length, left: 0 }, { t: 'sow', at }], laps: 1 }, ...more,
});

const LEFT = move('b2<', 1, [0, 8], { direction: '<' });
const RIGHT = move('b2>', 1, [2, 3], { direction: '>' });

test('the moves of a pit are those with its cell', () => {
  const other = move('a2', 0, [1]);
  assert.deepEqual(movesAt([other, LEFT, RIGHT], 1), [LEFT, RIGHT]);
  assert.equal(asksWay([LEFT, RIGHT]), true);
  assert.equal(asksWay([LEFT]), false);
});

test('a move without a direction goes the way that the other does not', () => {
  const usual = move('b2', 1, [2]);
  assert.deepEqual(waysOf([usual, LEFT]).map(({ direction, moves }) => [direction, moves[0].label]), [['<', 'b2<'], ['>', 'b2']]);
  const usualToo = move('b2', 1, [0]);
  assert.deepEqual(waysOf([usualToo, RIGHT]).map(({ moves }) => moves[0].label), ['b2', 'b2>']);
});

test('arrows point to the pit that gets the first seed, on a turned board too', () => {
  assert.deepEqual(aims(FOUR_BY_EIGHT, 1, waysOf([LEFT, RIGHT])), [{ x: -1, y: 0 }, { x: 1, y: 0 }]);
  const other = aims(turned(FOUR_BY_EIGHT), 1, waysOf([LEFT, RIGHT]));
  assert.deepEqual(other.map(({ x }) => Math.round(x)), [1, -1]);
  // From a corner one way goes along the row and the other into the next row.
  const [down, right] = aims(FOUR_BY_EIGHT, 0, waysOf([move('a2<', 0, [8], { direction: '<' }), move('a2>', 0, [1], { direction: '>' })]));
  assert.deepEqual([down, right], [{ x: 0, y: 1 }, { x: 1, y: 0 }]);
});

test('where both ways begin in the same pit, arrows point to the left and right of the owner', () => {
  const both = waysOf([move('b2<', 1, [1, 4], { direction: '<' }), move('b2>', 1, [1, 4], { direction: '>' })]);
  assert.deepEqual(aims(FOUR_BY_EIGHT, 1, both).map(({ x }) => x), [-1, 1]);
  const north = waysOf([move('g3<', 17, [17], { direction: '<' }), move('g3>', 17, [17], { direction: '>' })]);
  assert.deepEqual(aims(FOUR_BY_EIGHT, 17, north).map(({ x }) => x), [1, -1], 'North sees the board from above');
});

test('a drag means the direction that it is near to', () => {
  const both = [{ x: -1, y: 0 }, { x: 1, y: 0 }];
  assert.equal(meant(both, { x: -30, y: 12 }), 0);
  assert.equal(meant(both, { x: 50, y: -20 }), 1);
  assert.equal(meant(both, { x: 2, y: 40 }), null);
});

test('pits to capture as well are offered once the direction is known', () => {
  const [one, other] = [move('b2<:c3', 1, [0], { direction: '<', option: 20 }), move('b2<:d3', 1, [0], { direction: '<', option: 21 })];
  assert.deepEqual([...targetsOf({ cell: 1, moves: [one, other] }).keys()], [20, 21]);
  assert.equal(targetsOf({ cell: 1, moves: [one, RIGHT] }).size, 0);
  assert.equal(targetsOf(null).size, 0);
});

const PITS = ['1', '2', '11', '12', 'b2', 'e2'];

test('a typed pit asks as soon as it has several moves, unless its label may yet grow', () => {
  assert.equal(asks('2', ['2<', '2>'], PITS), '2');
  assert.equal(asks('2', ['2'], PITS), null);
  assert.equal(asks('1', ['1<', '1>', '12<'], PITS), null);
  assert.equal(asks('1', ['1<', '1>'], PITS), '1');
  assert.equal(asks('B2', ['b2', 'b2<'], PITS), 'b2');
  assert.equal(asks('b', ['b2', 'b2<'], PITS), null);
  assert.equal(asks('e2>', ['e2>', 'e2>:safari', 'e2<'], PITS), 'e2>');
  assert.equal(asks('e2<', ['e2>', 'e2>:safari', 'e2<'], PITS), null);
  assert.deepEqual(understand('e2<', ['e2>', 'e2>:safari', 'e2<']), { exact: 'e2<', waits: false });
  assert.equal(pitOf('e2>:safari'), 'e2');
});

test('a pit chosen ahead is played if it has one move then, and else if one needs no direction', () => {
  /** @param {string[]} labels */
  const played = (labels) => {
    const own = room(['x', 'y'], 'S');
    const look = { ...own.look, choices: labels.map((label) => choice(label)) };
    const { state } = after(told(room(['x'], 'N'), 1), { t: 'local-premove', label: 'b2' }, told({ ...own, look }, 2));
    return state.pending?.choice.label ?? null;
  };
  assert.equal(played(['a2', 'b2>']), 'b2>');
  assert.equal(played(['b2', 'b2<']), 'b2');
  assert.equal(played(['b2<', 'b2>']), null);
});
