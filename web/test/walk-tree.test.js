import assert from 'node:assert/strict';
import test from 'node:test';
import { MoveTree, START } from '../walk/tree.js';

/** 3 5 2, with 4 1 in place of the second move and 6 in place of the 1. */
function sample() {
  const tree = new MoveTree();
  const three = tree.play(START, '3');
  tree.play(tree.play(three, '5'), '2');
  const four = tree.play(three, '4');
  tree.play(four, '1');
  tree.play(four, '6');
  return { tree, three, four };
}

test('a move that is there is not made twice', () => {
  const { tree, three } = sample();
  assert.equal(tree.play(START, '3'), three);
  assert.equal(tree.size, 7);
});

test('the line through a node continues with its first move', () => {
  const { tree, four } = sample();
  const labels = (/** @type {number[]} */ line) => line.slice(1).map((id) => tree.node(id).label);
  assert.deepEqual(labels(tree.line()), ['3', '5', '2']);
  assert.deepEqual(labels(tree.line(four)), ['3', '4', '1']);
});

test('a promoted move is on the main line', () => {
  const { tree, four } = sample();
  assert.equal(tree.isMain(four), false);
  tree.promote(four);
  assert.equal(tree.isMain(four), true);
  assert.deepEqual(tree.movesTo(tree.line().at(-1) ?? START), ['3', '4', '1']);
});

test('a removed move takes what follows with it', () => {
  const { tree, three, four } = sample();
  assert.equal(tree.remove(four), three);
  assert.equal(tree.size, 4);
  assert.equal(tree.remove(START), START);
});

test('an address holds the whole tree', () => {
  const { tree, four } = sample();
  tree.comment(four, 'why not? (see 1. ~ 2)');
  tree.comment(START, 'a beginning');
  const text = tree.toText();
  const back = MoveTree.fromText(text);
  assert.equal(back.toText(), text);
  assert.deepEqual(back.toWire(), tree.toWire());
});

test('the text of a tree is short', () => {
  assert.equal(sample().tree.toText(), '3.5(4.1(6)).2');
});

test('a broken address gives what can be read', () => {
  assert.doesNotThrow(() => MoveTree.fromText('))((3.~%~.(4'));
  assert.deepEqual(MoveTree.fromText('3.4)').movesTo(2), ['3', '4']);
});

test('the wire keeps order, comments and marks', () => {
  const wire = [
    { parent: null, label: '', comments: [], glyphs: [] },
    { parent: 0, label: 'A', comments: ['one', 'two'], glyphs: ['!?'] },
    { parent: 1, label: 'b', comments: [], glyphs: [] },
    { parent: 0, label: 'C', comments: [], glyphs: [] },
  ];
  const tree = MoveTree.fromWire(wire);
  assert.deepEqual(tree.toWire().map(({ parent, label }) => [parent, label]), [[null, ''], [0, 'A'], [1, 'b'], [0, 'C']]);
  assert.equal(tree.node(1).comment, 'one two');
  assert.deepEqual(tree.node(1).glyphs, ['!?']);
});
