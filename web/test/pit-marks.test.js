/** Pits that are more than pits: what is drawn, and what a screen reader says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR_BY_EIGHT } from './boards.js';
import { markup, pretendDocument } from './markup.js';
import { choice } from './room.js';

pretendDocument();
const { drawCaptions } = await import('../board/captions.js');
const { drawHomes, drawMarks } = await import('../board/marks.js');
const { drawWood } = await import('../board/wood.js');
const { describeCounts, describePit, spokenLabel, wayName } = await import('../board/words.js');
const { draftOf, textOf } = await import('../analysis/editor.js');
const { lastMove } = await import('../board/last-move.js');
const { loadText } = await import('../text/index.js');

globalThis.fetch = async () => Response.json({
  'board-ui-pit': [{ arg: 'label' }, ': ', { arg: 'count' }],
  'board-ui-row': ['row ', { arg: 'row' }],
  'board-ui-closed': ['closed'],
  'board-ui-owned': ['of ', { arg: 'owner' }],
  'board-ui-house': ['house'],
  'board-ui-blocked': ['blocked'],
  'board-ui-moves': [{ arg: 'count' }, ' moves: ', { arg: 'ways' }],
  'board-ui-takes': ['takes ', { arg: 'count' }],
  'board-ui-play-house': ['play on'],
  'board-ui-stop-in-house': ['stop'],
  'board-ui-last-in': ['ends in ', { arg: 'where' }],
  'board-ui-pit-name': [{ arg: 'label' }],
  'board-ui-counts-bare': [{ arg: 'south' }, ' / ', { arg: 'north' }],
  'board-ui-counts-hands': [{ arg: 'south' }, ' (', { arg: 'southStore' }, ') / ', { arg: 'north' }],
});
await loadText('en');

/** @param {'hand' | 'none'} kind */
const planWith = (kind) => ({
  ...FOUR_BY_EIGHT,
  stores: /** @type {import('../wire.d.ts').Plan['stores']} */ (FOUR_BY_EIGHT.stores.map((store) => ({ ...store, kind }))),
});

/** @param {import('../wire.d.ts').Plan} plan @returns {import('../board/view.js').BoardPage} */
const pageOf = (plan) => ({
  labels: plan.pits.map((_, cell) => `p${cell}`), layouts: { wide: plan, upright: plan }, seeds: 'heap', shape: 'rows', colour: 'teak',
  words: { way_clockwise: 'left', way_anticlockwise: 'right' },
});

/** @param {import('../wire.d.ts').Plan} plan @returns {import('../board/scene.js').Scene} */
const sceneOf = (plan) => ({
  plan, scale: 1, labels: pageOf(plan).labels, labelled: true, words: {}, names: ['South', 'North'],
  cells: [...plan.pits.map(() => 2), 22, 20], homes: [null, null], across: null, playable: new Set(), last: null, premove: null, hint: null,
  preview: null, chosen: 4, pits: { closed: [1], owned: [[2], [17]], blocked: [3], houses: [4, null] }, targets: [20], badges: [],
});

/** @param {string} text @param {RegExp} pattern */
const count = (text, pattern) => [...text.matchAll(pattern)].length;

test('closed pits have a lid and no count, owned ones a letter, houses a roof, blocked ones a bar', () => {
  const scene = sceneOf(FOUR_BY_EIGHT);
  const under = markup(drawHomes(scene));
  assert.equal(count(under, /closed-lid/g), 1);
  assert.equal(count(under, /owned-stone/g), 2);
  assert.equal(count(under, /house-roof/g), 1);
  const over = markup(drawMarks(scene));
  assert.equal(count(over, /blocked-bar/g), 1);
  assert.equal(count(over, /mark-target/g), 1);
  assert.equal(count(over, /mark-chosen/g), 1);
  assert.equal(count(markup(drawCaptions(scene)), /class="pit-count/g), 31);
});

test('without stores none is drawn or counted; seeds in hand are drawn like a store', () => {
  const none = planWith('none');
  assert.equal(count(markup(drawCaptions(sceneOf(none))), /class="store-count/g), 0);
  assert.equal(count(markup(drawWood(none, 'teak', 'x')), /class="lip-edge"/g), 32);
  const hands = planWith('hand');
  assert.equal(count(markup(drawCaptions(sceneOf(hands))), /class="store-count/g), 2);
  const cells = sceneOf(hands).cells;
  assert.match(describeCounts(pageOf(hands), cells), /\(22\)/);
  assert.doesNotMatch(describeCounts(pageOf(none), cells), /22/);
});

test('a screen reader hears what a pit is, and every move of it', () => {
  const page = pageOf(FOUR_BY_EIGHT);
  const to = (/** @type {string} */ label, /** @type {number} */ last, /** @type {object} */ more) => ({ ...choice(label), cell: 5, last, ...more });
  const shown = /** @type {any} */ ({
    board: { homes: [null, null], closed: [1], owned: [[2], [17]], blocked: [3], houses: [4, null] },
    choices: [to('p5<', 0, { direction: '<', captured: 3 }), to('p5>', 9, { direction: '>' }), to('p5>:safari', 9, { direction: '>', option: 'safari' })],
    refused: [], own: null,
  });
  const said = (/** @type {number} */ cell) => describePit(page, shown, page.labels.map(() => 2), cell);
  assert.equal(said(1), 'p1: 2; row 1; closed');
  assert.equal(said(17), 'p17: 2; row 2; of north');
  assert.equal(said(3), 'p3: 2; row 1; blocked');
  assert.equal(said(4), 'p4: 2; row 1; house');
  assert.equal(said(5), 'p5: 2; row 1; 3 moves: left (<), ends in p0, takes 3; right (>)');
  shown.choices = shown.choices.slice(1).map((/** @type {any} */ each) => ({ ...each, direction: undefined }));
  assert.equal(said(5), 'p5: 2; row 1; 2 moves: stop, ends in p9; play on, ends in p9');
  assert.equal(wayName(page, 'p5', '>'), 'p5>, right');
  assert.equal(spokenLabel(page, 'p5>', null), 'p5>');
});

test('the board editor writes what only some games have', () => {
  const cells = [...FOUR_BY_EIGHT.pits.map(() => 1), 22, 20];
  const board = { cells, homes: /** @type {[null, null]} */ ([null, null]), side: /** @type {const} */ ('S'), may_swap: false, text: '' };
  const rows = ['1,1,1,1,1,1,1,1|1,1,1,1,1,1,1,1', '1,1,1,1,1,1,1,1|1,1,1,1,1,1,1,1'];
  assert.equal(textOf(draftOf(board), FOUR_BY_EIGHT), `${rows.join('/')} 22,20 S`);
  const bao = { ...board, hands: /** @type {[number, number]} */ ([22, 20]), houses: /** @type {[number, null]} */ ([4, null]), blocked: [FOUR_BY_EIGHT.pits.findIndex(({ side, row, column }) => side === 'N' && row === 0 && column === 0)] };
  assert.equal(textOf(draftOf(bao), FOUR_BY_EIGHT), `${rows[0]}/1!${rows[1].slice(1)} 0,0 22,20 y,- S`);
  const owned = { ...board, closed: [0], owned: /** @type {[number[], number[]]} */ ([[1], [2]]) };
  assert.equal(textOf(draftOf(owned), FOUR_BY_EIGHT), `x,1*,1!${rows[0].slice(5)}/${rows[1]} 22,20 S`);
});

test('a seed from the hand begins where it falls', () => {
  const steps = /** @type {import('../wire.d.ts').Step[]} */ ([
    { t: 'lift', at: 32, seeds: 1, left: 21, hand: true }, { t: 'sow', at: [4] }, { t: 'lift', at: 19, seeds: 2, left: 0 }, { t: 'sow', at: [0, 1] },
  ]);
  assert.deepEqual(lastMove({ steps, laps: 1 }), { from: 4, to: 1 });
});
