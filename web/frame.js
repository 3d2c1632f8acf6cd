/** The frame of every page: skip link, header with navigation, footer. */
import { account } from './account.js';
import { avatar } from './pages/parts/avatar.js';
import { hasServer } from './net/place.js';
import { isAway } from './net/reach.js';
import { icon } from './pages/parts/icon.js';
import { openShortcuts } from './shortcuts.js';
import { change } from './settings.js';
import { language, languages, ownName, t } from './text/index.js';
import { html, nothing, render } from './vendor/lit-html.js';

const WAYS = [
  ['/', 'web-nav-games'],
  ['/new', 'web-nav-new'],
  ['/lobby', 'web-nav-lobby'],
  ['/puzzles', 'web-nav-puzzles'],
  ['/analysis', 'web-nav-analysis'],
  ['/review', 'web-nav-review'],
  ['/mine', 'web-nav-mine'],
  ['/leaders', 'web-nav-leaders'],
];

/** Pages that a page without a server leaves out. */
const NEED_SERVER = ['/lobby', '/leaders'];

/** @type {(tag: string) => void} */
let chooseLanguage = () => {};

/** The unfinished game that every page offers. @type {{ id: string, title: string, your_turn: boolean } | null} */
let inProgress = null;

/**
 * Draws the frame and returns the element for the page.
 *
 * @param {(tag: string) => void} choose
 * @returns {HTMLElement}
 */
export function drawFrame(choose) {
  chooseLanguage = choose;
  const site = /** @type {HTMLElement} */ (document.getElementById('site'));
  if (!site.querySelector('#main')) site.replaceChildren();
  render(frame(), site);
  closeMenu();
  return /** @type {HTMLElement} */ (site.querySelector('#main'));
}

/** Shows or removes the link to the game in progress. @param {typeof inProgress} game */
export function showInProgress(game) {
  if (game?.id === inProgress?.id && game?.your_turn === inProgress?.your_turn) return;
  inProgress = game;
  redrawFrame();
}

/** Draws the frame again, if it is there. */
export function redrawFrame() {
  const site = document.getElementById('site');
  if (site?.querySelector('#main')) render(frame(), site);
}

/** Moves the focus to a page's heading, so that a screen reader begins there. @param {HTMLElement} main */
export function focusHeading(main) {
  const heading = main.querySelector('h1');
  if (!heading || main.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function frame() {
  const here = (/** @type {string} */ address) => (isHere(address) ? 'page' : nothing);
  return html`
    <a class="skip" href="#main" @click=${skip}>${t('web-skip')}</a>
    <header class="head">
      <a class="brand" href="/" aria-label=${t('web-brand')}>${mark()}<span>${t('web-title')}</span></a>
      <nav id="site-menu" class="menu" popover aria-label=${t('web-nav')}>
        ${WAYS.filter(([address]) => hasServer() || !NEED_SERVER.includes(address)).map(([address, key]) => html`<a href=${address} aria-current=${here(address)}>${t(key)}</a>`)}
        <a class="phone-only" href="/settings" aria-current=${here('/settings')}>${t('web-nav-settings')}</a>
        <label class="language">
          <span class="unseen">${t('web-language')}</span>
          <select @change=${chosen}>
            ${languages().map((tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === language()}>${ownName(tag)}</option>`)}
          </select>
        </label>
      </nav>
      <span class="head-space"></span>
      ${!isAway() || !hasServer() ? nothing : html`<span class="offline-tag" title=${t('web-offline-text')}>${t('web-offline')}</span>`}
      ${resume()}
      <a class="head-icon" href="/settings" aria-current=${here('/settings')} aria-label=${t('web-nav-settings')} title=${t('web-nav-settings')}>${icon('settings')}</a>
      ${who()}
      <button type="button" class="menu-button quiet icon-only" popovertarget="site-menu" aria-label=${t('web-menu')}>${icon('menu')}</button>
    </header>
    <main id="main" tabindex="-1"></main>
    <footer class="foot"><p>${t(hasServer() ? 'web-foot' : 'web-foot-alone')}</p>
      <button type="button" class="plain foot-keys" @click=${openShortcuts}>${t('web-keys-title')} <kbd>?</kbd></button></footer>`;
}

/** The way back to an unfinished game; on its own page there is nothing to return to. */
function resume() {
  if (!inProgress || location.pathname === `/play/${inProgress.id}`) return nothing;
  const { id, title, your_turn: yours } = inProgress;
  const key = yours ? 'web-resume-turn' : 'web-resume';
  return html`<a class=${yours ? 'resume yours' : 'resume'} href="/play/${id}" title=${`${t(key)}: ${title}`}>
    <span>${t(key)}<span class="resume-game">: ${title}</span></span></a>`;
}

/** The reader's name, or the link to sign in. It stays in place on narrow screens. */
function who() {
  if (!hasServer()) return nothing;
  const name = account();
  if (name !== '') {
    return html`<a class="who named" href="/people/${encodeURIComponent(name)}" aria-label=${t('web-who', { name })}>${avatar(name)}<span>${name}</span></a>`;
  }
  const back = /^\/(sign-|recover)/.test(location.pathname) ? '/' : location.pathname + location.search;
  return html`<a class="who" href="/sign-in?back=${encodeURIComponent(back)}"><span>${t('web-sign-in')}</span></a>`;
}

/** Four seeds in a pit. */
function mark() {
  return html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <circle class="mark-pit" cx="16" cy="16" r="15" />
    <circle class="mark-seed" cx="11.5" cy="12" r="4.2" /><circle class="mark-seed" cx="20.8" cy="11.6" r="4.2" />
    <circle class="mark-seed" cx="12.2" cy="21" r="4.2" /><circle class="mark-seed" cx="21.2" cy="20.4" r="4.2" />
  </svg>`;
}

/** @param {string} address */
function isHere(address) {
  const path = location.pathname;
  if (address === '/') return path === '/' || path.startsWith('/games') || path.startsWith('/rules');
  return path.startsWith(address) || (address === '/puzzles' && path.startsWith('/train')) || (address === '/lobby' && path.startsWith('/arena'));
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** @param {Event} event */
function chosen(event) {
  const tag = /** @type {HTMLSelectElement} */ (event.target).value;
  change({ language: tag });
  chooseLanguage(tag);
}

function closeMenu() {
  const menu = document.getElementById('site-menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
