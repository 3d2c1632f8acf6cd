/**
 * Installs the service worker, late, and says when a new version of the page is ready.
 */
import { base, fileAddress, hasServer } from '../net/place.js';

/** How long after the first page the worker is installed, in milliseconds: it loads about a megabyte, which a first move must not wait for. */
const LATER_MS = 9000;
/** A page without a server needs the worker for its addresses. */
const SOON_MS = 1500;
/** How often an open page looks for a new version. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * @param {(update: () => void) => void} ready is called with what loads the new version
 */
export function keepOffline(ready) {
  const version = document.querySelector('meta[name="version"]')?.getAttribute('content');
  const connection = /** @type {{ saveData?: boolean } | undefined} */ (/** @type {any} */ (navigator).connection);
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  // The browser keeps the data of an installed app when space is short. Others would ask the reader about it.
  if (isInstalled) navigator.storage?.persist?.();
  if (!version || !('serviceWorker' in navigator) || (connection?.saveData && !isInstalled)) return;
  setTimeout(() => register(ready).catch((error) => console.warn(error)), hasServer() ? LATER_MS : SOON_MS);
}

/** @param {(update: () => void) => void} ready */
async function register(ready) {
  const workers = navigator.serviceWorker;
  /** A browser whose reader or policy forbids workers gives none. @type {ServiceWorkerRegistration | undefined} */
  const registration = await workers.register(fileAddress('sw.js'), { scope: base() });
  if (!registration) return;
  // The first worker of a browser replaces nothing.
  const wasControlled = workers.controller !== null;
  const tell = () => {
    const { waiting } = registration;
    if (!waiting || !workers.controller) return;
    ready(() => {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('update');
    });
  };
  tell();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => { if (installing.state === 'installed' && wasControlled) tell(); });
  });
  const look = () => registration.update().catch(() => {});
  setInterval(look, LOOK_EVERY_MS);
}

/** The browser's offer to install the page, until it is used. @type {(Event & { prompt: () => Promise<unknown> }) | null} */
let offer = null;

globalThis.addEventListener?.('beforeinstallprompt', (event) => { offer = /** @type {typeof offer} */ (event); });

/** Asks the reader to install the page as an app; null if the browser does not offer it. @returns {(() => Promise<unknown>) | null} */
export function install() {
  if (!offer) return null;
  const { prompt } = offer;
  return () => {
    const asked = prompt.call(offer);
    offer = null;
    return asked;
  };
}

/** Whether everything that the page needs is in this browser. @returns {Promise<boolean>} */
export async function isKeptOffline() {
  return 'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration(base()))?.active !== undefined;
}
