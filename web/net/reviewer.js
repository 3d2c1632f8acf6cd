/**
 * Reviews of games, by the page's own engine; by the server where there is none, and while the visitor plays a person.
 *
 * @import { Review, ReviewState } from '../wire.js'
 * @typedef {() => Promise<ReviewState>} Ask the review, or how far it is
 */
import { localEngine } from '../engine/local.js';
import { language } from '../text/index.js';
import { beginReview, recordAddress, review as askReview, roomReview } from './client.js';
import { mayThinkHere } from './fair-play.js';
import { fetchText, Refusal } from './request.js';

/** Reviews that are kept until the page is loaded again, by language and record. */
const KEPT = 8;
/** @type {Map<string, Review>} */
const kept = new Map();

/** The review of a record. @param {string} record @param {AbortSignal} signal @returns {Ask} */
export function reviewOfRecord(record, signal) {
  return either(async () => record, serverReview(record), signal);
}

/**
 * The review of a room's finished game.
 *
 * @param {string} id
 * @param {{ seat?: string, watch?: string, round?: number }} tokens with the number of a round of a match
 * @param {boolean} isOver while it is not, the server says why there is no review
 * @param {AbortSignal} signal
 * @returns {Ask}
 */
export function reviewOfRoom(id, tokens, isOver, signal) {
  const ask = () => roomReview(id, tokens);
  return isOver ? either(() => fetchText(recordAddress(id, tokens)), ask, signal) : ask;
}

/** Asks the engine, or the server if the engine cannot answer. @param {() => Promise<string>} record @param {Ask} server @param {AbortSignal} signal @returns {Ask} */
function either(record, server, signal) {
  /** @type {Ask | null} */
  let ask = null;
  return async () => {
    ask ??= await startHere(record, signal) ?? server;
    try {
      return await ask();
    } catch (error) {
      if (ask === server || error instanceof Refusal) throw error;
      ask = server;
      return server();
    }
  };
}

/** Starts a review in this browser. @param {() => Promise<string>} record @param {AbortSignal} signal @returns {Promise<Ask | null>} */
async function startHere(record, signal) {
  const [engine, isFree] = await Promise.all([localEngine(), mayThinkHere()]);
  if (!engine || !isFree) return null;
  const text = await record();
  const key = `${language()}\n${text}`;
  /** @type {ReviewState} */
  let state = kept.get(key) ?? { done: 0, of: 0 };
  if ('plies' in state) return async () => state;
  /** @type {unknown} */
  let failure = null;
  const finish = (/** @type {{ status: number, body: string }} */ { status, body }) => {
    const answer = JSON.parse(body);
    if (status !== 200) throw new Refusal(answer, status);
    state = answer;
    keep(key, answer);
  };
  engine.review(text, (done, of) => { state = { done, of }; }, signal).then(finish).catch((error) => { failure = error; });
  return async () => {
    if (failure !== null) throw failure;
    return state;
  };
}

/** @param {string} key @param {Review} review */
function keep(key, review) {
  const [oldest] = kept.keys();
  if (kept.size >= KEPT) kept.delete(oldest);
  kept.set(key, review);
}

/** The server may have dropped the review of a record; then it is requested again. @param {string} record @returns {Ask} */
function serverReview(record) {
  /** @type {string | null} */
  let id = null;
  return async () => {
    id ??= /** @type {string} */ ((await beginReview({ record })).review);
    try {
      return await askReview(id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error;
      id = null;
      return { done: 0, of: 0 };
    }
  };
}
