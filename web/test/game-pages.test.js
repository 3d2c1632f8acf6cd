import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pretendDocument } from './markup.js';

pretendDocument();
const { gamePageOnce } = await import('../net/game-pages.js');

test('a page of a game is requested once for each set of changes, and again after a failure', async () => {
  /** @type {string[]} */
  const asked = [];
  let fails = false;
  const ask = async (/** @type {string} */ game, /** @type {{ set?: string[] | null } | undefined} */ changed) => {
    asked.push([game, ...changed?.set ?? []].join(' '));
    if (fails) throw new Error('away');
    return /** @type {any} */ ({ name: game });
  };
  assert.deepEqual(await gamePageOnce('kalah', [], ask), { name: 'kalah' });
  await gamePageOnce('kalah', [], ask);
  await gamePageOnce('kalah', ['board.seeds=6'], ask);
  await gamePageOnce('oware', [], ask);
  assert.deepEqual(asked, ['kalah', 'kalah board.seeds=6', 'oware']);
  fails = true;
  await assert.rejects(gamePageOnce('ogidise', [], ask));
  fails = false;
  await gamePageOnce('ogidise', [], ask);
  assert.deepEqual(asked.slice(3), ['ogidise', 'ogidise']);
});
