/**
 * A notice that stays at the bottom of the window until the reader answers: a new version is ready, or games can be added to an account.
 */
import { t } from '../text/index.js';
import { html, render } from '../vendor/lit-html.js';

/**
 * @param {string} id a newer notice replaces one of the same kind
 * @param {string} message
 * @param {string} action
 * @param {() => void | Promise<void>} act
 */
export function notice(id, message, action, act) {
  const place = document.getElementById(`notice-${id}`) ?? document.createElement('aside');
  place.id = `notice-${id}`;
  place.className = 'notice';
  place.setAttribute('role', 'status');
  if (!place.isConnected) document.body.append(place);
  const close = () => place.remove();
  const agree = () => {
    close();
    return act();
  };
  render(html`<p>${message}</p>
    <div class="row"><button type="button" class="main" @click=${agree}>${action}</button>
      <button type="button" class="quiet" @click=${close}>${t('web-notice-later')}</button></div>`, place);
}
