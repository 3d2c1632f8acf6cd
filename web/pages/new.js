/**
 * A new game: the game, the opponent, who moves first, and the clock.
 *
 * @import { GameCard, GamePage, OptionChoice } from '../wire.js'
 * @import { Choices } from '../new/choices.js'
 */
import { picture } from '../net/api.js';
import { gamePage, newRoom } from '../net/client.js';
import { Refusal } from '../net/request.js';
import { account } from '../account.js';
import { begins, changes, choicesFrom, CLOCKS, DAYS, isRated, newRoomFrom, RATED_CLOCK } from '../new/choices.js';
import { go } from '../router.js';
import { keep, stored } from '../settings.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { chips } from './parts/chips.js';
import { gamesWith } from './parts/listed.js';
import { refusedNote } from './parts/states.js';

const KEY = 'sower.new';

/** @type {import('../router.js').Page} */
export async function show({ main, query, signal }) {
  let choices = choicesFrom(stored(KEY, {}), query);
  const from = { position: query.get('position'), moves: (query.get('moves') ?? '').split(',').filter(Boolean) };
  let page = await gamePage(choices.game).catch((error) => {
    // The game chosen last time may be gone, as custom rules are deleted. If the address names the game, that is an error.
    if (!(error instanceof Refusal) || query.has('game')) throw error;
    choices = choicesFrom({}, new URLSearchParams());
    return gamePage(choices.game);
  });
  const cards = await gamesWith(page);
  let refused = '';
  let making = false;

  /** @param {Partial<Choices>} chosen */
  function set(chosen) {
    choices = { ...choices, ...chosen };
    keep(KEY, choices);
    draw();
  }

  /** @param {string} game */
  async function chooseGame(game) {
    page = await gamePage(game);
    if (!signal.aborted) set({ game, options: {}, begins: 'rules' });
  }

  /** @param {SubmitEvent} event */
  async function make(event) {
    event.preventDefault();
    if (making) return;
    [making, refused] = [true, ''];
    draw();
    try {
      const made = await newRoom(newRoomFrom({ ...choices, rated: choices.rated && account() !== '' && !page.own && !from.position && from.moves.length === 0 }, page, from));
      go(`/play/${made.id}`);
    } catch (error) {
      [making, refused] = [false, error instanceof Error ? error.message : String(error)];
      if (!signal.aborted) draw();
    }
  }

  const draw = () => {
    const canBeRated = choices.opponent === 'friend' && !page.own && !from.position && from.moves.length === 0;
    const rated = canBeRated && account() !== '' && isRated(choices);
    render(html`
    <h1>${t('web-new-title')}</h1>
    <form class="new-game" @submit=${make}>
      <div class="new-board panel">
        ${whichGame(cards, page, chooseGame)}
        <img src=${picture(page.name, { position: from.position ?? '', changes: changes(choices, page) })} alt="" width="600" height="260" />
        <p class="muted">${page.summary} <a href="/games/${page.name}">${t('web-new-rules')}</a></p>
        ${from.position || from.moves.length ? html`<p class="verdict">${t('web-new-from-here')}</p>` : nothing}
      </div>
      <div class="new-choices">
        ${opponent(choices, set)}
        ${canBeRated ? ratedChoice(choices, page, set) : nothing}
        ${rated ? nothing : whoBegins(choices, page, set)}
        ${clock(choices, set, rated)}
        ${from.position || rated ? nothing : options(choices, page, set)}
        ${refusedNote(refused)}
        <button class="main large wide" ?disabled=${making}>${t(choices.opponent === 'friend' ? 'web-new-make-friend' : 'web-new-make')}</button>
      </div>
    </form>`, main);
  };
  draw();
}

/**
 * @param {GameCard[]} cards
 * @param {GamePage} page
 * @param {(game: string) => void} choose
 */
function whichGame(cards, page, choose) {
  const root = page.variant_of ?? page.name;
  const variants = cards.filter(({ variant_of }) => variant_of === root);
  const value = (/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`
    <label class="field"><span>${t('web-new-game')}</span>
      <select @change=${value}>${cards.filter(({ variant_of }) => variant_of === null).map(({ name, title }) => html`
        <option value=${name} .selected=${name === root}>${title}</option>`)}</select>
    </label>
    ${variants.length === 0 ? nothing : html`
      <label class="field"><span>${t('web-new-variant')}</span>
        <select @change=${value}>
          <option value=${root} .selected=${page.name === root}>${t('web-new-variant-none')}</option>
          ${variants.map(({ name, title }) => html`<option value=${name} .selected=${name === page.name}>${title}</option>`)}
        </select>
      </label>`}`;
}

/**
 * @param {Choices} choices
 * @param {(chosen: Partial<Choices>) => void} set
 */
function opponent(choices, set) {
  const textbook = choices.level === 0;
  return html`
    <fieldset><legend>${t('web-new-opponent')}</legend>
      ${chips('opponent', /** @type {const} */ ([['computer', t('web-new-computer')], ['here', t('web-new-here')], ['friend', t('web-new-friend')]]),
        choices.opponent, (value) => set({ opponent: value }))}
      ${choices.opponent === 'here' ? html`<p class="muted small hint">${t('web-new-here-text')}</p>` : nothing}
      ${choices.opponent === 'friend' && !isRated(choices) ? html`<p class="muted small hint">${t('web-new-friend-text')}</p>` : nothing}
      ${choices.opponent !== 'computer' ? nothing : html`
        <div class="level">
          <label for="level">${t('web-new-level')}</label>
          <output for="level">${textbook ? t('web-new-textbook') : t('web-new-level-word', { level: choices.level, word: t(`web-level-${choices.level}`) })}</output>
          <input id="level" type="range" min="1" max="10" step="1" .value=${String(choices.level || 6)} ?disabled=${textbook}
            aria-valuetext=${textbook ? t('web-new-textbook') : t(`web-level-${choices.level}`)}
            @input=${(/** @type {Event} */ event) => set({ level: Number(/** @type {HTMLInputElement} */ (event.target).value) })} />
          <label class="tick"><input type="checkbox" .checked=${textbook} @change=${() => set({ level: textbook ? 2 : 0 })} />${t('web-new-textbook-tick')}</label>
        </div>`}
    </fieldset>`;
}

/**
 * @param {Choices} choices
 * @param {GamePage} page
 * @param {(chosen: Partial<Choices>) => void} set
 */
function whoBegins(choices, page, set) {
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

/**
 * The choice of a rated game, with its conditions.
 *
 * @param {Choices} choices
 * @param {GamePage} page
 * @param {(chosen: Partial<Choices>) => void} set
 */
function ratedChoice(choices, page, set) {
  const even = page.variants.filter(({ pie }) => pie);
  if (account() === '') return html`<p class="muted small hint">${t('web-new-rated-sign-in')} <a href="/sign-in?back=/new">${t('web-sign-in')}</a></p>`;
  return html`
    <fieldset><legend>${t('web-new-rated-title')}</legend>
      <label class="tick"><input type="checkbox" name="rated" .checked=${choices.rated} @change=${() => set({ rated: !choices.rated })} />${t('web-new-rated')}</label>
      ${choices.rated ? html`<p class="muted small hint">${t('web-new-rated-text')}</p>` : nothing}
      ${choices.rated && !page.pie && even.length > 0 ? html`<p class="muted small hint">${t('web-new-rated-even')}
        ${even.map(({ name, title }) => html`<a href="/new?game=${name}&with=friend">${title}</a> `)}</p>` : nothing}
    </fieldset>`;
}

/**
 * @param {Choices} choices
 * @param {(chosen: Partial<Choices>) => void} set
 * @param {boolean} rated
 */
function clock(choices, set, rated) {
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

/**
 * @param {Choices} choices
 * @param {GamePage} page
 * @param {(chosen: Partial<Choices>) => void} set
 */
function options(choices, page, set) {
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

/**
 * @param {OptionChoice} option
 * @param {string} value
 */
function valueName(option, value) {
  const name = option.names[option.values.indexOf(value)] ?? value;
  return value === option.value ? t('web-new-usual', { value: name }) : name;
}
