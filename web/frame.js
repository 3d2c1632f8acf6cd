/** The frame of every page: skip link, header with navigation, footer. */
import { account } from './account.js';
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
  ['/settings', 'web-nav-settings'],
];

/**
 * Draws the frame and returns the element for the page.
 *
 * @param {(tag: string) => void} chooseLanguage
 * @returns {HTMLElement}
 */
export function drawFrame(chooseLanguage) {
  const site = /** @type {HTMLElement} */ (document.getElementById('site'));
  if (!site.querySelector('#main')) site.replaceChildren();
  render(frame(chooseLanguage), site);
  closeMenu();
  return /** @type {HTMLElement} */ (site.querySelector('#main'));
}

/** Moves the focus to a page's heading, so that a screen reader begins there. @param {HTMLElement} main */
export function focusHeading(main) {
  const heading = main.querySelector('h1');
  if (!heading || main.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** @param {(tag: string) => void} chooseLanguage */
function frame(chooseLanguage) {
  return html`
    <a class="skip" href="#main" @click=${skip}>${t('web-skip')}</a>
    <header class="head">
      <a class="brand" href="/" aria-label=${t('web-brand')}>${mark()}<span>${t('web-title')}</span></a>
      ${who()}
      <button type="button" class="menu-button quiet" popovertarget="site-menu" aria-label=${t('web-menu')}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
      </button>
      <nav id="site-menu" popover aria-label=${t('web-nav')}>
        ${WAYS.map(([address, key]) => html`<a href=${address} aria-current=${isHere(address) ? 'page' : nothing}>${t(key)}</a>`)}
        <label class="language">
          <span class="unseen">${t('web-language')}</span>
          <select @change=${(/** @type {Event} */ event) => choose(event, chooseLanguage)}>
            ${languages().map((tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === language()}>${ownName(tag)}</option>`)}
          </select>
        </label>
      </nav>
    </header>
    <main id="main" tabindex="-1"></main>
    <footer class="foot"><p>${t('web-foot')}</p></footer>`;
}

/** The reader's name, or the link to sign in. It stays in place on narrow screens. */
function who() {
  const name = account();
  if (name !== '') return html`<a class="who" href="/people/${encodeURIComponent(name)}" aria-label=${t('web-who', { name })}>${name}</a>`;
  const back = /^\/(sign-|recover)/.test(location.pathname) ? '/' : location.pathname + location.search;
  return html`<a class="who" href="/sign-in?back=${encodeURIComponent(back)}">${t('web-sign-in')}</a>`;
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

/**
 * @param {Event} event
 * @param {(tag: string) => void} chooseLanguage
 */
function choose(event, chooseLanguage) {
  const tag = /** @type {HTMLSelectElement} */ (event.target).value;
  change({ language: tag });
  chooseLanguage(tag);
}

function closeMenu() {
  const menu = document.getElementById('site-menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
