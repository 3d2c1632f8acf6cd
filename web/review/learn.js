/**
 * "Learn from your mistakes": the mistakes of a game one after the other, each to be tried again until it is solved, shown or
 * skipped. Headless.
 *
 * @import { ReviewedPly } from '../wire.js'
 * @import { Retry } from './retry.js'
 *
 * @typedef {'S' | 'N' | null} Whose the side whose mistakes are practised; null for both
 * @typedef {object} Mistake
 * @property {number} place the number of plies before it
 * @property {'open' | 'solved' | 'shown' | 'skipped'} state
 * @property {number} tries
 */
import { isError } from './classes.js';
import { isSolved } from './retry.js';

/** The places of a side's mistakes. @param {ReviewedPly[]} plies @param {Whose} whose */
export function mistakesOf(plies, whose) {
  return plies.flatMap(({ class: name, side }, place) => (isError(name) && (whose === null || whose === side) ? [place] : []));
}

export class Learn {
  /** @type {Mistake[]} */
  #all;
  /** Those of this round, by their place in the list. @type {number[]} */
  #round;
  #at = 0;

  /** @param {ReviewedPly[]} plies @param {Whose} whose @param {number} [from] the mistake to begin with, by its place in the game */
  constructor(plies, whose, from = 0) {
    this.whose = whose;
    this.#all = mistakesOf(plies, whose).map((place) => ({ place, state: 'open', tries: 0 }));
    this.#round = this.#all.map((_, index) => index);
    this.#at = Math.max(0, this.#all.findIndex(({ place }) => place >= from));
  }

  /** The mistake that is tried now; null when the round is over. @returns {Readonly<Mistake> | null} */
  get mistake() {
    return this.#all[this.#round[this.#at]] ?? null;
  }

  /** How far the round is. */
  get progress() {
    return { number: this.#at + 1, of: this.#round.length };
  }

  /** The states of the round's mistakes, for a row of marks. @returns {readonly Readonly<Mistake>[]} */
  get round() {
    return this.#round.map((index) => this.#all[index]);
  }

  /** What has come of all of them. `first`: solved at the first try. */
  get summary() {
    const having = (/** @type {Mistake['state']} */ state) => this.#all.filter((each) => each.state === state).length;
    return {
      of: this.#all.length, solved: having('solved'), shown: having('shown'), skipped: having('skipped') + having('open'),
      first: this.#all.filter(({ state, tries }) => state === 'solved' && tries === 1).length,
    };
  }

  /** Counts a try. What was solved or shown stays so. @param {Retry} retry */
  judge(retry) {
    const { mistake } = this;
    if (!mistake || retry.kind === 'unknown' || mistake.state === 'solved' || mistake.state === 'shown') return;
    this.#all[this.#round[this.#at]] = { ...mistake, tries: mistake.tries + 1, state: isSolved(retry) ? 'solved' : 'open' };
  }

  /** The player has asked for the answer. */
  reveal() {
    const { mistake } = this;
    if (mistake && mistake.state !== 'solved') this.#all[this.#round[this.#at]] = { ...mistake, state: 'shown' };
  }

  /** Continues with the next mistake; an open one was skipped. */
  next() {
    const { mistake } = this;
    if (!mistake) return;
    if (mistake.state === 'open') this.#all[this.#round[this.#at]] = { ...mistake, state: 'skipped' };
    this.#at += 1;
  }

  previous() {
    this.#at = Math.max(0, this.#at - 1);
  }

  /** Begins again with those that were not solved. */
  repeat() {
    this.#round = this.#round.filter((index) => this.#all[index].state !== 'solved');
    for (const index of this.#round) this.#all[index] = { ...this.#all[index], state: 'open' };
    this.#at = 0;
  }
}
