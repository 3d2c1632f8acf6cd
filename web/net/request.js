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
 * @param {string} path
 * @param {{ method?: string, body?: unknown, signal?: AbortSignal }} [options] a body makes it a POST
 * @returns {Promise<any>}
 */
export async function fetchJson(path, { method, body, signal } = {}) {
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
  if (answer.ok) return answer.status === 204 ? null : answer.json();
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
