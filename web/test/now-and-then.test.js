import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nowAndThen } from '../lobby/now-and-then.js';
import { Sayings } from '../play/said.js';

/** A page that is visible or hidden. */
class Looked extends EventTarget {
  hidden = false;

  /** @param {boolean} hidden */
  turn(hidden) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** What waits on promises only has been done after this. */
const settled = async () => { for (let step = 0; step < 10; step += 1) await Promise.resolve(); };

/** @param {import('node:test').TestContext} context */
function page(context) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const looked = new Looked();
  Object.assign(globalThis, { document: looked });
  return looked;
}

test('it repeats every twenty seconds while the page is visible, every minute otherwise, and at once when it becomes visible', async (context) => {
  const looked = page(context);
  const leave = new AbortController();
  let done = 0;
  const pass = async (/** @type {number} */ seconds) => { context.mock.timers.tick(seconds * 1000); await settled(); };
  nowAndThen(async () => { done += 1; }, leave.signal);
  await pass(19);
  assert.equal(done, 0);
  await pass(1);
  assert.equal(done, 1);
  looked.turn(true);
  await pass(59);
  assert.equal(done, 1);
  await pass(1);
  assert.equal(done, 2);
  looked.turn(false);
  await settled();
  assert.equal(done, 3);
  leave.abort();
  await pass(600);
  assert.equal(done, 3);
});

test('what is wanted while it is being done is done once more, not at the same time, and a failure ends nothing', async (context) => {
  page(context);
  const leave = new AbortController();
  /** @type {(() => void)[]} */
  const ends = [];
  const now = nowAndThen(() => new Promise((_, fail) => { ends.push(() => fail(new Error('away'))); }), leave.signal);
  now();
  now();
  now();
  assert.equal(ends.length, 1);
  ends[0]();
  await settled();
  assert.equal(ends.length, 2);
  ends[1]();
  await settled();
  assert.equal(ends.length, 2);
  leave.abort();
});

test('a phrase disappears ten seconds after it could be read, and the next one is shown', (context) => {
  const looked = page(context);
  const leave = new AbortController();
  let changes = 0;
  const sayings = new Sayings(() => { changes += 1; }, leave.signal);
  looked.turn(true);
  assert.ok(sayings.stays({ side: 'S', v: 4 }));
  context.mock.timers.tick(60_000);
  assert.ok(sayings.stays({ side: 'S', v: 4 }), 'the page was not visible yet');
  looked.turn(false);
  changes = 0;
  assert.ok(sayings.stays({ side: 'S', v: 4 }));
  context.mock.timers.tick(10_000);
  assert.equal(changes, 1);
  assert.ok(!sayings.stays({ side: 'S', v: 4 }));
  assert.ok(sayings.stays({ side: 'N', v: 3 }));
  assert.ok(sayings.stays({ side: 'S', v: 6 }));
  leave.abort();
});
