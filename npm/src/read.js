/** Reads the module and its data files, which are beside the scripts: by the file system in Node, by the network elsewhere. */

const isNode = typeof process === 'object' && Boolean(process.versions?.node) && !('Deno' in globalThis);

/** @param {string} name @param {string | URL} [base] */
const address = (name, base) => new URL(name, base ?? import.meta.url);

/** @param {string} name @param {string | URL} [base] */
async function bytes(name, base) {
  const url = address(name, base);
  if (isNode && url.protocol === 'file:') {
    const { readFile } = await import(/* webpackIgnore: true */ 'node:fs/promises');
    return readFile(url);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** @type {Map<string, Promise<Record<string, string>>>} */
const packs = new Map();

/** A file that the engine asks for: a pack, or one file of a pack. @param {string} name @param {string | URL} [base] */
export async function readData(name, base) {
  const text = async (/** @type {string} */ file) => {
    const found = await bytes(`data/${file}`, base);
    return found instanceof Response ? found.text() : found.toString('utf8');
  };
  if (name.endsWith('.json')) return text(name);
  const key = String(base ?? '');
  if (!packs.has(key)) packs.set(key, text('games.json').then(JSON.parse));
  const found = (await packs.get(key))?.[name];
  if (found === undefined) throw new Error(`there is no file ${name} in this package`);
  return found;
}

/** Both parts of the module: a call into the second cannot wait for the network. @param {string | URL} [base] */
export const readModules = (base) => Promise.all(['sower.wasm', 'sower-more.wasm'].map((name) => readModule(name, base)));

/** @param {string} name @param {string | URL} [base] */
async function readModule(name, base) {
  const found = await bytes(name, base);
  if (!(found instanceof Response)) return WebAssembly.compile(found);
  // Servers that do not know the type of the file send another one, which streaming refuses.
  if (found.headers.get('content-type')?.startsWith('application/wasm')) return WebAssembly.compileStreaming(found);
  return WebAssembly.compile(await found.arrayBuffer());
}
