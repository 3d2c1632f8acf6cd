/**
 * One request and its answer or error.
 *
 * @import { Problem } from '../wire.js'
 */
import { hasServer } from './place.js';
import { askServer, ServerDown } from './reach.js';

export { ServerDown };

/** The server refused the request; the reason is in the reader's language. */
export class Refusal extends Error {
  /**
   * @param {Problem} problem
   * @param {number} status
   */
  constructor(problem, status) {
    super(problem.message);
    this.name = 'Refusal';
    this.code = problem.code;
    this.status = status;
  }
}

/** A part of a path. @param {string | number} part */
export const at = (part) => encodeURIComponent(part);

/**
 * A query with its question mark. Keys without a value are left out.
 *
 * @param {Record<string, string | number | string[] | null | undefined>} [pairs]
 */
export function query(pairs = {}) {
  const all = new URLSearchParams();
  for (const [key, values] of Object.entries(pairs)) {
    for (const value of [values ?? ''].flat()) if (value !== '') all.append(key, String(value));
  }
  const text = all.toString();
  return text && `?${text}`;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function fetchJson(method, path, body) {
  const answer = await ask(method, path, body);
  return answer.status === 204 ? null : answer.json();
}

/** @param {string} path @returns {Promise<string>} */
export const fetchText = async (path) => (await ask('GET', path)).text();

/**
 * Answers a request without the server; null if only the server can.
 *
 * @typedef {(method: string, path: string, body: unknown, isAlone: boolean) => Promise<Response | null> | null} Answerer
 *   `isAlone`: the server does not answer
 */

/** @type {Answerer} */
let answerer = () => null;

/** Lets the page's own engine answer what it can. @param {Answerer} other */
export function answerFirst(other) {
  answerer = other;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Response>}
 */
async function ask(method, path, body) {
  let isDown = !hasServer();
  const noteDown = (/** @type {unknown} */ error) => {
    if (error instanceof ServerDown) isDown = true;
    return null;
  };
  const own = await answerer(method, path, body, false)?.catch(noteDown);
  const answer = own ?? (isDown ? null : await send(method, path, body).catch(noteDown)) ?? await answerAlone(method, path, body);
  if (answer.ok) return answer;
  throw await refusal(answer);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Response>}
 */
const send = (method, path, body) => askServer(path, {
  method,
  headers: body === undefined ? { 'X-Sower': '1' } : { 'X-Sower': '1', 'Content-Type': 'application/json' },
  body: body === undefined ? undefined : JSON.stringify(body),
});

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Response>}
 */
async function answerAlone(method, path, body) {
  const own = await answerer(method, path, body, true)?.catch((error) => { console.warn(error); });
  if (own) return own;
  throw new ServerDown();
}

/** @param {Response} answer */
async function refusal(answer) {
  try {
    const problem = await answer.json();
    if (typeof problem.code === 'string') return new Refusal(problem, answer.status);
  } catch {
    // A proxy answers with its own page if the server is down.
  }
  return answer.status >= 500 ? new ServerDown() : new Refusal({ code: 'bad-request', message: answer.statusText }, answer.status);
}
