/**
 * One game in play. Connects the state, the socket, the board and the panel; decides nothing.
 *
 * @typedef {import('../wire.d.ts').GamePage} GamePage
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').FromPlayer} FromPlayer
 * @typedef {import('./state.js').PlayMessage} PlayMessage
 * @typedef {import('./state.js').Effect} Effect
 */

import { BoardView } from '../board/view.js';
import { Sounds } from '../board/sound.js';
import { describeCounts } from '../board/words.js';
import { whyNot } from '../net/api.js';
import { why } from '../net/client.js';
import { go } from '../router.js';
import { change, keep, onChange, settings, stored } from '../settings.js';
import { t } from '../text/index.js';
import { lineText } from '../text/line.js';
import { render } from '../vendor/lit-html.js';
import { LiveText } from './announce.js';
import { asShown } from './as-shown.js';
import { tick } from './clocks.js';
import { Commentary } from './commentary.js';
import { Explanation } from './explanation.js';
import { listenToKeys } from './keys.js';
import { Attention } from './notify.js';
import { drawTable } from './panel.js';
import { premovable, premoveCell } from './premove.js';
import { Sayings } from './said.js';
import { Stage } from './stage.js';
import { isLive, isOwnTurn, isSettled, isWaitingForPlayer, ownSide, ownSides, plies, reduce, START } from './state.js';
import { tossCoin } from './toss.js';

/** The longest animation of a sowing, in milliseconds, by speed setting. */
const BUDGETS = { slow: 5000, normal: 2500, fast: 1100, off: 0 };
/** The most where a clock runs, so that its last picture is seen within 0.7 s. */
const TIMED_BUDGET = 650;

export class Table {
  /**
   * @param {HTMLElement} place
   * @param {GamePage} page
   * @param {import('../net/room.js').RoomSocket} socket
   * @param {{ seat: string | null, watch: string | null }} tokens
   * @param {AbortSignal} signal
   */
  constructor(place, page, socket, tokens, signal) {
    this.place = place;
    this.page = page;
    this.tokens = tokens;
    this.signal = signal;
    this.state = START;
    this.sounds = new Sounds();
    this.attention = new Attention(place, signal);
    this.live = new LiveText(place);
    this.commentary = new Commentary((text) => this.live.say(text));
    this.sayings = new Sayings(() => this.draw(), signal);
    /** The note below the board, while it is relevant. */
    this.note = '';
    this.why = new Explanation((room, ply) => this.askWhy(room, ply), () => this.draw());
    /** Which dialog is open. @type {'' | 'share' | 'resign'} */
    this.dialog = '';
    /** @type {boolean | null} null: so that one's own side is near */
    this.turned = null;
    this.seats = Boolean(stored('sower.seat-view', false));
    /** How many plies were shown when the list of moves was last scrolled. */
    this.listedAt = 0;

    this.draw();
    const host = /** @type {HTMLElement} */ (place.querySelector('.table-board'));
    this.board = new BoardView(host, page, this.ways());
    this.stage = new Stage(this, this.board);
    this.board.onPress = (cell) => this.press(cell);
    // A screen reader already reads the reason with the focused pit.
    this.board.onRefused = (refused, _, pressed) => this.tell(refused?.message ?? '', pressed);
    this.board.onSound = (sound) => this.sounds.play(sound);
    this.sounds.muted = !settings().sound;
    this.sounds.awaken(signal);
    signal.addEventListener('abort', () => this.board.remove());
    onChange(() => this.settingsChanged(), signal);
    addEventListener('pointerdown', () => this.stage.hurry(), { signal, capture: true });
    listenToKeys(this, signal);
    // A hidden tab draws no pictures: its title must not wait for them.
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.stage.hurry(); }, { signal });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => this.settingsChanged(), { signal });
    const ticking = setInterval(() => tick(this), 100);
    signal.addEventListener('abort', () => clearInterval(ticking));
    this.socket = socket;
    socket.listen({
      message: (message) => this.receive({ ...message, now: performance.now() }),
      connection: (to) => this.receive({ t: 'local-connection', to }),
    });
  }

  /** @param {PlayMessage} message */
  receive(message) {
    // A sowing that was under way ends after its page.
    if (this.signal.aborted) return;
    const { state, effects } = reduce(this.state, message);
    this.state = state;
    effects.forEach((effect) => this.carryOut(effect));
    if (message.t === 'state') this.stateCame();
    if (message.t === 'refused') this.tell(message.d.message);
    if (message.t === 'hint') this.hintCame(message.d);
    this.why.follow(this.state.room, this.state.shown);
    this.commentary.follow(this.state, this.spokenTurn());
    this.title();
    this.draw();
  }

  stateCame() {
    const { room, event } = this.state;
    if (!room) return;
    // A note about the last position does not apply to this one.
    if (event?.kind === 'move') this.tell('');
    const declined = this.declined(room);
    if (declined !== '') this.tell(declined);
    if (event?.kind === 'phrase' && settings().phrases) this.live.say(t(`play-phrase-${event.phrase}`));
    // The opponent's move can be animated at once if its legal moves are known before.
    if (room.ending === null && room.look.choices.length === 0) this.stage.looks.at(room, room.moves.length).catch(() => {});
    this.board.set(this.ways());
  }

  /** @param {{ label: string, turns: import('../wire.js').LineTurn[] }} hint */
  hintCame(hint) {
    this.stage.refresh();
    this.live.say(t('play-hint', { label: hint.label, line: lineText(hint.turns) }));
  }

  /** The tab says whose turn it is, as the board does. */
  title() {
    const room = asShown(this.state);
    if (!room) return;
    const yours = isSettled(this.state) ? isOwnTurn(this.state) : ownSides(this.state).includes(room.look.board.side);
    this.attention.title(yours ? t('play-title-your-turn', { game: room.title }) : room.title);
  }

  /** What the other has just said no to. @param {RoomState} room */
  declined(room) {
    const { event } = this.state;
    const own = ownSides(this.state);
    if (event?.kind !== 'answer' || event.yes || own.length !== 1 || event.side === own[0]) return '';
    return t(`play-declined-${event.offer}`, { name: room.seats[own[0] === 'S' ? 1 : 0].name });
  }

  /** @param {Effect} effect */
  carryOut(effect) {
    switch (effect.do) {
      case 'send':
        if (!this.socket.send(effect.message, effect.v)) {
          this.receive({ t: 'refused', d: { code: 'lost', message: t('play-not-sent') }, v: this.state.v, now: 0 });
        }
        break;
      case 'sow':
        this.stage.sow(effect.from, effect.to);
        break;
      case 'show':
        this.stage.hurry();
        this.stage.afterwards(() => this.stage.refresh());
        break;
      case 'refresh':
        this.stage.afterwards(() => this.stage.refresh());
        break;
      case 'toss':
        if (this.state.room) this.toss(this.state.room);
        break;
      case 'turn':
        this.stage.afterwards(() => this.attention.call(this.turnText()));
        break;
      case 'end':
        this.stage.afterwards(() => {
          this.sounds.play('end');
          this.place.querySelector('.table-result')?.scrollIntoView({ block: 'nearest' });
        });
        break;
      case 'follow':
        go(`/play/${effect.room}`);
        break;
    }
  }

  /** The coin toss is animated once, however often the page is opened before the first move. @param {RoomState} room */
  toss(room) {
    if (!room.tossed || stored('sower.toss-seen', '') === room.id) return;
    keep('sower.toss-seen', room.id);
    tossCoin(this.place, room.tossed, this.ways().still);
  }

  /** @param {number} cell */
  press(cell) {
    const { state } = this;
    const choice = isOwnTurn(state) ? state.room?.look.choices.find((each) => each.cell === cell) : undefined;
    if (!isLive(state)) this.tell(t('play-looking-back'));
    else if (choice) this.choose(choice.label);
    else if (premovable(this).includes(cell)) this.premove(cell);
    else this.refusePit(cell);
  }

  /** Chooses a move for when it is the player's turn, or takes the choice back. @param {number} cell */
  premove(cell) {
    const label = this.page.labels[cell];
    this.receive({ t: 'local-premove', label: this.state.premove === label ? null : label });
    this.tell(this.state.premove === null ? '' : t('play-premove-set', { label }));
    this.board.mark({ premove: premoveCell(this) });
  }

  /** Says why a pit that was pressed may not be played. @param {number} cell */
  async refusePit(cell) {
    const { room } = this.state;
    // If the room sent the reason, the board has already shown it.
    if (!room || this.board.shown?.refused.some((each) => each.cell === cell)) return;
    this.board.shake(cell);
    if (!isOwnTurn(this.state)) {
      this.tell(this.whyNoTurn(room));
      return;
    }
    const reason = await whyNot({ game: room.game, changes: room.changes, position: room.start || null, moves: room.moves, cell });
    if (!this.signal.aborted && this.state.room === room) this.tell(reason);
  }

  /** Why the reader can play nothing at all now. @param {RoomState} room */
  whyNoTurn(room) {
    if (room.ending || isWaitingForPlayer(this.state)) return this.turnText();
    return t(ownSides(this.state).length === 0 ? 'play-only-watching' : 'play-not-your-turn');
  }

  /** Plays a move, or asks for it to be confirmed first. @param {string} label */
  choose(label) {
    const choice = this.state.room?.look.choices.find((each) => each.label === label);
    if (!choice || !isOwnTurn(this.state) || !isLive(this.state)) return;
    if (settings().confirm && this.state.chosen !== label) {
      this.receive({ t: 'local-choose', label });
      this.tell(t('play-confirm', { label }));
      this.board.mark({ chosen: label });
      return;
    }
    this.stage.hurry();
    this.tell('');
    this.receive({ t: 'local-play', choice });
  }

  /** @param {FromPlayer} message */
  send(message) {
    if (!this.socket.send(message, this.state.v)) this.tell(t('play-not-sent'));
  }

  askHint() {
    this.receive({ t: 'local-ask-hint' });
    this.live.say(t('play-hint-thinking'));
  }

  /** @param {number | null} count */
  view(count) {
    this.receive({ t: 'local-view', plies: count });
  }

  /** The plies from which a step back or forth begins. */
  viewed() {
    return this.state.viewed ?? plies(this.state);
  }

  /** Opens or closes the explanation of the move on the board. */
  explain() {
    this.why.toggle();
    this.why.follow(this.state.room, this.state.shown);
    this.draw();
  }

  /** @param {RoomState} room @param {number} ply */
  async askWhy(room, ply) {
    const reasons = await why({
      game: room.game, changes: room.changes, position: room.start || null, moves: room.moves.slice(0, ply), move: room.moves[ply],
    });
    return reasons.map(({ sentence }) => sentence);
  }

  /** @param {'' | 'share' | 'resign'} which */
  open(which) {
    this.dialog = which;
    this.draw();
  }

  turnBoard() {
    this.turned = !this.ways().turned;
    this.board.set(this.ways());
    this.draw();
  }

  sitAcross() {
    this.seats = !this.seats;
    keep('sower.seat-view', this.seats);
    this.board.set(this.ways());
    this.draw();
  }

  mute() {
    change({ sound: !settings().sound });
  }

  settingsChanged() {
    this.sounds.muted = !settings().sound;
    this.board.set(this.ways());
    this.draw();
  }

  /** Announces every count to screen readers. */
  sayCounts() {
    const cells = this.board.shown?.board.cells;
    if (cells) this.live.say(describeCounts(this.page, cells));
  }

  /** @param {string} note @param {boolean} [aloud] whether screen readers announce it too */
  tell(note, aloud = true) {
    if (note === this.note) return;
    this.note = note;
    if (aloud) this.live.say(note);
    this.draw();
  }

  turnText() {
    const room = asShown(this.state);
    if (!room) return '';
    if (room.ending) return room.ending.sentence;
    if (isWaitingForPlayer(this.state)) return t('play-waiting-for-player');
    const side = room.look.board.side === 'S' ? 0 : 1;
    // While seeds fall it is still the turn of the player who moved.
    const falling = this.state.pending !== null || !isSettled(this.state);
    if (ownSide(this.state) === side && (falling || isOwnTurn(this.state))) return t('play-your-turn');
    // A spectator, and two players at one screen, know the players by their sides.
    if (ownSide(this.state) === null) return t(side === 0 ? 'play-turn-south' : 'play-turn-north');
    const { kind, name } = room.seats[side];
    if (kind === 'computer') return t('play-turn-computer');
    // Two guests without a name have the same one.
    return name === room.seats[1 - side].name ? t('web-row-their-turn') : t('play-turn-player', { name });
  }

  /** Whose turn it is, and whether they may swap sides. */
  spokenTurn() {
    const swap = isOwnTurn(this.state) && this.state.room?.look.board.may_swap;
    return swap ? `${this.turnText()}. ${t('play-may-swap')}` : this.turnText();
  }

  /** How the board is to be shown. */
  ways() {
    const own = ownSides(this.state);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { counts, speed } = settings();
    const timed = ['fischer', 'per-move'].includes(this.state.room?.control.kind ?? 'none');
    return {
      turned: this.turned ?? (own.length === 1 && own[0] === 'N'),
      seats: this.seats && own.length === 2,
      counts,
      budget: timed ? Math.min(BUDGETS[speed], TIMED_BUDGET) : BUDGETS[speed],
      still,
    };
  }

  draw() {
    if (this.signal.aborted) return;
    render(drawTable(this), this.place);
    this.keepMoveInSight();
  }

  /** Scrolls the list of moves, never the page, to the move that is shown. */
  keepMoveInSight() {
    const at = this.state.shown;
    if (at === this.listedAt) return;
    this.listedAt = at;
    const list = this.place.querySelector('.moves-list');
    const move = list?.querySelector('[aria-current]');
    if (!list || !move) return;
    const [frame, row] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
    if (row.top < frame.top) list.scrollTop -= frame.top - row.top;
    if (row.bottom > frame.bottom) list.scrollTop += row.bottom - frame.bottom;
  }
}
