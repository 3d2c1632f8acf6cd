import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedPattern } from '../pages/parts/seed-pattern.js';

test('a name has the same seeds every time', () => {
  assert.deepEqual(seedPattern('Ada'), seedPattern('Ada'));
  // The same name, written with one sign or with two.
  assert.deepEqual(seedPattern('\u0439'), seedPattern('\u0438\u0306'));
});

test('every pattern has a seed, is symmetric and lies within its pit', () => {
  for (const name of ['', 'a', 'Guest', 'Әсел', '🌱', 'x'.repeat(60), ...Array.from({ length: 200 }, (_, index) => `player-${index}`)]) {
    const { seeds } = seedPattern(name);
    assert.ok(seeds.length > 0, name);
    for (const { x, y } of seeds) {
      assert.ok(Math.hypot(x - 32, y - 32) < 25, name);
      assert.ok(seeds.some((other) => Math.abs(other.x - (64 - x)) < 0.02 && other.y === y), name);
    }
    assert.equal(new Set(seeds.map(({ x, y }) => `${x} ${y}`)).size, seeds.length, name);
  }
});

test('different names seldom look alike', () => {
  const names = Array.from({ length: 500 }, (_, index) => `player-${index}`);
  const looks = new Set(names.map((name) => JSON.stringify(seedPattern(name))));
  assert.ok(looks.size > 450, `${looks.size} looks`);
});
