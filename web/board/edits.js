/**
 * Changes to a cell by the keyboard: + and − add and take a seed, digits type a count.
 *
 * @typedef {{ by: number } | { to: number }} Edit
 */

/** Digits that follow each other within this time are one number, in milliseconds. */
const PATIENCE = 900;
/** The most digits of a count. */
const DIGITS = 3;

const STEPS = /** @type {Record<string, number>} */ ({ '+': 1, '=': 1, '-': -1, '−': -1, Backspace: -1, Delete: -1 });

export class TypedCount {
  constructor() {
    this.text = '';
    this.cell = -1;
    this.at = -Infinity;
  }

  /**
   * What a key does to a cell; null if it does nothing.
   * @param {Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>} event
   * @param {number} cell
   * @returns {Edit | null}
   */
  edit({ key, timeStamp, ctrlKey, metaKey, altKey }, cell) {
    if (ctrlKey || metaKey || altKey) return null;
    if (key in STEPS) {
      this.text = '';
      return { by: STEPS[key] };
    }
    if (!/^[0-9]$/.test(key)) return null;
    const continues = cell === this.cell && timeStamp - this.at < PATIENCE && this.text.length < DIGITS;
    this.text = continues ? this.text + key : key;
    this.cell = cell;
    this.at = timeStamp;
    return { to: Number(this.text) };
  }
}
