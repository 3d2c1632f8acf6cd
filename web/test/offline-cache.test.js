/** The service worker keeps the files of its list, and nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OfflineCache } from '../offline/cache.js';

const ORIGIN = 'https://sower.example';
const FILES = ['/', '/a/page/app-1.js', '/a/engine/rules.json', '/api/lang/en'];

/** Caches in memory. */
function memoryCaches() {
  /** @type {Map<string, Map<string, string>>} */
  const all = new Map();
  return {
    all,
    open: async (/** @type {string} */ name) => {
      const kept = all.get(name) ?? new Map();
      all.set(name, kept);
      return /** @type {any} */ ({
        match: async (/** @type {string} */ address) => (kept.has(address) ? new Response(kept.get(address)) : undefined),
        put: async (/** @type {string} */ address, /** @type {Response} */ answer) => void kept.set(address, await answer.text()),
      });
    },
    keys: async () => [...all.keys()],
    delete: async (/** @type {string} */ name) => all.delete(name),
  };
}

/** @param {string} version @param {ReturnType<typeof memoryCaches>} caches @param {string[]} [asked] @param {string[]} [files] */
function cache(version, caches, asked = [], files = FILES) {
  const fetch = async (/** @type {Request} */ request) => {
    asked.push(`${request.credentials} ${new URL(request.url).pathname}`);
    return request.url.endsWith('/gone') ? new Response('', { status: 404 }) : new Response(`${version} of ${request.url}`);
  };
  return new OfflineCache({ version, page: version, shell: '/', isStatic: false, files }, { caches, fetch, origin: ORIGIN });
}

/** @param {string} path @param {{ method?: string, mode?: string, origin?: string }} [how] */
const request = (path, { method = 'GET', mode = 'cors', origin = ORIGIN } = {}) => ({ url: origin + path, method, mode });

test('every file of the list is kept, and asked for without cookies', async () => {
  const [caches, asked] = [memoryCaches(), /** @type {string[]} */ ([])];
  await cache('1', caches, asked).fill();
  assert.deepEqual([...caches.all.get('sower-1')?.keys() ?? []].sort(), FILES.map((file) => ORIGIN + file).sort());
  assert.ok(asked.every((each) => each.startsWith('omit ')));
});

test('personal answers are never answered from the cache', () => {
  const kept = cache('1', memoryCaches());
  for (const path of ['/api/me', '/api/me/games', '/api/rooms/abc', '/api/games', '/api/lang/xx', '/a/page/other.js']) assert.equal(kept.fileFor(request(path)), null, path);
  assert.equal(kept.fileFor(request('/api/lang/en', { method: 'POST' })), null);
  assert.equal(kept.fileFor(request('/a/page/app-1.js', { origin: 'https://other.example' })), null);
});

test('every address of the page is the same file, and downloads are not', () => {
  const kept = cache('1', memoryCaches());
  for (const path of ['/', '/play/local-abc', '/games/kalah?x=1']) assert.equal(kept.fileFor(request(path, { mode: 'navigate' })), '/', path);
  assert.equal(kept.fileFor(request('/api/me/export', { mode: 'navigate' })), null);
  assert.equal(kept.fileFor(request('/a/page/app-1.js')), '/a/page/app-1.js');
  assert.equal(kept.fileFor(request('/api/lang/en?h=3')), '/api/lang/en');
});

test('a new version takes hashed files from the old one, loads the rest, and deletes the old one when it takes over', async () => {
  const caches = memoryCaches();
  await cache('1', caches).fill();
  const asked = /** @type {string[]} */ ([]);
  const next = cache('2', caches, asked);
  await next.fill();
  assert.deepEqual(asked.map((each) => each.split(' ')[1]).sort(), ['/', '/a/engine/rules.json', '/api/lang/en']);
  assert.deepEqual(await caches.keys(), ['sower-1', 'sower-2'], 'open pages still use the old one');
  await next.tidy();
  assert.deepEqual(await caches.keys(), ['sower-2']);
});

test('a version of which a file is missing is not installed', async () => {
  await assert.rejects(cache('1', memoryCaches(), [], [...FILES, '/a/gone']).fill(), /gone: 404/);
});

test('a file that the browser has thrown away comes from the network', async () => {
  const kept = cache('1', memoryCaches());
  const answer = await kept.answer('/a/page/app-1.js', new Request(`${ORIGIN}/a/page/app-1.js`));
  assert.equal(await answer.text(), `1 of ${ORIGIN}/a/page/app-1.js`);
});
