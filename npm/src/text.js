/** The sentences of a board. Stands in for the page's own `text/index.js`, which loads them from a server. */
import { format } from '../../web/text/format.js';
import { readData } from './read.js';

/** @type {Record<string, any>} */
let messages = {};
let tag = 'en';

/** @param {string} key @param {Record<string, string | number>} [args] */
export function t(key, args = {}) {
  const message = messages[key];
  return message === undefined ? key : format(message, args, tag);
}

export const language = () => tag;

/** Loads the sentences of a language. Boards of one page share it. @param {string} wanted @param {string | URL} [base] */
export async function loadText(wanted, base) {
  messages = JSON.parse(await readData(`board-${wanted}.json`, base));
  tag = wanted;
}
