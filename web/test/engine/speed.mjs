/**
 * The speed of the WebAssembly module beside the native program: `node speed.mjs NATIVE`, best called through script/wasm-speed.
 *
 * Both search the same positions, which is checked. They take turns, and the fastest round of each counts. The time is that on the
 * processor, where the system tells it.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { ask, loadModule, readFile, storedBytes } from './host.js';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Depths at which a search takes a second or more, so that a browser has compiled the module for speed. */
const WORK = /** @type {const} */ ([['kalah', 24], ['oware', 21], ['togyz-kumalak', 16], ['ogidise', 19]]);
const [, , native] = process.argv;

/** @typedef {{ nodes: number, seconds: number }} Searched */

/** @param {string} game @param {number} depth @returns {Searched} */
function searchNatively(game, depth) {
  const { seconds, found } = JSON.parse(execFileSync(native, [game, String(depth)], { encoding: 'utf8' }));
  assert.equal(found.depth, depth);
  return { nodes: found.nodes, seconds };
}

/** @param {string} name @param {string} game @param {number} depth @returns {Promise<Searched>} */
async function searchHere(name, game, depth) {
  let last = '';
  const module = await loadModule(name, { report: (text) => { last = text; } });
  await ask(module, 'POST', '/api/engine/analysis', { threads: 1, depth, position: { game } });
  const begun = running();
  module.step(600_000);
  return { nodes: JSON.parse(last).nodes, seconds: running() - begun };
}

/** Seconds that this thread has run. Linux knows, whatever else the machine does; elsewhere it is the time that has passed. */
function running() {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
}

/** Milliseconds from the compressed module to the first answer. @param {string} name */
async function start(name) {
  const begun = performance.now();
  await ask(await loadModule(name), 'POST', '/api/look', { game: 'kalah' });
  return performance.now() - begun;
}

const million = (/** @type {Searched} */ { nodes, seconds }) => (nodes / seconds / 1e6).toFixed(1);
const fastest = (/** @type {Searched[]} */ all) => all.reduce((one, other) => (other.seconds < one.seconds ? other : one));
const median = (/** @type {number[]} */ all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];
const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(0);

console.log('| game | depth | nodes | native, million nodes a second | module | of native | with threads, on one | of native |');
console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
for (const [game, depth] of WORK) {
  /** @type {Searched[][]} */
  const [natively, single, threads] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    natively.push(searchNatively(game, depth));
    single.push(await searchHere('sower', game, depth));
    threads.push(await searchHere('sower-threads', game, depth));
  }
  const [one, two, three] = [natively, single, threads].map(fastest);
  assert.equal(two.nodes, one.nodes, `${game}: both search the same`);
  assert.equal(three.nodes, one.nodes, `${game}: both search the same`);
  const part = (/** @type {Searched} */ { seconds }) => `${Math.round((100 * one.seconds) / seconds)} %`;
  console.log(`| ${game} | ${depth} | ${one.nodes.toLocaleString('en')} | ${million(one)} | ${million(two)} | ${part(two)} | ${million(three)} | ${part(three)} |`);
}

console.log('\n| file | kB sent | ms until the first answer, median |');
console.log('|---|---:|---:|');
for (const name of ['sower', 'sower-threads']) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await start(name));
  console.log(`| ${name}.wasm | ${kB(storedBytes(name).length)} | ${median(times).toFixed(0)} |`);
}
for (const name of ['rules.json', 'lang-en.json', 'files.json', 'kalah.weights']) {
  // As the server compresses them.
  const packed = brotliCompressSync(await readFile(name), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  console.log(`| ${name} | ${kB(packed.length)} | |`);
}
