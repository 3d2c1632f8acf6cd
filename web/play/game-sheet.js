/**
 * The game panel of a room: another game, variant, level, clock or side without leaving the room. Before the first move it replaces
 * the room; later it starts another game, and the old one stays in the list of games.
 *
 * @typedef {import('./table.js').Table} Table
 * @import { GameCard, GamePage, RoomState } from '../wire.js'
 * @import { Choices } from '../new/choices.js'
 */
import { gamePage } from '../net/client.js';
import { hasServer } from '../net/place.js';
import { choicesOf, newRoomFrom } from '../new/choices.js';
import { beginsField, clockField, gameFields, levelField, optionFields } from '../new/fields.js';
import { keepChoices, lastChoices, startGame } from '../new/start.js';
import { chips } from '../pages/parts/chips.js';
import { gamesWith } from '../pages/parts/listed.js';
import { refusedNote } from '../pages/parts/states.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';

/** @param {Table} table @param {RoomState} room */
export async function openGameSheet(table, room) {
  const page = await gamePage(room.game);
  return new GameSheet(table, room, page, await gamesWith(page));
}

export class GameSheet {
  /** @param {Table} table @param {RoomState} room @param {GamePage} page without changed rules @param {GameCard[]} cards */
  constructor(table, room, page, cards) {
    this.table = table;
    this.page = page;
    this.cards = cards;
    this.choices = choicesOf(room, lastChoices());
    this.refused = '';
    this.starting = false;
    /** The page of the game that was chosen last. */
    this.chosen = Promise.resolve(page);
  }

  /** @param {Partial<Choices>} chosen */
  set(chosen) {
    this.choices = { ...this.choices, ...chosen };
    this.table.draw();
  }

  /** @param {string} game */
  async chooseGame(game) {
    const chosen = gamePage(game);
    this.chosen = chosen;
    const page = await chosen;
    if (this.chosen !== chosen) return;
    this.page = page;
    this.set({ game, options: {}, begins: 'rules' });
  }

  async start() {
    if (this.starting) return;
    [this.starting, this.refused] = [true, ''];
    this.table.draw();
    const replace = this.table.state.room?.moves.length === 0;
    try {
      // The page of the chosen game may still be on its way.
      await this.chosen;
      keepChoices(this.choices);
      await startGame(newRoomFrom({ ...this.choices, rated: false }, this.page, { position: null, moves: [] }), { replace });
    } catch (error) {
      [this.starting, this.refused] = [false, error instanceof Error ? error.message : String(error)];
      this.table.draw();
    }
  }

  draw() {
    const { choices, page } = this;
    const set = (/** @type {Partial<Choices>} */ chosen) => this.set(chosen);
    const { room } = this.table.state;
    const leaves = room !== null && room.moves.length > 0 && room.ending === null;
    return html`
      <form class="game-sheet" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); this.start(); }}>
        <h2>${t('play-game')}</h2>
        <div class="game-sheet-which">${gameFields(this.cards, page, (game) => this.chooseGame(game))}</div>
        <fieldset><legend>${t('web-new-opponent')}</legend>
          ${chips('opponent', /** @type {const} */ ([['computer', t('web-new-computer')], ['here', t('web-new-here')]]),
    choices.opponent === 'here' ? 'here' : 'computer', (opponent) => set({ opponent }))}
          ${choices.opponent === 'computer' ? levelField(choices, set) : nothing}
        </fieldset>
        ${beginsField(choices, page, set)}
        ${clockField(choices, set, false)}
        ${optionFields(choices, page, set)}
        ${leaves ? html`<p class="muted small">${t('play-game-leaves')}</p>` : nothing}
        ${refusedNote(this.refused)}
        <div class="row game-sheet-do">
          <button class="main large" ?disabled=${this.starting}>${t('web-new-make')}</button>
          ${hasServer() ? html`<a class="button large" href="/new?game=${choices.game}&with=friend">${t('web-way-friend')}</a>` : nothing}
        </div>
      </form>`;
  }
}
