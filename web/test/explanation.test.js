import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Explanation } from '../play/explanation.js';
import { room } from './room.js';

/** An explanation whose answers come when the test lets them. */
function explanation() {
  /** @type {Map<string, () => void>} */
  const waiting = new Map();
  const why = new Explanation((asked, ply) => new Promise((resolve) => {
    const line = asked.moves.slice(0, ply + 1).join(' ');
    waiting.set(line, () => resolve([`why ${line}`]));
  }), () => {});
  const answer = async (/** @type {string} */ line) => {
    waiting.get(line)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { why, answer };
}

const GAME = room(['2', '5', '1'], 'N');

test('the move on the board is explained, and the next one after it', async () => {
  const { why, answer } = explanation();
  why.toggle();
  why.follow(GAME, 3);
  await answer('2 5 1');
  assert.deepEqual(why.sentences, ['why 2 5 1']);
  why.follow(room(['2', '5', '1', '4'], 'S'), 4);
  assert.deepEqual(why.sentences, [], 'the last move\'s steps are not those of this one');
  await answer('2 5 1 4');
  assert.deepEqual(why.sentences, ['why 2 5 1 4']);
});

test('after an undo the move that is left is explained', async () => {
  const { why, answer } = explanation();
  why.toggle();
  why.follow(GAME, 3);
  await answer('2 5 1');
  why.follow(room(['2'], 'N'), 1);
  await answer('2');
  assert.deepEqual(why.sentences, ['why 2']);
  why.follow(room([], 'S'), 0);
  assert.deepEqual(why.sentences, []);
});

test('another move in the place of an undone one is explained, not the undone one', async () => {
  const { why, answer } = explanation();
  why.toggle();
  why.follow(room(['2'], 'N'), 1);
  await answer('2');
  why.follow(room(['3'], 'N'), 1);
  assert.deepEqual(why.sentences, []);
  await answer('3');
  assert.deepEqual(why.sentences, ['why 3']);
});

test('a step through the list is followed, and a late answer about another move is not shown', async () => {
  const { why, answer } = explanation();
  why.toggle();
  why.follow(GAME, 2);
  why.follow(GAME, 1);
  await answer('2 5');
  assert.deepEqual(why.sentences, []);
  await answer('2');
  assert.deepEqual(why.sentences, ['why 2']);
});

test('closed it explains nothing and asks for nothing', async () => {
  const { why, answer } = explanation();
  why.follow(GAME, 3);
  await answer('2 5 1');
  assert.deepEqual(why.sentences, []);
  why.toggle();
  why.follow(GAME, 3);
  await answer('2 5 1');
  why.toggle();
  why.follow(GAME, 3);
  assert.deepEqual(why.sentences, []);
});
