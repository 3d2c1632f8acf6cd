/** The other end of `in-worker.js`. Questions are answered one after another. */
import { Sower } from './index.js';

/** @type {Promise<Sower> | null} */
let loading = null;
/** What ends each analysis. @type {Map<number, AbortController>} */
const ends = new Map();
let queue = Promise.resolve();

/** @param {{ id: number, method: string, args: any[] }} asked */
async function answer({ id, method, args }) {
  try {
    if (method === 'load') {
      loading = Sower.load(args[0]);
      await loading;
      postMessage({ id, value: null });
      return;
    }
    const sower = /** @type {any} */ (await loading);
    if (method === 'analyse') {
      const [position, limits] = args;
      args = [position, { ...limits, signal: ends.get(id)?.signal, onDepth: (/** @type {unknown} */ report) => postMessage({ id, report }) }];
    }
    postMessage({ id, value: await sower[method](...args) });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    postMessage({ id, error: message, code });
  } finally {
    ends.delete(id);
  }
}

onmessage = ({ data }) => {
  if ('abort' in data) {
    ends.get(data.abort)?.abort();
    return;
  }
  if (data.method === 'analyse') ends.set(data.id, new AbortController());
  queue = queue.then(() => answer(data));
};
