/**
 * `<sower-board>`: a board for any page, playable against a level or by two people.
 *
 *     <script type="module" src="…/board.js"></script>
 *     <sower-board game="oware" level="3"></sower-board>
 */
import { BoardView } from '../../web/board/view.js';
import { lastMove } from '../../web/board/last-move.js';
import boardStyle from '../../web/style/board.css';
import { Sower } from './index.js';
import ownStyle from './board.css';
import { language, loadText, t } from './text.js';

/** How long a sowing may take at most, in milliseconds. */
const BUDGETS = { slow: 5000, normal: 2500, fast: 1000, off: 0 };
/** The computer does not move before the reader has seen the last move, in milliseconds. */
const PAUSE = 350;

/** One engine for each language and place of files. @type {Map<string, Promise<any>>} */
const engines = new Map();

/** @param {string} tag @param {string | undefined} base */
function engineFor(tag, base) {
  const key = `${tag} ${base ?? ''}`;
  if (!engines.has(key)) {
    const loading = Sower.inWorker({ language: tag, base });
    // The next board tries again.
    loading.catch(() => engines.delete(key));
    engines.set(key, loading);
  }
  return /** @type {Promise<any>} */ (engines.get(key));
}

export class SowerBoard extends HTMLElement {
  static observedAttributes = ['game', 'changes', 'rules', 'position', 'moves', 'level', 'side', 'language', 'upright', 'speed', 'wood', 'seeds', 'counts'];

  /** @type {BoardView | null} */
  #view = null;
  /** @type {any} */
  #engine = null;
  /** The position that is shown, with its legal moves. @type {any} */
  #look = null;
  /** @type {string[]} */
  #moves = [];
  #game = '';
  /** Counts what was begun: what belongs to an earlier count is dropped. */
  #round = 0;
  #queued = false;
  #busy = false;
  /** What the status line says besides whose turn it is. */
  #note = '';

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${boardStyle}${ownStyle}</style>
      <div class="place" part="board"></div>
      <div class="bar" part="bar"><p class="status" part="status" role="status"></p><button type="button" class="undo" part="button" hidden></button><button type="button" class="new" part="button" hidden></button></div>`;
    this.#part('.undo').addEventListener('click', () => this.undo());
    this.#part('.new').addEventListener('click', () => this.reset());
  }

  connectedCallback() {
    this.#begin();
  }

  disconnectedCallback() {
    this.#round += 1;
    this.#view?.remove();
    this.#view = null;
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#begin();
  }

  /** The moves that were played, by label. */
  get moves() {
    return [...this.#moves];
  }

  /** The position as text. */
  get position() {
    return this.#look?.board.text ?? '';
  }

  /** How the game ended; null if it is not over. */
  get ending() {
    return this.#look?.ending ?? null;
  }

  /** Plays a move by its label. Returns when the seeds have landed and the computer, if it is to move, has answered. @param {string} label */
  async play(label) {
    const choice = this.#look?.choices.find((/** @type {any} */ each) => each.label === label);
    if (!choice) throw new Error(`${label} is not a legal move here; there are ${(this.#look?.choices ?? []).map((/** @type {any} */ each) => each.label).join(', ')}`);
    await this.#sow(choice, this.#round);
    await this.#answer(this.#round);
  }

  /** Takes back the last move, and the computer's before the player's. */
  async undo() {
    const own = this.#computer();
    const round = this.#next();
    let keep = this.#moves.length - 1;
    // Back to a position in which a person is to move.
    for (; keep > 0; keep -= 1) {
      const look = await this.#engine.look(this.#soFar(this.#moves.slice(0, keep)));
      if (look.board.side !== own) break;
    }
    if (round === this.#round) await this.#goTo(this.#moves.slice(0, Math.max(keep, 0)), round);
  }

  /** Starts the game again. */
  async reset() {
    const round = this.#next();
    await this.#goTo(this.#attributeMoves(), round);
  }

  #next() {
    this.#round += 1;
    this.#view?.finish();
    this.#busy = false;
    this.#note = '';
    return this.#round;
  }

  /** Loads what the attributes ask for. Several changes at once are one. */
  #begin() {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(async () => {
      this.#queued = false;
      const round = this.#next();
      try {
        await this.#load(round);
      } catch (error) {
        if (round === this.#round) this.#say(error instanceof Error ? error.message : String(error));
      }
    });
  }

  /** @param {number} round */
  async #load(round) {
    const tag = this.getAttribute('language') ?? 'en';
    const base = this.getAttribute('base') ?? undefined;
    this.#say('…');
    const [engine] = await Promise.all([engineFor(tag, base), language() === tag && t('board-ui-board') !== 'board-ui-board' ? null : loadText(tag, base)]);
    const rules = this.getAttribute('rules');
    let game = this.getAttribute('game') ?? 'kalah';
    if (rules) {
      const answer = await fetch(rules);
      if (!answer.ok) throw new Error(`${rules}: ${answer.status}`);
      game = await engine.addRules(await answer.text());
    }
    const page = await engine.game(game, this.#changes());
    if (round !== this.#round || !this.isConnected) return;
    [this.#engine, this.#game] = [engine, game];
    this.#view?.remove();
    // Each board has its own element: what is drawn there cannot be drawn a second time.
    const host = document.createElement('div');
    host.className = 'host';
    this.#part('.place').replaceChildren(host);
    this.#view = new BoardView(host, page, this.#ways());
    this.#view.onPress = (cell, choice) => this.#press(cell, choice);
    this.#view.onRefused = (refused, _, pressed) => { if (pressed && refused) this.#remark(refused.message); };
    this.#part('.undo').textContent = t('play-undo');
    this.#part('.new').textContent = t('web-nav-new');
    await this.#goTo(this.#attributeMoves(), round);
    if (round === this.#round) this.dispatchEvent(new CustomEvent('sower-ready', { detail: { game: page } }));
  }

  /** @param {string[]} moves @param {number} round */
  async #goTo(moves, round) {
    const look = await this.#engine.look(this.#soFar(moves));
    if (round !== this.#round || !this.#view) return;
    [this.#moves, this.#look] = [moves, look];
    this.#show(null);
    await this.#answer(round);
  }

  /** Shows the position with what the player may do. @param {import('../../web/board/scene.js').LastMove | null} last */
  #show(last) {
    const { board, choices, refused, ending } = this.#look;
    const isOwn = !ending && board.side !== this.#computer();
    this.#view?.show({
      board, choices: isOwn ? choices : [], refused: isOwn ? refused : [], last, over: Boolean(ending),
      own: this.#computer() === null ? null : this.#computer() === 'N' ? 0 : 1,
    });
    const level = this.#computer() !== null;
    const turn = board.side === this.#computer() ? 'play-turn-computer' : level ? 'play-your-turn' : board.side === 'S' ? 'play-turn-south' : 'play-turn-north';
    const said = ending ? ending.sentence : t(turn);
    this.#say([sentence(this.#note), sentence(said)].filter(Boolean).join(' '));
    this.#part('.undo').hidden = this.#moves.length === 0;
    this.#part('.new').hidden = this.#moves.length === 0;
    // A game whose pie rule is open offers the swap as a button.
    const swap = isOwn ? choices.find((/** @type {any} */ each) => each.cell === null) : undefined;
    let button = this.shadowRoot?.querySelector('.swap');
    button?.remove();
    if (swap) {
      button = Object.assign(document.createElement('button'), { type: 'button', className: 'swap', textContent: swap.label });
      button.setAttribute('part', 'button');
      button.addEventListener('click', () => this.#press(-1, swap));
      this.#part('.bar').insertBefore(button, this.#part('.undo'));
    }
  }

  /** @param {number} cell @param {any} choice */
  async #press(cell, choice) {
    if (!choice) {
      if (cell >= 0) this.#view?.shake(cell);
      return;
    }
    if (this.#busy) return;
    const round = this.#round;
    try {
      await this.#sow(choice, round);
      await this.#answer(round);
    } catch (error) {
      if (round === this.#round) this.#say(error instanceof Error ? error.message : String(error));
    }
  }

  /** Plays a move on the board. @param {any} choice @param {number} round */
  async #sow(choice, round) {
    this.#busy = true;
    this.#note = '';
    const moves = [...this.#moves, choice.label];
    const [look] = await Promise.all([this.#engine.look(this.#soFar(moves)), this.#view?.sow(choice.sowing, choice.to)]);
    if (round !== this.#round) return;
    this.#busy = false;
    [this.#moves, this.#look] = [moves, look];
    this.#show(lastMove(choice.sowing));
    this.dispatchEvent(new CustomEvent('sower-move', { detail: { label: choice.label, moves: this.moves, position: this.position } }));
    if (look.ending) this.dispatchEvent(new CustomEvent('sower-end', { detail: look.ending }));
  }

  /** The computer moves while it is its turn; the rules bound turns and games. @param {number} round */
  async #answer(round) {
    while (round === this.#round && this.#look && !this.#look.ending && this.#look.board.side === this.#computer()) {
      const level = this.getAttribute('level') ?? '';
      const player = /^\d+$/.test(level) ? `level:${level}` : level;
      const rest = new Promise((resolve) => { setTimeout(resolve, this.#ways().still ? 0 : PAUSE); });
      const [label] = await Promise.all([this.#engine.choose(this.#soFar(this.#moves), player), rest]);
      if (round !== this.#round) return;
      const choice = this.#look.choices.find((/** @type {any} */ each) => each.label === label);
      if (!choice) throw new Error(`the engine chose ${label}, which is not legal`);
      await this.#sow(choice, round);
    }
  }

  /** The side of the computer: none without a level. @returns {'S' | 'N' | null} */
  #computer() {
    const level = this.getAttribute('level');
    if (level === null || level === '' || level === 'none') return null;
    return this.getAttribute('side') === 'north' ? 'S' : 'N';
  }

  /** @param {string[]} moves */
  #soFar(moves) {
    const position = this.getAttribute('position');
    return { game: this.#game, changes: this.#changes(), moves, ...(position ? { position } : {}) };
  }

  #changes() {
    return (this.getAttribute('changes') ?? '').split(';').map((change) => change.trim()).filter(Boolean);
  }

  #attributeMoves() {
    return (this.getAttribute('moves') ?? '').split(/\s+/).filter(Boolean);
  }

  /** @returns {Partial<import('../../web/board/view.js').Ways>} */
  #ways() {
    const speed = /** @type {keyof typeof BUDGETS} */ (this.getAttribute('speed') ?? 'normal');
    const budget = BUDGETS[speed] ?? BUDGETS.normal;
    const still = budget === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const upright = this.getAttribute('upright');
    return {
      budget, still,
      turned: this.getAttribute('side') === 'north',
      upright: upright === null ? null : upright !== 'false',
      counts: /** @type {any} */ (this.getAttribute('counts') ?? 'always'),
      wood: /** @type {any} */ (this.getAttribute('wood') ?? 'game'),
      seeds: /** @type {any} */ (this.getAttribute('seeds') ?? 'game'),
    };
  }

  /** @param {string} text */
  #say(text) {
    this.#part('.status').textContent = text;
  }

  /** Says something beside whose turn it is. @param {string} text */
  #remark(text) {
    this.#note = text;
    this.#say(sentence(text));
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    const found = this.shadowRoot?.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new Error(`a board without ${selector}`);
    return found;
  }
}

/** A fragment as a sentence. @param {string} text */
function sentence(text) {
  // A pit's label must keep its case: a and A are different pits.
  const begun = /^.-/u.test(text) ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return begun === '' || /[.!?…]$/u.test(begun) ? begun : `${begun}.`;
}

if (!customElements.get('sower-board')) customElements.define('sower-board', SowerBoard);
