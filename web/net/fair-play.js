/**
 * Fair play: the page's own engine rests while the visitor plays a person. The server answers instead: it knows the game, and refuses
 * to help in it.
 */
import { calls } from './client.js';

/** How long an answer of the server is good for, in milliseconds. */
const FRESH_MS = 5000;

/** Tells the other tabs of this browser that a game between people begins or ends. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('sower.fair-play') : null;
// An open channel keeps Node running; browsers need no such call.
/** @type {{ unref?: () => void } | null} */ (channel)?.unref?.();

/** @type {{ at: number, isFree: Promise<boolean> } | null} */
let known = null;
/** The game that this tab shows, if it is one of the visitor's against a person. */
let here = '';
/** @type {Set<() => void>} */
const listeners = new Set();

/** Whether the engine may run in this browser. Without a server there is no game against a person. */
export function mayThinkHere() {
  if (here) return Promise.resolve(false);
  const now = Date.now();
  if (!known || now - known.at > FRESH_MS) {
    known = { at: now, isFree: calls().then(({ live_games: games }) => games.length === 0, () => true) };
  }
  return known.isFree;
}

/**
 * Notes a game that this tab shows, as the server describes it.
 *
 * @param {{ id: string, engine_off: boolean }} room
 * @param {AbortSignal} signal when the game is left; from then on only the server knows about it
 */
export function noteGame({ id, engine_off: isOff }, signal) {
  if (isOff === (here === id)) return;
  here = isOff ? id : '';
  if (isOff) signal.addEventListener('abort', () => { if (here === id) here = ''; }, { once: true });
  changed();
  channel?.postMessage(null);
}

/** Calls a function whenever a game between people may have begun or ended. @param {() => void} listener @param {AbortSignal} signal */
export function onFairPlay(listener, signal) {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}

function changed() {
  known = null;
  listeners.forEach((listener) => listener());
}

if (channel) channel.onmessage = changed;
