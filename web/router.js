/**
 * Addresses and pages. Every state of the app has an address; a page is a module that is loaded when it is first visited.
 *
 * @typedef {object} Visit
 * @property {HTMLElement} main where the page draws itself
 * @property {Record<string, string>} params the named parts of the path
 * @property {URLSearchParams} query
 * @property {AbortSignal} signal aborted when the page is left; whatever the page has started must end with it
 * @property {Promise<any>} asked the result of the page's `ask`
 *
 * @typedef {(visit: Visit) => Promise<void>} Page draws itself, and resolves once there is something to see
 * @typedef {(visit: Pick<Visit, 'params' | 'query'>) => Promise<any>} Ask begins to ask for what the page needs, before there is
 *   anywhere to draw it
 * @typedef {{ show: Page, ask?: Ask }} PageModule
 */

/**
 * The parts of a browser that the router uses. Tests pass their own.
 * @typedef {object} Host
 * @property {Pick<Location, 'pathname' | 'search' | 'origin'>} location
 * @property {Pick<History, 'state' | 'pushState' | 'replaceState'>} history
 * @property {Pick<EventTarget, 'addEventListener'>} document
 * @property {(type: 'popstate', listener: () => void) => void} addEventListener
 * @property {(x: number, y: number) => void} scrollTo
 */

import { base } from './net/place.js';

/** @typedef {(load: () => Promise<PageModule>, params: Record<string, string>, moved: boolean) => void} Visitor */

export class Router {
  /**
   * @param {() => Host} host where addresses come from; read only when the router is used
   * @param {string} [base] the path below which the page is served
   */
  constructor(host, base = '/') {
    this.host = host;
    this.base = base;
    /** @type {{ pattern: RegExp, names: string[], load: () => Promise<PageModule> }[]} */
    this.routes = [];
    /** @type {Visitor} */
    this.visit = () => {};
    /** @type {() => Promise<PageModule>} */
    this.missing = () => Promise.reject(new Error('the router has not started'));
  }

  /**
   * @param {string} path as `/games/:game`
   * @param {() => Promise<PageModule>} load
   */
  route(path, load) {
    /** @type {string[]} */
    const names = [];
    const pattern = path.replace(/:(\w+)/g, (_, name) => {
      names.push(name);
      return '([^/]+)';
    });
    this.routes.push({ pattern: new RegExp(`^${pattern}/?$`), names, load });
  }

  /**
   * @param {Visitor} visitor receives the page to show, and whether the visitor navigated to it just now
   * @param {() => Promise<PageModule>} notFound
   */
  start(visitor, notFound) {
    this.visit = visitor;
    this.missing = notFound;
    this.host().addEventListener('popstate', () => this.follow(true));
    this.host().document.addEventListener('click', (event) => this.followLink(/** @type {MouseEvent} */ (event)));
    if (this.base !== '/') for (const type of ['pointerdown', 'focusin']) this.host().document.addEventListener(type, (event) => this.completeLink(event), true);
    this.follow(false);
  }

  /**
   * @param {string} address of this site
   * @param {{ replace?: boolean }} [options]
   */
  go(address, { replace = false } = {}) {
    const host = this.host();
    if (replace) host.history.replaceState(null, '', this.within(address));
    else host.history.pushState(null, '', this.within(address));
    host.scrollTo(0, 0);
    this.follow(true);
  }

  /** @param {string} address */
  note(address) {
    const { history, location } = this.host();
    address = this.within(address);
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
  }

  /** An address below the page's base. Links name pages from the root, as if the base were there. @param {string} address */
  within(address) {
    return this.base === '/' || address.startsWith(this.base) ? address : this.base + address.slice(1);
  }

  /** The address of a page without the page's base. @param {string} path */
  below(path) {
    return path.startsWith(this.base) ? `/${path.slice(this.base.length)}` : path;
  }

  /** Writes the base into a link that is about to be used, so that new tabs and copied addresses have it too. @param {Event} event */
  completeLink({ target }) {
    const link = /** @type {Partial<Element> | null} */ (target)?.closest?.('a');
    if (!link || link.origin !== this.host().location.origin || link.pathname.startsWith(this.base)) return;
    link.setAttribute('href', this.within(link.pathname) + link.search + link.hash);
  }

  /** Shows the page of the current address. @param {boolean} moved */
  follow(moved) {
    const pathname = this.below(this.host().location.pathname);
    for (const { pattern, names, load } of this.routes) {
      const found = pattern.exec(pathname);
      if (!found) continue;
      const params = Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1])]));
      return this.visit(load, params, moved);
    }
    return this.visit(this.missing, {}, moved);
  }

  /**
   * Links to new tabs, downloads and other sites are left to the browser.
   *
   * @param {MouseEvent} event
   */
  followLink(event) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A click on a text node or the document has no `closest`.
    const target = /** @type {Partial<Element> | null} */ (event.target);
    const link = target?.closest?.('a');
    const { location } = this.host();
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    // The skip link and its like lead within the page.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const router = new Router(() => window, base());

/** Adds a page. @type {Router['route']} */
export const route = (path, load) => router.route(path, load);

/** Starts the router. @type {Router['start']} */
export const start = (visitor, notFound) => router.start(visitor, notFound);

/** Goes to an address of this site. @type {Router['go']} */
export const go = (address, options) => router.go(address, options);

/** Sets the address to the page's state, without showing another page. @type {Router['note']} */
export const note = (address) => router.note(address);

/** Shows the same page again, as after a change of language. */
export const again = () => router.follow(false);
