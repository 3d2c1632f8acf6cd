/**
 * The review of a finished game: graph, turning points, and a second attempt at each mistake.
 *
 * @import { About } from '../review/view.js'
 * @import { Visit } from '../router.js'
 * @import { Review, ReviewProgress, ReviewState, RoomState } from '../wire.js'
 * @import { Ask } from '../net/reviewer.js'
 */
import { myGames, read, room as askRoom, write } from '../net/client.js';
import { Refusal } from '../net/request.js';
import { reviewOfRecord, reviewOfRoom } from '../net/reviewer.js';
import { go, note } from '../router.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { showReview } from '../review/view.js';
import { gameRow } from './parts/game-row.js';
import { fresh, refusedNote } from './parts/states.js';

const POLL_MS = 500;


/** @type {import('../router.js').Page} */
export async function show(visit) {
  const { params, query, signal } = visit;
  const record = query.get('record');
  if (params.room) {
    const tokens = { seat: query.get('seat') ?? undefined, watch: query.get('watch') ?? undefined };
    const room = await askRoom(params.room, tokens);
    const { rounds } = room;
    // Of a match, one round is reviewed: its last one unless the address names another.
    const round = rounds ? Math.min(Number(query.get('round')) || rounds.finished.length, rounds.finished.length) : null;
    const { isOver, ...about } = aboutRoom(room, tokens);
    const links = rounds ? { round: round ?? 1, of: rounds.finished.length, room: params.room, tokens } : null;
    await follow(visit, reviewOfRoom(params.room, round ? { ...tokens, round } : tokens, isOver, signal), { ...about, rounds: links });
  } else if (record !== null) {
    await follow(visit, reviewOfRecord(record, signal), await aboutRecord(record));
  } else {
    await askForRecord(visit);
  }
}

/** @param {RoomState} room @param {{ seat?: string, watch?: string }} tokens @returns {About & { isOver: boolean }} */
function aboutRoom({ changes, seats, ending, rounds, watch_link: shared }, tokens) {
  // A player who copies the address of a private game's review sends one that works, like the link for watching.
  if (shared && !tokens.watch) note(location.pathname + withWatch(shared));
  const own = seats[0].yours === seats[1].yours ? null : seats[0].yours ? 'S' : 'N';
  return { changes, names: seats.map(({ name }) => name), own, isOver: rounds ? rounds.finished.length > 0 : ending !== null };
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
  return { changes, names: ['South', 'North'].map((side) => tags.find(([tag]) => tag === side)?.[1] ?? ''), own: null };
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
