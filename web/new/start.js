/**
 * Starts games. This is the only module of the page that creates rooms.
 *
 * @import { NewRoom } from '../wire.js'
 * @import { Choices } from './choices.js'
 */
import { newRoom } from '../net/client.js';
import { go } from '../router.js';
import { keep, stored } from '../settings.js';
import { computerRoom, FIRST_CHOICES, hereRoom } from './choices.js';

const KEY = 'sower.new';

/** The choices of the last game that was started in this browser. @returns {Partial<Choices>} */
export const lastChoices = () => stored(KEY, {});

/** @param {Choices} choices */
export const keepChoices = (choices) => keep(KEY, choices);

/** The level of the last game against the computer. */
export const lastLevel = () => lastChoices().level ?? FIRST_CHOICES.level;

/** The first move of a room that is about to be opened. @type {{ room: string, label: string } | null} */
let opening = null;

/**
 * Creates a room, loads its page meanwhile, and opens it.
 *
 * @param {NewRoom} room
 * @param {{ replace?: boolean, first?: { label: string, shown: Promise<void> } | null }} [how] `first`: the reader's first move, which
 *   they have seen on another board once `shown` resolves; the room plays it
 */
export async function startGame(room, { replace = false, first = null } = {}) {
  const [{ id }] = await Promise.all([newRoom(room), import('../pages/play.js'), first?.shown]);
  opening = first && { room: id, label: first.label };
  go(`/play/${id}`, { replace });
}

/** Starts a game against the computer at the level of the last one. @param {string} game @param {string[]} [changes] */
export const playComputer = (game, changes = []) => startGame(computerRoom(game, { level: lastLevel() }, { changes }));

/** Starts a game of two players at one screen. @param {string} game @param {string[]} [changes] */
export const playHere = (game, changes = []) => startGame({ ...hereRoom(game), changes });

/** The first move with which a room is opened, once; null for all others. @param {string} room */
export function takeOpening(room) {
  const label = opening?.room === room ? opening.label : null;
  opening = null;
  return label;
}
