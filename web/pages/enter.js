/** Signing in, creating an account and resetting a password: one page, chosen by its address. */
import { account, setAccount, welcome } from '../account.js';
import { me, recover, signIn, signUp } from '../net/client.js';
import { go } from '../router.js';
import { language, loadText, t, wantedLanguage } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { refusedNote } from './parts/states.js';

/** @type {import('../router.js').Page} */
export async function show({ main, query, signal }) {
  const way = location.pathname.replaceAll('/', '');
  const back = backTo(query.get('back'));
  let refused = '';
  let busy = false;
  /** The recovery code, which is shown once. */
  let code = '';

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const said = (/** @type {string} */ key) => String(form.get(key) ?? '');
    const who = { name: said('name').trim(), password: said('password') };
    [busy, refused] = [true, ''];
    draw();
    try {
      if (way === 'sign-in') {
        welcome(await signIn(who));
        // The account has a language setting.
        if (wantedLanguage() !== language()) await loadText(wantedLanguage());
        return go(back);
      }
      const told = way === 'recover' ? await recover({ ...who, code: said('code') }) : await signUp(who);
      code = told.code;
      setAccount(told.name);
      welcome(await me());
    } catch (error) {
      refused = error instanceof Error ? error.message : String(error);
    }
    busy = false;
    if (!signal.aborted) draw();
  }

  const draw = () => render(code === '' ? form(way, back, refused, busy, submit) : keepCode(code, back), main);
  if (account() !== '' && way !== 'recover') return go('/account', { replace: true });
  draw();
}

/**
 * @param {string} way
 * @param {string} back
 * @param {string} refused
 * @param {boolean} busy
 * @param {(event: SubmitEvent) => void} submit
 */
function form(way, back, refused, busy, submit) {
  const fresh = way !== 'sign-in';
  const to = (/** @type {string} */ other) => `/${other}?back=${encodeURIComponent(back)}`;
  return html`
    <div class="narrow">
      <h1>${t(`web-${way}-title`)}</h1>
      <p class="muted">${t(`web-${way}-text`)}</p>
      <form class="panel" @submit=${submit}>
        <label class="field"><span>${t('web-account-name')}</span>
          <input type="text" name="name" required maxlength="60" autocomplete="username" autocapitalize="none" spellcheck="false" /></label>
        ${way === 'recover' ? html`<label class="field"><span>${t('web-recovery-code')}</span>
          <input type="text" name="code" required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false" /></label>` : nothing}
        <label class="field"><span>${t(way === 'recover' ? 'web-password-new' : 'web-password')}</span>
          <input name="password" type="password" required minlength=${fresh ? 8 : nothing} maxlength="128" autocomplete=${fresh ? 'new-password' : 'current-password'} />
          ${fresh ? html`<small class="muted">${t('web-password-rule')}</small>` : nothing}</label>
        ${refusedNote(refused)}
        <button class="main wide" ?disabled=${busy}>${t(`web-${way}-do`)}</button>
      </form>
      <p class="ways-in">
        ${way === 'sign-up' ? nothing : html`<a href=${to('sign-up')}>${t('web-to-sign-up')}</a>`}
        ${way === 'sign-in' ? nothing : html`<a href=${to('sign-in')}>${t('web-to-sign-in')}</a>`}
        ${way === 'recover' ? nothing : html`<a href=${to('recover')}>${t('web-to-recover')}</a>`}
      </p>
    </div>`;
}

/** The code is shown once, so it gets its own page. @param {string} code @param {string} back */
function keepCode(code, back) {
  return html`
    <div class="narrow">
      <h1>${t('web-code-title')}</h1>
      <section class="panel">
        <p>${t('web-code-text')}</p>
        <p class="code" data-code>${code}</p>
        <div class="row">
          <button type="button" @click=${() => navigator.clipboard?.writeText(code)}>${t('web-code-copy')}</button>
          <a class="button main" href=${back}>${t('web-code-kept')}</a>
        </div>
      </section>
    </div>`;
}

/** Only to this site. @param {string | null} wanted */
function backTo(wanted) {
  return wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}
