import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edited, total } from '../analysis/editor.js';
import { knockOf } from '../board/sound.js';
import { TypedCount } from '../board/edits.js';

/** @param {string} key @param {number} timeStamp */
const press = (key, timeStamp) => ({ key, timeStamp, ctrlKey: false, metaKey: false, altKey: false });

test('digits that follow each other are one number, in one cell', () => {
  const typed = new TypedCount();
  assert.deepEqual(typed.edit(press('1', 0), 3), { to: 1 });
  assert.deepEqual(typed.edit(press('2', 300), 3), { to: 12 });
  assert.deepEqual(typed.edit(press('4', 400), 5), { to: 4 });
  assert.deepEqual(typed.edit(press('7', 3000), 5), { to: 7 });
});

test('plus and minus change by one, other keys nothing', () => {
  const typed = new TypedCount();
  assert.deepEqual(typed.edit(press('+', 0), 1), { by: 1 });
  assert.deepEqual(typed.edit(press('-', 0), 1), { by: -1 });
  assert.equal(typed.edit(press('ArrowLeft', 0), 1), null);
  assert.equal(typed.edit({ ...press('1', 0), ctrlKey: true }, 1), null);
});

test('a cell never has fewer seeds than none, nor more than can be written', () => {
  const draft = { cells: [0, 4, 0, 0], homes: /** @type {[null, null]} */ ([null, null]), side: /** @type {const} */ ('S') };
  assert.deepEqual(edited(draft, 0, { by: -1 }).cells, [0, 4, 0, 0]);
  assert.deepEqual(edited(draft, 1, { to: 999 }).cells, [0, 255, 0, 0]);
  assert.equal(total(edited(draft, 2, { to: 7 })), 11);
});

test('a seed sounds lower and softer the more seeds it falls on', () => {
  const knocks = [1, 2, 5, 10, 15, 40].map(knockOf);
  knocks.slice(1).forEach(({ pitch, loudness }, index) => {
    assert.ok(pitch <= knocks[index].pitch && loudness <= knocks[index].loudness);
  });
  assert.ok(knocks[0].pitch > 2 * knocks[4].pitch);
  assert.deepEqual(knocks[4], knocks[5]);
});
