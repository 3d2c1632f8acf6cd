/**
 * The reader's settings, stored in this browser.
 *
 * @typedef {object} Settings
 * @property {string} language a tag, or empty for the browser's
 * @property {'system' | 'light' | 'dark' | 'contrast'} theme
 * @property {'always' | 'touch' | 'never'} counts when a pit's count is written beside it
 * @property {'slow' | 'normal' | 'fast' | 'off'} speed of sowing
 * @property {boolean} sound
 * @property {'low' | 'medium' | 'high'} volume
 * @property {boolean} labels whether pits have their labels beside them
 * @property {import('./board/themes.js').BoardTheme} wood the look of boards
 * @property {import('./board/seed-shapes.js').SeedTheme} seeds the look of seeds
 * @property {boolean} confirm whether a move waits for a second click
 * @property {boolean} phrases whether the opponent's phrases are shown
 * @property {string} name the guest's name for other players
 */

const KEY = 'sower.settings';

/** @type {Settings} */
const DEFAULTS = {
  language: '',
  theme: 'system',
  counts: 'always',
  speed: 'normal',
  sound: true,
  volume: 'medium',
  labels: true,
  wood: 'game',
  seeds: 'game',
  confirm: false,
  phrases: true,
  name: '',
};

/** @type {Set<(settings: Readonly<Settings>) => void>} */
const listeners = new Set();

/** @type {Settings} */
let current = { ...DEFAULTS, ...stored(KEY, {}) };

/** @returns {Readonly<Settings>} */
export function settings() {
  return current;
}

/** @param {Partial<Settings>} changes */
export function change(changes) {
  current = { ...current, ...changes };
  keep(KEY, current);
  applyTheme();
  for (const listener of listeners) listener(current);
}

/**
 * @param {(settings: Readonly<Settings>) => void} listener
 * @param {AbortSignal} [signal] when to stop listening
 */
export function onChange(listener, signal) {
  listeners.add(listener);
  signal?.addEventListener('abort', () => listeners.delete(listener));
}

/** Puts the theme on the page; "system" is what the browser says now. */
export function applyTheme() {
  const asks = (/** @type {string} */ query) => matchMedia(query).matches;
  const system = asks('(prefers-contrast: more)') ? 'contrast' : asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  document.documentElement.dataset.theme = current.theme === 'system' ? system : current.theme;
}

/** Follows the system's theme when it changes, as many do at sunset. */
export function followSystemTheme() {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', applyTheme);
  }
}

/**
 * A value that this browser keeps. Storage may be blocked; then nothing is remembered and everything works.
 *
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
export function stored(key, otherwise) {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See `stored`.
  }
}
