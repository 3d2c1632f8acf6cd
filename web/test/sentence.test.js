import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asSentence } from '../text/sentence.js';

test('a reason becomes a sentence', () => {
  assert.equal(asSentence("pit 3 is North's; South may play 1-6"), "Pit 3 is North's; South may play 1-6.");
  assert.equal(asSentence('a stone falls in pit 2'), 'A stone falls in pit 2.');
  assert.equal(asSentence('лунка b пуста'), 'Лунка b пуста.');
});

test('a sentence stays as it is', () => {
  assert.equal(asSentence('The game is over.'), 'The game is over.');
  assert.equal(asSentence('Ход C?'), 'Ход C?');
  assert.equal(asSentence(''), '');
});

test('a label in the first place keeps its case', () => {
  assert.equal(asSentence('b-ұя бос'), 'b-ұя бос.');
});
