/**
 * The rooms of this page: how they begin, are listed and are opened.
 *
 * @import { MyGame, NewRoom, RoomMade, RoomState, SoloGame } from '../wire.js'
 */
import { localEngine } from '../engine/local.js';
import { mayThinkHere } from '../net/fair-play.js';
import { hasServer } from '../net/place.js';
import { Refusal } from '../net/request.js';
import { settings } from '../settings.js';
import { t } from '../text/index.js';
import { LocalRoom } from './room.js';
import { localStore } from './store.js';

const PREFIX = 'local-';
/** Letters of a number, without those that look alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** Whether a number is that of a room in a page. @param {string} id */
export const isLocal = (id) => id.startsWith(PREFIX);

/** A number for a new room. */
export function newId() {
  const letters = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]);
  return PREFIX + letters.join('');
}

/** Asks the engine; its refusals are those of a server. @param {string} path @param {unknown} body @returns {Promise<string>} */
async function ask(path, body) {
  const engine = await localEngine();
  if (!engine) throw new Error('this browser cannot run the engine');
  const { status, body: text } = await engine.answer('POST', `/api/engine/room/${path}`, body);
  if (status !== 200) throw new Refusal(JSON.parse(text), status);
  return text;
}

/** @param {'move' | 'hint'} what @param {unknown} body */
async function think(what, body) {
  const engine = await localEngine();
  if (!engine) throw new Error('this browser cannot run the engine');
  const { status, body: text } = await engine.think(what, body);
  if (status !== 200) throw new Error(text);
  return JSON.parse(text);
}

/** @type {import('./room.js').RoomEngine} */
const ENGINE = {
  act: async (asked) => JSON.parse(await ask('act', { ...asked, name: settings().name })),
  move: ({ player, seed, millis }, position) => think('move', { player, seed, millis, position }),
  hint: (position) => think('hint', position),
  refusal: async () => (!hasServer() || await mayThinkHere() ? null : { code: 'refused', message: t('web-local-rests') }),
};

/**
 * Begins a game in this browser, as `newRoom` of `net/client.js` does on the server. Only against the computer or on both sides.
 *
 * @param {Partial<NewRoom> & Pick<NewRoom, 'game' | 'seats' | 'control'>} room
 * @returns {Promise<RoomMade>}
 */
export async function newLocalRoom(room) {
  const id = newId();
  /** @type {SoloGame} */
  const game = JSON.parse(await ask('new', { id, now: Date.now(), room }));
  await localStore().addGame(game);
  return { id, play: null, watch: '', only_here: true };
}

/** Enters a room of this browser. @param {string} id @param {AbortSignal} signal */
export const openLocalRoom = (id, signal) =>
  new LocalRoom(id, signal, { store: localStore(), engine: ENGINE, newId, busy: () => ({ code: 'busy', message: t('web-local-failed') }) });

/** @param {string} id */
async function kept(id) {
  const game = await localStore().games.get(id);
  if (!game) throw new Refusal({ code: 'not-found', message: t('web-local-gone') }, 404);
  return game;
}

/** The room now, without entering it. @param {string} id @returns {Promise<RoomState>} */
export async function localRoom(id) {
  const now = Date.now();
  const asked = { game: await kept(id), name: settings().name, now, opened: now, next: newId(), act: { kind: 'enter' } };
  /** @type {import('../wire.js').SoloAnswer} */
  const { told } = JSON.parse(await ask('act', asked));
  const state = told.find((each) => each.t === 'state');
  if (!state) throw new Error(`no state of ${id}`);
  return state.d.room;
}

/** All games of this browser, newest first. Those that cannot be read, as their custom rules are gone, are left out. @returns {Promise<MyGame[]>} */
export async function localGames() {
  const games = await localStore().allGames();
  const { name } = settings();
  const listed = await Promise.all(games.map((game) => ask('listed', { game, name }).then((text) => /** @type {MyGame} */ (JSON.parse(text)), () => null)));
  return listed.filter((game) => game !== null);
}

/** A game of this browser as a record, or one round of a match. @param {string} id @param {number | null} [round] @returns {Promise<string>} */
export const localRecord = async (id, round = null) => ask('record', { game: await kept(id), name: settings().name, round });
