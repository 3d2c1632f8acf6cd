/** The settings page. */
import { changeMe, forgetMe, me } from '../net/client.js';
import { again } from '../router.js';
import { change, settings } from '../settings.js';
import { language, languages, loadText, ownName, t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { chips } from './parts/chips.js';

/** @type {import('../router.js').Page} */
export async function show({ main, signal }) {
  const known = await me();
  let said = '';

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
      <div class="settings">
        ${known.account ? html`<p class="panel"><a class="button" href="/account">${t('web-account-of', { name: known.name })}</a></p>` : html`<form class="panel" @submit=${rename}>
          <label class="field" for="name"><span>${t('web-settings-name')}</span></label>
          <div class="row"><input id="name" type="text" maxlength="24" autocomplete="nickname" .value=${known.name ?? ''} /><button>${t('web-settings-name-keep')}</button></div>
          <p class="muted small hint" role="status">${said || t('web-settings-name-why')}</p>
          <p class="hint"><a href="/sign-up?back=/settings">${t('web-to-sign-up')}</a></p>
        </form>`}
        <fieldset class="panel"><legend>${t('web-language')}</legend>
          ${chips('language', languages().map((tag) => /** @type {const} */ ([tag, ownName(tag)])), language(), speak)}
        </fieldset>
        <fieldset class="panel"><legend>${t('web-settings-theme')}</legend>
          ${chips('theme', /** @type {const} */ ([['system', t('web-theme-system')], ['light', t('web-theme-light')], ['dark', t('web-theme-dark')], ['contrast', t('web-theme-contrast')]]), now.theme, (theme) => set({ theme }))}
        </fieldset>
        <fieldset class="panel"><legend>${t('web-settings-counts')}</legend>
          ${chips('counts', /** @type {const} */ ([['always', t('web-counts-always')], ['touch', t('web-counts-touch')], ['never', t('web-counts-never')]]), now.counts, (counts) => set({ counts }))}
        </fieldset>
        <fieldset class="panel"><legend>${t('web-settings-speed')}</legend>
          ${chips('speed', /** @type {const} */ ([['slow', t('web-speed-slow')], ['normal', t('web-speed-normal')], ['fast', t('web-speed-fast')], ['off', t('web-speed-off')]]), now.speed, (speed) => set({ speed }))}
        </fieldset>
        <fieldset class="panel"><legend>${t('web-settings-moves')}</legend>
          <label class="tick"><input type="checkbox" .checked=${now.sound} @change=${(/** @type {Event} */ event) => set({ sound: isTicked(event) })} />${t('web-settings-sound')}</label>
          <label class="tick"><input type="checkbox" .checked=${now.confirm} @change=${(/** @type {Event} */ event) => set({ confirm: isTicked(event) })} />${t('web-settings-confirm')}</label>
        </fieldset>
        ${known.account ? nothing : html`<section class="panel" aria-labelledby="forget"><h2 id="forget">${t('web-settings-forget-title')}</h2>
          <p class="muted small">${t('web-settings-forget-text')}</p>
          <button type="button" @click=${forget}>${t('web-settings-forget')}</button>
        </section>`}
      </div>`, main);
  };
  draw();
}

/** @param {Event} event */
function isTicked(event) {
  return /** @type {HTMLInputElement} */ (event.target).checked;
}
