/**
 * A worker with the engine: answers requests one after another, and analyses one position at a time. Or a helper, which searches
 * with another worker on the same memory.
 *
 * @typedef {{ wasm: WebAssembly.Module, more: string, memory?: WebAssembly.Memory, stop?: SharedArrayBuffer, files: string, language: string, own: Record<string, string> }} Setup
 *   `more`: the address of the module's second part; `memory`: for a module with threads; `stop`: a number that changes when the analysis has to end, where memory can be shared
 * @typedef {{ id: number, request: string, analyse?: boolean, stopped?: number }} Task
 * @typedef {{ wasm: WebAssembly.Module, more: string, memory: WebAssembly.Memory }} Helper
 * @typedef {{ setup: Setup } | { helper: Helper } | { own: Record<string, string> } | { hush: number } | Task} ToEngine
 * @typedef {{ id: number, report: string } | { id: number, status: number, body: string } | { id: number, failed: string }} FromEngine
 */
import { answerWithFiles, provideBasics } from './files.js';
import { localStore } from '../local/store.js';
import { EngineModule } from './module.js';

/**
 * The first step of an analysis, in milliseconds. Between two steps the worker hears its page. A step repeats part of the one before,
 * so each is twice as long.
 */
const FIRST_STEP = 60;
/** Where the page can stop a step through shared memory, the first one is as long as any analysis. */
const ONE_STEP = 600_000;

const host = /** @type {{ postMessage: (message: FromEngine) => void, onmessage: ((event: MessageEvent<ToEngine>) => void) | null }} */ (/** @type {unknown} */ (globalThis));

/** @type {EngineModule | null} */
let engine = null;
/** @type {Int32Array | null} */
let stopWord = null;
let stopValue = 0;
/** The task whose reports are sent. */
let current = 0;
let files = '';
/** Rules files of the visitor, by name. @type {Record<string, string>} */
let own = {};
/** Tasks run one after another. */
let queue = Promise.resolve();
/** The analysis that a newer one or the page has ended. */
let ended = 0;

/** @param {string} name */
async function read(name) {
  const [file, kind] = name.split('.');
  // A rules file of the visitor is in this browser or on the server.
  const text = kind === 'own' ? own[file] ?? (await localStore().rules.get(file))?.text : undefined;
  if (text) return text;
  const answer = await fetch(kind === 'own' ? `/api/games/${file}/rules.toml` : `${files}${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

/** Waits for a module without letting messages in: the call that needs it goes on afterwards. @param {string} address */
function compiledNow(address) {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return new WebAssembly.Module(request.response);
}

/** @param {Helper} helper */
function help({ wasm, more, memory }) {
  new EngineModule(wasm, { memory, more: () => compiledNow(more) }).help();
}

/** @param {Setup} setup */
async function begin(setup) {
  files = setup.files;
  own = setup.own;
  stopWord = setup.stop ? new Int32Array(setup.stop) : null;
  engine = new EngineModule(setup.wasm, {
    memory: setup.memory,
    more: () => compiledNow(setup.more),
    report: (report) => host.postMessage({ id: current, report }),
    stopped: () => stopWord !== null && Atomics.load(stopWord, 0) !== stopValue,
  });
  engine.start(crypto.getRandomValues(new Uint32Array(1))[0]);
  await provideBasics(engine, setup.language, read).catch((error) => {
    engine = null;
    throw error;
  });
}

/** @param {Task} task */
async function work({ id, request, analyse = false, stopped = 0 }) {
  if (!engine) throw new Error('the engine has not started');
  current = id;
  stopValue = stopped;
  const answer = await answerWithFiles(engine, request, read);
  let isMore = analyse && answer.status === 200 && answer.body === 'true';
  for (let time = stopWord ? ONE_STEP : FIRST_STEP; isMore && ended < id; time *= 2) {
    isMore = engine.step(time);
    await heard();
  }
  host.postMessage({ id, ...answer });
}

/** Lets messages of the page in. */
const heard = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve(undefined);
  };
  port2.postMessage(null);
});

host.onmessage = ({ data }) => {
  if ('own' in data) own = { ...own, ...data.own };
  else if ('hush' in data) ended = Math.max(ended, data.hush);
  else if ('helper' in data) help(data.helper);
  // A task that follows reports that the engine has not started.
  else if ('setup' in data) queue = begin(data.setup).catch((error) => console.warn(error));
  else queue = queue.then(() => work(data)).catch((error) => host.postMessage({ id: data.id, failed: String(error) }));
};
