import assert from 'node:assert/strict';
import { test } from 'node:test';

import { format, numberFormat } from '../text/format.js';

/** @type {import('../text/format.js').Part[]} */
const left = [
  'осталось ',
  {
    select: 'count',
    cases: {
      0: ['пусто'],
      one: [{ arg: 'count' }, ' камень'],
      few: [{ arg: 'count' }, ' камня'],
      other: [{ arg: 'count' }, ' камней'],
    },
  },
];

test('a text is said as it is, and an argument takes its place', () => {
  assert.equal(format('Привет', {}, 'ru'), 'Привет');
  assert.equal(format(['Ход: ', { arg: 'side' }], { side: 'Юг' }, 'ru'), 'Ход: Юг');
});

test('a number chooses its very case, else its plural, else other', () => {
  const said = (/** @type {number} */ count) => format(left, { count }, 'ru');
  assert.equal(said(0), 'осталось пусто');
  assert.equal(said(1), 'осталось 1 камень');
  assert.equal(said(22), 'осталось 22 камня');
  assert.equal(said(11), 'осталось 11 камней');
});

test('a word chooses its case, else other', () => {
  /** @type {import('../text/format.js').Part[]} */
  const over = [{ select: 'how', cases: { time: ['вышло время'], other: ['игра окончена'] } }];
  assert.equal(format(over, { how: 'time' }, 'ru'), 'вышло время');
  assert.equal(format(over, { how: 'majority' }, 'ru'), 'игра окончена');
  assert.equal(format(over, {}, 'ru'), 'игра окончена');
});

test('plurals are those of the language', () => {
  /** @type {import('../text/format.js').Part[]} */
  const moves = [{ arg: 'n' }, { select: 'n', cases: { one: [' move'], other: [' moves'] } }];
  assert.equal(format(moves, { n: 1 }, 'en'), '1 move');
  assert.equal(format(moves, { n: 21 }, 'en'), '21 moves');
});

test('Russian and Kazakh numbers have a comma', () => {
  const one = { minimumFractionDigits: 1 };
  assert.equal(numberFormat('kk', one).format(2.5), '2,5');
  assert.equal(numberFormat('ru', one).format(2.5), '2,5');
  assert.equal(numberFormat('en', one).format(2.5), '2.5');
});
