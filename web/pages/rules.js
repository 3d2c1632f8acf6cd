/**
 * Custom rules: an editor for a rules file, which is checked while the reader types, and the game made from it.
 *
 * @import { GameCard, RulesChecked, RulesMistake } from '../wire.js'
 */
import { rulesText } from '../net/api.js';
import { checkRules, games, keepRules, myRules } from '../net/client.js';
import { go, note } from '../router.js';
import { countLines, lineBounds, mistakenLines } from '../rules/lines.js';
import { keep, stored } from '../settings.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { refusedNote } from './parts/states.js';

/** The unsaved text, restored after a reload. */
const DRAFT = 'sower.rules';
/** How long after the last key the text is checked, in milliseconds. */
const PAUSE_MS = 500;
/** The server's limit for a rules file. */
const LARGEST = 16 * 1024;

/** @type {import('../router.js').Page} */
export async function show({ main, query, signal }) {
  const from = query.get('from');
  const [cards, mine, first] = await Promise.all([games(), myRules(), from ? rulesText(from) : stored(DRAFT, '')]);
  let text = first;
  /** Whether the text differs from the loaded one. */
  let changed = false;
  let checked = /** @type {RulesChecked | null} */ (null);
  let refused = '';
  let keeping = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;

  const field = () => /** @type {HTMLTextAreaElement} */ (main.querySelector('#rules-text'));

  const draw = () => render(html`
    <h1>${t('web-rules-title')}</h1>
    <p class="lead">${t('web-rules-lead')}</p>
    <div class="rules-page">
      <form class="panel rules-write" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); check(); }}>
        <div class="row rules-begin">
          <label class="field"><span>${t('web-rules-begin')}</span>
            <select @change=${begin}>
              <option value="" .selected=${true}>${t('web-rules-choose')}</option>
              ${cards.map(({ name, title }) => html`<option value=${name} .selected=${!changed && name === from}>${title}</option>`)}
            </select></label>
          <label class="button rules-file">${t('web-rules-open')}<input class="unseen" type="file" accept=".toml,.txt,text/plain" @change=${open} /></label>
        </div>
        <label class="field" for="rules-text"><span>${t('web-rules-text')}</span></label>
        <div class="rules-editor">
          <div class="rules-numbers" aria-hidden="true">${numbers(text, checked?.mistakes ?? [])}</div>
          <textarea id="rules-text" wrap="off" spellcheck="false" autocapitalize="off" autocomplete="off" rows="24"
            placeholder=${t('web-rules-placeholder')} aria-describedby="rules-found" aria-invalid=${checked?.mistakes.length ? 'true' : 'false'}
            .value=${text} @input=${write} @scroll=${follow}></textarea>
        </div>
        <p><button class="main" ?disabled=${text.trim() === ''}>${t('web-rules-check')}</button></p>
      </form>
      <div id="rules-found" class="rules-found">
        <div role="status">${refusedNote(refused)}${checked ? found(checked) : refused ? nothing : html`<p class="muted">${t('web-rules-nothing')}</p>`}</div>
        ${checked?.page ? game(checked) : nothing}
        ${mine.length === 0 ? nothing : html`
          <section class="panel" aria-labelledby="my-rules"><h2 id="my-rules">${t('web-rules-mine')}</h2>
            <ul class="variants">${mine.map(ownRow)}</ul></section>`}
      </div>
    </div>`, main);

  /** @param {RulesChecked} checked */
  const found = ({ mistakes }) => (mistakes.length === 0 ? html`<p class="verdict good">${t('web-rules-sound')}</p>` : html`
    <section class="panel" aria-labelledby="mistakes">
      <h2 id="mistakes">${t('web-rules-mistakes', { count: mistakes.length })}</h2>
      <ol class="mistakes">${mistakes.map((mistake) => html`<li>
        ${mistake.line === null ? html`<strong>${t('web-rules-whole')}</strong>`
          : html`<button type="button" class="plain mistake-line" @click=${() => showLine(mistake.line ?? 1)}>${t('web-rules-line', { line: mistake.line })}</button>`}
        ${mistake.key ? html`<code>${mistake.key}</code>: ` : nothing}${mistake.message}</li>`)}</ol>
    </section>`);

  /** @param {RulesChecked} checked */
  const game = ({ page, picture }) => (page === null ? nothing : html`
    <section class="panel rules-game" aria-labelledby="rules-game">
      <h2 id="rules-game">${page.title}</h2>
      <p>${page.summary}</p>
      <div class="row">
        <button type="button" class="main large" ?disabled=${keeping} @click=${() => use((name) => `/new?game=${name}`)}>${t('web-card-play')}</button>
        <button type="button" class="large" ?disabled=${keeping} @click=${() => use((name) => `/analysis?game=${name}`)}>${t('web-rules-analyse')}</button>
        <button type="button" class="large" ?disabled=${keeping} @click=${() => use((name) => `/games/${name}`)}>${t('web-rules-page')}</button>
      </div>
      <p class="muted small hint">${t('web-rules-link')}</p>
      <img src="data:image/svg+xml,${encodeURIComponent(picture ?? '')}" alt=${t('web-rules-board', { game: page.title })} width="600" height="260" />
      ${page.rules.map((rule) => html`<h3>${rule.heading}</h3><ul>${rule.sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`)}
      ${page.variants.length === 0 ? nothing : html`<h3>${t('web-game-variants')}</h3><ul>${page.variants.map(({ title }) => html`<li>${title}</li>`)}</ul>`}
    </section>`);

  function write() {
    text = field().value;
    changed = true;
    keep(DRAFT, text);
    // From now on a reload brings back what was written.
    note('/rules');
    draw();
    clearTimeout(pause);
    pause = setTimeout(check, PAUSE_MS);
  }

  /** Checks the text; late answers are ignored. */
  async function check() {
    clearTimeout(pause);
    const asked = text;
    if (asked.trim() === '') {
      [checked, refused] = [null, ''];
    } else {
      try {
        const answer = await checkRules({ text: asked });
        if (signal.aborted || asked !== text) return;
        [checked, refused] = [answer, ''];
      } catch (error) {
        if (signal.aborted || asked !== text) return;
        [checked, refused] = [null, error instanceof Error ? error.message : String(error)];
      }
    }
    draw();
  }

  /** Stores the rules and opens a page with them. @param {(name: string) => string} where */
  async function use(where) {
    [keeping, refused] = [true, ''];
    draw();
    try {
      const { name } = await keepRules({ text });
      if (signal.aborted) return;
      // The way back leads to these very rules.
      note(`/rules?from=${name}`);
      go(where(name));
    } catch (error) {
      [keeping, refused] = [false, error instanceof Error ? error.message : String(error)];
      if (!signal.aborted) draw();
    }
  }

  /** Whether the text may be replaced. */
  const mayReplace = () => !changed || text.trim() === '' || confirm(t('web-rules-replace'));

  /** @param {Event} event */
  function begin(event) {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    if (select.value && mayReplace()) go(`/rules?from=${encodeURIComponent(select.value)}`);
    else select.value = '';
  }

  /** @param {Event} event */
  async function open(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file || !mayReplace()) return;
    if (file.size > LARGEST) {
      [checked, refused] = [null, t('web-rules-too-large', { bytes: LARGEST })];
      draw();
      return;
    }
    field().value = await file.text();
    input.value = '';
    write();
    check();
  }

  /** The numbers stand beside their lines. */
  function follow() {
    const beside = main.querySelector('.rules-numbers');
    if (beside) beside.scrollTop = field().scrollTop;
  }

  /** Goes to a line and marks it. @param {number} line */
  function showLine(line) {
    const area = field();
    // On a wide screen the text stands beside its mistakes and all is in sight; on a narrow one it must be brought there.
    area.focus({ preventScroll: true });
    area.scrollIntoView({ block: 'nearest' });
    area.setSelectionRange(...lineBounds(text, line));
    area.scrollTop = (area.scrollHeight / countLines(text)) * (line - 4);
    area.scrollLeft = 0;
  }

  draw();
  signal.addEventListener('abort', () => clearTimeout(pause));
  if (text.trim() !== '') check();
}

/**
 * @param {string} text
 * @param {RulesMistake[]} mistakes
 */
function numbers(text, mistakes) {
  const mistaken = mistakenLines(mistakes);
  return Array.from({ length: countLines(text) }, (_, index) => html`<div class=${mistaken.has(index + 1) ? 'mistaken' : ''}>${index + 1}</div>`);
}

/** @param {GameCard} card */
function ownRow({ name, title, board, summary }) {
  return html`<li><a href="/games/${name}">${title}</a> <span class="muted">${board} · ${summary}</span></li>`;
}
