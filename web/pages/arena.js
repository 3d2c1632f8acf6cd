/**
 * One tournament: live standings, games in progress, and the player's next game, which opens automatically.
 *
 * @import { ArenaPage, ArenaRow } from '../wire.js'
 */
import { account } from '../account.js';
import { introduce } from '../net/api.js';
import { arena as askArena, callOffArena, joinArena, leaveArena } from '../net/client.js';
import { visit } from '../net/lobby.js';
import { go } from '../router.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { formatName, when } from './arenas.js';
import { clockName, personName, playingList } from './parts/meet.js';
import { fresh, refusedNote } from './parts/states.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, signal }) {
  let page = await askArena(params.arena);
  let received = performance.now();
  let refused = '';
  const place = fresh(main);
  main.dataset.title = page.card.name;
  const come = () => {
    const coming = new AbortController();
    signal.addEventListener('abort', () => coming.abort());
    visit({ arena: params.arena }, coming.signal).listen({
      message(message) {
        if (message.t === 'arena') [page, received] = [message.d, performance.now()];
        if (message.t === 'go') go(`/play/${message.d.room}`);
        draw();
      },
      connection() {},
    });
    return coming;
  };
  let coming = come();

  /** @param {() => Promise<unknown>} act */
  async function attempt(act) {
    refused = '';
    try {
      await introduce();
      await act();
      page = await askArena(params.arena);
      received = performance.now();
      // A new visitor has a cookie from now on.
      coming.abort();
      coming = come();
    } catch (error) {
      refused = error instanceof Error ? error.message : String(error);
    }
    draw();
  }

  const draw = () => {
    if (signal.aborted) return;
    render(html`
      <h1>${page.card.name}</h1>
      <p class="muted">${page.card.title} · ${formatName(page.card.format)} · ${clockName(page.card.control)} · ${t(page.card.rated ? 'web-meet-rated' : 'web-meet-unrated')}
        ${page.card.bots ? html` · ${t('web-arena-bots')}` : nothing} · ${t('web-arena-by', { name: page.card.maker })}</p>
      <p class="arena-time numbers" role="timer">${time(page, performance.now() - received)}</p>
      ${page.round ? html`<p>${t('web-arena-round', { round: page.round[0], of: page.round[1] })}</p>` : nothing}
      ${refusedNote(refused)}
      <div class="row arena-acts">
        ${page.your_game ? html`<a class="button main large" href="/play/${page.your_game}">${t('web-arena-your-game')}</a>` : nothing}
        ${page.card.stage === 'over' ? nothing : page.joined
    ? html`<button type="button" @click=${() => attempt(() => leaveArena(params.arena))}>${t('web-arena-leave')}</button>`
    : page.card.rated && account() === '' ? signInFirst()
      : html`<button type="button" class="main large" @click=${() => attempt(() => joinArena(params.arena))}>${t('web-arena-join')}</button>`}
        ${page.yours && page.card.stage === 'ahead' ? html`<button type="button" @click=${() => attempt(() => callOffArena(params.arena))}>${t('web-arena-call-off')}</button>` : nothing}
      </div>
      ${page.joined && !page.your_game && page.card.stage !== 'over' ? html`<p class="verdict good" role="status">${t('web-arena-stay')}</p>` : nothing}
      <div class="arena">
        <section class="table-scroll">${table(page)}</section>
        ${page.games.length === 0 ? nothing : html`<section><h2>${t('web-home-playing')}</h2>${playingList(page.games)}</section>`}
      </div>
      <p class="muted small">${t(page.card.format.kind === 'arena' ? 'web-arena-rules' : 'web-arena-robin-rules')}</p>`, place);
  };
  draw();
  const ticking = setInterval(draw, 1000);
  signal.addEventListener('abort', () => clearInterval(ticking));
}

/** A rated tournament needs an account. */
function signInFirst() {
  const back = encodeURIComponent(location.pathname);
  return html`<a class="button main large" href="/sign-in?back=${back}">${t('web-arena-sign-in')}</a><a class="button" href="/sign-up?back=${back}">${t('web-sign-up-do')}</a>`;
}

/** @param {ArenaPage} page @param {number} since */
function time({ card, now }, since) {
  const at = now + since;
  if (card.stage === 'over') return t('web-arena-is-over');
  const [until, key] = at < card.starts ? [card.starts, 'web-arena-starts-in'] : [card.ends, 'web-arena-ends-in'];
  if (until === null) return t('web-arena-is-on');
  const seconds = Math.max(0, Math.round((until - at) / 1000));
  if (seconds > 86_400) return when(until);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return t(key, { time: `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` });
}

/** @param {ArenaPage} page */
function table({ table: rows, card }) {
  if (rows.length === 0) return html`<p class="muted">${t('web-arena-no-players')}</p>`;
  const robin = card.format.kind === 'round-robin';
  return html`<table class="standings">
    <thead><tr><th scope="col">${t('web-arena-place')}</th><th scope="col">${t('web-arena-player')}</th>
      ${robin ? rows.map((row) => html`<th scope="col" class="numbers">${row.place}</th>`) : html`<th scope="col">${t('web-arena-games')}</th>`}
      <th scope="col">${t('web-arena-points')}</th></tr></thead>
    <tbody>${rows.map((row) => html`
      <tr class=${row.you ? 'you' : ''} data-player=${row.player.name}>
        <td class="numbers">${row.place}</td>
        <th scope="row">${personName(row.player)}${state(row)}</th>
        ${robin ? row.against.map((points, place) => html`<td class="numbers">${place + 1 === row.place ? '×' : results(points, row.against_rooms[place])}</td>`)
    : html`<td class="numbers">${results(row.sheet, row.rooms)}${row.on_a_row ? html` <span title=${t('web-arena-on-a-row')}>🔥</span>` : nothing}</td>`}
        <td class="numbers"><strong>${row.points}</strong></td>
      </tr>`)}</tbody>
  </table>`;
}

/** The points of games, each the way to its game. @param {number[]} points @param {string[]} rooms */
function results(points, rooms) {
  return points.map((each, index) => html`<a class="result" href="/play/${rooms[index]}" aria-label=${t('web-arena-result', { points: each })}>${each}</a> `);
}

/** @param {ArenaRow} row */
function state(row) {
  if (row.plays) return html` <span class="seat-tag">${t('web-arena-plays')}</span>`;
  return row.here ? nothing : html` <span class="seat-tag away">${t('play-away')}</span>`;
}
