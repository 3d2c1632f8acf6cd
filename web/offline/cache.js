/**
 * What the service worker does: it keeps the files of its list, and answers with them before it asks the network.
 *
 * The list comes from the server and has only files that are the same for everybody. Nothing else is ever kept, so no personal answer
 * can be in the cache. Requests outside the list go to the network as if there were no worker.
 *
 * @typedef {{ version: string, page: string, shell: string, isStatic: boolean, files: string[] }} Offline
 *   `version`: a hash of all files; `shell`: the address of index.html, which is the page for every address
 *
 * @typedef {object} Parts
 * @property {Pick<CacheStorage, 'open' | 'keys' | 'delete'>} caches
 * @property {(request: Request) => Promise<Response>} fetch
 * @property {string} origin
 */

const PREFIX = 'sower-';

/** Requests that the worker sends at the same time while it fills its cache. */
const AT_ONCE = 6;

export class OfflineCache {
  #known;

  /** @param {Offline} offline @param {Parts} parts */
  constructor(offline, { caches, fetch, origin }) {
    this.offline = offline;
    this.caches = caches;
    this.fetch = fetch;
    this.origin = origin;
    this.name = PREFIX + offline.version;
    this.#known = new Set(offline.files);
  }

  /** Loads every file of the list. Files with a hash in their name are taken from the cache of the version before. */
  async fill() {
    const [cache, ...older] = await Promise.all([this.name, ...(await this.#others())].map((name) => this.caches.open(name)));
    const waiting = [...this.offline.files];
    const load = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await this.#load(file, cache, older);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, load));
  }

  /** @param {string} file @param {Cache} cache @param {Cache[]} older */
  async #load(file, cache, older) {
    const address = this.origin + file;
    if (await cache.match(address)) return;
    if (file.includes('/a/page/')) {
      for (const other of older) {
        const kept = await other.match(address);
        if (kept) return cache.put(address, kept);
      }
    }
    // Without cookies, so that the answer cannot be about a person.
    const answer = await this.fetch(new Request(address, { cache: 'no-cache', credentials: 'omit' }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(address, answer);
  }

  /** Deletes the files of other versions. */
  async tidy() {
    await Promise.all((await this.#others()).map((name) => this.caches.delete(name)));
  }

  /** The caches of other versions. */
  async #others() {
    return (await this.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.name);
  }

  /**
   * Which file of the list answers a request; null if the network has to.
   *
   * @param {{ method: string, url: string, mode: string }} request
   */
  fileFor({ method, url, mode }) {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== this.origin) return null;
    const { shell } = this.offline;
    // Every address of the page is the same file. Downloads of the API are not addresses of the page.
    if (mode === 'navigate') return pathname.startsWith(shell) && !pathname.startsWith('/api/') ? shell : null;
    return this.#known.has(pathname) && pathname !== shell ? pathname : null;
  }

  /** Answers with a kept file; if the browser has thrown it away, with the network's. @param {string} file @param {Request} request */
  async answer(file, request) {
    const kept = await (await this.caches.open(this.name)).match(this.origin + file);
    return kept ?? this.fetch(request);
  }
}
