/** Where everything begins: settings, language, the frame around the pages, and the pages by address. */
import { followSettings, onAccount, verify } from './account.js';
import { drawFrame, focusHeading } from './frame.js';
import { Refusal, ServerDown } from './net/request.js';
import { again, route, start } from './router.js';
import { applyTheme, followSystemTheme } from './settings.js';
import { t, loadText, wantedLanguage } from './text/index.js';
import { showCalls } from './meeting/calls.js';
import { isAway, showDown } from './pages/down.js';
import { showLoading, showProblem } from './pages/parts/states.js';
import { toast } from './pages/parts/toast.js';

/** Pages that need longer than this show that they are coming; quicker ones just appear. */
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

/** Ends whatever the page before has started. */
let leave = new AbortController();

/** The sentences, which are on their way while the first page already asks for what it shows. @type {Promise<void>} */
let text;

/** @type {Parameters<typeof start>[0]} */
async function visit(load, params, moved) {
  leave.abort();
  leave = new AbortController();
  const { signal } = leave;
  // A page that is late must not draw over the one that was chosen since: each has an element of its own.
  const main = document.createElement('div');
  main.className = 'page';
  const query = new URLSearchParams(location.search);
  const loading = load();
  const asking = loading.then(({ ask }) => ask?.({ params, query }));
  // Whatever becomes of it is told when the page is shown.
  asking.catch(() => {});
  // Without sentences nothing can be shown: then that is told.
  if (!await text.then(() => true, () => false)) return;
  const place = drawFrame(changeLanguage);
  const waiting = setTimeout(() => { if (!signal.aborted) showLoading(place); }, PATIENCE_MS);
  try {
    const page = await loading.catch(whyNotLoaded);
    if (signal.aborted) return;
    await page.show({ main, params, query, signal, asked: asking });
  } catch (error) {
    if (signal.aborted) return;
    // A module that could not be loaded is not asked for twice by every browser: then the whole page begins anew.
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

/** A page's module could not be loaded because nobody is there. */
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

/** What fails after a page is shown is told on the page, which stays as it is. @param {PromiseRejectionEvent} event */
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
  // Whoever signs up reads a page more before they go on: its head says already who they are.
  onAccount(() => drawFrame(changeLanguage));
  await text;
  // Nobody waits for this: who is signed in is drawn as this browser remembers it, and drawn anew where that was wrong.
  verify().then((was) => { if (!was) again(); }, () => {});
}

begin().catch((error) => {
  if (!(error instanceof ServerDown)) console.error(error);
  showDown(/** @type {HTMLElement} */ (document.getElementById('site')), new AbortController().signal, () => location.reload());
});
