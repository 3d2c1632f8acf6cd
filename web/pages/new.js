/**
 * A new game for everything that one click does not start: a friend, a clock, changed rules, a position.
 *
 * @import { GamePage } from '../wire.js'
 * @import { Choices } from '../new/choices.js'
 */
import { picture } from '../net/api.js';
import { gamePage } from '../net/client.js';
import { hasServer } from '../net/place.js';
import { Refusal } from '../net/request.js';
import { account } from '../account.js';
import { changes, choicesFrom, isRated, newRoomFrom } from '../new/choices.js';
import { beginsField, clockField, gameFields, levelField, optionFields, textbookField } from '../new/fields.js';
import { keepChoices, lastChoices, startGame } from '../new/start.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { chips } from './parts/chips.js';
import { gamesWith } from './parts/listed.js';
import { refusedNote } from './parts/states.js';

/** @type {import('../router.js').Page} */
export async function show({ main, query, signal }) {
  let choices = choicesFrom(lastChoices(), query);
  if (!hasServer() && choices.opponent === 'friend') choices = { ...choices, opponent: 'computer' };
  const from = { position: query.get('position'), moves: (query.get('moves') ?? '').split(',').filter(Boolean) };
  let page = await gamePage(choices.game).catch((error) => {
    // The game chosen last time may be gone, as custom rules are deleted. If the address names the game, that is an error.
    if (!(error instanceof Refusal) || query.has('game')) throw error;
    choices = choicesFrom({}, new URLSearchParams());
    return gamePage(choices.game);
  });
  const cards = await gamesWith(page);
  /** The page of the game that was chosen last. */
  let chosen = Promise.resolve(page);
  let refused = '';
  let making = false;

  /** @param {Partial<Choices>} chosen */
  function set(chosen) {
    choices = { ...choices, ...chosen };
    keepChoices(choices);
    draw();
  }

  /** @param {string} game */
  async function chooseGame(game) {
    const wanted = gamePage(game);
    chosen = wanted;
    const found = await wanted;
    if (signal.aborted || chosen !== wanted) return;
    page = found;
    set({ game, options: {}, begins: 'rules' });
  }

  /** @param {SubmitEvent} event */
  async function make(event) {
    event.preventDefault();
    if (making) return;
    [making, refused] = [true, ''];
    draw();
    try {
      // The page of the chosen game may still be on its way.
      await chosen;
      await startGame(newRoomFrom({ ...choices, rated: choices.rated && account() !== '' && !page.own && !from.position && from.moves.length === 0 }, page, from));
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
        <div class="new-which">${gameFields(cards, page, chooseGame)}</div>
        <img src=${picture(page.name, { position: from.position ?? '', changes: changes(choices, page) })} alt="" width="600" height="260" />
        <p class="muted small">${page.summary} <a href="/games/${page.name}">${t('web-new-rules')}</a></p>
        ${from.position || from.moves.length ? html`<p class="verdict">${t('web-new-from-here')}</p>` : nothing}
      </div>
      <div class="new-choices">
        ${opponent(choices, set)}
        ${clockField(choices, set, rated)}
        ${rated ? nothing : beginsField(choices, page, set)}
        ${canBeRated ? ratedChoice(choices, page, set) : nothing}
        ${from.position || rated ? nothing : optionFields(choices, page, set)}
        <div class="new-do">
          ${refusedNote(refused)}
          <button class="main large wide" ?disabled=${making}>${t(choices.opponent === 'friend' ? 'web-new-make-friend' : 'web-new-make')}</button>
        </div>
      </div>
    </form>`, main);
  };
  draw();
}

/**
 * @param {Choices} choices
 * @param {(chosen: Partial<Choices>) => void} set
 */
function opponent(choices, set) {
  /** @type {(readonly ['computer' | 'here' | 'friend', string])[]} */
  const ways = [['computer', t('web-new-computer')], ['here', t('web-new-here')]];
  if (hasServer()) ways.push(['friend', t('web-new-friend')]);
  return html`
    <fieldset><legend>${t('web-new-opponent')}</legend>
      ${chips('opponent', ways, choices.opponent, (value) => set({ opponent: value }))}
      ${choices.opponent === 'here' ? html`<p class="muted small hint">${t('web-new-here-text')}</p>` : nothing}
      ${choices.opponent === 'friend' && !isRated(choices) ? html`<p class="muted small hint">${t('web-new-friend-text')}</p>` : nothing}
      ${choices.opponent === 'computer' ? html`${levelField(choices, set)}${textbookField(choices, set)}` : nothing}
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
