/**
 * A socket on which positions are analysed, one at a time: each new question ends the one before.
 *
 * @import { Problem } from '../wire.js'
 * @import { Standing } from './api.js'
 *
 * @typedef {object} MoveScore
 * @property {string} label
 * @property {number | null} pit
 * @property {number} score the mover's final margin in seeds
 * @property {number} [possession]
 * @property {boolean} proven
 * @property {number} [distance] plies from after the move to a capture that somebody can force, where a table has them
 * @property {string[]} line
 *
 * @typedef {object} Analysis
 * @property {number} depth
 * @property {number} nodes
 * @property {number} seconds
 * @property {boolean} proven
 * @property {MoveScore[]} moves best first
 *
 * @typedef {{ id: number, analysis?: Analysis, done?: boolean, problem?: Problem }} Said
 *
 * @typedef {(analysis: Analysis | null, done: boolean, problem: Problem | null) => void} Heard
 */
import { Channel } from './channel.js';
import { analysisSocket } from './client.js';

export class Analyser {
  /** @type {Channel<Said>} */
  #channel;
  /** @type {{ id: number, question: Standing & { seconds?: number }, heard: Heard, last: Analysis | null } | null} */
  #open = null;
  #next = 1;

  /** @param {AbortSignal} signal when to hang up */
  constructor(signal) {
    this.#channel = new Channel(analysisSocket(), signal, { pings: false, wanted: () => this.#open !== null });
    this.#channel.listen({
      message: (said) => this.#hear(said),
      connection: (to) => { if (to === 'open') this.#send(); },
    });
  }

  /**
   * @param {Standing & { seconds?: number }} question
   * @param {Heard} heard called for every finished depth, and once more at the end
   */
  ask(question, heard) {
    this.#open = { id: this.#next++, question, heard, last: null };
    if (!this.#send()) this.#channel.comeBack();
  }

  /** The best that can be found in so many seconds. @param {Standing & { seconds: number }} question @returns {Promise<Analysis | null>} */
  once(question) {
    return new Promise((resolve) => {
      this.ask(question, (analysis, done) => { if (done) resolve(analysis); });
    });
  }

  /** Forgets the open question; what is still said about it is not heard. */
  hush() {
    this.#open = null;
  }

  /** Sends the open question, if the socket is open. */
  #send() {
    return this.#open !== null && this.#channel.post({ id: this.#open.id, ...this.#open.question });
  }

  /** @param {Said} said */
  #hear(said) {
    const open = this.#open;
    if (!open || said.id !== open.id) return;
    if (said.analysis) open.last = said.analysis;
    const ended = said.done === true || said.problem !== undefined;
    if (ended) this.#open = null;
    open.heard(open.last, ended, said.problem ?? null);
  }
}
