/** The package in Node, as an empty project installs it. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Sower, SowerError } from '@sower-mancala/sower';

const sower = await Sower.load();

test('the four games are inside', async () => {
  const games = (await sower.games()).map(({ name }) => name);
  for (const name of ['kalah', 'oware', 'togyz-kumalak', 'ogidise']) assert.ok(games.includes(name), name);
});

test('a position has its legal moves', async () => {
  const look = await sower.look({ game: 'kalah', moves: ['3'] });
  assert.equal(look.board.text, '4,4,0,5,5,5/4,4,4,4,4,4 1,0 S');
  assert.deepEqual(look.choices.map(({ label }) => label), ['1', '2', '4', '5', '6']);
});

test('an illegal move says why, in the language of the instance', async () => {
  await assert.rejects(sower.look({ game: 'kalah', moves: ['3', '3'] }), (error) => error instanceof SowerError && /empty/.test(error.message));
  const kazakh = await Sower.load({ language: 'kk' });
  await assert.rejects(kazakh.look({ game: 'kalah', moves: ['3', '3'] }), (error) => !/empty/.test(error.message));
});

test('counts of lines of play', async () => {
  assert.equal(await sower.perft({ game: 'kalah' }, 6), 23233);
});

test('computer players and analysis', async () => {
  const label = await sower.choose({ game: 'oware' }, 'level:3', { seed: 4 });
  assert.match(label, /^[A-F]$/);
  assert.equal(await sower.choose({ game: 'oware' }, 'level:3', { seed: 4 }), label);
  const depths = [];
  const analysis = await sower.analyse({ game: 'kalah' }, { depth: 6, onDepth: ({ depth }) => depths.push(depth) });
  assert.equal(analysis.moves.length, 6);
  assert.equal(depths.at(-1), 6);
  const end = new AbortController();
  const begun = performance.now();
  await sower.analyse({ game: 'kalah' }, { seconds: 60, signal: end.signal, onDepth: () => end.abort() });
  assert.ok(performance.now() - begun < 20_000);
});

test('a game from a rules file', async () => {
  const text = 'name = "Tiny"\nregion = "nowhere"\nsummary = "small"\nsource = ["a test"]\n[board]\npits = 2\nseeds = 2\nstores = true\n[sow]\nstores = "own"\n';
  const name = await sower.addRules(text);
  const look = await sower.look({ game: name });
  assert.equal(look.board.text, '2,2/2,2 0,0 S');
  assert.match(await sower.choose({ game: name }, 'greedy'), /^[12]$/);
  await assert.rejects(sower.addRules('pits = 3'), SowerError);
});

test('pictures, explanations and records', async () => {
  assert.match(await sower.picture('ogidise'), /^<svg/);
  assert.ok((await sower.why({ game: 'kalah' }, '3')).length > 1);
  const read = await sower.read('1. 3 4 1... 2', 'kalah');
  assert.ok(read);
});

test('the program of the README runs', async () => {
  const readme = await readFile(new URL('node_modules/@sower-mancala/sower/README.md', import.meta.url), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(readme)[1];
  const said = [];
  const { log } = console;
  console.log = (...args) => said.push(args);
  try {
    await import(`data:text/javascript,${encodeURIComponent(code.replace("'@sower-mancala/sower'", JSON.stringify(import.meta.resolve('@sower-mancala/sower'))))}`);
  } finally {
    console.log = log;
  }
  assert.equal(said.length, 2);
});
