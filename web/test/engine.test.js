/** The page's side of the engine: workers, their questions, stopping and failing. The workers are made up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../engine/engine.js';
import { answerWithFiles, provideBasics } from '../engine/files.js';

/** @import { EngineModule } from '../engine/module.js' */
/** @import { FromEngine, Task, ToEngine } from '../engine/worker.js' */

class FakeWorker {
  /** @type {ToEngine[]} */
  heard = [];
  isEnded = false;
  /** @type {((event: MessageEvent<FromEngine>) => void) | null} */
  onmessage = null;
  /** @type {((event: ErrorEvent) => void) | null} */
  onerror = null;

  /** @param {ToEngine} message */
  postMessage(message) {
    this.heard.push(message);
  }

  terminate() {
    this.isEnded = true;
  }

  /** @param {FromEngine} data */
  say(data) {
    this.onmessage?.(/** @type {MessageEvent} */ ({ data }));
  }

  /** The questions so far. */
  get tasks() {
    return /** @type {Task[]} */ (this.heard.filter((message) => 'request' in message));
  }
}

/** @param {{ threads?: number, shared?: boolean }} [options] */
function setUp({ threads = 1, shared = false } = {}) {
  /** @type {FakeWorker[]} */
  const workers = [];
  const engine = new Engine({
    setup: { wasm: /** @type {any} */ ({}), more: '/more.wasm', files: '/files/', language: 'en', own: {}, stop: shared ? new SharedArrayBuffer(4) : undefined },
    worker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    memory: shared ? () => /** @type {any} */ ({}) : undefined,
    threads,
  });
  return { engine, workers };
}

test('questions about rules do not wait behind a search', async () => {
  const { engine, workers } = setUp();
  const hint = engine.think('hint', { game: 'kalah' });
  const looked = engine.answer('POST', '/api/look', { game: 'kalah' });
  engine.answer('POST', '/api/train/kalah', {}).catch(() => {});
  assert.equal(workers.length, 2);
  const [rules, search] = workers;
  assert.deepEqual(rules.tasks.map(({ request }) => request), ['POST /api/look?lang=en\n{"game":"kalah"}']);
  assert.deepEqual(search.tasks.map(({ request }) => request.split('\n')[0]), ['POST /api/engine/hint?lang=en', 'POST /api/train/kalah?lang=en']);
  rules.say({ id: rules.tasks[0].id, status: 200, body: 'seen' });
  assert.deepEqual(await looked, { status: 200, body: 'seen' });
  search.say({ id: search.tasks[0].id, status: 200, body: 'hinted' });
  assert.deepEqual(await hint, { status: 200, body: 'hinted' });
});

test('an analysis reports every depth, and the next one ends it', async () => {
  const { engine, workers } = setUp({ shared: true });
  /** @type {unknown[]} */
  const heard = [];
  const listen = (/** @type {string} */ name) => (/** @type {unknown} */ found, /** @type {boolean} */ done) => heard.push([name, found, done]);
  engine.analyse({ game: 'kalah' }, listen('one'));
  const search = workers[1];
  const [one] = search.tasks;
  search.say({ id: one.id, report: '{"depth":1}' });
  engine.analyse({ game: 'kalah', moves: ['1'] }, listen('two'));
  const two = search.tasks[1];
  assert.equal(workers.length, 2, 'the same worker, which keeps its table');
  assert.deepEqual(search.heard.filter((message) => 'hush' in message), [{ hush: one.id }]);
  const { stop } = /** @type {{ setup: { stop: SharedArrayBuffer } }} */ (search.heard[0]).setup;
  assert.equal(Atomics.load(new Int32Array(stop), 0), two.stopped, 'the second search continues');
  assert.notEqual(one.stopped, two.stopped, 'the first one stops');
  search.say({ id: one.id, report: '{"depth":2}' });
  search.say({ id: one.id, status: 200, body: 'true' });
  search.say({ id: two.id, report: '{"depth":1}' });
  search.say({ id: two.id, status: 200, body: 'true' });
  await null;
  await null;
  assert.deepEqual(heard, [['one', { depth: 1 }, false], ['two', { depth: 1 }, false], ['two', { depth: 1 }, true]]);
});

test('helpers get the memory of the worker that they help', () => {
  const { engine, workers } = setUp({ threads: 3, shared: true });
  engine.analyse({ game: 'kalah' }, () => {});
  assert.equal(workers.length, 4, 'rules, two helpers, the search');
  const setups = workers.flatMap(({ heard }) => heard).filter((message) => 'setup' in message);
  const helpers = workers.flatMap(({ heard }) => heard).filter((message) => 'helper' in message);
  assert.equal(helpers.length, 2);
  for (const { helper } of helpers) assert.equal(helper.memory, setups[1].setup.memory);
  assert.notEqual(setups[0].setup.memory, setups[1].setup.memory);
  engine.close();
  assert.ok(workers.every(({ isEnded }) => isEnded));
});

test('a worker that fails is replaced', async () => {
  const { engine, workers } = setUp();
  const lost = engine.answer('POST', '/api/look', {});
  const also = engine.answer('POST', '/api/why', {});
  workers[0].say({ id: workers[0].tasks[0].id, failed: 'out of memory' });
  await assert.rejects(lost, /out of memory/);
  await assert.rejects(also, /out of memory/);
  assert.ok(workers[0].isEnded);
  const again = engine.answer('POST', '/api/look', {});
  workers[1].say({ id: workers[1].tasks[0].id, status: 200, body: '' });
  assert.equal((await again).status, 200);
});

test('an analysis that fails says so', async () => {
  const { engine, workers } = setUp();
  const over = new Promise((resolve) => engine.analyse({ game: 'kalah' }, (found, done, failed) => resolve([found, done, failed])));
  workers[1].say({ id: workers[1].tasks[0].id, failed: 'unreachable' });
  assert.deepEqual(await over, [null, true, true]);
});

test('a review ends with its page', async () => {
  const { engine, workers } = setUp();
  const page = new AbortController();
  /** @type {[number, number][]} */
  const progress = [];
  const reviewed = engine.review('1. A a', (done, of) => progress.push([done, of]), page.signal);
  const worker = workers[1];
  worker.say({ id: worker.tasks[0].id, report: '{"done":1,"of":2}' });
  page.abort();
  await assert.rejects(reviewed, /closed/);
  assert.ok(worker.isEnded);
  assert.deepEqual(progress, [[1, 2]]);
});

test('an answer waits for the files that it needs', async () => {
  /** @type {string[]} */
  const provided = [];
  const module = /** @type {EngineModule} */ (/** @type {unknown} */ ({
    answer: () => (provided.includes('kalah.weights') ? { status: 200, body: 'found' } : { status: 424, body: '["kalah.weights"]' }),
    announce: (/** @type {string[]} */ paths) => provided.push(...paths.map((path) => `announced ${path}`)),
    provide: (/** @type {string} */ path) => provided.push(path),
  }));
  const read = async (/** @type {string} */ name) => (name === 'files.json' ? '["kalah.weights"]' : `{"${name}.part":"text"}`);
  await provideBasics(module, 'kk', read);
  assert.deepEqual(provided, ['announced kalah.weights', 'rules.json.part', 'lang-en.json.part', 'lang-kk.json.part']);
  assert.deepEqual(await answerWithFiles(module, 'POST /api/engine/hint', read), { status: 200, body: 'found' });
  const stubborn = /** @type {EngineModule} */ (/** @type {unknown} */ ({ answer: () => ({ status: 424, body: '["x"]' }), provide: () => {} }));
  assert.equal((await answerWithFiles(stubborn, '', read)).status, 424, 'it gives up');
});
