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

/**
 * What a review does not repeat of its game: how its rules were changed, and who played.
 *
 * @typedef {{ changes: string[], names: string[] }} About
 */

/** Of records that were pasted, by the number of their review. @type {Map<string, About>} */
const pasted = new Map();

/** @type {import('../router.js').Page} */
export async function show(visit) {
  const { params, query } = visit;
  if (params.room) {
    const about = await aboutRoom(params.room);
    const { review } = await beginReview({ room: params.room });
    await follow(visit, review, about);
  } else if (query.get('id')) {
    const id = query.get('id') ?? '';
    await follow(visit, id, pasted.get(id) ?? { changes: query.getAll('set'), names: [] });
  } else {
    await askForRecord(visit);
  }
}

/** @param {string} id @returns {Promise<About>} */
async function aboutRoom(id) {
  try {
    const { changes, seats } = await askRoom(id);
    return { changes, names: seats.map(({ name }) => name) };
  } catch (error) {
    // Whether the game may be reviewed, the review itself says.
    if (error instanceof Refusal) return { changes: [], names: [] };
    throw error;
  }
}

/**
 * Shows how far the review is, then the review.
 *
 * @param {Visit} visit
 * @param {string} id
 * @param {About} about
 */
async function follow({ main, query, signal }, id, { changes, names }) {
  const first = await askReview(id);
  const ready = (/** @type {Review} */ found) => showReview(fresh(main), found, changes, names, Number(query.get('ply') ?? 0), signal);
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
      const { changes = [], tags = [] } = await read({ text: record });
      const { review } = await beginReview({ record });
      pasted.set(review, { changes, names: ['South', 'North'].map((side) => tags.find(([tag]) => tag === side)?.[1] ?? '') });
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
