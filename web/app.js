/** The entry point: settings, language, the frame around the pages, and the routes. */
import { followSettings, onAccount, verify } from './account.js';
import { drawFrame, focusHeading } from './frame.js';
import { Refusal, ServerDown } from './net/request.js';
import { again, route, start } from './router.js';
import { applyTheme, followSystemTheme } from './settings.js';
import { t, loadText, wantedLanguage } from './text/index.js';
import { showCalls } from './lobby/calls.js';
import { isAway, showDown } from './pages/down.js';
import { showLoading, showProblem } from './pages/parts/states.js';
import { toast } from './pages/parts/toast.js';

/** Pages that take longer than this show a loading note. */
const PATIENCE_MS = 250;

route('/', () => import('./pages/home.js'));
route('/games', () => import('./pages/home.js'));
route('/games/:game', () => import('./pages/game.js'));
route('/games/:game/tasks/:number', () => import('./pages/task.js'));
route('/rules', () => import('./pages/rules.js'));
route('/puzzles', () => import('./pages/puzzles.js'));
route('/puzzles/:game', () => import('./pages/puzzle-list.js'));
route('/puzzles/:game/:number', () => import('./pages/puzzle.js'));
route('/train/:game', () => import('./pages/train.js'));
route('/new', () => import('./pages/new.js'));
route('/lobby', () => import('./pages/lobby.js'));
route('/arena', () => import('./pages/arenas.js'));
route('/arena/:arena', () => import('./pages/arena.js'));
route('/play/:room', () => import('./pages/play.js'));
route('/analysis', () => import('./pages/analysis.js'));
route('/review', () => import('./pages/review.js'));
route('/review/:room', () => import('./pages/review.js'));
route('/mine', () => import('./pages/mine.js'));
route('/sign-in', () => import('./pages/enter.js'));
route('/sign-up', () => import('./pages/enter.js'));
route('/recover', () => import('./pages/enter.js'));
route('/account', () => import('./pages/account.js'));
route('/people/:name', () => import('./pages/person.js'));
route('/leaders', () => import('./pages/leaders.js'));
route('/leaders/:game', () => import('./pages/leaders.js'));
route('/settings', () => import('./pages/settings.js'));

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
    const page = await loading.catch(whyNotLoaded);
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
  showCalls(signal);
}

/** A page's module could not be loaded because the server is unreachable. */
class ModuleAway extends Error {}

/** @param {unknown} error @returns {Promise<never>} */
async function whyNotLoaded(error) {
  if (await isAway()) throw new ModuleAway();
  throw error;
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
  text = loadText(wantedLanguage());
  start(visit, () => import('./pages/missing.js'));
  followSettings();
  // After signing up the recovery code is shown first; the header already has the new name.
  onAccount(() => drawFrame(changeLanguage));
  await text;
  // The page does not wait for this: the header shows the remembered name and is redrawn if it was wrong.
  verify().then((was) => { if (!was) again(); }, () => {});
}

begin().catch((error) => {
  if (!(error instanceof ServerDown)) console.error(error);
  showDown(/** @type {HTMLElement} */ (document.getElementById('site')), new AbortController().signal, () => location.reload());
});
