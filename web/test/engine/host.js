/** The engine's modules in Node, with the files of this repository as their host provides them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { answerWithFiles, provideBasics } from '../../engine/files.js';
import { EngineModule, sharedMemory } from '../../engine/module.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where the modules are; $ENGINE names another folder than the stored one. */
export const FOLDER = process.env.ENGINE ?? join(ROOT, 'web/dist/engine');

/** The text of a file of this repository. @param {string} path */
export const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/** @param {string} folder @param {(name: string) => boolean} isWanted @param {string} [prefix] */
const packed = (folder, isWanted, prefix = '') => JSON.stringify(Object.fromEntries(
  readdirSync(join(ROOT, folder)).filter(isWanted).map((name) => [prefix + name, textOf(`${folder}/${name}`)]),
));

/** A file as the server's `/a/engine/` has it. @param {string} name */
export async function readFile(name) {
  if (name === 'files.json') return JSON.stringify(readdirSync(join(ROOT, 'games')).filter((file) => /\.(weights|puzzles|lessons)$/.test(file)));
  if (name === 'rules.json') return packed('games', (file) => /\.(toml|levels)$/.test(file));
  const language = /^lang-(\w+)\.json$/.exec(name)?.[1];
  return language ? packed(`lang/${language}`, (file) => file.endsWith('.ftl'), `${language}/`) : textOf(`games/${name}`);
}

/** The bytes of a module as stored. @param {string} name */
export const storedBytes = (name) => readFileSync(join(FOLDER, `${name}.wasm.br`));

/** @param {string} name */
export const compile = (name) => WebAssembly.compile(/** @type {BufferSource} */ (brotliDecompressSync(storedBytes(name))));

/** The second part of a module. @param {string} name */
export const compileMore = (name) => new WebAssembly.Module(/** @type {BufferSource} */ (brotliDecompressSync(storedBytes(`${name}-more`))));

/**
 * @param {string} name
 * @param {{ language?: string, report?: (text: string) => void, wasm?: WebAssembly.Module, memory?: WebAssembly.Memory, more?: () => WebAssembly.Module }} [options]
 */
export async function loadModule(name, { language = 'en', report, wasm, memory, more = () => compileMore(name) } = {}) {
  const shared = memory ?? (name.endsWith('threads') ? sharedMemory() : undefined);
  const module = new EngineModule(wasm ?? await compile(name), { report, memory: shared, more });
  module.start(1);
  await provideBasics(module, language, readFile);
  return module;
}

/** Answers a request. @param {EngineModule} module @param {string} method @param {string} address @param {unknown} [body] */
export async function ask(module, method, address, body) {
  const request = `${method} ${address}${body === undefined ? '' : `\n${JSON.stringify(body)}`}`;
  const { status, body: text } = await answerWithFiles(module, request, readFile);
  if (status !== 200) throw new Error(`${method} ${address}: ${status} ${text}`);
  return JSON.parse(text);
}
