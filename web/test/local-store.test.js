/** What this browser keeps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LocalStore, memoryTable, MOST_GAMES, MOST_RULES } from '../local/store.js';

const store = () => new LocalStore({ games: memoryTable(), rules: memoryTable() });
/** @param {string} id @param {number} created @returns {import('../wire.js').SoloGame} */
const game = (id, created) => ({
  id, game: 'kalah', changes: [], seats: [{ kind: 'me' }, { kind: 'me' }], toss: false, start: null, moves: [], control: { kind: 'none' }, points: [0, 0], created, events: [],
});
/** @param {number} at @returns {import('../wire.js').SoloEvent} */
const event = (at) => ({ at, event: { kind: 'move', label: '1', side: 'S' }, left: null });

test('the newest game is listed first, and the oldest goes when there are too many', async () => {
  const kept = store();
  for (let number = 1; number <= MOST_GAMES + 2; number += 1) await kept.addGame(game(`local-${number}`, number));
  const all = await kept.allGames();
  assert.equal(all.length, MOST_GAMES);
  assert.equal(all[0].id, `local-${MOST_GAMES + 2}`);
  assert.equal(all.at(-1)?.id, 'local-3');
});

test('events are appended only to the game that they were made for', async () => {
  const kept = store();
  const begun = game('local-1', 1);
  await kept.addGame(begun);
  const first = await kept.append(begun, [event(2)]);
  assert.equal(first.isKept, true);
  const late = await kept.append(begun, [event(3)]);
  assert.equal(late.isKept, false);
  assert.deepEqual(late.game.events.map(({ at }) => at), [2]);
});

test('rules that were not used for long go first', async () => {
  const kept = store();
  for (let number = 0; number <= MOST_RULES; number += 1) {
    await kept.rules.change(`own-${number}`, () => ({ name: `own-${number}`, text: '', used: number }));
  }
  await kept.keepRules('own-new', 'text');
  const names = (await kept.rules.all()).map(({ name }) => name);
  assert.equal(names.length, MOST_RULES);
  assert.ok(names.includes('own-new') && !names.includes('own-0'));
});

test('clearing leaves nothing', async () => {
  const kept = store();
  await kept.addGame(game('local-1', 1));
  await kept.keepRules('own-1', 'text');
  await kept.clear();
  assert.deepEqual([await kept.games.all(), await kept.rules.all()], [[], []]);
});
