/**
 * The fields of a new game: game and variant, the computer's level, who moves first, the clock, and the rules that can be changed.
 * The page for new games and the game panel of a room show them.
 *
 * @import { GameCard, GamePage, OptionChoice } from '../wire.js'
 * @import { Choices } from './choices.js'
 * @typedef {(chosen: Partial<Choices>) => void} Set
 */
import { chips } from '../pages/parts/chips.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { begins, changes, CLOCKS, DAYS, RATED_CLOCK } from './choices.js';

/**
 * @param {GameCard[]} cards
 * @param {GamePage} page
 * @param {(game: string) => void} choose
 */
export function gameFields(cards, page, choose) {
  const root = page.variant_of ?? page.name;
  const variants = cards.filter(({ variant_of }) => variant_of === root);
  const value = (/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`
    <label class="field"><span>${t('web-new-game')}</span>
      <select name="game" @change=${value}>${cards.filter(({ variant_of }) => variant_of === null).map(({ name, title }) => html`
        <option value=${name} .selected=${name === root}>${title}</option>`)}</select>
    </label>
    ${variants.length === 0 ? nothing : html`
      <label class="field"><span>${t('web-new-variant')}</span>
        <select name="variant" @change=${value}>
          <option value=${root} .selected=${page.name === root}>${t('web-new-variant-none')}</option>
          ${variants.map(({ name, title }) => html`<option value=${name} .selected=${name === page.name}>${title}</option>`)}
        </select>
      </label>`}`;
}

/** @param {Choices} choices @param {Set} set */
export function levelField(choices, set) {
  const textbook = choices.level === 0;
  return html`
    <div class="level">
      <label for="level">${t('web-new-level')}</label>
      <output for="level">${textbook ? t('web-new-textbook') : t('web-new-level-word', { level: choices.level, word: t(`web-level-${choices.level}`) })}</output>
      <input id="level" type="range" min="1" max="10" step="1" .value=${String(choices.level || 6)} ?disabled=${textbook}
        aria-valuetext=${textbook ? t('web-new-textbook') : t(`web-level-${choices.level}`)}
        @input=${(/** @type {Event} */ event) => set({ level: Number(/** @type {HTMLInputElement} */ (event.target).value) })} />
    </div>`;
}

/** The plain minimax player instead of a level. @param {Choices} choices @param {Set} set */
export function textbookField(choices, set) {
  const textbook = choices.level === 0;
  return html`<label class="tick"><input type="checkbox" name="textbook" .checked=${textbook} @change=${() => set({ level: textbook ? 3 : 0 })} />${t('web-new-textbook-tick')}</label>`;
}

/** @param {Choices} choices @param {GamePage} page @param {Set} set */
export function beginsField(choices, page, set) {
  /** @type {(readonly ['you' | 'other' | 'toss', string])[]} */
  const ways = choices.opponent === 'here'
    ? [['you', t('web-new-begins-south')], ['toss', t('web-new-begins-toss')]]
    : [['you', t('web-new-begins-you')], ['other', t('web-new-begins-other')], ['toss', t('web-new-begins-toss')]];
  return html`
    <fieldset><legend>${t('web-new-begins')}</legend>
      ${chips('begins', ways, begins(choices, page), (value) => set({ begins: value }))}
      ${page.pie ? html`<p class="muted small hint">${t('web-new-pie')}</p>` : nothing}
    </fieldset>`;
}

/** @param {Choices} choices @param {Set} set @param {boolean} rated */
export function clockField(choices, set, rated) {
  const number = (/** @type {'minutes' | 'increment' | 'each'} */ key, /** @type {number} */ least, /** @type {number} */ most) => html`
    <label class="field"><span>${t(`web-new-clock-${key}`)}</span>
      <input type="number" min=${least} max=${most} step="any" inputmode="decimal" .value=${String(choices[key])}
        @change=${(/** @type {Event} */ event) => set({ [key]: Number(/** @type {HTMLInputElement} */ (event.target).value) })} />
    </label>`;
  /** @type {(readonly [string, string])[]} */
  const none = rated ? [] : [['none', t('web-new-clock-none')]];
  const days = choices.opponent === 'friend' ? DAYS : [];
  /** @type {(readonly [string, string])[]} */
  const ways = [...none, ...CLOCKS.map((each) => /** @type {const} */ ([each, each])),
    ['custom', t('web-new-clock-custom')], ['each', t('web-new-clock-each-move')],
    ...days.map((each) => /** @type {const} */ ([each, t('web-meet-days', { days: parseInt(each, 10) })]))];
  return html`
    <fieldset><legend>${t('web-new-clock')}</legend>
      ${chips('clock', ways, rated && choices.clock === 'none' ? RATED_CLOCK : choices.clock, (value) => set({ clock: value }))}
      ${choices.clock === 'custom' ? html`<div class="row pair">${number('minutes', 0.5, 180)}${number('increment', 0, 60)}</div>` : nothing}
      ${choices.clock === 'each' ? html`<div class="row pair">${number('each', 5, 3600)}</div>` : nothing}
      ${CLOCKS.includes(choices.clock) ? html`<p class="muted small hint">${t('web-new-clock-fischer')}</p>` : nothing}
    </fieldset>`;
}

/** @param {Choices} choices @param {GamePage} page @param {Set} set */
export function optionFields(choices, page, set) {
  if (page.options.length === 0) return nothing;
  const changed = changes(choices, page).length;
  return html`
    <details class="panel" ?open=${changed > 0}>
      <summary>${t('web-new-options', { count: changed })}</summary>
      <div class="options">${page.options.map((option) => html`
        <label class="field"><span>${option.title}</span>
          <select @change=${(/** @type {Event} */ event) => set({ options: { ...choices.options, [option.key]: /** @type {HTMLSelectElement} */ (event.target).value } })}>
            ${option.values.map((value) => html`<option value=${value} .selected=${value === (choices.options[option.key] ?? option.value)}>${valueName(option, value)}</option>`)}
          </select>
        </label>`)}
      </div>
      ${changed ? html`<button type="button" @click=${() => set({ options: {} })}>${t('web-new-options-reset')}</button>` : nothing}
      <p class="hint"><a href="/rules?from=${page.name}">${t('web-new-all-rules')}</a></p>
    </details>`;
}

/** @param {OptionChoice} option @param {string} value */
function valueName(option, value) {
  const name = option.names[option.values.indexOf(value)] ?? value;
  return value === option.value ? t('web-new-usual', { value: name }) : name;
}
