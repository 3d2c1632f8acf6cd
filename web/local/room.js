/**
 * A room in the page: one person against the computer, or on both sides. It speaks as the socket of a server's room does, so a game in
 * play does not know the difference.
 *
 * The page's own engine decides everything, with the code that a server uses: whether a move is legal, when the game ends, what a clock
 * shows. This keeps the events and carries the messages.
 *
 * @import { FromPlayer, GameSoFar, Problem, RoomState, SoloAct, SoloAnswer, SoloGame, SoloThink, ToPlayer } from '../wire.js'
 * @import { ChannelEvents } from '../net/channel.js'
 * @import { LocalStore } from './store.js'
 *
 * @typedef {ToPlayer & { v: number }} Told
 *
 * What a room needs of the engine.
 * @typedef {object} RoomEngine
 * @property {(asked: { game: SoloGame, now: number, opened: number, next: string, act: SoloAct }) => Promise<SoloAnswer>} act
 * @property {(think: SoloThink, position: GameSoFar) => Promise<string>} move the computer's move, by its label
 * @property {(position: GameSoFar) => Promise<ToPlayer | null>} hint
 * @property {() => Promise<Problem | null>} refusal why the engine must not help now
 *
 * @typedef {{ store: LocalStore, engine: RoomEngine, newId: () => string, busy: () => Problem, now?: () => number }} RoomParts
 */

/** How often the computer tries again after the engine has failed, and after which time. */
const TRIES = 3;
const TRY_AGAIN_MS = 1000;
/** How often a computer that must not move checks again, in milliseconds. */
const HELD_BACK_MS = 5000;

export class LocalRoom {
  #parts;
  #signal;
  /** @type {SoloGame | null} */
  #game = null;
  /** Acts happen one after another. */
  #acting = Promise.resolve();
  /** The version for which the computer thinks. */
  #thinking = -1;
  #failures = 0;
  /** The version at which the computer was last kept from moving. */
  #heldBack = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #flag;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  /** @type {ChannelEvents<Told> | null} */
  #on = null;
  /** @type {((on: ChannelEvents<Told>) => void)[]} */
  #early = [];

  /**
   * @param {string} id
   * @param {AbortSignal} signal when the page is left
   * @param {RoomParts} parts
   */
  constructor(id, signal, parts) {
    this.id = id;
    this.#signal = signal;
    this.#parts = parts;
    this.now = parts.now ?? Date.now;
    this.opened = this.now();
    /** The newest version, to which sent messages refer. */
    this.v = -1;
    /** The room as last told. @type {RoomState | null} */
    this.room = null;
    signal.addEventListener('abort', () => [this.#flag, this.#again].forEach(clearTimeout));
    this.#act({ kind: 'enter' });
  }

  /** Tells from now on, and what has come already. @param {ChannelEvents<Told>} on */
  listen(on) {
    this.#on = on;
    this.#early.splice(0).forEach((tell) => tell(on));
  }

  /**
   * @param {FromPlayer} message
   * @param {number} [v]
   * @returns {boolean} whether it was sent: always
   */
  send(message, v = this.v) {
    this.#act({ kind: 'say', v, message });
    return true;
  }

  /** @param {SoloAct} act */
  #act(act) {
    this.#acting = this.#acting.then(() => this.#carryOut(act)).catch((error) => {
      if (this.#signal.aborted) return;
      console.error(error);
      this.#tell({ t: 'refused', d: this.#parts.busy(), v: this.v });
    });
  }

  /** @param {SoloAct} act @returns {Promise<void>} */
  async #carryOut(act) {
    const { store, engine, newId } = this.#parts;
    if (this.#signal.aborted) return;
    const game = this.#game ?? await store.games.get(this.id);
    if (!game) throw new Error(`there is no game ${this.id}`);
    const answer = await engine.act({ game, now: this.now(), opened: this.opened, next: newId(), act });
    if (answer.next) await store.addGame(answer.next);
    const { game: now, isKept } = answer.events.length > 0 ? await store.append(game, answer.events) : { game, isKept: true };
    this.#game = now;
    if (this.#signal.aborted) return;
    // Another tab has played on: this one shows what it did, and what was asked here is dropped.
    if (!isKept) return this.#carryOut({ kind: 'enter' });
    if (act.kind === 'enter') this.#connection('open');
    answer.told.forEach((told) => {
      if (told.t === 'state') {
        this.v = told.d.room.v;
        this.room = told.d.room;
      }
      this.#tell({ ...told, v: this.v });
    });
    this.#watchClock(answer.flags_at);
    if (answer.hint) this.#hint();
    if (answer.think) this.#think(answer.think);
  }

  /** The game so far, as the engine takes it. @returns {GameSoFar} */
  #position() {
    const room = /** @type {RoomState} */ (this.room);
    return { game: room.game, changes: room.changes, position: room.start, moves: room.moves };
  }

  /** @param {SoloThink} think */
  async #think(think) {
    if (this.#thinking === think.v) return;
    this.#thinking = think.v;
    const { engine } = this.#parts;
    try {
      const refused = await engine.refusal();
      if (refused) return this.#holdBack(think.v, refused);
      const label = await engine.move(think, this.#position());
      this.#failures = 0;
      if (!this.#signal.aborted) this.#act({ kind: 'thought', v: think.v, label });
    } catch (error) {
      if (this.#signal.aborted) return;
      console.error(error);
      this.#failures += 1;
      if (this.#failures >= TRIES) return this.#tell({ t: 'refused', d: this.#parts.busy(), v: this.v });
      this.#again = setTimeout(() => this.#act({ kind: 'enter' }), TRY_AGAIN_MS);
    } finally {
      if (this.#thinking === think.v) this.#thinking = -1;
    }
  }

  /** Explains once why the computer does not move, and checks again later. @param {number} v @param {Problem} why */
  #holdBack(v, why) {
    if (this.#heldBack !== v) this.#tell({ t: 'refused', d: why, v: this.v });
    this.#heldBack = v;
    this.#again = setTimeout(() => this.#act({ kind: 'enter' }), HELD_BACK_MS);
  }

  async #hint() {
    const { v, room } = this;
    const { engine, busy } = this.#parts;
    if (!room) return;
    const refused = await engine.refusal();
    const hint = refused ? null : await engine.hint(this.#position()).catch(() => null);
    // The player has moved on.
    if (this.#signal.aborted || this.v !== v) return;
    this.#tell(hint ? { ...hint, v } : { t: 'refused', d: refused ?? busy(), v });
  }

  /** @param {number | null} at when the running clock will have run out */
  #watchClock(at) {
    clearTimeout(this.#flag);
    if (at !== null) this.#flag = setTimeout(() => this.#act({ kind: 'tick' }), Math.max(0, at - this.now()));
  }

  /** @param {Told} message */
  #tell(message) {
    if (this.#signal.aborted) return;
    if (this.#on) this.#on.message(message);
    else this.#early.push((on) => on.message(message));
  }

  /** @param {'connecting' | 'open' | 'lost'} to */
  #connection(to) {
    if (this.#on) this.#on.connection(to);
    else this.#early.push((on) => on.connection(to));
  }
}
