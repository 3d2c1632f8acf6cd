import assert from 'node:assert/strict';
import test from 'node:test';
import { Learn, mistakesOf } from '../review/learn.js';

/** @typedef {import('../wire.js').ReviewedPly} ReviewedPly @typedef {import('../review/retry.js').Retry} Retry */

const plies = /** @type {ReviewedPly[]} */ (/** @type {unknown} */ ([
  { side: 'S', class: 'best' }, { side: 'N', class: 'mistake' }, { side: 'S', class: 'inaccuracy' },
  { side: 'N', class: 'good' }, { side: 'S', class: 'blunder' }, { side: 'N', class: 'missed-win' },
]));
/** @param {Retry['kind']} kind @returns {Retry} */
const retry = (kind) => ({ kind, lost: 0, best: 0, tried: 0, before: 'level', after: 'level', turns: [] });

test('the mistakes are those of a side, or of both', () => {
  assert.deepEqual(mistakesOf(plies, 'S'), [2, 4]);
  assert.deepEqual(mistakesOf(plies, 'N'), [1, 5]);
  assert.deepEqual(mistakesOf(plies, null), [1, 2, 4, 5]);
});

test('a mistake is tried until it is solved, and the tries are counted', () => {
  const learn = new Learn(plies, 'S');
  assert.deepEqual([learn.mistake?.place, learn.progress], [2, { number: 1, of: 2 }]);
  learn.judge(retry('worse'));
  assert.deepEqual(learn.mistake, { place: 2, state: 'open', tries: 1 });
  learn.judge(retry('unknown'));
  assert.equal(learn.mistake?.tries, 1, 'a move that could not be judged is no try');
  learn.judge(retry('good'));
  learn.judge(retry('worse'));
  assert.deepEqual(learn.mistake, { place: 2, state: 'solved', tries: 2 }, 'solved is solved');
});

test('an answer that was shown does not count as solved', () => {
  const learn = new Learn(plies, 'S');
  learn.reveal();
  learn.judge(retry('best'));
  assert.equal(learn.mistake?.state, 'shown');
});

test('the summary tells what was solved, shown and skipped', () => {
  const learn = new Learn(plies, null);
  learn.judge(retry('best'));
  learn.next();
  learn.judge(retry('worse'));
  learn.judge(retry('fine'));
  learn.next();
  learn.reveal();
  learn.next();
  learn.next();
  assert.equal(learn.mistake, null);
  assert.deepEqual(learn.summary, { of: 4, solved: 2, shown: 1, skipped: 1, first: 1 });
  learn.next();
  assert.equal(learn.mistake, null, 'after the end there is nothing more');
});

test('those that were not solved can be repeated', () => {
  const learn = new Learn(plies, null);
  learn.judge(retry('best'));
  for (let each = 0; each < 4; each += 1) learn.next();
  learn.repeat();
  assert.deepEqual([learn.mistake?.place, learn.progress, learn.round.map(({ state }) => state)], [2, { number: 1, of: 3 }, ['open', 'open', 'open']]);
  learn.previous();
  assert.equal(learn.mistake?.place, 2);
});

test('it begins with a given mistake', () => {
  assert.equal(new Learn(plies, null, 4).mistake?.place, 4);
  assert.equal(new Learn([], null).mistake, null);
});
