import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { DOTS, OUTLINES } from '../map/world.js';
import { ANYTHING, countBy, find, isAnything, sizeOf } from '../pages/parts/finder.js';

/** @typedef {import('../wire.d.ts').GameCard} GameCard */

/** @param {string} name @param {Partial<GameCard> & { of?: string }} more @returns {GameCard} */
const card = (name, { of = undefined, kinds = [], ...more } = {}) => ({
  name, title: name, variant_of: of ?? null, board: '2×6×4', region: '', countries: [], summary: '', puzzles: 0, trains: false, pie: false, ...more, kinds,
});
const kind = (/** @type {string} */ name) => ({ name, title: name });

const CARDS = [
  card('oware', { region: 'Ghana', countries: ['GH'], kinds: [kind('single-lap')] }),
  card('mangala', { countries: ['TR'], kinds: [kind('single-lap')] }),
  card('mangala-best-of-3', { of: 'mangala', countries: ['TR'], kinds: [kind('single-lap'), kind('rounds')] }),
  card('hus', { board: '4×8×2', countries: ['NA', 'DE'], kinds: [kind('four-rows')] }),
];
const names = (/** @type {Partial<import('../pages/parts/finder.js').Sought>} */ sought) => find(CARDS, { ...ANYTHING, ...sought }).map(({ name }) => name);

test('without a wish all games are listed, and no variants', () => {
  assert.deepEqual(names({}), ['oware', 'mangala', 'hus']);
  assert.ok(isAnything({ ...ANYTHING, text: ' ' }));
});

test('games are found by a part of their name or region, kind, country and board', () => {
  assert.deepEqual(names({ text: ' GHAN' }), ['oware']);
  assert.deepEqual(names({ kind: 'four-rows' }), ['hus']);
  assert.deepEqual(names({ country: 'DE' }), ['hus']);
  assert.deepEqual(names({ board: '2×6', kind: 'single-lap' }), ['oware', 'mangala']);
  assert.deepEqual(names({ text: 'nothing' }), []);
});

test('a variant is listed where its game does not fit', () => {
  assert.deepEqual(names({ kind: 'rounds' }), ['mangala-best-of-3']);
  assert.deepEqual(names({ country: 'TR' }), ['mangala']);
});

test('a game and its variants count once', () => {
  assert.deepEqual([...countBy(CARDS, ({ countries }) => countries)], [['GH', 1], ['TR', 1], ['NA', 1], ['DE', 1]]);
  assert.equal(sizeOf(CARDS[3]), '4×8');
});

test('every country of a game is on the map', async () => {
  const folder = new URL('../../games/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.toml'));
  assert.ok(files.length > 20);
  for (const name of files) {
    const codes = /^countries = \[(.*)\]/m.exec(await readFile(new URL(name, folder), 'utf8'))?.[1].match(/[A-Z]{2}/g) ?? [];
    for (const code of codes) assert.ok(OUTLINES[code] ?? DOTS[code], `${code} of ${name}`);
  }
});
