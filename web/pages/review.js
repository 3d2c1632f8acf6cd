/**
 * The review of a finished game: graph, turning points, and a second attempt at each mistake.
 *
 * @import { Visit } from '../router.js'
 * @import { Review, ReviewProgress, ReviewState } from '../wire.js'
 */
import { beginReview, myGames, read, review as askReview, room as askRoom, roomReview, write } from '../net/client.js';
import { Refusal } from '../net/request.js';
import { go, note } from '../router.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { showReview } from '../review/view.js';
import { gameRow } from './parts/game-row.js';
import { fresh, refusedNote } from './parts/states.js';

const POLL_MS = 500;

/**
 * Facts that a review does not contain: rule changes, names, and whether the reader played North.
 *
 * @typedef {{ changes: string[], names: string[], turned: boolean }} About
 * @typedef {() => Promise<ReviewState>} Ask the review, or how far it is
 */

/** @type {import('../router.js').Page} */
export async function show(visit) {
  const { params, query } = visit;
  const record = query.get('record');
  if (params.room) {
    const tokens = { seat: query.get('seat') ?? undefined, watch: query.get('watch') ?? undefined };
    await follow(visit, () => roomReview(params.room, tokens), await aboutRoom(params.room, tokens));
  } else if (record !== null) {
    await follow(visit, reviewOfRecord(record), await aboutRecord(record));
  } else {
    await askForRecord(visit);
  }
}

/** @param {string} id @param {{ seat?: string, watch?: string }} tokens @returns {Promise<About>} */
async function aboutRoom(id, tokens) {
  const { changes, seats, watch_link: shared } = await askRoom(id, tokens);
  // A player who copies the address of a private game's review sends one that works, like the link for watching.
  if (shared && !tokens.watch) note(location.pathname + withWatch(shared));
  return { changes, names: seats.map(({ name }) => name), turned: seats[1].yours && !seats[0].yours };
}

/** The query of this page, with the token of a link for watching. @param {string} link */
function withWatch(link) {
  const query = new URLSearchParams(location.search);
  query.set('watch', new URL(link, location.href).searchParams.get('watch') ?? '');
  return `?${query}`;
}

/** @param {string} record @returns {Promise<About>} */
async function aboutRecord(record) {
  const { changes = [], tags = [] } = await read({ text: record });
  return { changes, names: ['South', 'North'].map((side) => tags.find(([tag]) => tag === side)?.[1] ?? ''), turned: false };
}

/** The server may have dropped the review of a record; then it is requested again. @param {string} record @returns {Ask} */
function reviewOfRecord(record) {
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

/**
 * Shows the progress, then the review.
 *
 * @param {Visit} visit
 * @param {Ask} ask
 * @param {About} about
 */
async function follow({ main, query, signal }, ask, about) {
  const first = await ask();
  const ready = (/** @type {Review} */ found) => showReview(fresh(main), found, about, Number(query.get('ply') ?? 0), signal);
  if (isWhole(first)) return ready(first);
  drawProgress(main, first);
  // The page is there already; what follows draws over it.
  const poll = async () => {
    if (signal.aborted) return;
    try {
      const now = await ask();
      if (signal.aborted) return;
      if (isWhole(now)) return await ready(now);
      drawProgress(main, now);
    } catch (error) {
      if (error instanceof Refusal) {
        render(html`<h1>${t('web-review-title')}</h1>${refusedNote(error.message)}`, fresh(main));
        return;
      }
      // The network may come back.
    }
    setTimeout(poll, POLL_MS);
  };
  setTimeout(poll, POLL_MS);
}

/** @param {ReviewState} answer @returns {answer is Review} */
function isWhole(answer) {
  return 'plies' in answer;
}

/** @param {HTMLElement} main @param {ReviewProgress} progress */
function drawProgress(main, { done, of }) {
  render(html`
    <section class="empty" aria-live="polite">
      <h1>${t('web-review-title')}</h1>
      <p>${t('web-review-progress', { done, of })}</p>
      <progress max=${of || 1} value=${done} aria-label=${t('web-review-title')}></progress>
    </section>`, main);
}

/** @param {Visit} visit */
async function askForRecord({ main, signal }) {
  const over = (await myGames()).filter((game) => game.ending);
  let refused = '';
  /** @param {SubmitEvent} event */
  async function send(event) {
    event.preventDefault();
    const record = /** @type {HTMLTextAreaElement} */ (main.querySelector('textarea')).value;
    try {
      // The address contains the whole game: it works on any device, at any later time.
      const { record: written } = await write(await read({ text: record }));
      await beginReview({ record: written });
      go(`/review?${new URLSearchParams({ record: written })}`);
    } catch (error) {
      refused = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) draw();
    }
  }
  const draw = () => render(html`
    <h1>${t('web-review-title')}</h1>
    <p class="lead">${t('web-review-lead')}</p>
    <form class="panel" @submit=${send}>
      <label class="field" for="record"><span>${t('web-review-paste')}</span></label>
      <textarea id="record" required spellcheck="false"></textarea>
      ${refusedNote(refused)}
      <p><button class="main">${t('web-review-begin')}</button></p>
    </form>
    ${over.length === 0 ? nothing : html`<h2>${t('web-review-mine')}</h2><ul class="game-rows">${over.map((game) => gameRow(game))}</ul>`}`, main);
  draw();
}
