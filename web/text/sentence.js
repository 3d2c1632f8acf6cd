/**
 * A fragment as a sentence. Commands print reasons and steps after a colon or in a list, so they begin small and have no full stop.
 *
 * @param {string} text
 */
export function asSentence(text) {
  // A pit's label must keep its case: a and A are different pits. Kazakh writes it first, with a hyphen.
  const isLabel = /^.-/u.test(text);
  const begun = isLabel ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return begun === '' || /[.!?…]$/u.test(begun) ? begun : `${begun}.`;
}
