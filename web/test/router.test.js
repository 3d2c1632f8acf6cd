import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Router } from '../router.js';
import { routes } from '../routes.js';

/** A browser at an address, and the pages that its router shows. @param {string} address */
function started(address) {
  const at = new URL(address, 'http://sower.example');
  /** @type {string[]} */
  const log = [];
  /** @type {Map<string, (event: any) => void>} */
  const listeners = new Map();
  const listen = (/** @type {string} */ type, /** @type {any} */ listener) => listeners.set(type, listener);
  const goTo = (/** @type {string} */ verb) => (/** @type {unknown} */ state, /** @type {string} */ _, /** @type {any} */ to) => {
    log.push(`${verb} ${to}${state ? ` with ${state}` : ''}`);
    at.href = new URL(to, at).href;
  };
  const host = {
    location: at,
    history: { state: 'kept', pushState: goTo('push'), replaceState: goTo('replace') },
    document: { addEventListener: listen },
    addEventListener: listen,
    scrollTo: () => {},
  };
  const router = new Router(() => host);
  const page = (/** @type {string} */ name) => Object.assign(() => Promise.reject(new Error('not loaded here')), { page: name });
  for (const path of ['/', '/games/:game', '/games/:game/tasks/:number']) router.route(path, page(path));
  router.start((load, params, moved) => log.push(`${/** @type {any} */ (load).page} ${JSON.stringify(params)} ${moved ? 'moved' : 'here'}`), page('missing'));
  const click = (/** @type {string} */ href, { link = {}, event = {} } = {}) => {
    const target = { closest: () => ({ ...plainLink(new URL(href, at)), ...link }) };
    let prevented = false;
    listeners.get('click')?.({ button: 0, target, preventDefault: () => { prevented = true; }, ...event });
    return prevented;
  };
  return { router, log, click, back: (/** @type {string} */ to) => { at.href = new URL(to, at).href; listeners.get('popstate')?.({}); } };
}

/** @param {URL} address */
const plainLink = ({ origin, pathname, search, hash }) => ({ target: '', origin, pathname, search, hash, hasAttribute: () => false });

test('an address is shown by its page, with the named parts decoded', () => {
  assert.deepEqual(started('/').log, ['/ {} here']);
  assert.deepEqual(started('/games/togyz%20kumalak/').log, ['/games/:game {"game":"togyz kumalak"} here']);
  assert.deepEqual(started('/games/oware/tasks/3?x=1').log, ['/games/:game/tasks/:number {"game":"oware","number":"3"} here']);
});

test('an address without a page is missing, and a wrong escape is left as it is', () => {
  assert.deepEqual(started('/games').log, ['missing {} here']);
  assert.deepEqual(started('/games/a/b').log, ['missing {} here']);
  assert.deepEqual(started('/games/%FF').log, ['/games/:game {"game":"%FF"} here']);
});

test('going somewhere adds to the history, or replaces its last entry', () => {
  const { router, log } = started('/');
  router.go('/games/oware');
  router.go('/games/kalah', { replace: true });
  assert.deepEqual(log.slice(1), ['push /games/oware', '/games/:game {"game":"oware"} moved', 'replace /games/kalah', '/games/:game {"game":"kalah"} moved']);
});

test('noting a state changes the address once and shows nothing', () => {
  const { router, log } = started('/games/oware');
  router.note('/games/oware?ply=3');
  router.note('/games/oware?ply=3');
  assert.deepEqual(log.slice(1), ['replace /games/oware?ply=3 with kept']);
});

test('the back button shows the page of the address', () => {
  const { log, back } = started('/games/oware');
  back('/');
  assert.deepEqual(log.slice(1), ['/ {} moved']);
});

test('a link of the site is followed without loading the document again', () => {
  const { log, click } = started('/');
  assert.ok(click('/games/kalah?level=3'));
  assert.deepEqual(log.slice(1), ['push /games/kalah?level=3', '/games/:game {"game":"kalah"} moved']);
});

test('the browser follows links to other places, in other ways and within the page', () => {
  const { log, click } = started('/games/oware');
  for (const [href, changes] of /** @type {[string, object][]} */ ([
    ['https://elsewhere.example/', {}],
    ['/api/games/oware/picture.svg', {}],
    ['/games/oware#main', {}],
    ['/', { link: { target: '_blank' } }],
    ['/', { link: { hasAttribute: () => true } }],
    ['/', { event: { ctrlKey: true } }],
    ['/', { event: { button: 1 } }],
    ['/', { event: { defaultPrevented: true } }],
    ['/', { event: { target: {} } }],
  ])) assert.ok(!click(href, changes), `${href} ${JSON.stringify(changes)}`);
  assert.equal(log.length, 1);
});

test('every page that routes.json lists is a module', async () => {
  const listed = JSON.parse(await readFile(new URL('../routes.json', import.meta.url), 'utf8'));
  assert.deepEqual(Object.keys(routes), Object.keys(listed));
  for (const name of Object.values(listed)) {
    const text = await readFile(new URL(`../pages/${name}.js`, import.meta.url), 'utf8');
    assert.match(text, /^export (async )?function show\b|^export \{[^}]*\bshow\b/m, name);
  }
});
