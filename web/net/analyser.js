/**
 * Analyses positions, one at a time: each request cancels the one before. The page's own engine does it; the server where there is none,
 * and while the visitor plays a person.
 *
 * @import { Analysis, AnalysisMessage, GameSoFar, Problem } from '../wire.js'
 * @import { Engine } from '../engine/engine.js'
 *
 * @typedef {(analysis: Analysis | null, done: boolean, problem: Problem | null) => void} Heard
 */
import { localEngine } from '../engine/local.js';
import { Channel } from './channel.js';
import { analysisSocket } from './client.js';
import { mayThinkHere, onFairPlay } from './fair-play.js';

export class Analyser {
  #signal;
  /** Counts requests, so that late answers are recognised. */
  #turn = 0;
  /** The request that the page's engine works on. @type {(() => void) | null} */
  #again = null;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {ServerAnalyser | null} */
  #server = null;

  /** @param {AbortSignal} signal when to stop */
  constructor(signal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => this.hush());
    onFairPlay(() => this.#again?.(), signal);
  }

  /**
   * @param {GameSoFar & { seconds?: number }} question
   * @param {Heard} heard called for every finished depth, and once more at the end
   */
  async ask(question, heard) {
    this.hush();
    const turn = this.#turn;
    const [engine, isFree] = await Promise.all([localEngine(), mayThinkHere()]);
    if (turn !== this.#turn || this.#signal.aborted) return;
    if (!engine || !isFree) return this.#askServer(question, heard);
    this.#engine = engine;
    // A game against a person has begun in another tab.
    this.#again = () => this.ask(question, heard);
    engine.analyse(question, (analysis, done, failed) => {
      if (turn !== this.#turn) return;
      if (failed) return this.#askServer(question, heard);
      if (done) this.#again = null;
      heard(analysis, done, null);
    });
  }

  /** @param {GameSoFar & { seconds?: number }} question @param {Heard} heard */
  #askServer(question, heard) {
    this.#server ??= new ServerAnalyser(this.#signal);
    this.#server.ask(question, heard);
  }

  /** The best analysis found in the given seconds. @param {GameSoFar & { seconds: number }} question @returns {Promise<Analysis | null>} */
  once(question) {
    return new Promise((resolve) => {
      this.ask(question, (analysis, done) => { if (done) resolve(analysis); });
    });
  }

  /** Drops the open request; late answers to it are ignored. */
  hush() {
    this.#turn += 1;
    this.#again = null;
    this.#engine?.hush();
    this.#server?.hush();
  }
}

/** Analyses on the server. */
class ServerAnalyser {
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

  /** @param {GameSoFar & { seconds?: number }} question @param {Heard} heard */
  ask(question, heard) {
    this.#open = { id: this.#next++, question, heard, last: null };
    if (!this.#send()) this.#channel.comeBack();
  }

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
