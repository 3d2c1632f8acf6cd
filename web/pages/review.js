/**
 * A finished game reviewed: how it went, where it turned, and another try at each mistake.
 *
 * @import { Visit } from '../router.js'
 * @import { Review } from '../net/api.js'
 */
import { beginReview, myGames, read, review as askReview, Refusal, room as askRoom } from '../net/api.js';
import { go } from '../router.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { showReview } from '../review/view.js';
import { gameRow } from './parts/game-row.js';
import { fresh, refusedNote } from './parts/states.js';

const POLL_MS = 500;

/** Records that were pasted, by the number of their review: the review does not repeat their rules. @type {Map<string, string[]>} */
const changesOf = new Map();

/** @type {import('../router.js').Page} */
export async function show(visit) {
  const { params, query } = visit;
  if (params.room) {
    const changes = await changesOfRoom(params.room);
    const { review } = await beginReview({ room: params.room });
    await follow(visit, review, changes);
  } else if (query.get('id')) {
    const id = query.get('id') ?? '';
    await follow(visit, id, changesOf.get(id) ?? query.getAll('set'));
  } else {
    await askForRecord(visit);
  }
}

/** @param {string} id */
async function changesOfRoom(id) {
  try {
    return (await askRoom(id)).changes;
  } catch (error) {
    // Whether the game may be reviewed, the review itself says.
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/**
 * Shows how far the review is, then the review.
 *
 * @param {Visit} visit
 * @param {string} id
 * @param {string[]} changes
 */
async function follow({ main, query, signal }, id, changes) {
  const first = await askReview(id);
  const ready = (/** @type {Review} */ found) => showReview(fresh(main), found, changes, Number(query.get('ply') ?? 0), signal);
  if (isWhole(first)) return ready(first);
  drawProgress(main, first);
  // The page is there already; what follows draws over it.
  const poll = async () => {
    if (signal.aborted) return;
    try {
      const now = await askReview(id);
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

/** @param {Review | { done: number, of: number }} answer @returns {answer is Review} */
function isWhole(answer) {
  return 'plies' in answer;
}

/** @param {HTMLElement} main @param {{ done: number, of: number }} progress */
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
      const { changes = [] } = await read({ text: record });
      const { review } = await beginReview({ record });
      changesOf.set(review, changes);
      go(`/review?${new URLSearchParams([['id', review], ...changes.map((change) => ['set', change])])}`);
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
