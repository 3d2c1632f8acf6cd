import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remaining, written } from '../play/clock.js';
import { turns } from '../play/turns.js';
import { understand } from '../play/typed.js';

test('only the running clock runs, and never below nothing', () => {
  const clocks = { left: /** @type {[number, number]} */ ([60_000, 5_000]), running: /** @type {const} */ ('N') };
  assert.equal(remaining(clocks, 0, 3_000), 60_000);
  assert.equal(remaining(clocks, 1, 3_000), 2_000);
  assert.equal(remaining(clocks, 1, 9_000), 0);
});

test('clocks are written as people read them', () => {
  assert.equal(written(3_909_000), '1:05:09');
  assert.equal(written(247_900), '4:07');
  assert.equal(written(9_480), '9.4');
  assert.equal(written(0), '0.0');
});

test('a pit\'s name is played when no longer one begins the same', () => {
  const labels = ['1', '2', '11', '12'];
  assert.deepEqual(understand('2', labels), { exact: '2', waits: false });
  assert.deepEqual(understand('1', labels), { exact: '1', waits: true });
  assert.deepEqual(understand('12', labels), { exact: '12', waits: false });
  assert.deepEqual(understand('7', labels), { exact: null, waits: false });
  assert.deepEqual(understand('c', ['A', 'C']), { exact: 'C', waits: false });
});

test('an extra turn stands in the same row', () => {
  assert.deepEqual(turns(['S', 'S', 'N', 'S', 'N', 'N']), [{ south: [0, 1], north: [2] }, { south: [3], north: [4, 5] }]);
  assert.deepEqual(turns(['N', 'S']), [{ south: [], north: [0] }, { south: [1], north: [] }]);
});
