/**
 * Mancala games: rules, explanations, records, computer players and analysis, for Node and browsers.
 *
 *     const sower = await Sower.load();
 *     const look = sower.look({ game: 'oware', moves: ['F'] });
 */
import { answerWithFiles, provideBasics } from '../../web/engine/files.js';
import { EngineModule } from '../../web/engine/module.js';
import { InWorker } from './in-worker.js';
import { readData, readModules } from './read.js';

/** A step of an analysis, in milliseconds: between two steps other work gets its turn. */
const STEP = 50;
/** The time of an analysis without another limit, in seconds. */
const SECONDS = 5;

/** The problem of a request: what is wrong, in the language of the instance. */
export class SowerError extends Error {
  /** @param {string} message @param {string} code */
  constructor(message, code) {
    super(message);
    this.name = 'SowerError';
    this.code = code;
  }
}

export class Sower {
  #module;
  #language;
  /** The reports of the question that is being answered. @type {(text: string) => void} */
  #report = () => {};
  #stopped = () => false;
  /** Rules files of the caller, by name. @type {Map<string, string>} */
  #own = new Map();
  #reader;
  #analysing = false;

  /** @param {WebAssembly.Module[]} parts of the module @param {{ language: string, read: (name: string) => Promise<string> }} options */
  constructor([first, second], { language, read }) {
    this.#language = language;
    this.#reader = read;
    this.#module = new EngineModule(first, { more: () => second, report: (text) => this.#report(text), stopped: () => this.#stopped() });
  }

  /** Loads the module and its data. @param {import('../types/index.js').LoadOptions} [options] */
  static async load({ language = 'en', base } = {}) {
    const read = (/** @type {string} */ name) => readData(name, base);
    const sower = new Sower(await readModules(base), { language, read });
    sower.#module.start(Math.floor(Math.random() * 2 ** 32));
    await provideBasics(sower.#module, language, read);
    return sower;
  }

  /** The same in a worker of the browser: every method returns a promise, and the page stays responsive. */
  static inWorker(options = {}) {
    return InWorker.load(options);
  }

  get language() {
    return this.#language;
  }

  /** The games inside, with their variants. */
  async games() {
    return this.#ask('GET', '/api/games');
  }

  /** A game: its rules in words, its layouts for drawing, its options. */
  async game(name, changes = []) {
    const set = changes.map((change) => `set=${encodeURIComponent(change)}`).join('&');
    return this.#ask('GET', `/api/games/${encodeURIComponent(name)}${set ? `?${set}` : ''}`);
  }

  /** Adds a game from the text of a rules file. Returns the name by which it is known here. */
  async addRules(text) {
    const { name } = await this.#ask('POST', '/api/rules', { text });
    this.#own.set(name, text);
    return name;
  }

  /** Every mistake of a rules file, or its game if there is none. */
  async checkRules(text) {
    return this.#ask('POST', '/api/rules/check', { text });
  }

  /** A position after some moves: the board, the legal moves with their effects, and the result if the game is over. */
  async look(position) {
    return this.#ask('POST', '/api/look', position);
  }

  /** A move step by step, or the reason why a pit may not be played, with the rule behind each sentence. */
  async why(position, asked) {
    return this.#ask('POST', '/api/why', { ...position, ...(typeof asked === 'string' ? { move: asked } : { cell: asked }) });
  }

  /** Reads a position or a record. */
  async read(text, game) {
    return this.#ask('POST', '/api/read', game === undefined ? { text } : { text, game });
  }

  /** Writes a game as a record and in other forms. */
  async write(record) {
    return this.#ask('POST', '/api/write', record);
  }

  /** The board as SVG. */
  async picture(game, position) {
    const at = position === undefined ? '' : `?position=${encodeURIComponent(position)}`;
    return (await this.#answer('GET', `/api/games/${encodeURIComponent(game)}/picture.svg${at}`)).body;
  }

  /** The move that a computer player chooses: "level:1" to "level:10", "greedy", "random" or "minimax:4". */
  async choose(position, player = 'level:3', { seed = Math.floor(Math.random() * 2 ** 32), millis } = {}) {
    return this.#ask('POST', '/api/engine/move', { player, seed, ...(millis === undefined ? {} : { millis }), position });
  }

  /** The number of sequences of so many plies. */
  async perft(position, depth) {
    return this.#ask('POST', '/api/engine/perft', { depth, position });
  }

  /** Every move with its value, best first. `onDepth` gets the result of each completed depth; a signal ends the analysis. */
  async analyse(position, { seconds = SECONDS, depth, onDepth = () => {}, signal } = {}) {
    if (this.#analysing) throw new SowerError('an analysis is under way; end it first, or load another instance', 'busy');
    this.#analysing = true;
    /** @type {any} */
    let last = null;
    this.#report = (text) => {
      last = JSON.parse(text);
      onDepth(last);
    };
    const end = performance.now() + seconds * 1000;
    try {
      let isMore = await this.#ask('POST', '/api/engine/analysis', { threads: 1, ...(depth === undefined ? {} : { depth }), position });
      for (let step = STEP; isMore && !signal?.aborted && performance.now() < end; step *= 2) {
        // A step repeats part of the one before, so each is twice as long.
        isMore = this.#module.step(Math.max(1, Math.min(step, end - performance.now())));
        await new Promise((resolve) => { setTimeout(resolve); });
      }
      return last;
    } finally {
      this.#report = () => {};
      this.#analysing = false;
    }
  }

  async #ask(method, address, body) {
    const { status, body: text } = await this.#answer(method, address, body);
    if (status === 200) return JSON.parse(text);
    throw problem(status, text);
  }

  async #answer(method, address, body) {
    const joined = `${address}${address.includes('?') ? '&' : '?'}lang=${this.#language}`;
    const request = body === undefined ? `${method} ${joined}` : `${method} ${joined}\n${JSON.stringify(body)}`;
    const read = async (/** @type {string} */ name) => {
      const own = name.endsWith('.own') ? this.#own.get(name.slice(0, -4)) : undefined;
      if (own === undefined && name.endsWith('.own')) throw new SowerError(`there is no game ${name.slice(0, -4)}; add it with addRules`, 'not-found');
      return own ?? this.#reader(name);
    };
    const answer = await answerWithFiles(this.#module, request, read);
    if (answer.status !== 200) throw problem(answer.status, answer.body);
    return answer;
  }
}

/** @param {number} status @param {string} text */
function problem(status, text) {
  try {
    const { message, code } = JSON.parse(text);
    return new SowerError(message, code);
  } catch {
    return new SowerError(text || `the module answered ${status}`, 'bad-request');
  }
}
