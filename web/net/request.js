/**
 * One request and its answer or error.
 *
 * @import { Problem } from '../wire.js'
 */

/** The server said no, and why, in the reader's language. */
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

/** Nobody answered. */
export class ServerDown extends Error {
  constructor() {
    super('the server does not answer');
    this.name = 'ServerDown';
  }
}

/**
 * @typedef {{ method?: string, body?: unknown, signal?: AbortSignal }} Options a body makes it a POST
 */

/**
 * @param {string} path
 * @param {Options} [options]
 * @returns {Promise<any>}
 */
export async function fetchJson(path, options) {
  const answer = await ask(path, options);
  return answer.status === 204 ? null : answer.json();
}

/** @param {string} path @returns {Promise<string>} */
export const fetchText = async (path) => (await ask(path)).text();

/**
 * @param {string} path
 * @param {Options} [options]
 * @returns {Promise<Response>}
 */
async function ask(path, { method, body, signal } = {}) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: body === undefined ? { 'X-Sower': '1' } : { 'X-Sower': '1', 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ServerDown();
  }
  if (answer.ok) return answer;
  throw await refusal(answer);
}

/** @param {Response} answer */
async function refusal(answer) {
  try {
    const problem = await answer.json();
    if (typeof problem.code === 'string') return new Refusal(problem, answer.status);
  } catch {
    // A proxy in between answers with a page of its own: then nobody of ours is there.
  }
  return answer.status >= 500 ? new ServerDown() : new Refusal({ code: 'bad-request', message: answer.statusText }, answer.status);
}
