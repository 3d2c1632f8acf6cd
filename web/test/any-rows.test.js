import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR_BY_EIGHT, THREE_BY_SIX } from './boards.js';
import { markup, pretendDocument } from './markup.js';

pretendDocument();
const { drawCaptions } = await import('../board/captions.js');
const { drawMarks } = await import('../board/marks.js');
const { drawPits, neighbour } = await import('../board/pits.js');
const { drawWood } = await import('../board/wood.js');
const { describeCounts, describePit } = await import('../board/words.js');
const { distance, pitch, pitsOf, rowsOf, sideOf, turned } = await import('../board/geometry.js');
const { Heaps } = await import('../board/heaps.js');
const { SeedLayer } = await import('../board/seeds.js');
const { besidePit, overlap, written } = await import('../board/rim.js');
const { textOf } = await import('../analysis/editor.js');
const { loadText } = await import('../text/index.js');

globalThis.fetch = async () => Response.json({
  'board-ui-pit': [{ arg: 'whose' }, ' ', { arg: 'label' }, ': ', { arg: 'count' }],
  'board-ui-row': ['row ', { arg: 'row' }],
  'board-ui-counts': [{ arg: 'south' }, ' + ', { arg: 'southStore' }, ' / ', { arg: 'north' }, ' + ', { arg: 'northStore' }],
});
await loadText('en');

/** @typedef {import('../wire.d.ts').Plan} Plan */

const BOARDS = /** @type {[string, Plan, number][]} */ ([['4×8', FOUR_BY_EIGHT, 16], ['3×6', THREE_BY_SIX, 9]]);

/** @param {Plan} plan @returns {import('../board/view.js').BoardPage} */
const pageOf = (plan) => ({
  labels: plan.pits.map(({ side, row, column }) => `${side}${row}${column}`), layouts: { wide: plan, upright: plan }, seeds: 'heap',
  shape: 'rows', colour: 'teak', words: {},
});

/** @param {Plan} plan @returns {import('../board/scene.js').Scene} */
const sceneOf = (plan) => ({
  plan, scale: 1, labels: pageOf(plan).labels, labelled: true, words: {}, names: ['South', 'North'],
  cells: [...plan.pits.map((_, cell) => cell), 40, 50], homes: [null, null], across: 1, playable: new Set([0]), last: { from: 0, to: 3 },
  premove: null, hint: 2, preview: null, chosen: null, pits: {}, targets: [], badges: plan.pits.map((_, cell) => ({ cell, text: '+12.5', best: cell === 0 })),
});

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)];

for (const [name, plan, own] of BOARDS) {
  test(`${name}: each side has its pits, whatever row they are in`, () => {
    assert.equal(pitsOf(plan, 0).length, own);
    assert.equal(pitsOf(plan, 1).length, own);
    assert.ok(pitsOf(plan, 1).every((cell) => plan.pits[cell].side === 'N'));
  });

  test(`${name}: every pit is drawn at its place, with its count and its label`, () => {
    const text = markup(drawCaptions(sceneOf(plan)));
    const counts = all(text, /class="pit-count \w+"[^>]*data-cell="(\d+)"\s+transform="translate\(([\d.]+) ([\d.]+)\)(rotate)?/g);
    assert.equal(counts.length, plan.pits.length);
    for (const [, cell, x, y, turn] of counts) {
      const spot = plan.pits[Number(cell)];
      assert.deepEqual([Number(x), Number(y)], [spot.count.x, spot.count.y]);
      assert.equal(turn === 'rotate', spot.side === 'N', 'what North reads is turned towards North');
    }
    const stores = all(text, /class="store-count \w+"[^>]*data-cell="(\d+)"[^>]*>(\d+)</g).map(([, cell, count]) => [Number(cell), Number(count)]);
    assert.deepEqual(stores, [[plan.pits.length, 40], [plan.pits.length + 1, 50]]);
    const hollows = all(markup(drawWood(plan, 'teak', 'x')), /class="lip-edge"/g);
    assert.equal(hollows.length, plan.pits.length + 2);
  });

  test(`${name}: each pit has a button of its own, in the order of the cells`, () => {
    const buttons = plan.pits.map((_, cell) => ({ label: `pit ${cell}`, legal: cell === 0, pressed: false }));
    const text = markup(drawPits(plan, buttons, 0, 10, { press() {}, look() {}, focus() {}, edit: null }));
    assert.deepEqual(all(text, /data-cell="(\d+)"/g).map(([, cell]) => Number(cell)), plan.pits.map((_, cell) => cell));
    const areas = all(text, /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)
      .map((found) => found.slice(1).map(Number))
      .map(([x, y, width, height]) => ({ x: x + width / 2, y: y + height / 2, rx: width / 2, ry: height / 2 }));
    areas.forEach((one, index) => areas.slice(0, index).forEach((other) => assert.equal(overlap(one, other), 0, 'no two buttons overlap')));
    assert.equal(pitch(plan), 100);
  });

  test(`${name}: arrow keys reach every pit, one row or column at a time`, () => {
    for (const [cell, { hollow }] of plan.pits.entries()) {
      for (const [key, across, down] of /** @type {const} */ ([['ArrowLeft', -1, 0], ['ArrowRight', 1, 0], ['ArrowUp', 0, -1], ['ArrowDown', 0, 1]])) {
        const there = plan.pits.findIndex((pit) => pit.hollow.x === hollow.x + 100 * across && pit.hollow.y === hollow.y + 100 * down);
        if (there >= 0) assert.equal(neighbour(plan, cell, key), there);
      }
    }
    assert.equal(plan.pits.length, new Set(plan.pits.map((_, cell) => neighbour(plan, cell, 'ArrowLeft'))).size + rowsCount(plan));
  });

  test(`${name}: a pit's words say whose it is and in which row`, () => {
    const page = pageOf(plan);
    const shown = /** @type {any} */ ({ board: { homes: [null, null] }, choices: [], refused: [], own: null });
    const counts = [...plan.pits.map(() => 2), 0, 0];
    plan.pits.forEach(({ side, row }, cell) => {
      assert.equal(describePit(page, shown, counts, cell), `${side === 'S' ? 'south' : 'north'} ${page.labels[cell]}: 2; row ${row + 1}`);
    });
  });

  test(`${name}: turned half round, every pit keeps its side`, () => {
    const other = turned(plan);
    assert.deepEqual(other.pits.map((_, cell) => sideOf(other, cell)), plan.pits.map((_, cell) => sideOf(plan, cell)));
    assert.equal(other.arrows[0].degrees, 180);
  });

  test(`${name}: a plate beside a pit covers no count, no label and no more than the edge of a pit`, () => {
    for (const cell of plan.pits.keys()) {
      const box = besidePit(plan, cell, 20, 9);
      written(plan).forEach((thing) => assert.equal(overlap(box, thing), 0));
      const inner = { ...plan.pits[cell].hollow, rx: 30, ry: 30 };
      assert.equal(overlap(box, inner), 0);
    }
    assert.equal(all(markup(drawMarks(sceneOf(plan))), /class="badge/g).length, plan.pits.length);
  });

  test(`${name}: a plate is nearer to its own pit than to the others of its side`, () => {
    for (const [cell, { hollow }] of plan.pits.entries()) {
      const box = besidePit(plan, cell, 20, 9);
      for (const other of pitsOf(plan, sideOf(plan, cell))) {
        if (other !== cell) assert.ok(distance(box, plan.pits[other].hollow) > distance(box, hollow), `${cell} and ${other}`);
      }
    }
  });

  test(`${name}: what is left is swept to the side whose pit it lay in`, () => {
    const sides = plan.pits.map((_, cell) => sideOf(plan, cell));
    const heaps = new Heaps([...plan.pits.map(() => 1), 0, 0], sides);
    heaps.apply({ t: 'sweep', shares: [own, own] });
    assert.deepEqual(heaps.counts().slice(-2), [own, own]);
  });

  test(`${name}: a seed has a place in every cell`, () => {
    const layer = new SeedLayer(null, 'x');
    layer.layOut(plan, 'heap', 8);
    assert.equal(layer.beds.length, plan.pits.length + 2);
    layer.beds.forEach((bed, cell) => {
      const { hollow } = cell < plan.pits.length ? plan.pits[cell] : plan.stores[cell - plan.pits.length];
      assert.ok(Math.hypot(bed(0).x - hollow.x, bed(0).y - hollow.y) < hollow.rx);
    });
  });
}

test('rows are written from the middle outwards, each in its order', () => {
  const cells = [...FOUR_BY_EIGHT.pits.map(({ side, row, column }) => (side === 'S' ? 0 : 20) + 10 * row + column), 7, 9];
  const draft = { cells, homes: /** @type {[null, null]} */ ([null, null]), side: /** @type {const} */ ('S') };
  assert.equal(textOf(draft, FOUR_BY_EIGHT),
    '0,1,2,3,4,5,6,7|10,11,12,13,14,15,16,17/20,21,22,23,24,25,26,27|30,31,32,33,34,35,36,37 7,9 S');
  assert.equal(describeCounts(pageOf(FOUR_BY_EIGHT), cells),
    '0, 1, 2, 3, 4, 5, 6, 7 | 10, 11, 12, 13, 14, 15, 16, 17 + 7 / 20, 21, 22, 23, 24, 25, 26, 27 | 30, 31, 32, 33, 34, 35, 36, 37 + 9');
  assert.deepEqual(rowsOf(THREE_BY_SIX, 0).map((row) => row.length), [3, 6]);
});

/** @param {Plan} plan */
function rowsCount(plan) {
  return new Set(plan.pits.map(({ hollow }) => hollow.y)).size;
}
