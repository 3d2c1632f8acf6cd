/**
 * What this browser keeps of the reader: games and rules files, in IndexedDB.
 *
 * Storage may be blocked, as in some private windows. Then the page keeps everything in memory until it is closed.
 *
 * @import { SoloEvent, SoloGame } from '../wire.js'
 * @typedef {{ name: string, text: string, used: number }} KeptRules
 */

const NAME = 'sower';
const VERSION = 1;
const GAMES = 'games';
const RULES = 'rules';

/** The most games of this browser; the oldest go first. */
export const MOST_GAMES = 200;
/** As many rules files as a server keeps of a guest. */
export const MOST_RULES = 20;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('the browser\'s database'));
});

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.result.createObjectStore(RULES, { keyPath: 'name' });
  };
  return done(request);
}

/**
 * The part of a database that the store uses: a table of records by key. Changes are atomic.
 *
 * @template T
 * @typedef {object} Table
 * @property {() => Promise<T[]>} all
 * @property {(key: string) => Promise<T | undefined>} get
 * @property {(key: string, change: (was: T | undefined) => T | undefined) => Promise<T | undefined>} change the record after it; `undefined`
 *   leaves it as it was
 * @property {(key: string) => Promise<void>} remove
 * @property {() => Promise<void>} clear
 */

/** @template T @param {Promise<IDBDatabase>} opened @param {string} name @returns {Table<T>} */
function databaseTable(opened, name) {
  const table = async (/** @type {IDBTransactionMode} */ mode) => (await opened).transaction(name, mode).objectStore(name);
  return {
    all: async () => done((await table('readonly')).getAll()),
    get: async (key) => done((await table('readonly')).get(key)),
    async change(key, change) {
      const records = await table('readwrite');
      const was = await done(records.get(key));
      const now = change(was);
      if (now === undefined) return was;
      await done(records.put(now));
      return now;
    },
    remove: async (key) => done((await table('readwrite')).delete(key)),
    clear: async () => done((await table('readwrite')).clear()),
  };
}

/** @template T @returns {Table<T>} */
export function memoryTable() {
  /** @type {Map<string, T>} */
  const records = new Map();
  return {
    all: async () => structuredClone([...records.values()]),
    get: async (key) => structuredClone(records.get(key)),
    async change(key, change) {
      const was = structuredClone(records.get(key));
      const now = change(was);
      if (now === undefined) return was;
      records.set(key, structuredClone(now));
      return now;
    },
    remove: async (key) => void records.delete(key),
    clear: async () => records.clear(),
  };
}

/** Uses the database, or memory if there is none. @template T @param {Promise<IDBDatabase>} opened @param {string} name @returns {Table<T>} */
function safeTable(opened, name) {
  const chosen = opened.then(() => /** @type {Table<T>} */ (databaseTable(opened, name)), () => /** @type {Table<T>} */ (memoryTable()));
  return {
    all: async () => (await chosen).all(),
    get: async (key) => (await chosen).get(key),
    change: async (key, change) => (await chosen).change(key, change),
    remove: async (key) => (await chosen).remove(key),
    clear: async () => (await chosen).clear(),
  };
}

export class LocalStore {
  /** @param {{ games: Table<SoloGame>, rules: Table<KeptRules> }} tables */
  constructor({ games, rules }) {
    this.games = games;
    this.rules = rules;
  }

  /** All games, newest first. @returns {Promise<SoloGame[]>} */
  async allGames() {
    return (await this.games.all()).sort((one, other) => other.created - one.created);
  }

  /** @param {SoloGame} game */
  async addGame(game) {
    await this.games.change(game.id, () => game);
    for (const { id } of (await this.allGames()).slice(MOST_GAMES)) await this.games.remove(id);
  }

  /**
   * Appends events to a game, unless another tab has done so since.
   *
   * @param {SoloGame} game as it was before
   * @param {SoloEvent[]} events
   * @returns {Promise<{ game: SoloGame, isKept: boolean }>} the game as it is now
   */
  async append(game, events) {
    let isKept = false;
    const now = await this.games.change(game.id, (was) => {
      isKept = (was ?? game).events.length === game.events.length;
      return isKept ? { ...game, events: [...game.events, ...events] } : undefined;
    });
    return { game: now ?? game, isKept };
  }

  /** @param {string} name @param {string} text */
  async keepRules(name, text) {
    await this.rules.change(name, () => ({ name, text, used: Date.now() }));
    const all = (await this.rules.all()).sort((one, other) => other.used - one.used);
    for (const { name: old } of all.slice(MOST_RULES)) await this.rules.remove(old);
  }

  /** Deletes everything. */
  async clear() {
    await Promise.all([this.games.clear(), this.rules.clear()]);
  }
}

/** @type {LocalStore | null} */
let store = null;

/** The store of this browser. */
export function localStore() {
  if (!store) {
    const opened = 'indexedDB' in globalThis ? open() : Promise.reject(new Error('this browser has no database'));
    opened.catch(() => {});
    store = new LocalStore({ games: safeTable(opened, GAMES), rules: safeTable(opened, RULES) });
  }
  return store;
}
