/** The engine in a worker: the same methods, by messages. */

/** Methods that a worker answers. */
export const METHODS = ['games', 'game', 'addRules', 'checkRules', 'look', 'why', 'read', 'write', 'picture', 'choose', 'perft'];

export class InWorker {
  #worker;
  #next = 1;
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void, onDepth?: (found: any) => void }>} */
  #open = new Map();

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      const asked = this.#open.get(data.id);
      if (!asked) return;
      if ('report' in data) return asked.onDepth?.(data.report);
      this.#open.delete(data.id);
      if ('error' in data) asked.reject(Object.assign(new Error(data.error), { name: 'SowerError', code: data.code }));
      else asked.resolve(data.value);
    };
    worker.onerror = (event) => this.#fail(new Error(event.message || 'the worker could not be started'));
    for (const method of METHODS) {
      /** @type {any} */ (this)[method] = (/** @type {unknown[]} */ ...args) => this.#ask(method, args);
    }
  }

  /** @param {{ language?: string, base?: string | URL }} options */
  static async load({ language = 'en', base } = {}) {
    const sower = new InWorker(startWorker(new URL('worker.js', base ?? import.meta.url)));
    await sower.#ask('load', [{ language, base: base === undefined ? undefined : String(base) }]);
    return sower;
  }

  /** @param {any} position @param {any} [options] */
  analyse(position, { onDepth, signal, ...limits } = {}) {
    const id = this.#next;
    signal?.addEventListener('abort', () => this.#worker.postMessage({ abort: id }), { once: true });
    return this.#ask('analyse', [position, limits], onDepth);
  }

  /** Ends the worker. Open questions fail. */
  close() {
    this.#worker.terminate();
    this.#fail(new Error('the engine was closed'));
  }

  /** @param {string} method @param {unknown[]} args @param {(found: any) => void} [onDepth] */
  #ask(method, args, onDepth) {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject, onDepth });
      this.#worker.postMessage({ id, method, args });
    });
  }

  /** @param {Error} error */
  #fail(error) {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}

/** A worker from a file that may be on another site, as scripts of a CDN are. @param {URL} url */
function startWorker(url) {
  if (url.origin === globalThis.location?.origin) return new Worker(url, { type: 'module' });
  const script = new Blob([`import ${JSON.stringify(String(url))};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(script), { type: 'module' });
}
