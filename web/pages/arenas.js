/**
 * Tournaments: running, upcoming and finished ones, and a form to create one.
 *
 * @import { ArenaCard, Format, GameCard, NewArena } from '../wire.js'
 */
import { arenas, games, makeArena } from '../net/client.js';
import { CONTROLS, LIVE_CONTROLS } from '../lobby/controls.js';
import { go } from '../router.js';
import { date, t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { chips } from './parts/chips.js';
import { clockName, meetTabs } from './parts/meet.js';
import { refusedNote } from './parts/states.js';

/** The choices for the start, in minutes from now. */
const STARTS = ['1', '5', '15', '60', '1440'];
const LENGTHS = ['10', '20', '45', '90'];

/** @type {import('../router.js').Page} */
export async function show({ main, signal }) {
  const [cards, listed] = await Promise.all([games(), arenas()]);
  let wish = { name: '', game: cards[0]?.name ?? '', kind: 'arena', starts: '5', minutes: '20', clock: '3+2', twice: false, rated: false, bots: true };
  let [refused, busy] = ['', false];

  /** @param {Partial<typeof wish>} chosen */
  function set(chosen) {
    wish = { ...wish, ...chosen };
    if (wish.kind === 'arena' && !LIVE_CONTROLS.includes(wish.clock)) wish.clock = '3+2';
    draw();
  }

  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    if (busy) return;
    [busy, refused] = [true, ''];
    draw();
    try {
      const made = await makeArena(asked(wish));
      go(`/arena/${made.id}`);
    } catch (error) {
      [busy, refused] = [false, error instanceof Error ? error.message : String(error)];
      draw();
    }
  }

  const draw = () => {
    if (signal.aborted) return;
    const of = (/** @type {ArenaCard['stage']} */ stage) => listed.filter((card) => card.stage === stage);
    const groups = [[t('web-arena-running'), of('running')], [t('web-arena-ahead'), of('ahead')], [t('web-arena-over'), of('over')]];
    render(html`
      ${meetTabs()}
      <h1>${t('web-arena-title')}</h1>
      <p class="lead">${t('web-arena-lead')}</p>
      ${listed.length === 0 ? html`<p class="muted">${t('web-arena-none')}</p>` : nothing}
      ${groups.map(([title, those]) => those.length === 0 ? nothing : html`<section><h2>${title}</h2>${list(/** @type {ArenaCard[]} */ (those))}</section>`)}
      <details class="panel"><summary>${t('web-arena-make')}</summary>
        <form @submit=${make}>${form(wish, cards, set)}${refusedNote(refused)}
          <button class="main large" ?disabled=${busy}>${t('web-arena-make')}</button></form>
      </details>`, main);
  };
  draw();
}

/** @param {any} wish @returns {NewArena} */
function asked({ name, game, kind, starts, minutes, clock, twice, rated, bots }) {
  /** @type {Format} */
  const format = kind === 'arena' ? { kind, minutes: Number(minutes) } : { kind, twice };
  return { name, game, changes: [], format, starts_in: Number(starts) * 60, control: CONTROLS[clock], rated, bots };
}

/** @param {ArenaCard[]} cards */
function list(cards) {
  return html`<ul class="game-rows">${cards.map((card) => html`
    <li class="game-row">
      <div class="grow">
        <a class="game-row-title" href="/arena/${card.id}">${card.name}</a>
        <p class="muted small">${card.title} · ${formatName(card.format)} · ${clockName(card.control)} · ${t(card.rated ? 'web-meet-rated' : 'web-meet-unrated')} · ${t('web-arena-players', { count: card.players })}</p>
      </div>
      <time>${when(card.starts)}</time>
    </li>`)}</ul>`;
}

/** @param {Format} format */
export function formatName(format) {
  if (format.kind === 'arena') return t('web-arena-minutes', { minutes: format.minutes });
  return t(format.twice ? 'web-arena-robin-twice' : 'web-arena-robin');
}

/** @param {number} time */
export function when(time) {
  return date(time, true);
}

/**
 * @param {any} wish
 * @param {GameCard[]} cards
 * @param {(chosen: any) => void} set
 */
function form(wish, cards, set) {
  const value = (/** @type {Event} */ event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
  const clocks = wish.kind === 'arena' ? LIVE_CONTROLS : Object.keys(CONTROLS);
  const minutes = (/** @type {string} */ count) => t('web-arena-in', { minutes: Number(count) });
  return html`
    <label class="field"><span>${t('web-arena-name')}</span><input name="name" maxlength="24" .value=${wish.name} @input=${(/** @type {Event} */ event) => set({ name: value(event) })} /></label>
    <label class="field"><span>${t('web-new-game')}</span>
      <select name="game" @change=${(/** @type {Event} */ event) => set({ game: value(event) })}>
        ${cards.map(({ name, title }) => html`<option value=${name} .selected=${name === wish.game}>${title}</option>`)}</select></label>
    <fieldset><legend>${t('web-arena-kind')}</legend>
      ${chips('kind', [['arena', t('web-arena-kind-arena')], ['round-robin', t('web-arena-robin')]], wish.kind, (kind) => set({ kind }))}
      <p class="muted small hint">${t(wish.kind === 'arena' ? 'web-arena-kind-arena-text' : 'web-arena-kind-robin-text')}</p>
      ${wish.kind === 'arena' ? nothing
    : html`<label class="tick"><input type="checkbox" .checked=${wish.twice} @change=${() => set({ twice: !wish.twice })} />${t('web-arena-robin-twice')}</label>`}
    </fieldset>
    ${wish.kind === 'arena' ? html`<fieldset><legend>${t('web-arena-length')}</legend>
      ${chips('minutes', LENGTHS.map((count) => [count, t('web-arena-minutes', { minutes: Number(count) })]), wish.minutes, (length) => set({ minutes: length }))}</fieldset>` : nothing}
    <fieldset><legend>${t('web-arena-begins')}</legend>
      ${chips('starts', STARTS.map((count) => [count, minutes(count)]), wish.starts, (starts) => set({ starts }))}</fieldset>
    <fieldset><legend>${t('web-new-clock')}</legend>
      ${chips('clock', clocks.map((name) => [name, clockName(CONTROLS[name])]), wish.clock, (clock) => set({ clock }))}</fieldset>
    <label class="tick"><input type="checkbox" .checked=${wish.rated} @change=${() => set({ rated: !wish.rated })} />${t('web-lobby-rated')}</label>
    <label class="tick"><input type="checkbox" .checked=${wish.bots} @change=${() => set({ bots: !wish.bots })} /><span class="sentence">${t('web-arena-bots')}</span></label>`;
}
