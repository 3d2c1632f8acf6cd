/**
 * The page's sentences in the reader's language.
 *
 * @import { Args, Message } from './format.js'
 */
import { sentences } from '../net/client.js';
import { settings } from '../settings.js';
import { format, numberFormat } from './format.js';

/** @type {Record<string, Message>} */
let messages = {};
let tag = 'en';

/**
 * The sentence of a key. A key without a sentence is shown literally, so that the gap is noticed.
 *
 * @param {string} key
 * @param {Args} [args]
 */
export function t(key, args = {}) {
  const message = messages[key];
  return message === undefined ? key : format(message, args, tag);
}

/** Whether there is a sentence for that key. @param {string} key */
export function has(key) {
  return key in messages;
}

/** The tag of the language that is shown. */
export function language() {
  return tag;
}

/** The tags of all languages. */
export function languages() {
  return (document.documentElement.dataset.languages ?? 'en').split(' ');
}

/** What a language calls itself. @param {string} of its tag */
export function ownName(of) {
  const name = new Intl.DisplayNames([of], { type: 'language' }).of(of) ?? of;
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
}

/** The chosen language, else the browser's first available one, else English. */
export function wantedLanguage() {
  const there = languages();
  const wanted = [settings().language, ...navigator.languages].map((each) => each.toLowerCase().split('-')[0]);
  return wanted.find((each) => there.includes(each)) ?? 'en';
}

/**
 * Loads a language and makes it the page's. The cookie tells the server, which also writes sentences.
 *
 * @param {string} wanted
 */
export async function loadText(wanted) {
  document.cookie = `lang=${wanted}; path=/; max-age=31536000; SameSite=Lax`;
  messages = await sentences(wanted);
  tag = wanted;
  document.documentElement.lang = wanted;
}

/**
 * A number with its sign, as scores are written; the minus is a real one.
 *
 * @param {number} value
 * @param {boolean} [whole]
 */
export function signed(value, whole = false) {
  const digits = whole ? 0 : 1;
  const rounded = Number(value.toFixed(digits));
  const size = numberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Math.abs(rounded));
  return rounded > 0 ? `+${size}` : rounded < 0 ? `−${size}` : size;
}

/**
 * A number as the reader's language writes it, with one decimal: also that of a whole number, which languages count otherwise.
 *
 * @param {number} value
 */
export function decimal(value) {
  return numberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/**
 * A moment as a date, with the time of day on request.
 *
 * Some browsers have no Kazakh month names and would write M11. Dates are then written in digits, as in Russian.
 *
 * @param {number} time
 * @param {boolean} [withTime]
 */
export function date(time, withTime = false) {
  const named = !/M\d/.test(new Intl.DateTimeFormat(tag, { month: 'short' }).format(time));
  const dateStyle = named ? 'medium' : 'short';
  return new Intl.DateTimeFormat(named ? regional() : 'ru', { dateStyle, timeStyle: withTime ? 'short' : undefined }).format(time);
}

/** The page's language with the reader's region: Britain writes dates otherwise than the United States. */
function regional() {
  return navigator.languages.find((each) => each.split('-')[0].toLowerCase() === tag) ?? tag;
}
