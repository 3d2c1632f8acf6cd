/**
 * What the page asks of the server beyond a single call of `client.js`.
 */
import { settings } from '../settings.js';
import { changeMe, me, pictureAddress, rulesAddress, why } from './client.js';
import { fetchText } from './request.js';

/**
 * A game and how far it was played.
 *
 * @typedef {object} Standing
 * @property {string} game
 * @property {string[]} [changes] keys of its rules that are changed, as `key=value`
 * @property {string | null} [position] where it begins, if not at its start
 * @property {string[]} [moves] labels
 *
 * @typedef {object} TreeNode a move in a tree that was read, or its start
 * @property {number | null} [parent] its place in the list
 * @property {string} [label]
 * @property {string[]} [comments]
 * @property {string[]} [glyphs]
 *
 * @typedef {object} ReadText
 * @property {string} game
 * @property {string[]} [changes]
 * @property {string | null} position
 * @property {string[]} moves
 * @property {TreeNode[]} [tree]
 * @property {[string, string][]} [tags]
 *
 * @typedef {object} Example one move that shows one rule
 * @property {string} name
 * @property {string} heading
 * @property {string} position
 * @property {string} move
 * @property {string} text
 *
 * @typedef {object} Task a position in which something is to be done
 * @property {string} name
 * @property {string} position
 * @property {number} plies
 * @property {string[]} replies what the other side plays in between
 * @property {string} task
 * @property {string} hint
 * @property {string} done
 *
 * @typedef {object} Lessons
 * @property {Example[]} examples
 * @property {Task[]} tasks
 * @property {string[]} story
 * @property {Record<string, string>} [texts] the texts, where the others are keys
 *
 * @typedef {{ done: boolean, missed: boolean, sentence: string }} TaskVerdict
 *
 * @typedef {import('../wire.d.ts').MyGame} MyGame
 *
 * @typedef {object} Judged what a move was worth
 * @property {number} south South's final margin
 * @property {number} mover
 * @property {boolean} proven
 * @property {number} chance South's chance to win
 * @property {boolean} decided whether the result is proven, be the margin proven or not
 *
 * @typedef {object} ReviewPly
 * @property {number} ply
 * @property {number} turn
 * @property {'S' | 'N'} side
 * @property {string} label
 * @property {string} position
 * @property {number} legal
 * @property {Judged} before
 * @property {Judged} after
 * @property {{ label: string, pit: number | null, line: string[] }} best
 * @property {string[]} line
 * @property {number} lost
 * @property {string} class
 * @property {boolean} alone
 * @property {string | null} glyph
 *
 * @typedef {object} ReviewSide
 * @property {'S' | 'N'} side
 * @property {number | null} accuracy
 * @property {number} lost
 * @property {Record<string, number>} classes
 *
 * @typedef {object} TurningPoint
 * @property {number} ply
 * @property {'S' | 'N'} side
 * @property {string} label
 * @property {string} class
 * @property {number} lost
 * @property {string[]} better
 * @property {string[]} played
 * @property {string[]} why
 *
 * @typedef {object} Review
 * @property {string} game
 * @property {string[]} [changes]
 * @property {ReviewPly[]} plies
 * @property {{ position: string, south: number, proven: boolean, chance: number, decided: boolean, outcome: { termination: string, score: [number, number], winner: 'S' | 'N' | null } | null }} end
 * @property {ReviewSide[]} sides
 * @property {TurningPoint[]} turning_points
 */

/** The rules file of a game. @param {string} game @returns {Promise<string>} */
export const rulesText = (game) => fetchText(rulesAddress(game));

/**
 * The address of a drawn board. It has words on it and browsers cache it, so the address names the page's language.
 *
 * @param {string} game
 * @param {{ position?: string, changes?: string[] }} [at]
 */
export const picture = (game, { position = '', changes = [] } = {}) =>
  pictureAddress(game, { position: position.replaceAll(' ', '_'), set: changes, lang: globalThis.document?.documentElement.lang });

/** Why a pit that was pressed may not be played. @param {Standing & { cell: number }} pressed @returns {Promise<string>} */
export const whyNot = async (pressed) => {
  const [{ sentence }] = await why(pressed);
  return sentence;
};

/** Gives the name that the player chose in this browser to a guest who has none on the server. */
export async function introduce() {
  const { name } = settings();
  const known = await me();
  if (known.name === '' && name !== '') await changeMe({ name });
}
