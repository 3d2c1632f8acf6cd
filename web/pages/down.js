/**
 * Shown when the server does not answer. It retries every few seconds.
 *
 * The sentences come from the server too; if even they could not be loaded, the page speaks English.
 */
import { checkServer } from '../net/reach.js';
import { has, t } from '../text/index.js';
import { html, render } from '../vendor/lit-html.js';
import { fresh } from './parts/states.js';

const LOOK_AGAIN_MS = 3000;

/** @type {Record<string, string>} */
const ENGLISH = {
  'web-down-title': 'You\'re offline',
  'web-down-text': 'Your connection is down, or the Sower server isn\'t running. Your games are saved.',
  'web-down-waiting': 'Trying to reconnect every few seconds…',
  'web-down-retry': 'Try again',
};

/** @param {string} key */
const say = (key) => (has(key) ? t(key) : ENGLISH[key]);

/**
 * @param {HTMLElement} main
 * @param {AbortSignal} signal
 * @param {() => void} back called once the server answers
 */
export function showDown(main, signal, back) {
  const look = async () => {
    if (await checkServer() || signal.aborted) return;
    clearInterval(timer);
    back();
  };
  const timer = setInterval(look, LOOK_AGAIN_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  render(html`
    <section class="empty" role="status">
      ${emptyPit()}
      <h1>${say('web-down-title')}</h1>
      <p>${say('web-down-text')}</p>
      <p class="muted">${say('web-down-waiting')}</p>
      <p><button type="button" class="button" @click=${look}>${say('web-down-retry')}</button></p>
    </section>`, fresh(main));
}

function emptyPit() {
  return html`<svg class="empty-pit" viewBox="0 0 120 60" aria-hidden="true"><ellipse cx="60" cy="30" rx="56" ry="26" /><ellipse class="inner" cx="60" cy="33" rx="44" ry="18" /></svg>`;
}
