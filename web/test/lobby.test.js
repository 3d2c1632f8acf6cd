import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTROLS, controlName, LIVE_CONTROLS } from '../lobby/controls.js';
import { control, FIRST_CHOICES } from '../new/choices.js';
import { inDays } from '../play/clock.js';

/** @param {string} key @param {Record<string, string | number>} [args] */
const key = (key, args = {}) => [key, ...Object.values(args)].join(' ');

test('every clock has its own name', () => {
  const names = Object.values(CONTROLS).map((each) => controlName(each, key));
  assert.equal(new Set(names).size, names.length);
  assert.equal(controlName(CONTROLS['5+3'], key), '5+3');
  assert.equal(controlName({ kind: 'fischer', base: 90, increment: 0 }, key), '1.5+0');
  assert.equal(controlName(CONTROLS['3d'], key), 'web-meet-days 3');
  assert.ok(LIVE_CONTROLS.every((name) => CONTROLS[name].kind === 'fischer'));
});

test('days per move are only for correspondence games', () => {
  const days = { ...FIRST_CHOICES, clock: '7d' };
  assert.deepEqual(control({ ...days, opponent: 'friend' }), { kind: 'days', days: 7 });
  assert.deepEqual(control({ ...days, opponent: 'computer' }), { kind: 'none' });
});

test('the time left of several days is shown in days and hours', () => {
  assert.deepEqual(inDays(2 * 86_400_000 + 3 * 3_600_000), { days: 2, hours: 3, minutes: 0 });
  assert.deepEqual(inDays(59_000), { days: 0, hours: 0, minutes: 1 });
});
