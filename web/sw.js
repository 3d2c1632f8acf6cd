/**
 * The service worker. The server puts the list of files before this script: `self.OFFLINE`.
 *
 * A new version waits until the reader agrees or closes every tab, so that no page mixes files of two versions.
 *
 * @import { Offline } from './offline/cache.js'
 *
 * @typedef {{ waitUntil: (work: Promise<unknown>) => void }} Lasting
 * @typedef {Lasting & { request: Request, respondWith: (answer: Promise<Response>) => void }} Fetching
 * @typedef {object} WorkerHost
 * @property {Offline} OFFLINE
 * @property {() => Promise<void>} skipWaiting
 * @property {{ claim: () => Promise<void> }} clients
 * @property {((type: 'install' | 'activate', listener: (event: Lasting) => void) => void)
 *   & ((type: 'fetch', listener: (event: Fetching) => void) => void)
 *   & ((type: 'message', listener: (event: MessageEvent) => void) => void)} addEventListener
 */
import { OfflineCache } from './offline/cache.js';

const host = /** @type {WorkerHost} */ (/** @type {unknown} */ (globalThis));
const cache = new OfflineCache(host.OFFLINE, { caches, fetch: (request) => fetch(request), origin: location.origin });

host.addEventListener('install', (event) => event.waitUntil(cache.fill()));
host.addEventListener('activate', (event) => event.waitUntil(cache.tidy().then(() => host.clients.claim())));
host.addEventListener('message', ({ data }) => { if (data === 'update') host.skipWaiting(); });
host.addEventListener('fetch', (event) => {
  const file = cache.fileFor(event.request);
  if (file !== null) event.respondWith(cache.answer(file, event.request));
});
