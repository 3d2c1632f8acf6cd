/**
 * The lobby: open challenges, a form to post one, and pairing.
 *
 * @import { Challenge, NewChallenge, SeatWish } from '../wire.js'
 */
import { introduce } from '../net/api.js';
import { challenges, endChallenge, games, me, pair, putUp, take } from '../net/client.js';
import { visit } from '../net/lobby.js';
import { CONTROLS } from '../lobby/controls.js';
import { go, note } from '../router.js';
import { keep, stored } from '../settings.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { chips } from './parts/chips.js';
import { clockName, meetTabs, personName } from './parts/meet.js';
import { bringIntoView } from './parts/in-view.js';
import { refusedNote } from './parts/states.js';

const KEY = 'sower.lobby';

/** @typedef {{ game: string, clock: string, seat: SeatWish, rated: boolean, to: string }} Wish */

/** @type {Wish} */
const FIRST = { game: 'kalah', clock: '5+3', seat: 'either', rated: false, to: '' };

/** @type {import('../router.js').Page} */
export async function show({ main, query, signal }) {
  // The visitor gets a cookie here; with it the socket knows which challenges are theirs.
  const [cards, listed] = await Promise.all([games(), challenges(), me()]);
  /** @type {Wish} */
  let wish = { ...FIRST, ...stored(KEY, {}), to: query.get('to') ?? '' };
  const asked = query.get('game') ?? wish.game;
  wish.game = cards.some(({ name }) => name === asked) ? asked : FIRST.game;
  if (!(wish.clock in CONTROLS)) wish.clock = FIRST.clock;
  /** @type {Challenge[]} */
  let open = listed;
  let [busy, ended] = [false, ''];
  /** The last refusal: of a challenge by its number, or of the form, which has none. */
  let refused = { id: '', message: '' };
  const channel = visit({ lobby: true }, signal);
  channel.listen({
    message(message) {
      if (message.t === 'lobby') open = message.d;
      if (message.t === 'go') go(`/play/${message.d.room}`);
      if (message.t === 'ended') ended = t('web-lobby-ended');
      draw();
    },
    connection() {},
  });

  /** @param {Partial<Wish>} chosen */
  function set(chosen) {
    wish = { ...wish, ...chosen };
    keep(KEY, { ...wish, to: '' });
    draw();
  }

  /** @param {() => Promise<import('../wire.js').Met | unknown>} act @param {string} [id] the challenge that it is about */
  async function attempt(act, id = '') {
    if (busy) return;
    [busy, ended, refused] = [true, '', { id, message: '' }];
    draw();
    try {
      await introduce();
      const met = /** @type {import('../wire.js').Met | null} */ (await act());
      if (met?.room) go(`/play/${met.room}`);
      else if (met?.challenge) {
        channel.post({ t: 'wait', d: met.challenge });
        // On narrow screens the open challenges are above the form.
        bringIntoView(main.querySelector('.open-challenges'));
      }
    } catch (error) {
      refused = { id, message: error instanceof Error ? error.message : String(error) };
    }
    busy = false;
    if (!signal.aborted) draw();
  }

  /** @returns {NewChallenge} */
  const challenge = () => ({
    game: wish.game, changes: [], control: CONTROLS[wish.clock], rated: wish.rated, seat: wish.seat, to: wish.to.trim() || null,
  });

  const acts = {
    pair: () => attempt(() => pair({ game: wish.game, control: CONTROLS[wish.clock], rated: wish.rated })),
    putUp: () => attempt(() => putUp(challenge())),
    take: (/** @type {string} */ id) => attempt(() => take(id), id),
    end: (/** @type {string} */ id) => attempt(() => endChallenge(id), id),
  };

  const draw = () => {
    if (signal.aborted) return;
    render(html`
      ${meetTabs()}
      <h1>${t('web-lobby-title')}</h1>
      <p class="lead">${t('web-lobby-lead')}</p>
      <div class="lobby">
        <section class="panel open-challenges" aria-labelledby="open-challenges">
          <h2 id="open-challenges">${t('web-lobby-open')}</h2>
          ${ended ? html`<p class="muted" role="status">${ended}</p>` : nothing}
          ${refused.id !== '' && !open.some(({ id }) => id === refused.id) ? refusedNote(refused.message) : nothing}
          ${list(open, acts, busy, refused)}
        </section>
        <form class="panel" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); acts.putUp(); }}>
          ${form(wish, cards, set)}
          ${refused.id === '' ? refusedNote(refused.message) : nothing}
          <div class="row">
            ${wish.to.trim() ? html`<button class="main large" ?disabled=${busy}>${t('web-lobby-challenge-person')}</button>` : html`
            <button type="button" class="main large" ?disabled=${busy} @click=${acts.pair}>${t('web-lobby-pair')}</button>
            <button class="large" ?disabled=${busy}>${t('web-lobby-challenge')}</button>`}
          </div>
        </form>
      </div>`, main);
  };
  draw();
  // A tile of the home page asks for a pairing; opened again, the address only shows the lobby.
  const quick = query.get('pair');
  if (quick !== null && quick in CONTROLS) {
    note('/lobby');
    set({ clock: quick });
    acts.pair();
  }
}

/**
 * @param {Wish} wish
 * @param {import('../wire.js').GameCard[]} cards
 * @param {(chosen: Partial<Wish>) => void} set
 */
function form(wish, cards, set) {
  const value = (/** @type {Event} */ event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
  /** @type {(readonly [SeatWish, string])[]} */
  const seats = [['either', t('web-lobby-seat-either')], ['begin', t('web-lobby-seat-begin')], ['second', t('web-lobby-seat-second')]];
  return html`
    <h2>${t('web-lobby-wish')}</h2>
    <label class="field"><span>${t('web-new-game')}</span>
      <select name="game" @change=${(/** @type {Event} */ event) => set({ game: value(event) })}>
        ${cards.map(({ name, title }) => html`<option value=${name} .selected=${name === wish.game}>${title}</option>`)}
      </select></label>
    <fieldset><legend>${t('web-new-clock')}</legend>
      ${chips('clock', Object.keys(CONTROLS).map((name) => /** @type {const} */ ([name, clockName(CONTROLS[name])])), wish.clock, (clock) => set({ clock }))}
    </fieldset>
    <details ?open=${wish.to !== '' || wish.seat !== 'either'}><summary>${t('web-lobby-more')}</summary>
      <fieldset><legend>${t('web-new-begins')}</legend>${chips('seat', seats, wish.seat, (seat) => set({ seat }))}</fieldset>
      <label class="field"><span>${t('web-lobby-to')}</span>
        <input name="to" maxlength="40" autocomplete="off" .value=${wish.to} @input=${(/** @type {Event} */ event) => set({ to: value(event) })} /></label>
    </details>
    <label class="tick"><input type="checkbox" name="rated" .checked=${wish.rated} @change=${() => set({ rated: !wish.rated })} />${t('web-lobby-rated')}</label>`;
}

/**
 * @param {Challenge[]} open
 * @param {{ take: (id: string) => void, end: (id: string) => void }} acts
 * @param {boolean} busy
 * @param {{ id: string, message: string }} refused
 */
function list(open, acts, busy, refused) {
  if (open.length === 0) return html`<p class="muted">${t('web-lobby-none')}</p>`;
  return html`<ul class="game-rows challenges" aria-live="polite">${open.map((each) => html`
    <li class=${each.for_you ? 'game-row for-you' : 'game-row'} data-challenge=${each.id}>
      <div class="grow">
        <strong>${each.yours ? t(each.quick ? 'web-lobby-you-wait' : 'web-lobby-yours') : personName(each.maker)}</strong>
        <p class="muted small">${each.title} · ${clockName(each.control)} · ${t(each.rated ? 'web-meet-rated' : 'web-meet-unrated')}${seat(each)}${
  each.to ? html` · ${t('web-lobby-for', { name: each.to })}` : nothing}${each.changes.length > 0 ? html` · ${each.changes.join(', ')}` : nothing}</p>
      </div>
      ${each.yours
    ? html`<button type="button" ?disabled=${busy} @click=${() => acts.end(each.id)}>${t('web-lobby-withdraw')}</button>`
    : html`<button type="button" class="main" ?disabled=${busy} @click=${() => acts.take(each.id)}>${t('web-lobby-take')}</button>`}
      ${each.for_you ? html`<button type="button" ?disabled=${busy} @click=${() => acts.end(each.id)}>${t('web-lobby-decline')}</button>` : nothing}
      ${each.id === refused.id ? refusedNote(refused.message) : nothing}
    </li>`)}</ul>`;
}

/** The seat of the player who accepts the challenge. @param {Challenge} challenge */
function seat({ seat: wish, yours }) {
  if (wish === 'either') return nothing;
  return html` · ${t((wish === 'begin') === yours ? 'web-lobby-you-begin' : 'web-lobby-you-second')}`;
}
