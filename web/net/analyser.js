/**
 * A socket on which positions are analysed, one at a time: each new question ends the one before.
 *
 * @import { Analysis, AnalysisMessage, GameSoFar, Problem } from '../wire.js'
 *
 * @typedef {(analysis: Analysis | null, done: boolean, problem: Problem | null) => void} Heard
 */

/** How long to wait before another try when the socket breaks. */
const AGAIN_MS = 1500;

export class Analyser {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {{ id: number, question: GameSoFar & { seconds?: number }, heard: Heard, last: Analysis | null } | null} */
  #open = null;
  #next = 1;
  #closed = false;

  /** @param {AbortSignal} signal when to hang up */
  constructor(signal) {
    signal.addEventListener('abort', () => {
      this.#closed = true;
      this.#socket?.close();
    });
  }

  /**
   * @param {GameSoFar & { seconds?: number }} question
   * @param {Heard} heard called for every finished depth, and once more at the end
   */
  ask(question, heard) {
    this.#open = { id: this.#next++, question, heard, last: null };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send();
    else if (!this.#socket) this.#connect();
  }

  /** The best that can be found in so many seconds. @param {GameSoFar & { seconds: number }} question @returns {Promise<Analysis | null>} */
  once(question) {
    return new Promise((resolve) => {
      this.ask(question, (analysis, done) => { if (done) resolve(analysis); });
    });
  }

  /** Forgets the open question; what is still said about it is not heard. */
  hush() {
    this.#open = null;
  }

  #connect() {
    if (this.#closed) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/analyse`);
    this.#socket = socket;
    socket.onopen = () => this.#send();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      this.#socket = null;
      if (this.#open) setTimeout(() => this.#connect(), AGAIN_MS);
    };
  }

  #send() {
    if (this.#open) this.#socket?.send(JSON.stringify({ id: this.#open.id, ...this.#open.question }));
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
