/**
 * One message as text.
 *
 * @typedef {string | { arg: string } | { select: string, cases: Record<string, Part[] | string> }} Part
 * @typedef {string | Part[]} Message
 * @typedef {Record<string, string | number>} Args
 */

/**
 * @param {Message} message
 * @param {Args} args
 * @param {string} language whose plurals and digits are used
 * @returns {string}
 */
export function format(message, args, language) {
  if (typeof message === 'string') return message;
  return message.map((part) => {
    if (typeof part === 'string') return part;
    if ('arg' in part) return written(args[part.arg], language);
    return format(chosen(part.cases, args[part.select], language), args, language);
  }).join('');
}

/**
 * The very value first, then its plural category, then `other`.
 *
 * @param {Record<string, Message>} cases
 * @param {string | number | undefined} value
 * @param {string} language
 */
function chosen(cases, value, language) {
  const exact = cases[String(value)];
  if (exact !== undefined) return exact;
  const category = typeof value === 'number' ? new Intl.PluralRules(language).select(value) : 'other';
  return cases[category] ?? cases.other ?? '';
}

/**
 * @param {string | number | undefined} value
 * @param {string} language
 */
function written(value, language) {
  return typeof value === 'number' ? numberFormat(language).format(value) : String(value ?? '');
}

/**
 * How a language writes numbers. Chromium says that it knows Kazakh, but writes Kazakh numbers as English ones. Kazakh writes them as
 * Russian does.
 *
 * @param {string} language
 * @param {Intl.NumberFormatOptions} [options]
 */
export function numberFormat(language, options) {
  return new Intl.NumberFormat(language === 'kk' ? 'ru' : language, options);
}
