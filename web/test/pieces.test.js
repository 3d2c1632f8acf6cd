import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { whenAtRest } from '../at-rest.js';
import { Pieces } from '../board/pieces.js';

/** What waits for the next picture. @type {(() => void)[]} */
let pictures = [];
let isHidden = false;
let isMoving = false;

beforeEach(() => {
  [pictures, isHidden, isMoving] = [[], false, false];
  Object.assign(globalThis, {
    document: { get hidden() { return isHidden; }, querySelector: () => (isMoving ? {} : null) },
    requestAnimationFrame: (/** @type {() => void} */ act) => pictures.push(act),
  });
});

/** Begins three pieces of work. @param {Pieces} pieces */
function begin(pieces) {
  /** @type {number[]} */
  const done = [];
  const work = async () => {
    for (let piece = 0; piece < 3; piece += 1) {
      done.push(piece);
      await pieces.next();
    }
  };
  return { done, all: work() };
}

const task = () => new Promise((resolve) => { setTimeout(resolve, 2); });
const draw = () => pictures.splice(0).forEach((act) => act());

test('between two pieces the browser draws a picture', async () => {
  const { done } = begin(new Pieces());
  await task();
  assert.deepEqual(done, [0], 'without a picture nothing follows');
  draw();
  assert.deepEqual(done, [0], 'what follows a picture is not part of it');
  await task();
  assert.deepEqual(done, [0, 1]);
});

test('once hurried, the pieces that are left follow without a picture', async () => {
  const pieces = new Pieces();
  const { done, all } = begin(pieces);
  pieces.hurry();
  await all;
  assert.deepEqual(done, [0, 1, 2]);
});

test('a hidden tab, which draws no pictures, waits for none', async () => {
  isHidden = true;
  const { done, all } = begin(new Pieces());
  await all;
  assert.deepEqual(done, [0, 1, 2]);
});

test('what can wait is done when no seed moves', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let acts = 0;
  isMoving = true;
  whenAtRest(() => { acts += 1; }, 50);
  context.mock.timers.tick(5000);
  assert.equal(acts, 0, 'seeds move');
  isMoving = false;
  context.mock.timers.tick(300);
  assert.equal(acts, 1);
});
