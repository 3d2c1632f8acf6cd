/**
 * Requests that need more than a single call of `client.js`.
 *
 * @import { GameSoFar } from '../wire.js'
 */
import { pictureSource } from '../local/pictures.js';
import { settings } from '../settings.js';
import { changeMe, me, pictureAddress, rulesAddress, why } from './client.js';
import { fetchText } from './request.js';

/** The rules file of a game. @param {string} game @returns {Promise<string>} */
export const rulesText = (game) => fetchText(rulesAddress(game));

/**
 * The address of a drawn board. It has words on it and browsers cache it, so the address names the page's language.
 *
 * @param {string} game
 * @param {{ position?: string, changes?: string[] }} [at]
 */
export const picture = (game, { position = '', changes = [] } = {}) =>
  pictureSource(pictureAddress(game, { position: position.replaceAll(' ', '_'), set: changes, lang: globalThis.document?.documentElement.lang }));

/** Why a pit that was pressed may not be played. @param {GameSoFar & { cell: number }} pressed @returns {Promise<string>} */
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
