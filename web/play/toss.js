/** Animates the coin toss that decides who moves first. */

import { sideName } from '../board/sides.js';
import { t } from '../text/index.js';
import { html, render } from '../vendor/lit-html.js';

/** How long the coin stays before it disappears, in milliseconds. */
const LIES = 2600;

/**
 * @param {HTMLElement} place
 * @param {'S' | 'N'} first
 * @param {boolean} still
 */
export function tossCoin(place, first, still) {
  const name = sideName(first === 'S' ? 0 : 1);
  const coin = document.createElement('div');
  coin.className = still ? 'toss still' : 'toss';
  coin.setAttribute('role', 'status');
  render(html`
    <div class="coin" data-falls=${first} aria-hidden="true">
      <span class="coin-face">${sideName(0).charAt(0)}</span><span class="coin-face coin-back">${sideName(1).charAt(0)}</span>
    </div>
    <p>${t('play-toss', { side: name })}</p>`, coin);
  place.append(coin);
  const away = () => coin.remove();
  coin.addEventListener('click', away);
  setTimeout(away, LIES);
}
