/**
 * Whether the server answers, as far as the page knows, and requests that do not wait for ever.
 *
 * A failed request alone says little: the page then asks for something small. If that fails too, the server is away. The page asks again
 * until it answers; every answer to another request counts too.
 */

/** The server did not answer. */
export class ServerDown extends Error {
  constructor() {
    super('the server does not answer');
    this.name = 'ServerDown';
  }
}

/** How long the page waits for the first byte of an answer, in milliseconds. A request that changes something may take longer. */
const READ_WITHIN_MS = 10_000;
const CHANGE_WITHIN_MS = 20_000;
/** How long it waits for a server that was away just now. */
const AWAY_WITHIN_MS = 2000;
/** How long the small request may take. */
const CHECK_WITHIN_MS = 4000;
/** The first and the longest delay between two of them. */
const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 24_000;

/**
 * The parts of a browser that this uses. Tests pass their own.
 * @typedef {object} Host
 * @property {(path: string, init: RequestInit) => Promise<Response>} fetch
 * @property {() => boolean} isHidden whether the reader sees another tab
 */

export class Reach {
  #host;
  #isAway = false;
  /** The check under way. @type {Promise<boolean> | null} */
  #checking = null;
  #wait = FIRST_WAIT_MS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #later;
  /** @type {Set<(isAway: boolean) => void>} */
  #listeners = new Set();

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  get isAway() {
    return this.#isAway;
  }

  /** @param {(isAway: boolean) => void} listener is called when the server goes away and when it is back @param {AbortSignal} [signal] */
  listen(listener, signal) {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  /**
   * The server's answer. A proxy that answers for a server that is down counts as none.
   *
   * @param {string} path
   * @param {RequestInit} [init]
   * @returns {Promise<Response>}
   * @throws {ServerDown}
   */
  async fetch(path, init = {}) {
    const limit = this.#isAway ? AWAY_WITHIN_MS : (init.method ?? 'GET') === 'GET' ? READ_WITHIN_MS : CHANGE_WITHIN_MS;
    const answer = await this.#within(limit, path, init);
    if (answer && !isOfProxy(answer)) {
      this.#note(false);
      return answer;
    }
    if (!this.#isAway) this.check();
    throw new ServerDown();
  }

  /** Asks the server now. @returns {Promise<boolean>} whether it is away */
  check() {
    this.#checking ??= this.#check().finally(() => { this.#checking = null; });
    return this.#checking;
  }

  async #check() {
    clearTimeout(this.#later);
    const answer = await this.#within(CHECK_WITHIN_MS, '/api/games', { method: 'HEAD', cache: 'no-store' });
    this.#note(answer === null || answer.status >= 500);
    if (this.#isAway) {
      this.#later = setTimeout(() => { if (!this.#host.isHidden()) this.check(); }, this.#wait);
      this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
    }
    return this.#isAway;
  }

  /** @param {boolean} isAway */
  #note(isAway) {
    if (!isAway) {
      clearTimeout(this.#later);
      this.#wait = FIRST_WAIT_MS;
    }
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    for (const listener of this.#listeners) listener(isAway);
  }

  /** The answer, if its first byte comes in time. @param {number} limit @param {string} path @param {RequestInit} init @returns {Promise<Response | null>} */
  async #within(limit, path, init) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limit);
    try {
      return await this.#host.fetch(path, { ...init, signal: late.signal });
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** @param {Response} answer */
const isOfProxy = ({ status, headers }) => status >= 502 && status <= 504 && !headers.get('Content-Type')?.startsWith('application/json');

const reach = new Reach({ fetch: (path, init) => fetch(path, init), isHidden: () => globalThis.document?.hidden ?? false });

/** Sends a request to the server. @type {Reach['fetch']} */
export const askServer = (path, init) => reach.fetch(path, init);

/** Whether the server is away, as far as the page knows. */
export const isAway = () => reach.isAway;

/** Asks the server now whether it is there. @returns {Promise<boolean>} whether it is away */
export const checkServer = () => reach.check();

/** Calls when the server goes away and when it is back. @type {Reach['listen']} */
export const onReach = (listener, signal) => reach.listen(listener, signal);

/** Asks at once when the network or the reader may be back, or the network is gone. */
export function watchNetwork() {
  for (const type of ['online', 'offline']) addEventListener(type, () => { reach.check(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden && reach.isAway) reach.check(); });
}
