/**
 * Where strangers meet: what can be asked, and the socket by which it is seen live.
 *
 * @import { ArenaCard, ArenaPage, Calls, Met, NewArena, NewChallenge, NewPairing, ToVisitor, Turn } from '../wire.js'
 */
import { settings } from '../settings.js';
import { changeMe, me } from './api.js';
import { Channel } from './channel.js';
import { fetchJson } from './request.js';

/**
 * Looks at the lobby, at games to watch, or at a tournament, for as long as a page is shown.
 *
 * @param {{ lobby?: boolean, playing?: boolean, arena?: string }} looks
 * @param {AbortSignal} signal
 * @returns {Channel<ToVisitor>}
 */
export function visit(looks, signal) {
  return new Channel('/api/lobby/socket', {
    lobby: looks.lobby ? '1' : null, playing: looks.playing ? '1' : null, arena: looks.arena ?? null,
  }, signal);
}

/** Whoever has told this browser a name is called so by others too. */
export async function introduce() {
  const { name } = settings();
  const known = await me();
  if (known.name === '' && name !== '') await changeMe({ name });
}

/** @param {NewChallenge} challenge @returns {Promise<Met>} */
export const putUp = (challenge) => fetchJson('/api/lobby', { body: challenge });

/** @param {NewPairing} wish @returns {Promise<Met>} */
export const pair = (wish) => fetchJson('/api/lobby/pair', { body: wish });

/** @param {string} id @returns {Promise<Met>} */
export const take = (id) => fetchJson(`/api/lobby/${encodeURIComponent(id)}/take`, { method: 'POST' });

/** Withdraws one's own, or declines what is for oneself. @param {string} id @returns {Promise<unknown>} */
export const endChallenge = (id) => fetchJson(`/api/lobby/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** @returns {Promise<Calls>} */
export const calls = () => fetchJson('/api/me/calls');

/** @returns {Promise<Turn[]>} */
export const turns = () => fetchJson('/api/me/turns');

/** @returns {Promise<ArenaCard[]>} */
export const arenas = () => fetchJson('/api/arenas');

/** @param {NewArena} arena @returns {Promise<ArenaCard>} */
export const makeArena = (arena) => fetchJson('/api/arenas', { body: arena });

/** @param {string} id @returns {Promise<ArenaPage>} */
export const arena = (id) => fetchJson(`/api/arenas/${encodeURIComponent(id)}`);

/** @param {string} id @returns {Promise<unknown>} */
export const joinArena = (id) => fetchJson(`/api/arenas/${encodeURIComponent(id)}/join`, { method: 'POST' });

/** @param {string} id @returns {Promise<unknown>} */
export const leaveArena = (id) => fetchJson(`/api/arenas/${encodeURIComponent(id)}/leave`, { method: 'POST' });

/** @param {string} id @returns {Promise<unknown>} */
export const callOffArena = (id) => fetchJson(`/api/arenas/${encodeURIComponent(id)}`, { method: 'DELETE' });
