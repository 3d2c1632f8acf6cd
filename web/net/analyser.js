/**
 * A socket that analyses positions, one at a time: each request cancels the one before.
 *
 * @import { Analysis, AnalysisMessage, GameSoFar, Problem } from '../wire.js'
 *
 * @typedef {(analysis: Analysis | null, done: boolean, problem: Problem | null) => void} Heard
 */
import { Channel } from './channel.js';
import { analysisSocket } from './client.js';

export class Analyser {
  /** @type {Channel<AnalysisMessage>} */
  #channel;
  /** @type {{ id: number, question: GameSoFar & { seconds?: number }, heard: Heard, last: Analysis | null } | null} */
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
   * @param {GameSoFar & { seconds?: number }} question
   * @param {Heard} heard called for every finished depth, and once more at the end
   */
  ask(question, heard) {
    this.#open = { id: this.#next++, question, heard, last: null };
    if (!this.#send()) this.#channel.comeBack();
  }

  /** The best analysis found in the given seconds. @param {GameSoFar & { seconds: number }} question @returns {Promise<Analysis | null>} */
  once(question) {
    return new Promise((resolve) => {
      this.ask(question, (analysis, done) => { if (done) resolve(analysis); });
    });
  }

  /** Drops the open request; late answers to it are ignored. */
  hush() {
    this.#open = null;
  }

  /** Sends the open request, if the socket is open. */
  #send() {
    return this.#open !== null && this.#channel.post({ id: this.#open.id, ...this.#open.question });
  }

  /** @param {AnalysisMessage} said */
  #hear(said) {
    const open = this.#open;
    if (!open || said.id !== open.id) return;
    if ('analysis' in said) open.last = said.analysis;
    else this.#open = null;
    open.heard(open.last, !('analysis' in said), 'problem' in said ? said.problem : null);
  }
}
