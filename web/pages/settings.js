/** The settings page. */
import { changeMe, forgetMe, me } from '../net/client.js';
import { again } from '../router.js';
import { change, settings } from '../settings.js';
import { language, languages, loadText, ownName, t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { avatar } from './parts/avatar.js';
import { boardSettings } from './parts/board-settings.js';
import { chips } from './parts/chips.js';
import { deviceSettings } from './parts/device-settings.js';

/** @type {import('../router.js').Page} */
export async function show({ main, signal }) {
  const known = await me();
  let said = '';
  const device = await deviceSettings(() => { if (!signal.aborted) draw(); });

  /** @param {Parameters<typeof change>[0]} changes */
  const set = (changes) => {
    change(changes);
    draw();
  };

  /** @param {string} tag */
  async function speak(tag) {
    change({ language: tag });
    await loadText(tag);
    again();
  }

  /** @param {SubmitEvent} event */
  async function rename(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (main.querySelector('#name'));
    try {
      const now = await changeMe({ name: field.value.trim() });
      change({ name: now.name });
      said = t('web-settings-named', { name: now.name });
    } catch (error) {
      said = error instanceof Error ? error.message : String(error);
    }
    if (!signal.aborted) draw();
  }

  async function forget() {
    if (!confirm(t('web-settings-forget-sure'))) return;
    await forgetMe();
    change({ name: '' });
    again();
  }

  const draw = () => {
    const now = settings();
    render(html`
      <h1>${t('web-settings-title')}</h1>
      <p class="muted">${t(known.account ? 'web-settings-kept-account' : 'web-settings-kept')}</p>
      <div class="settings">
        ${you()}
        <section class="panel" aria-labelledby="look-title"><h2 id="look-title">${t('web-settings-look')}</h2>
          <fieldset><legend>${t('web-language')}</legend>
            ${chips('language', languages().map((tag) => /** @type {const} */ ([tag, ownName(tag)])), language(), speak)}
          </fieldset>
          <fieldset><legend>${t('web-settings-theme')}</legend>
            ${chips('theme', /** @type {const} */ ([['system', t('web-theme-system')], ['light', t('web-theme-light')], ['dark', t('web-theme-dark')], ['contrast', t('web-theme-contrast')]]), now.theme, (theme) => set({ theme }))}
          </fieldset>
        </section>
        ${boardSettings(now, set)}
        <section class="panel" aria-labelledby="sound-title"><h2 id="sound-title">${t('web-settings-sounds')}</h2>
          ${toggle('sound', now.sound, 'web-settings-sound', 'web-settings-sound-text')}
          <fieldset ?disabled=${!now.sound}><legend>${t('web-settings-volume')}</legend>
            ${chips('volume', /** @type {const} */ ([['low', t('web-volume-low')], ['medium', t('web-volume-medium')], ['high', t('web-volume-high')]]), now.volume, (volume) => set({ volume }))}
          </fieldset>
        </section>
        <section class="panel" aria-labelledby="moves-title"><h2 id="moves-title">${t('web-settings-moves')}</h2>
          ${toggle('confirm', now.confirm, 'web-settings-confirm', 'web-settings-confirm-text')}
          ${toggle('phrases', now.phrases, 'web-settings-phrases', 'web-settings-phrases-text')}
        </section>
        ${device()}
        ${known.account ? nothing : html`<section class="panel" aria-labelledby="forget"><h2 id="forget">${t('web-settings-forget-title')}</h2>
          <p class="muted small">${t('web-settings-forget-text')}</p>
          <button type="button" class="danger" @click=${forget}>${t('web-settings-forget')}</button>
        </section>`}
      </div>`, main);
  };

  /** The account, or the name of a guest. */
  const you = () => html`<section class="panel" aria-labelledby="you-title"><h2 id="you-title">${t('web-settings-you')}</h2>
    ${known.account ? html`<p class="with-avatar">${avatar(known.name)}<a class="button" href="/account">${t('web-account-of', { name: known.name })}</a></p>` : html`<form @submit=${rename}>
      <label class="field" for="name"><span>${t('web-settings-name')}</span></label>
      <div class="row"><input id="name" type="text" maxlength="24" autocomplete="nickname" .value=${known.name ?? ''} /><button>${t('web-settings-name-keep')}</button></div>
      <p class="muted small hint" role="status">${said || t('web-settings-name-why')}</p>
      <p class="hint"><a href="/sign-up?back=/settings">${t('web-to-sign-up')}</a></p>
    </form>`}
  </section>`;

  /** @param {'sound' | 'confirm' | 'phrases'} name @param {boolean} on @param {string} title @param {string} text */
  const toggle = (name, on, title, text) => html`<label class="setting">
    <span><strong>${t(title)}</strong> <small class="muted">${t(text)}</small></span>
    <input type="checkbox" role="switch" name=${name} .checked=${on} @change=${(/** @type {Event} */ event) => set({ [name]: isTicked(event) })} />
  </label>`;
  draw();
}

/** @param {Event} event */
function isTicked(event) {
  return /** @type {HTMLInputElement} */ (event.target).checked;
}
