/** The entry point: settings, language, the frame around the pages, and the routes. */
import { followSettings, onAccount, verify } from './account.js';
import { loadEngineLate } from './engine/local.js';
import { answerHere } from './local/answers.js';
import { saveOwnFiles } from './local/downloads.js';
import { drawMissingPictures } from './local/pictures.js';
import { addGames, waitingGames } from './local/sync.js';
import { loadFontsLate } from './fonts.js';
import { drawFrame, focusHeading, redrawFrame, showInProgress } from './frame.js';
import { hasServer } from './net/place.js';
import { checkServer, onReach, watchNetwork } from './net/reach.js';
import { answerFirst, Refusal, ServerDown } from './net/request.js';
import { notice } from './offline/notice.js';
import { keepOffline } from './offline/register.js';
import { again, route, start } from './router.js';
import { routes } from './routes.js';
import { applyTheme, followSystemTheme, keep, stored } from './settings.js';
import { t, loadText, wantedLanguage } from './text/index.js';
import { showCalls } from './lobby/calls.js';
import { listenForShortcuts } from './shortcuts.js';
import { showDown } from './pages/down.js';
import { showLoading, showProblem } from './pages/parts/states.js';
import { toast } from './pages/parts/toast.js';

/** Pages that take longer than this show a loading note. */
const PATIENCE_MS = 250;

/** If the files of a page take longer than this, the page checks whether the server is there. */
const LATE_MS = 10_000;

/** When this browser last reloaded the page because a file was missing, and how often it may. */
const RELOADED = 'sower.reloaded';
const RELOADS_AT_MOST_EVERY_MS = 60_000;

/** Pages that a page without a server does not have. */
const NEED_SERVER = /^\/(lobby|arena|leaders|people|sign-|recover|account)/;

/** Stops everything that the previous page has started. */
let leave = new AbortController();

/** The sentences, which load while the first page already requests its data. @type {Promise<void>} */
let text;

/** @type {Parameters<typeof start>[0]} */
async function visit(load, params, moved) {
  leave.abort();
  leave = new AbortController();
  const { signal } = leave;
  // A late page must not draw over the one chosen since, so each has its own element.
  const main = document.createElement('div');
  main.className = 'page';
  const query = new URLSearchParams(location.search);
  const loading = load();
  const asking = loading.then(({ ask }) => ask?.({ params, query }));
  // Its errors are shown when the page is drawn.
  asking.catch(() => {});
  // Without sentences no page can be drawn, so this error is shown.
  if (!await text.then(() => true, () => false)) return;
  const place = drawFrame(changeLanguage);
  const waiting = setTimeout(() => { if (!signal.aborted) showLoading(place); }, PATIENCE_MS);
  try {
    const page = await inTime(loading).catch(whyNotLoaded);
    if (signal.aborted) return;
    await page.show({ main, params, query, signal, asked: asking });
  } catch (error) {
    if (signal.aborted) return;
    // Not every browser retries a module that failed to load, so the whole page is reloaded.
    if (error instanceof ModuleAway) showDown(main, signal, () => location.reload());
    else if (error instanceof ServerDown) showDown(main, signal, again);
    else if (error instanceof Refusal && error.status === 404) (await import('./pages/missing.js')).show({ main, params, query, signal, asked: asking });
    else {
      console.error(error);
      showProblem(main, error);
    }
  }
  clearTimeout(waiting);
  if (signal.aborted) return;
  place.replaceChildren(main);
  document.title = main.dataset.tab ?? title(main);
  if (moved) focusHeading(main);
  else {
    loadFontsLate();
    loadEngineLate();
  }
  showCalls(showInProgress, signal);
}

/** A page's module could not be loaded because the server is unreachable. */
class ModuleAway extends Error {}

/** Fails if a page's module is late because the server is silent. @template T @param {Promise<T>} loading @returns {Promise<T>} */
function inTime(loading) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(async () => { if (await checkServer()) reject(new ModuleAway()); }, LATE_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {unknown} error @returns {Promise<never>} */
async function whyNotLoaded(error) {
  if (error instanceof ModuleAway || await checkServer()) throw new ModuleAway();
  // The site may have been updated since this page was loaded; then the old files are gone, and reloading gets the new ones.
  const reloaded = stored(RELOADED, 0);
  if (Date.now() - reloaded < RELOADS_AT_MOST_EVERY_MS) throw error;
  keep(RELOADED, Date.now());
  // Without storage the page could reload again and again.
  if (stored(RELOADED, 0) === 0) throw error;
  location.reload();
  return new Promise(() => {});
}

/** A page is called as its heading is. @param {HTMLElement} main */
function title(main) {
  const named = main.dataset.title ?? main.querySelector('h1')?.textContent?.trim();
  return named && named !== t('web-title') ? `${named} · ${t('web-title')}` : t('web-title');
}

/** @param {string} tag */
async function changeLanguage(tag) {
  text = loadText(tag);
  await text;
  again();
}

/** Shows an error that happens after a page was drawn; the page stays. @param {PromiseRejectionEvent} event */
function tell(event) {
  const { reason } = event;
  if (!(reason instanceof ServerDown) && !(reason instanceof Refusal)) return;
  event.preventDefault();
  toast(reason instanceof ServerDown ? t('web-down-title') : reason.message);
}

async function begin() {
  addEventListener('unhandledrejection', tell);
  applyTheme();
  followSystemTheme();
  listenForShortcuts();
  answerFirst(answerHere);
  if (hasServer()) watchNetwork();
  onReach((isAway) => {
    redrawFrame();
    if (!isAway) offerGames();
  });
  // Styles hide links to pages that are not there.
  if (!hasServer()) document.documentElement.dataset.server = 'none';
  drawMissingPictures();
  saveOwnFiles();
  text = loadText(wantedLanguage());
  for (const [path, load] of Object.entries(routes)) if (hasServer() || !NEED_SERVER.test(path)) route(path, load);
  start(visit, () => import('./pages/missing.js'));
  followSettings();
  // After signing up the recovery code is shown first; the header already has the new name.
  onAccount(() => drawFrame(changeLanguage));
  await text;
  // The page does not wait for this: the header shows the remembered name and is redrawn if it was wrong.
  verify().then((was) => { if (!was) again(); }, () => {});
  keepOffline((update) => notice('update', t('web-update-ready'), t('web-update-now'), update));
}

/** Offers to add the games of this browser to the reader's account, when the server is back. */
async function offerGames() {
  const count = await waitingGames();
  if (count === 0) return;
  notice('games', t('web-local-offer', { count }), t('web-local-add'), async () => {
    toast(t('web-local-added', await addGames()));
    again();
  });
}

begin().catch((error) => {
  if (!(error instanceof ServerDown)) console.error(error);
  showDown(/** @type {HTMLElement} */ (document.getElementById('site')), new AbortController().signal, () => location.reload());
});
