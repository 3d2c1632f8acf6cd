/**
 * All games, with fields and a map that narrow the list. Loaded when it is about to be seen: the list grows with every game, and the
 * first move on the home page must not wait for it.
 *
 * @import { Sought } from './finder.js'
 */
import { games } from '../../net/client.js';
import { note } from '../../router.js';
import { language, t } from '../../text/index.js';
import { html, nothing, render } from '../../vendor/lit-html.js';
import { ANYTHING, countBy, find, isAnything, sizeOf } from './finder.js';

/** How many games are listed before the visitor asks for all, after the main ones, which stand above the list. */
const FIRST = 12;
const MAIN = 4;

/**
 * @param {HTMLElement} place
 * @param {URLSearchParams} query what is looked for, as the address says it
 * @param {AbortSignal} signal when the page is left
 * @param {Pick<typeof import('./game-card.js'), 'smallCard'> & Pick<typeof import('./late-pictures.js'), 'latePictures'>} drawing
 *   functions of the first page; if this file imported them too, the bundle would need one more file at first
 */
export async function showGames(place, query, signal, { smallCard, latePictures }) {
  const cards = await games();
  if (signal.aborted) return;
  /** @type {Sought} */
  let sought = { ...ANYTHING };
  for (const key of /** @type {(keyof Sought)[]} */ (['text', 'kind', 'country', 'board'])) sought[key] = query.get(key) ?? '';
  let all = location.pathname === '/games';
  /** The map, once it was opened. @type {typeof import('./world-map.js').worldMap | null} */
  let map = null;
  let isMapOpen = false;
  const watchPictures = latePictures(place, signal);
  const names = new Intl.DisplayNames([language()], { type: 'region' });
  const counts = {
    kind: countBy(cards, ({ kinds }) => kinds.map(({ name }) => name)),
    country: countBy(cards, ({ countries }) => countries),
    board: countBy(cards, (card) => [sizeOf(card)]),
  };
  const options = {
    kind: [...new Map(cards.flatMap(({ kinds }) => kinds.map(({ name, title }) => /** @type {const} */ ([name, title]))))],
    country: [...counts.country.keys()].map((code) => /** @type {const} */ ([code, names.of(code) ?? code])).sort(([, one], [, other]) => one.localeCompare(other, language())),
    board: [...counts.board.keys()].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).map((size) => /** @type {const} */ ([size, size])),
  };

  /** @param {Partial<Sought>} changed */
  function set(changed) {
    sought = { ...sought, ...changed };
    const asked = new URLSearchParams(Object.entries(sought).filter(([, value]) => value !== ''));
    note(location.pathname + (asked.size > 0 ? `?${asked}` : ''));
    draw();
  }
  async function toggleMap() {
    ({ worldMap: map } = await import('./world-map.js'));
    isMapOpen = !isMapOpen;
    draw();
  }
  /** @param {'kind' | 'country' | 'board'} key */
  const field = (key) => html`<label class="field find-field"><span>${t(`web-filter-${key}`)}</span>
    <select name=${key} .value=${sought[key]} @change=${(/** @type {Event} */ event) => set({ [key]: /** @type {HTMLSelectElement} */ (event.target).value })}>
      <option value="" ?selected=${sought[key] === ''}>${t('web-filter-any')}</option>
      ${options[key].map(([value, name]) => html`<option value=${value} ?selected=${sought[key] === value}>${name} (${counts[key].get(value)})</option>`)}
    </select></label>`;

  function draw() {
    if (signal.aborted) return;
    const found = find(cards, sought);
    const isNarrow = !isAnything(sought);
    const listed = all || isNarrow ? found : found.slice(MAIN, MAIN + FIRST);
    render(html`
      <div class="finder panel">
        <label class="field find-field find-text"><span>${t('web-home-find')}</span>
          <input type="search" name="text" .value=${sought.text} @input=${(/** @type {Event} */ event) => set({ text: /** @type {HTMLInputElement} */ (event.target).value })} /></label>
        ${field('kind')}${field('country')}${field('board')}
        <button type="button" class="find-map" aria-expanded=${isMapOpen ? 'true' : 'false'} @click=${toggleMap}>${t('web-filter-map')}</button>
        ${isMapOpen && map ? map({ counts: counts.country, chosen: sought.country, nameOf: (code) => names.of(code) ?? code, choose: (country) => set({ country }), draw }) : nothing}
      </div>
      <div class="row between found"><p class="muted" role="status">${found.length === 0 ? t('web-home-find-none') : t('web-filter-found', { count: found.length })}</p>
        ${isNarrow ? html`<button type="button" class="quiet" @click=${() => set(ANYTHING)}>${t('web-filter-clear')}</button>` : nothing}</div>
      <ul class="cards compact-cards">${listed.map((card) => smallCard(card))}</ul>
      ${listed.length < found.length ? html`<p class="more-games"><button type="button" class="large" @click=${() => { all = true; draw(); }}>${t('web-home-all', { count: found.length })}</button></p>` : nothing}`, place);
    watchPictures();
  }
  draw();
}
