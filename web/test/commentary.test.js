import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Commentary } from '../play/commentary.js';
import { reduce, START } from '../play/state.js';
import { choice, RESIGNED, room, told } from './room.js';

/** @typedef {import('../play/state.js').PlayMessage} PlayMessage */

/** What is said after each of these messages. @param {PlayMessage[]} messages */
function heard(...messages) {
  /** @type {string[]} */
  const said = [];
  const commentary = new Commentary((text) => said.push(text));
  let state = START;
  return messages.map((message) => {
    state = reduce(state, message).state;
    commentary.follow(state, state.room?.ending?.sentence ?? `${state.room?.look.board.side} to move`);
    return said.splice(0);
  });
}

const BEGUN = told(room([], 'S'), 1);
/** @type {PlayMessage} */
const MOVE = { t: 'local-play', choice: choice('2') };
const REPLY = told(room(['2', '5'], 'S'), 3);
/** @param {number} plies @returns {PlayMessage} */
const landed = (plies) => ({ t: 'local-landed', plies });

test('each ply is said when it has landed, and whose turn it is when all have', () => {
  assert.deepEqual(heard(BEGUN, MOVE, REPLY, landed(1), landed(2)), [
    ['S to move'], [], [], ['South plays 2.'], ['North plays 5.', 'S to move'],
  ]);
});

test('a skipped motion is said at once, every ply of it', () => {
  assert.deepEqual(heard(BEGUN, MOVE, REPLY, landed(2)).at(-1), ['South plays 2.', 'North plays 5.', 'S to move']);
});

test('the end is said after the move that brought it', () => {
  const over = told(room(['2', '5'], 'S', { ending: RESIGNED }), 3);
  assert.deepEqual(heard(told(room(['2'], 'N'), 2), over, landed(2)).slice(1), [[], ['North plays 5.', 'South resigns. North wins.']]);
});

test('a state without a new ply repeats nothing', () => {
  assert.deepEqual(heard(BEGUN, told(room([], 'S'), 2, { kind: 'phrase', side: 'N', phrase: 'hello' })), [['S to move'], []]);
});

test('the ply that a reader steps to is said', () => {
  assert.deepEqual(heard(REPLY, { t: 'local-view', plies: 1 }).at(-1), ['South plays 2.']);
});
