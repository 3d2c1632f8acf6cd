/** Whether the page works without a network on this device, and the button that installs it. */
import { install, isKeptOffline } from '../../offline/register.js';
import { t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';

/**
 * @param {() => void} draw is called when the button has been used
 * @returns {Promise<() => unknown>} draws the panel
 */
export async function deviceSettings(draw) {
  // A browser without service workers, and a development server, keep nothing.
  if (!('serviceWorker' in navigator)) return () => nothing;
  const isReady = await isKeptOffline();
  return () => {
    const ask = install();
    return html`<section class="panel" aria-labelledby="device-title"><h2 id="device-title">${t('web-device-title')}</h2>
      <p>${t(isReady ? 'web-device-ready' : 'web-device-not-yet')}</p>
      ${ask ? html`<button type="button" class="main" @click=${() => ask().then(draw)}>${t('web-device-install')}</button>` : nothing}
    </section>`;
  };
}
