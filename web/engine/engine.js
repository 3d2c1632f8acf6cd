/**
 * The page's own engine: two workers with the same module. One answers questions about rules at once, the other one searches, with
 * helpers where memory can be shared. A worker that fails ends, and the next question starts another.
 *
 * @import { Analysis, GameSoFar } from '../wire.js'
 * @import { Answer } from './module.js'
 * @import { FromEngine, Setup, ToEngine } from './worker.js'
 *
 * @typedef {{ postMessage: (message: ToEngine) => void, terminate: () => void, onmessage: ((event: MessageEvent<FromEngine>) => void) | null,
 *   onerror: ((event: ErrorEvent) => void) | null }} EngineWorker
 * @typedef {(analysis: Analysis | null, done: boolean, failed: boolean) => void} AnalysisHeard
 * @typedef {{ setup: Omit<Setup, 'memory'>, worker: () => EngineWorker, memory?: () => WebAssembly.Memory, threads?: number }} EngineParts
 *   `memory`: makes the memory of a worker and its helpers, for a module with threads
 */

/** The default time of an analysis, in seconds. */
const SECONDS = 60;

/** After this many milliseconds the steps of an analysis are long. A worker that cannot be stopped within one is replaced. */
const LONG_STEPS = 2000;

/** Requests of the site's API that search for a while. Rules must not wait behind them. */
const SEARCHES = /^\/api\/(train\/|puzzles\/[^/]+\/\d)/;

/** A worker with its open questions, and its helpers. */
class Desk {
  /** @type {Map<number, { report: (text: string) => void, resolve: (answer: Answer) => void, reject: (error: Error) => void }>} */
  #open = new Map();
  isOpen = true;

  /** @param {EngineWorker} worker @param {Setup} setup @param {EngineWorker[]} [helpers] */
  constructor(worker, setup, helpers = []) {
    this.worker = worker;
    this.helpers = helpers;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.close(new Error(event.message || 'the engine stopped'));
    worker.postMessage({ setup });
    const { wasm, more, memory } = setup;
    // A search runs without a helper that fails.
    if (memory) for (const helper of helpers) helper.postMessage({ helper: { wasm, more, memory } });
  }

  /**
   * @param {Extract<ToEngine, { id: number }>} task
   * @param {(text: string) => void} [report]
   * @returns {Promise<Answer>}
   */
  ask(task, report = () => {}) {
    return new Promise((resolve, reject) => {
      this.#open.set(task.id, { report, resolve, reject });
      this.worker.postMessage(task);
    });
  }

  /** @param {FromEngine} said */
  #hear(said) {
    const asked = this.#open.get(said.id);
    if (!asked) return;
    if ('report' in said) return asked.report(said.report);
    // After a failure the module's memory is in no known state.
    if ('failed' in said) return this.close(new Error(said.failed));
    this.#open.delete(said.id);
    asked.resolve({ status: said.status, body: said.body });
  }

  close(reason = new Error('the engine was closed')) {
    this.isOpen = false;
    for (const worker of [this.worker, ...this.helpers]) worker.terminate();
    for (const { reject } of this.#open.values()) reject(reason);
    this.#open.clear();
  }
}

export class Engine {
  #next = 1;
  /** The analysis that is under way, and when it began. */
  #analysis = 0;
  #begun = 0;
  /** @type {Int32Array | null} */
  #stop = null;

  /** @type {Desk | null} */
  #rules = null;
  /** @type {Desk | null} */
  #search = null;

  /** @param {EngineParts} parts */
  constructor({ setup, worker, memory, threads = 1 }) {
    this.setup = setup;
    this.worker = worker;
    this.memory = memory;
    this.threads = memory ? threads : 1;
    this.language = setup.language;
    if (setup.stop) this.#stop = new Int32Array(setup.stop);
    // The first question about rules should not wait.
    this.#rulesDesk();
  }

  /**
   * Answers a request of the site's API about games.
   *
   * @param {string} method
   * @param {string} address
   * @param {unknown} [body]
   */
  answer(method, address, body) {
    const desk = SEARCHES.test(address) ? this.#searchDesk() : this.#rulesDesk();
    return desk.ask({ id: this.#next++, request: this.#request(method, address, body), stopped: this.#stopValue() });
  }

  /**
   * Answers a request that needs a search. An analysis under way ends first.
   *
   * @param {'move' | 'hint'} what
   * @param {unknown} body
   */
  async think(what, body) {
    this.hush();
    const id = this.#next++;
    return this.#searchDesk().ask({ id, request: this.#request('POST', `/api/engine/${what}`, body), stopped: this.#stopValue() });
  }

  /**
   * Reviews a record in a worker that ends with it.
   *
   * @param {string} record
   * @param {(done: number, of: number) => void} progress
   * @param {AbortSignal} signal
   */
  async review(record, progress, signal) {
    const desk = this.#desk(1, false);
    const end = () => desk.close();
    signal.addEventListener('abort', end, { once: true });
    const request = this.#request('POST', '/api/engine/review', { record });
    try {
      signal.throwIfAborted();
      return await desk.ask({ id: this.#next++, request }, (text) => {
        const { done, of } = JSON.parse(text);
        progress(done, of);
      });
    } finally {
      signal.removeEventListener('abort', end);
      desk.close();
    }
  }

  /**
   * Analyses a position; ends the analysis before.
   *
   * @param {GameSoFar & { seconds?: number }} question
   * @param {AnalysisHeard} heard called for every finished depth, and once more at the end
   */
  analyse({ seconds = SECONDS, ...position }, heard) {
    this.hush();
    const id = this.#next++;
    this.#analysis = id;
    this.#begun = performance.now();
    /** @type {Analysis | null} */
    let last = null;
    const request = this.#request('POST', '/api/engine/analysis', { threads: this.threads, position });
    const timer = setTimeout(() => { if (this.#analysis === id) this.#end(id); }, seconds * 1000);
    const asked = this.#searchDesk().ask({ id, request, analyse: true, stopped: this.#stopValue() }, (text) => {
      if (this.#analysis !== id) return;
      last = JSON.parse(text);
      heard(last, false, false);
    });
    const over = (/** @type {boolean} */ failed) => {
      clearTimeout(timer);
      if (this.#analysis !== id) return;
      this.#analysis = 0;
      heard(last, true, failed);
    };
    asked.then(({ status }) => over(status !== 200), () => over(last === null));
  }

  /** Ends the analysis; late reports are ignored. */
  hush() {
    const open = this.#analysis;
    this.#analysis = 0;
    if (open > 0) this.#end(open);
  }

  /** @param {number} id */
  #end(id) {
    if (this.#stop) Atomics.add(this.#stop, 0, 1);
    else if (performance.now() - this.#begun > LONG_STEPS) return this.#search?.close();
    this.#search?.worker.postMessage({ hush: id });
  }

  #stopValue() {
    return this.#stop ? Atomics.load(this.#stop, 0) : 0;
  }

  #rulesDesk() {
    if (!this.#rules?.isOpen) this.#rules = this.#desk(1, false);
    return this.#rules;
  }

  #searchDesk() {
    if (!this.#search?.isOpen) this.#search = this.#desk(this.threads, true);
    return this.#search;
  }

  /** @param {number} threads @param {boolean} stoppable */
  #desk(threads, stoppable) {
    const helpers = Array.from({ length: threads - 1 }, this.worker);
    return new Desk(this.worker(), { ...this.setup, memory: this.memory?.(), stop: stoppable ? this.setup.stop : undefined }, helpers);
  }

  /** @param {string} method @param {string} address @param {unknown} [body] */
  #request(method, address, body) {
    const joined = `${address}${address.includes('?') ? '&' : '?'}lang=${this.language}`;
    return body === undefined ? `${method} ${joined}` : `${method} ${joined}\n${JSON.stringify(body)}`;
  }

  close() {
    this.#rules?.close();
    this.#search?.close();
  }
}
