/**
 * The page's own engine: when it is loaded, and which requests it answers.
 *
 * A browser without WebAssembly asks the server instead. So does every page until the engine is there: a first move never
 * waits for it.
 *
 * @import { Engine, EngineParts } from './engine.js'
 */
import { whenAtRest } from '../at-rest.js';
import { fileAddress } from '../net/place.js';
import { language } from '../text/index.js';

/** Where the modules and their files are. */
const FILES = fileAddress('a/engine/');
/** How long after the first page the engine is loaded, in milliseconds. */
const LATER_MS = 2500;
/** An engine that is not there after this time counts as failed, in milliseconds. It is there sooner next time, from the browser's cache. */
const LOADS_WITHIN_MS = 30_000;
/** How long a page does without an engine that could not be loaded, in milliseconds. */
const AGAIN_MS = 30_000;
/** More threads than this gain little, and the machine has other work. */
const MOST_THREADS = 4;

/** Requests that the engine answers as soon as it is loaded. */
const OWN = [
  /^POST \/api\/(look|why|read|write|rules\/check|tasks\/[^/]+\/\d+|train\/[^/]+)$/,
  /^GET \/api\/games\/[^/]+(\/(lessons|puzzles|rules\.toml))?$/,
  /^GET \/api\/puzzles\/[^/]+\/\d+\/solution$/,
];
/** Requests that the engine answers only without a server, which rates puzzles and their solvers and may list more games. */
const WITHOUT_SERVER = [/^GET \/api\/(games|puzzles\/daily)$/, /^GET \/api\/games\/[^/]+\/picture\.svg$/, /^(GET|POST) \/api\/puzzles\/[^/]+\/\d+$/];
/** What the server can do better: its tables know endgames that a search does not prove. */
const SERVER_KNOWS_MORE = /^POST \/api\/train\//;

/** @type {Promise<Engine | null> | null} */
let loading = null;
/** The engine, once it is there. @type {Engine | null} */
let ready = null;
/** When loading last failed. */
let failedAt = -Infinity;

/** Where memory can be shared, the module with threads; null elsewhere. @returns {Promise<Omit<EngineParts, 'worker'> | null>} */
async function withThreads() {
  if (!globalThis.crossOriginIsolated) return null;
  try {
    const { sharedMemory } = await import('./module.js');
    // Some browsers share memory but cannot reserve as much.
    sharedMemory();
    const threads = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1));
    const parts = await compiled('sower-threads');
    return { setup: { ...basics(), ...parts, stop: new SharedArrayBuffer(4) }, memory: sharedMemory, threads };
  } catch (error) {
    console.warn(error);
    return null;
  }
}

const basics = () => ({ files: FILES, language: language(), own: {} });

/** A module, and where its second part is. @param {string} name @returns {Promise<{ wasm: WebAssembly.Module, more: string }>} */
async function compiled(name) {
  const answer = await fetch(`${FILES}${name}.wasm`);
  if (!answer.ok) throw new Error(`the engine: ${answer.status}`);
  return { wasm: await WebAssembly.compileStreaming(answer), more: `${FILES}${name}-more.wasm` };
}

/** @returns {Promise<Omit<EngineParts, 'worker'>>} */
const engineParts = async () => await withThreads() ?? { setup: { ...basics(), ...await compiled('sower') } };

/** @template T @param {number} ms @param {Promise<T>} work @returns {Promise<T>} */
function within(ms, work) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the engine is late')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** @returns {Promise<Engine | null>} */
async function load() {
  const address = document.querySelector('meta[name="engine-worker"]')?.getAttribute('content');
  if (!address || !('WebAssembly' in globalThis) || !('Worker' in globalThis)) return null;
  if (performance.now() - failedAt < AGAIN_MS) return retry();
  try {
    const [{ Engine }, parts] = await within(LOADS_WITHIN_MS, Promise.all([import('./engine.js'), engineParts()]));
    ready = new Engine({ ...parts, worker: () => new Worker(address, { type: 'module' }) });
    // For people who look into a page, and for tests.
    document.documentElement.dataset.engine = 'memory' in parts ? `${ready.threads} threads` : 'one thread';
    return ready;
  } catch (error) {
    // The server answers instead.
    console.warn(error);
    failedAt = performance.now();
    return retry();
  }
}

/** The next call tries again. */
function retry() {
  loading = null;
  return null;
}

/** The engine of this page, which is loaded if necessary; null where there can be none. @returns {Promise<Engine | null>} */
export function localEngine() {
  // Its sentences are in one language.
  if (ready && ready.language !== language()) {
    ready.close();
    ready = loading = null;
  }
  loading ??= load();
  return loading;
}

/** The engine if it is loaded already. If not, this begins to load it. @returns {Engine | null} */
export function readyEngine() {
  localEngine();
  return ready;
}

/** Loads the engine when the first page has been there for a while, unless the visitor wants to save data. */
export function loadEngineLate() {
  const connection = /** @type {{ saveData?: boolean } | undefined} */ (/** @type {any} */ (navigator).connection);
  if (connection?.saveData) return;
  whenAtRest(localEngine, LATER_MS);
}

/**
 * The engine's answer to a request; null if the server has to answer it.
 *
 * @param {string} method
 * @param {string} address
 * @param {unknown} body
 * @param {boolean} isAlone whether the server does not answer
 * @returns {Promise<Response | null> | null}
 */
export function answerLocally(method, address, body, isAlone) {
  const asked = `${method} ${address.split('?')[0]}`;
  const fits = (/** @type {RegExp} */ each) => each.test(asked);
  if (!OWN.some(fits) && !(isAlone && WITHOUT_SERVER.some(fits))) return null;
  if (!isAlone && (!ready || ready.language !== language())) return null;
  return localEngine().then(async (engine) => {
    if (!engine) return null;
    const { status, body: text } = await engine.answer(method, address, body);
    return status !== 200 && !isAlone && SERVER_KNOWS_MORE.test(asked) ? null : new Response(text, { status });
  });
}
