/**
 * The stored modules behave as the native program does: the published counts, and every playthrough that the Rust tests record, with
 * its legal moves, boards and sentences. `script/wasm --test` runs this for new modules too.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { sharedMemory } from '../../engine/module.js';
import { ask, compile, compileMore, loadModule, storedBytes, textOf } from './host.js';

/** @import { Board, Look, Training, Why } from '../../wire.js' */

const MODULES = ['sower', 'sower-threads'];
/** The most bytes that a visitor downloads for a part of a module. */
const MOST_BYTES = 350_000;
/** Larger counts take too long here; the native tests have them. */
const MOST_LINES = 300_000;
/** Games whose counts were published, as the table names them. */
const PUBLISHED = /** @type {Record<string, string>} */ ({ kalah: 'kalah', oware: 'oware', togyz: 'togyz-kumalak', ogidise: 'ogidise' });

/** The seeds and the side of a board. @param {Board} board */
const seeds = ({ cells, side }) => ({ cells, side });

/** The parts of a recorded playthrough. @param {string} text */
function plies(text) {
  return text.split('\n\n').slice(1).map((part) => {
    const [head, ...lines] = part.trimEnd().split('\n');
    const after = (/** @type {string} */ start) => lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
    return { position: head.replace(/^\d+: /, ''), legal: after('legal ')[0]?.split(' ') ?? [], refused: after('refused: '), told: after('  ') };
  });
}

for (const name of MODULES.flatMap((module) => [module, `${module}-more`])) {
  test(`${name} is small enough and names no folder of the machine that built it`, () => {
    const bytes = storedBytes(name);
    assert.ok(bytes.length <= MOST_BYTES, `${bytes.length} bytes`);
    const text = brotliDecompressSync(bytes).toString('latin1');
    const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
    const folders = [root, homedir(), '/home/', '/root/', '/usr/', '/tmp/', '/work/', '.cargo/registry', '.rustup'];
    for (const folder of folders) assert.equal(text.indexOf(folder), -1, `${folder} at ${text.indexOf(folder)}: ${text.slice(text.indexOf(folder) - 20, text.indexOf(folder) + 80)}`);
  });
}

for (const name of MODULES) {
  test(`${name} counts what was published`, async () => {
    const module = await loadModule(name);
    const rows = textOf('testdata/cases/perft.tsv').split('\n').map((line) => line.split('\t'));
    const counts = rows.filter(([game, options, , lines]) => game in PUBLISHED && options === 'default' && Number(lines) <= MOST_LINES);
    assert.deepEqual(new Set(counts.map(([game]) => game)), new Set(Object.keys(PUBLISHED)));
    for (const [game, , depth, lines] of counts) {
      const counted = await ask(module, 'POST', '/api/engine/perft', { depth: Number(depth), position: { game: PUBLISHED[game] } });
      assert.equal(counted, Number(lines), `${game} to depth ${depth}`);
    }
  });
}

test('where a server answers the rest, the first part alone plays, teaches and analyses games on a ring', async () => {
  let last = '';
  const more = () => { throw new Error('the second part was called'); };
  const module = await loadModule('sower', { report: (text) => { last = text; }, more });
  for (const game of Object.values(PUBLISHED)) {
    const { choices } = /** @type {Look} */ (await ask(module, 'POST', '/api/look', { game }));
    const move = choices[0].label;
    await ask(module, 'POST', '/api/why', { game, move });
    await ask(module, 'GET', `/api/games/${game}`);
    await ask(module, 'GET', `/api/games/${game}/lessons`);
    await ask(module, 'POST', '/api/engine/move', { player: 'level:2', seed: 1, position: { game, moves: [move] } });
    await ask(module, 'POST', '/api/engine/hint', { game, moves: [move] });
    await ask(module, 'POST', '/api/engine/analysis', { threads: 1, depth: 4, position: { game } });
    module.step(60_000);
    assert.equal(JSON.parse(last).depth, 4);
  }
});

test('the second part is loaded once, when something in it is first called', async () => {
  let loaded = 0;
  const more = () => {
    loaded += 1;
    return compileMore('sower');
  };
  const module = await loadModule('sower', { more });
  await ask(module, 'POST', '/api/look', { game: 'kalah' });
  assert.equal(loaded, 0);
  const read = await ask(module, 'POST', '/api/read', { text: '1. 3 6', game: 'kalah', changes: [] });
  assert.ok(read);
  await ask(module, 'POST', '/api/engine/perft', { depth: 3, position: { game: 'oware' } });
  assert.equal(loaded, 1);
});

test('the trainer plays endgames in which play can cycle, too', async () => {
  const module = await loadModule('sower');
  for (const game of ['oware', 'bestemshe']) {
    const asked = { position: null, moves: [], on: false, slips: 0 };
    const { position } = /** @type {Training} */ (await ask(module, 'POST', `/api/train/${game}`, asked));
    const { choices } = /** @type {Look} */ (await ask(module, 'POST', '/api/look', { game, position }));
    const tried = await Promise.all(choices.map(({ label }) => /** @type {Promise<Training>} */ (ask(module, 'POST', `/api/train/${game}`, { ...asked, position, moves: [label] }))));
    const kept = tried.filter(({ keeps }) => keeps);
    assert.ok(kept.length > 0, `${game}, ${position}: some move keeps the result`);
    assert.ok(kept.some(({ moves, result }) => moves.length > 1 || result !== null), 'the trainer replies');
    assert.ok(tried.every(({ keeps, why }) => keeps || why.length > 0), 'a mistake is explained');
  }
});

test('the module plays every game as it was recorded', async () => {
  const module = await loadModule('sower');
  const files = readdirSync(new URL('../../../testdata/playthroughs/', import.meta.url));
  assert.ok(files.length > 30, `${files.length} files`);
  for (const file of files) {
    const game = file.replace('.txt', '');
    const recorded = plies(textOf(`testdata/playthroughs/${file}`));
    const looks = /** @type {Look[]} */ ([]);
    for (const { position } of recorded) looks.push(await ask(module, 'POST', '/api/look', { game, position }));
    for (const [ply, { position, legal, refused, told }] of recorded.slice(0, -1).entries()) {
      const where = `${game}, ply ${ply}`;
      const { choices, refused: unplayable } = looks[ply];
      assert.deepEqual(choices.map(({ label }) => label), legal, where);
      assert.deepEqual(unplayable.map(({ message }) => message).sort(), refused.sort(), where);
      const next = JSON.stringify(seeds(looks[ply + 1].board));
      const leads = choices.filter(({ to }) => JSON.stringify(seeds(to)) === next);
      assert.ok(leads.length > 0, `${where}: no move leads to the next board`);
      const reasons = await Promise.all(leads.map(async ({ label }) => {
        const why = /** @type {Why[]} */ (await ask(module, 'POST', '/api/why', { game, position, move: label }));
        return why.map(({ sentence, rule }) => `${sentence} [${rule}]`);
      }));
      assert.ok(reasons.some((each) => JSON.stringify(each) === JSON.stringify(told)), `${where}: ${JSON.stringify(reasons)} instead of ${JSON.stringify(told)}`);
    }
  }
});

test('both modules search the same positions', async () => {
  for (const [game, depth] of /** @type {const} */ ([['kalah', 10], ['ogidise', 6]])) {
    const found = await Promise.all(MODULES.map(async (name) => {
      let last = '';
      const module = await loadModule(name, { report: (text) => { last = text; } });
      assert.equal(await ask(module, 'POST', '/api/engine/analysis', { threads: 1, depth, position: { game } }), true);
      module.step(60_000);
      const { seconds, ...rest } = JSON.parse(last);
      assert.ok(seconds >= 0);
      return rest;
    }));
    assert.equal(found[0].depth, depth);
    assert.deepEqual(found[0], found[1]);
  }
});

test('a helper on the same memory takes part in a search', async () => {
  const [wasm, memory] = [await compile('sower-threads'), sharedMemory()];
  let last = '';
  const module = await loadModule('sower-threads', { wasm, memory, report: (text) => { last = text; } });
  /** @param {number} threads @param {string[]} moves */
  const searched = async (threads, moves) => {
    await ask(module, 'POST', '/api/engine/analysis', { threads, depth: 13, position: { game: 'oware', moves } });
    module.step(60_000);
    return JSON.parse(last);
  };
  const alone = await searched(1, []);
  const helper = new Worker(new URL('helper.js', import.meta.url), { workerData: { wasm, memory } });
  try {
    await once(helper, 'online');
    // The helper starts while the first searches run; each has an empty table, because the number of threads changes.
    let together = alone;
    for (let tries = 0; tries < 50 && together.nodes === alone.nodes; tries += 1) {
      await searched(1, []);
      together = await searched(2, []);
    }
    assert.notEqual(together.nodes, alone.nodes, 'the helper searches too');
    assert.equal(together.depth, 13);
    const labels = (/** @type {{ moves: { label: string }[] }} */ { moves }) => moves.map(({ label }) => label).sort();
    assert.deepEqual(labels(together), labels(alone));
  } finally {
    await helper.terminate();
  }
});

test('an analysis that comes back to a position begins with what it knew', async () => {
  /** The positions that a search of each line needs, one after the other. @param {[string[], number][]} lines */
  const searched = async (lines) => {
    let nodes = 0;
    const module = await loadModule('sower', { report: (text) => { nodes = JSON.parse(text).nodes; } });
    for (const [moves, depth] of lines) {
      await ask(module, 'POST', '/api/engine/analysis', { threads: 1, depth, position: { game: 'oware', moves } });
      module.step(60_000);
    }
    return nodes;
  };
  const first = await searched([[['A'], 11]]);
  const again = await searched([[['A'], 11], [['A', 'f'], 10], [['A'], 11]]);
  // The table has no entries for the last plies, so they are searched again.
  assert.ok(again * 1.5 < first, `${again} positions instead of ${first}`);
});
