/**
 * API tokens: listed, created and revoked, and the mark of a bot account.
 *
 * @import { Me, Scope, Token } from '../../wire.js'
 */
import { makeToken, markBot, revokeToken, tokens } from '../../net/client.js';
import { date, t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { refusedNote } from './states.js';

/** @type {Scope[]} */
const SCOPES = ['read', 'play', 'meet'];

/** @param {number} at */
const day = (at) => date(at);

/**
 * @param {Me} known
 * @param {() => void} redraw
 */
export async function programs(known, redraw) {
  let listed = await tokens();
  let secret = '';
  let refused = '';
  let { bot } = known;

  /** @param {() => Promise<void>} work */
  async function attempt(work) {
    refused = '';
    try {
      await work();
    } catch (error) {
      refused = error instanceof Error ? error.message : String(error);
    }
    redraw();
  }

  /** @param {SubmitEvent} event */
  const make = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const said = new FormData(form);
    const scopes = /** @type {Scope[]} */ (said.getAll('scope').map(String));
    return attempt(async () => {
      const made = await makeToken({ label: String(said.get('label') ?? ''), scopes });
      secret = made.secret;
      listed = [made.token, ...listed];
      form.reset();
    });
  };

  /** @param {Token} token */
  const revoke = (token) => attempt(async () => {
    if (!confirm(t('web-token-revoke-sure', { label: token.label }))) return;
    await revokeToken(token.id);
    listed = listed.filter(({ id }) => id !== token.id);
    secret = '';
  });

  /** @param {Event} event */
  const mark = (event) => {
    const box = /** @type {HTMLInputElement} */ (event.target);
    return attempt(async () => {
      try {
        await markBot({ bot: box.checked });
        bot = box.checked;
      } finally {
        box.checked = bot;
      }
    });
  };

  /** @param {Event} event */
  const copy = async (event) => {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    try {
      await navigator.clipboard.writeText(secret);
      button.textContent = t('play-copied');
    } catch {
      // Without HTTPS browsers block the clipboard, so the token is selected for copying by hand.
      getSelection()?.selectAllChildren(/** @type {Node} */ (button.parentElement?.previousElementSibling));
    }
  };

  /** @param {Token} token */
  const line = (token) => html`<li data-token=${token.id}>
    <div class="grow"><strong>${token.label}</strong>
      <p class="muted small">${token.scopes.map((scope) => t(`web-token-scope-${scope}`)).join(' · ')}</p>
      <p class="muted small">${t('web-token-made', { day: day(token.made) })} ·
        ${token.used === null ? t('web-token-unused') : t('web-token-used', { day: day(token.used) })}</p></div>
    <button type="button" @click=${() => revoke(token)}>${t('web-token-revoke')}</button>
  </li>`;

  return () => html`<section class="panel programs"><h2>${t('web-programs-title')}</h2>
    <p class="muted small">${t('web-programs-text')}</p>
    ${secret === '' ? nothing : html`<div class="token-told" role="status">
      <p>${t('web-token-told')}</p>
      <p class="code" data-secret>${secret}</p>
      <div class="row"><button type="button" class="main" @click=${copy}>${t('play-copy')}</button></div>
    </div>`}
    ${listed.length === 0 ? nothing : html`<ul class="tokens">${listed.map(line)}</ul>`}
    <form @submit=${make}>
      <label class="field"><span>${t('web-token-label')}</span><input type="text" name="label" required maxlength="40" autocomplete="off" /></label>
      <fieldset class="scopes"><legend>${t('web-token-scopes')}</legend>${SCOPES.map((scope) => html`
        <label><input type="checkbox" name="scope" value=${scope} checked /> <code>${scope}</code> <span>${t(`web-token-scope-${scope}`)}</span></label>`)}
      </fieldset>
      ${refusedNote(refused)}
      <button>${t('web-token-make')}</button>
    </form>
    <label class="bot-mark"><input type="checkbox" .checked=${bot} @change=${mark} /> ${t('web-account-bot')}</label>
    <p class="muted small">${t('web-account-bot-text')}</p>
  </section>`;
}
