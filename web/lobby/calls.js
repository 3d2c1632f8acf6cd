/**
 * Pending turns and challenges, shown on every page: in the tab's title, in the navigation and on the menu button; and the
 * game in progress.
 *
 * @import { MyGame } from '../wire.js'
 */
import { calls, myGames } from '../net/client.js';
import { t } from '../text/index.js';
import { nowAndThen } from './now-and-then.js';
import { gameInProgress } from './own-games.js';

/**
 * @param {(game: MyGame | null) => void} offer is called with the game in progress
 * @param {AbortSignal} signal when the page is left
 */
export function showCalls(offer, signal) {
  /** How many turns waited when the games were last listed; unlike any number before that. */
  let listedAt = -1;
  const ask = nowAndThen(async () => {
    const { turns, challenges } = await calls();
    if (signal.aborted) return;
    show(turns, challenges.length);
    // The list costs more than the count, so it is requested once for each page and when the count has changed.
    if (turns === listedAt) return;
    listedAt = turns;
    const games = await myGames();
    if (!signal.aborted) offer(gameInProgress(games, Date.now()));
  }, signal);
  ask();
}

/** A title with how much waits. @param {string} title @param {number} number */
export function counted(title, number) {
  const plain = title.replace(/^\(\d+\) /, '');
  return number > 0 ? `(${number}) ${plain}` : plain;
}

/** @param {number} turns @param {number} challenges */
function show(turns, challenges) {
  const all = turns + challenges;
  count('#site-menu a[href="/mine"]', turns);
  count('#site-menu a[href="/lobby"]', challenges);
  // On narrow screens the navigation is folded, and the badges in it are hidden too.
  const menu = count('.menu-button', all);
  menu?.setAttribute('aria-label', all > 0 ? `${t('web-menu')} (${all})` : t('web-menu'));
  // The title of a game in play already says whose turn it is.
  if (!location.pathname.startsWith('/play/')) document.title = counted(document.title, all);
}

/** @param {string} where @param {number} number */
function count(where, number) {
  const element = document.querySelector(where);
  if (!(element instanceof HTMLElement)) return null;
  if (number > 0) element.dataset.count = String(number);
  else delete element.dataset.count;
  return element;
}
