/** The account page: password, recovery code, data export and deletion. */
import { account, setAccount } from '../account.js';
import { clearLocalData, hasLocalData } from '../local/sync.js';
import { changePassword, deleteAccount, me, newRecoveryCode, signOut, signOutEverywhere } from '../net/client.js';
import { go } from '../router.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { avatar } from './parts/avatar.js';
import { refusedNote } from './parts/states.js';
import { programs } from './parts/tokens.js';

/** @type {import('../router.js').Page} */
export async function show({ main, signal }) {
  const known = await me();
  if (!known.account) {
    setAccount('');
    return go('/sign-in?back=/account', { replace: true });
  }
  setAccount(known.name);
  let said = '';
  /** A recovery code that was just made. */
  let code = '';
  /** @type {Record<string, string>} */
  let refused = {};

  /**
   * @param {string} where
   * @param {() => Promise<void>} work
   */
  async function attempt(where, work) {
    [said, refused] = ['', {}];
    try {
      await work();
    } catch (error) {
      refused = { [where]: error instanceof Error ? error.message : String(error) };
    }
    if (!signal.aborted) draw();
  }

  /** @param {SubmitEvent} event @param {string} key */
  const typed = (event, key) => {
    event.preventDefault();
    return String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get(key) ?? '');
  };

  const change = (/** @type {SubmitEvent} */ event) => attempt('password', async () => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    await changePassword({ old: typed(event, 'old'), new: typed(event, 'new') });
    form.reset();
    said = t('web-password-changed');
  });

  const another = (/** @type {SubmitEvent} */ event) => attempt('code', async () => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    code = (await newRecoveryCode({ password: typed(event, 'password') })).code;
    form.reset();
  });

  /** How the reader signs out, once they have said what becomes of the games and results in this browser. @type {(() => Promise<unknown>) | null} */
  let leaving = null;

  const leave = async (/** @type {() => Promise<unknown>} */ how) => {
    if (!await hasLocalData()) return signOutNow(how, false);
    leaving = how;
    if (!signal.aborted) draw();
  };

  const signOutNow = (/** @type {() => Promise<unknown>} */ how, /** @type {boolean} */ clears) => attempt('out', async () => {
    await how();
    if (clears) await clearLocalData();
    setAccount('');
    go('/');
  });

  /** Asks about the data of this browser. @param {() => Promise<unknown>} how */
  const askAboutData = (how) => html`
    <p role="alert">${t('web-sign-out-data')}</p>
    <div class="row">
      <button type="button" class="main" @click=${() => signOutNow(how, true)}>${t('web-sign-out-clear')}</button>
      <button type="button" @click=${() => signOutNow(how, false)}>${t('web-sign-out-keep')}</button>
      <button type="button" class="quiet" @click=${() => { leaving = null; draw(); }}>${t('web-cancel')}</button>
    </div>`;

  const remove = (/** @type {SubmitEvent} */ event) => attempt('delete', async () => {
    const password = typed(event, 'password');
    if (!confirm(t('web-delete-sure', { name: account() }))) return;
    await deleteAccount({ password });
    setAccount('');
    go('/');
  });

  const password = (/** @type {string} */ name, /** @type {string} */ key, /** @type {string} */ kind) => html`
    <label class="field"><span>${t(key)}</span><input type="password" name=${name} required maxlength="128" autocomplete=${kind} /></label>`;

  const drawPrograms = await programs(known, () => {
    if (!signal.aborted) draw();
  });
  const draw = () => render(html`
    <div class="person-head">${avatar(known.name, 'large')}<h1>${known.name}</h1></div>
    <p><a class="button" href="/people/${encodeURIComponent(known.name)}">${t('web-account-profile')}</a></p>
    <div class="settings">
      <section class="panel"><h2>${t('web-sign-out-title')}</h2>
        ${leaving ? askAboutData(leaving) : html`<div class="row">
          <button type="button" class="main" @click=${() => leave(signOut)}>${t('web-sign-out')}</button>
          <button type="button" @click=${() => leave(signOutEverywhere)}>${t('web-sign-out-everywhere')}</button>
        </div>`}
        ${refusedNote(refused.out ?? '')}
      </section>
      <form class="panel" @submit=${change}><h2>${t('web-password-title')}</h2>
        <input type="text" name="username" autocomplete="username" .value=${known.name} hidden />
        ${password('old', 'web-password-old', 'current-password')}
        ${password('new', 'web-password-new', 'new-password')}
        <p class="muted small">${t('web-password-others')}</p>
        ${refusedNote(refused.password ?? '')}
        <button>${t('web-password-change')}</button>
        <p class="hint" role="status">${said}</p>
      </form>
      <form class="panel" @submit=${another}><h2>${t('web-recovery-code')}</h2>
        <p class="muted small">${t('web-code-another-text')}</p>
        ${password('password', 'web-password', 'current-password')}
        ${refusedNote(refused.code ?? '')}
        <button>${t('web-code-another')}</button>
        <div role="status">${code === '' ? nothing : html`<p>${t('web-code-text')}</p><p class="code" data-code>${code}</p>`}</div>
      </form>
      ${drawPrograms()}
      <section class="panel"><h2>${t('web-export-title')}</h2>
        <p class="muted small">${t('web-export-text')}</p>
        <a class="button" href="/api/me/export" download="sower.json">${t('web-export')}</a>
      </section>
      <form class="panel" @submit=${remove}><h2>${t('web-delete-title')}</h2>
        <p class="muted small">${t('web-delete-text')}</p>
        ${password('password', 'web-password', 'current-password')}
        ${refusedNote(refused.delete ?? '')}
        <button class="danger">${t('web-delete')}</button>
      </form>
    </div>`, main);
  draw();
}
