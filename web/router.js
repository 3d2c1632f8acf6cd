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

/** @type {{ pattern: RegExp, names: string[], load: () => Promise<PageModule> }[]} */
const routes = [];

/** @type {(load: () => Promise<PageModule>, params: Record<string, string>, moved: boolean) => void} */
let visit = () => {};

/** @type {() => Promise<PageModule>} */
let missing;

/**
 * @param {string} path as `/games/:game`
 * @param {() => Promise<PageModule>} load
 */
export function route(path, load) {
  /** @type {string[]} */
  const names = [];
  const pattern = path.replace(/:(\w+)/g, (_, name) => {
    names.push(name);
    return '([^/]+)';
  });
  routes.push({ pattern: new RegExp(`^${pattern}/?$`), names, load });
}

/**
 * Starts the router.
 *
 * @param {typeof visit} visitor receives the page to show, and whether the visitor navigated to it just now
 * @param {() => Promise<PageModule>} notFound
 */
export function start(visitor, notFound) {
  visit = visitor;
  missing = notFound;
  addEventListener('popstate', () => follow(true));
  document.addEventListener('click', followLink);
  follow(false);
}

/**
 * Goes to an address of this site.
 *
 * @param {string} address
 * @param {{ replace?: boolean }} [options]
 */
export function go(address, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  scrollTo(0, 0);
  follow(true);
}

/**
 * Sets the address to the page's state, without showing another page.
 *
 * @param {string} address
 */
export function note(address) {
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
}

/** Shows the same page again, as after a change of language. */
export function again() {
  follow(false);
}

/** @param {boolean} moved */
function follow(moved) {
  for (const { pattern, names, load } of routes) {
    const found = pattern.exec(location.pathname);
    if (!found) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1])]));
    return visit(load, params, moved);
  }
  return visit(missing, {}, moved);
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Links to new tabs, downloads and other sites are left to the browser.
 *
 * @param {MouseEvent} event
 */
function followLink(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  // The skip link and its like lead within the page.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
