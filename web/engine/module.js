/**
 * The WebAssembly module of `crates/sower-wasm`: texts in, texts out. Runs in a worker, and in Node for tests.
 *
 * It has two parts (`split.mjs`): the second is loaded when something in it is first called. Both use one memory.
 *
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} alloc
 * @property {(seed: number) => void} start
 * @property {(address: number, length: number) => void} announce
 * @property {(address: number, length: number) => void} provide
 * @property {(address: number, length: number) => number} answer
 * @property {() => number} answer_address
 * @property {() => number} answer_length
 * @property {(milliseconds: number) => number} step
 * @property {() => void} [help] with threads: helps the searches of another worker, and never returns
 * @property {WebAssembly.Table} [table] the functions that both parts call
 * @property {WebAssembly.Global} [__stack_pointer]
 * @property {WebAssembly.Global} [__tls_size]
 * @property {(address: number) => void} [__wasm_init_tls]
 *
 * @typedef {{ status: number, body: string }} Answer
 */

/** The size of a page of WebAssembly's memory, and the pages for the stack of a helper with its thread-local data. */
const PAGE = 65_536;
const HELPER_PAGES = 17;
/** The pages that the module with threads needs at first and at most. Its own limit is higher. */
const FIRST_PAGES = 64;
const MOST_PAGES = 4096;

/** Memory that several workers share. */
export const sharedMemory = () => new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: true });

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @returns {WebAssembly.Module} */
const noMore = () => {
  throw new Error('the second part of the engine is not there');
};

export class EngineModule {
  /**
   * @param {WebAssembly.Module} compiled
   * @param {object} [host]
   * @param {(text: string) => void} [host.report]
   * @param {() => boolean} [host.stopped]
   * @param {WebAssembly.Memory} [host.memory] shared with other workers
   * @param {() => WebAssembly.Module} [host.more] gets the second part, at once: a call waits for it
   */
  constructor(compiled, { report = () => {}, stopped = () => false, memory, more = noMore } = {}) {
    const instance = new WebAssembly.Instance(compiled, {
      env: memory ? { memory } : {},
      host: {
        // Workers count from different moments, and a search measures its time in several of them.
        now: () => performance.timeOrigin + performance.now(),
        stopped: () => (stopped() ? 1 : 0),
        /** @param {number} address @param {number} length */
        report: (address, length) => report(this.#read(address, length)),
      },
      placeholder: this.#placeholders(compiled, more),
    });
    /** @type {Exports} */
    this.exports = /** @type {any} */ (instance.exports);
    this.memory = memory ?? this.exports.memory;
  }

  /**
   * What stands for each function of the second part until that is loaded. A function is known by its place in the table.
   * @param {WebAssembly.Module} compiled
   * @param {() => WebAssembly.Module} more
   */
  #placeholders(compiled, more) {
    const places = WebAssembly.Module.imports(compiled).filter(({ module }) => module === 'placeholder');
    let isThere = false;
    return Object.fromEntries(places.map(({ name }) => [name, (/** @type {unknown[]} */ ...values) => {
      // It puts its functions into the table.
      if (!isThere) new WebAssembly.Instance(more(), { primary: /** @type {any} */ (this.exports) });
      isThere = true;
      return this.exports.table?.get(Number(name))(...values);
    }]));
  }

  /** Helps the searches of the worker with the same memory; never returns. */
  help() {
    const { help, __stack_pointer: stack, __tls_size: size, __wasm_init_tls: init } = this.exports;
    if (!help || !stack || !size || !init) throw new Error('this module has no threads');
    const from = this.memory.grow(HELPER_PAGES) * PAGE;
    // Thread-local data, then the stack, which grows down towards it.
    init(from);
    stack.value = from + HELPER_PAGES * PAGE;
    help();
  }

  /** @param {number} seed */
  start(seed) {
    this.exports.start(seed);
  }

  /** Says which files exist. @param {string[]} paths */
  announce(paths) {
    this.exports.announce(...this.#write(paths.join('\n')));
  }

  /** @param {string} path @param {string} text */
  provide(path, text) {
    this.exports.provide(...this.#write(`${path}\n${text}`));
  }

  /** @param {string} request `METHOD ADDRESS`, and the body from the second line on @returns {Answer} */
  answer(request) {
    const status = this.exports.answer(...this.#write(request));
    return { status, body: this.#read(this.exports.answer_address(), this.exports.answer_length()) };
  }

  /** Continues the analysis. @param {number} milliseconds @returns {boolean} whether there is more to find */
  step(milliseconds) {
    return this.exports.step(milliseconds) === 1;
  }

  /** @param {string} text @returns {[number, number]} its address and length */
  #write(text) {
    const bytes = encoder.encode(text);
    const address = this.exports.alloc(bytes.length) >>> 0;
    new Uint8Array(this.memory.buffer, address, bytes.length).set(bytes);
    return [address, bytes.length];
  }

  /** @param {number} address @param {number} length */
  #read(address, length) {
    // A decoder refuses shared memory, so the bytes are copied.
    return decoder.decode(new Uint8Array(this.memory.buffer, address >>> 0, length).slice());
  }
}
