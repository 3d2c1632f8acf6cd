/**
 * People: one's own account, others, ratings.
 *
 * @import { Credentials, FinishedGame, Leader, Me, NewPassword, NewToken, Profile, RatingPoint, Recovery, RecoveryCode, Token, TokenMade } from '../wire.js'
 */
import { fetchJson } from './request.js';

const at = encodeURIComponent;

/** @returns {Promise<Me>} */
export const me = () => fetchJson('/api/me');

/** @param {Credentials} who @returns {Promise<RecoveryCode>} */
export const signUp = (who) => fetchJson('/api/account', { body: who });

/** @param {Credentials} who @returns {Promise<Me>} */
export const signIn = (who) => fetchJson('/api/session', { body: who });

/** @returns {Promise<unknown>} */
export const signOut = () => fetchJson('/api/session', { method: 'DELETE' });

/** @returns {Promise<unknown>} */
export const signOutEverywhere = () => fetchJson('/api/sessions', { method: 'DELETE' });

/** @param {NewPassword} change @returns {Promise<unknown>} */
export const changePassword = (change) => fetchJson('/api/account/password', { body: change });

/** @param {Recovery} by @returns {Promise<RecoveryCode>} */
export const recover = (by) => fetchJson('/api/account/recover', { body: by });

/** @param {string} password @returns {Promise<RecoveryCode>} */
export const newRecoveryCode = (password) => fetchJson('/api/account/code', { body: { password } });

/** @param {string} password @returns {Promise<unknown>} */
export const deleteAccount = (password) => fetchJson('/api/account', { method: 'DELETE', body: { password } });

/** @returns {Promise<Token[]>} */
export const tokens = () => fetchJson('/api/tokens');

/** @param {NewToken} wanted @returns {Promise<TokenMade>} */
export const makeToken = (wanted) => fetchJson('/api/tokens', { body: wanted });

/** @param {string} id @returns {Promise<unknown>} */
export const revokeToken = (id) => fetchJson(`/api/tokens/${at(id)}`, { method: 'DELETE' });

/** @param {boolean} bot @returns {Promise<unknown>} */
export const markBot = (bot) => fetchJson('/api/account/bot', { body: { bot } });

/** @param {Record<string, string | boolean>} settings @returns {Promise<unknown>} */
export const keepSettings = (settings) => fetchJson('/api/me/settings', { body: settings });

/** @param {string} name @returns {Promise<Profile>} */
export const person = (name) => fetchJson(`/api/people/${at(name)}`);

/** @param {string} name @param {string} game @returns {Promise<RatingPoint[]>} */
export const ratingHistory = (name, game) => fetchJson(`/api/people/${at(name)}/ratings/${at(game)}`);

/**
 * Somebody's finished games, newest first.
 *
 * @param {string} name
 * @param {Record<string, string>} filters `game`, `result`, `rated`, `opponent`, `before`; those that are empty do not filter
 * @returns {Promise<FinishedGame[]>}
 */
export const finishedGames = (name, filters) => fetchJson(`/api/people/${at(name)}/games?${new URLSearchParams(filters)}`);

/** @param {string} game @param {boolean} bots @returns {Promise<Leader[]>} */
export const leaders = (game, bots) => fetchJson(`/api/leaders/${at(game)}${bots ? '?bots=yes' : ''}`);
