/** Every component in each of its states and in every theme: for developers, and for the test that photographs it. */
import { gamePage } from '../net/client.js';
import { change, settings } from '../settings.js';
import { t } from '../text/index.js';
import { html, render } from '../vendor/lit-html.js';
import { Looks } from '../walk/looks.js';
import { avatar } from './parts/avatar.js';
import { chips } from './parts/chips.js';
import { icon } from './parts/icon.js';
import { LineBoard } from './parts/line-board.js';
import { lineOfPlay } from './parts/line-of-play.js';
import { refusedNote } from './parts/states.js';
import { stepButton } from './parts/steps.js';
import { tabs } from './parts/tabs.js';
import { toast } from './parts/toast.js';

const THEMES = /** @type {const} */ (['light', 'dark', 'contrast']);
const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];
const COLOURS = ['ground', 'surface', 'raised', 'sunk', 'ink', 'muted', 'line', 'strong-line', 'accent', 'accent-soft', 'good', 'good-soft', 'bad', 'bad-soft', 'warn', 'warn-soft', 'south', 'north', 'focus', 'head'];
const NAMES = ['Ada', 'Baraka', 'Әсел', 'Dmitri', 'Efua', 'Farid', 'Grace', 'Hiroshi'];

/** A line of Kalah from the start. @type {import('../wire.js').LineTurn[]} */
const LINE = [{ side: 'S', moves: ['3', '6'] }, { side: 'N', moves: ['5'] }, { side: 'S', moves: ['1'] }];

const nothingHappens = () => {};

/** @type {import('../router.js').Page} */
export async function show({ main, signal }) {
  const board = new LineBoard(await gamePage('kalah'), new Looks(), signal);
  render(html`
    <h1>${t('web-components-title')}</h1>
    <p class="lead">${t('web-components-lead')}</p>
    ${THEMES.map((theme) => html`<section class="theme-sample" data-theme=${theme} aria-labelledby="theme-${theme}">
      <h2 id="theme-${theme}">${t(`web-theme-${theme}`)}</h2>
      <p><button type="button" @click=${() => change({ theme })} ?disabled=${settings().theme === theme}>${t('web-settings-theme')}: ${t(`web-theme-${theme}`)}</button></p>
      <div class="samples">${samples(theme, board)}</div>
    </section>`)}`, main);
}

/** @param {string} theme keeps names and ids apart @param {LineBoard} board */
function samples(theme, board) {
  return [
    sample('type', html`${SIZES.map((size) => html`<p class="type-sample" data-size=${size}>${t('web-home-title')}</p>`)}<p class="muted small">${t('web-home-lead')} <a href="/components">${t('web-new-rules')}</a></p>`),
    sample('colours', html`<ul class="swatches">${COLOURS.map((colour) => html`<li><svg viewBox="0 0 8 8" preserveAspectRatio="none" aria-hidden="true"><rect width="8" height="8" fill="var(--${colour})" /></svg><code>${colour}</code></li>`)}</ul>`),
    sample('buttons', buttons()),
    sample('fields', fields(theme)),
    sample('choices', choices(theme)),
    sample('cards', html`<ul class="cards"><li class="card"><div class="card-board"></div><div class="card-words"><h3><a href="/components">${t('web-nav-games')}</a></h3><p class="small">${t('web-way-computer-text')}</p></div></li>
      <li class="card"><div class="card-words"><h3>${t('web-nav-puzzles')}</h3><p>${t('web-puzzles-solved', { solved: 3, of: 10 })}</p><div class="row"><a class="button main" href="/components">${t('web-card-play')}</a><a class="button" href="/components">${t('web-card-learn')}</a></div></div></li></ul>`),
    sample('tiles', html`<ul class="tiles"><li><a class="tile main" href="/components">${icon('computer')}<strong>${t('web-way-computer')}</strong> <span>${t('web-way-computer-text')}</span></a></li>
      <li><a class="tile" href="/components">${icon('search')}<strong>${t('web-way-opponent')}</strong> <span>${t('web-way-opponent-text')}</span></a></li></ul>`),
    sample('rows', html`<ul class="game-rows"><li class="game-row"><div class="grow"><a class="game-row-title" href="/components">${t('web-row-here')}</a><p class="muted small">${t('web-row-plies', { count: 12 })}</p></div><span class="turn yours">${t('web-row-your-turn')}</span></li>
      <li class="game-row for-you"><div class="grow"><strong>${NAMES[0]}</strong></div><span class="turn">${t('web-row-their-turn')}</span></li></ul>`),
    sample('tabs', tabs(`${t('web-nav')}: ${theme}`, [['/components', t('web-components-title')], ['/lobby', t('web-nav-lobby')], ['/arena', t('web-arena-title')]])),
    sample('dialogs', dialogs(theme)),
    sample('notices', html`${refusedNote(t('web-down-title'))}<p class="verdict good">${t('web-task-done')}</p><p class="verdict bad">${t('web-task-missed')}</p><p class="verdict">${t('web-task-going')}</p><p class="warning">${t('play-only-here')}</p>
      <div class="panel banner"><h3>${t('play-won')}</h3><p class="banner-line">${t('web-home-continue')}</p></div>`),
    sample('lines', html`<p>${lineOfPlay(LINE, { from: { game: 'kalah', changes: [], start: '', moves: [] }, board })}</p>`),
    sample('tables', table()),
    sample('tags', html`<p class="row"><span class="tag">${t('play-you')}</span><span class="tag main">${t('play-rated')}</span><span class="tag good">${t('web-score-won')}</span><span class="tag bad">${t('web-score-lost')}</span><span class="tag warn">${t('play-away')}</span><span class="seat-tag away">${t('play-away')}</span></p>`),
    sample('menus', html`<nav class="menu" aria-label=${`${t('web-menu')}: ${theme}`}><a href="/components" aria-current="page">${t('web-components-title')}</a><a href="/settings">${icon('settings')} ${t('web-nav-settings')}</a><button type="button" class="plain">${t('web-close')}</button></nav>
      <p class="row"><kbd>?</kbd> <kbd>Esc</kbd> <kbd>←</kbd></p>`),
    sample('progress', html`<p><progress max="10" value="4" aria-label=${t('web-components-progress')}></progress></p><p class="loading">${t('web-loading')}</p>`),
    sample('avatars', html`<p class="row">${NAMES.map((name) => html`<span class="with-avatar">${avatar(name)}${name}</span>`)}</p><p class="row">${NAMES.slice(0, 4).map((name) => avatar(name, 'large'))}</p>`),
  ];
}

/** @param {string} key @param {unknown} content */
function sample(key, content) {
  return html`<div class="sample panel"><h3>${t(`web-components-${key}`)}</h3>${content}</div>`;
}

function buttons() {
  return html`
    <p class="row"><button type="button" class="main">${t('web-card-play')}</button><button type="button">${t('web-card-learn')}</button><button type="button" class="quiet">${t('web-components-quiet')}</button><button type="button" class="danger">${t('web-components-danger')}</button></p>
    <p class="row"><button type="button" class="main" disabled>${t('web-components-disabled')}</button><button type="button" disabled>${t('web-components-disabled')}</button><button type="button" class="quiet" disabled>${t('web-components-disabled')}</button></p>
    <p class="row"><button type="button" class="main large">${t('web-components-large')}</button><button type="button" class="main danger">${t('web-components-danger')}</button><a class="button" href="/components">${t('web-to-games')}</a></p>
    <p class="row">${stepButton('first', false, nothingHappens)}${stepButton('back', true, nothingHappens)}${stepButton('on', true, nothingHappens)}<button type="button" class="quiet icon-only" aria-label=${t('web-menu')}>${icon('menu')}</button><button type="button" class="quiet" aria-pressed="true">${icon('settings')} ${t('web-nav-settings')}</button></p>`;
}

/** @param {string} theme */
function fields(theme) {
  return html`
    <label class="field"><span>${t('web-settings-name')}</span><input type="text" .value=${NAMES[1]} /></label>
    <label class="field"><span>${t('web-components-disabled')}</span><input type="text" disabled .value=${NAMES[2]} /></label>
    <label class="field"><span>${t('web-password')}</span><input type="password" aria-invalid="true" aria-describedby="wrong-${theme}" autocomplete="off" /></label>
    <p class="refused" id="wrong-${theme}">${t('web-password-rule')}</p>
    <label class="field"><span>${t('web-new-game')}</span><select><option>Kalah</option><option>Oware</option></select></label>
    <label class="field"><span>${t('web-new-level')}</span><input type="range" min="1" max="10" value="4" /></label>
    <label class="field"><span>${t('web-review-paste')}</span><textarea rows="3"></textarea></label>`;
}

/** @param {string} theme */
function choices(theme) {
  return html`
    <fieldset><legend>${t('web-settings-speed')}</legend>${chips(`speed-${theme}`, [['slow', t('web-speed-slow')], ['normal', t('web-speed-normal')], ['fast', t('web-speed-fast')]], 'normal', nothingHappens)}</fieldset>
    <label class="tick"><input type="checkbox" checked />${t('web-settings-confirm')}</label>
    <label class="tick"><input type="checkbox" />${t('web-lobby-rated')}</label>
    <label class="setting"><span><strong>${t('web-settings-sound')}</strong> <small class="muted">${t('web-settings-sound-text')}</small></span><input type="checkbox" role="switch" checked /></label>
    <label class="setting"><span><strong>${t('web-settings-phrases')}</strong> <small class="muted">${t('web-settings-phrases-text')}</small></span><input type="checkbox" role="switch" /></label>`;
}

/** @param {string} theme */
function dialogs(theme) {
  const id = `dialog-${theme}`;
  const dialog = () => /** @type {HTMLDialogElement} */ (document.getElementById(id));
  return html`<p class="row"><button type="button" @click=${() => dialog().showModal()}>${t('web-components-open')}</button><button type="button" @click=${() => toast(t('web-down-title'))}>${t('web-down-retry')}</button></p>
    <div class="toasts-sample"><p class="toast">${t('web-down-title')}</p></div>
    <dialog id=${id} aria-labelledby="${id}-title"><h2 id="${id}-title">${t('play-resign-sure')}</h2>
      <div class="row"><button type="button" class="main danger" @click=${() => dialog().close()}>${t('play-resign')}</button><button type="button" @click=${() => dialog().close()}>${t('play-keep-playing')}</button></div></dialog>`;
}

function table() {
  return html`<div class="table-scroll"><table><thead><tr><th>${t('web-leaders-place')}</th><th>${t('web-leaders-name')}</th><th>${t('web-rating')}</th></tr></thead>
    <tbody>${NAMES.slice(0, 4).map((name, place) => html`<tr class=${place === 1 ? 'you' : ''}><td class="numbers">${place + 1}</td><td>${name}</td><td class="numbers">${1840 - 57 * place}</td></tr>`)}</tbody></table></div>`;
}
