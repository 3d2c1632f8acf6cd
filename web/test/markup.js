/** The text of a template of lit-html, for tests without a browser. Listeners are left out. */

/** @param {unknown} value @returns {string} */
export function markup(value) {
  if (value === null || value === undefined || value === false || typeof value === 'function' || typeof value === 'symbol') return '';
  if (Array.isArray(value)) return value.map(markup).join('');
  if (typeof value === 'object' && 'strings' in value && 'values' in value) {
    const { strings, values } = /** @type {{ strings: string[], values: unknown[] }} */ (value);
    return strings.map((text, index) => {
      const quoted = /=$/.test(text);
      const written = index < values.length ? markup(values[index]) : '';
      return text + (quoted ? `"${written}"` : written);
    }).join('');
  }
  return String(value);
}

/** What lit-html needs of a document when it is loaded; nothing is drawn with it. */
export function pretendDocument() {
  Object.assign(globalThis, { document: { createTreeWalker: () => ({}), createComment: () => ({}), createElement: () => ({}), documentElement: { dataset: {} } } });
}
