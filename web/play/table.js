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
import { movesAt } from '../board/picking.js';
import { describeCounts } from '../board/words.js';
import { whyNot } from '../net/api.js';
import { why } from '../net/client.js';
import { noteGame } from '../net/fair-play.js';
import { localHint } from '../net/hints.js';
import { scrollWithin } from '../pages/parts/in-view.js';
import { go } from '../router.js';
import { change, keep, onChange, settings, stored } from '../settings.js';
import { t } from '../text/index.js';
import { lineText } from '../text/line.js';
import { asSentence } from '../text/sentence.js';
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
import { endingOf } from './match.js';
import { Sayings } from './said.js';
import { Stage } from './stage.js';
import { isLive, isOwnTurn, isSettled, isWaitingForPlayer, ownSide, ownSides, plies, reduce, START } from './state.js';
import { tossCoin } from './toss.js';

/** The longest animation of a sowing, in milliseconds, by speed setting. */
const BUDGETS = { slow: 5000, normal: 2500, fast: 1100, off: 0 };
/** The most where a clock runs, so that its last picture is seen within 0.7 s. */
const TIMED_BUDGET = 650;
/** How long a note below the board is shown. */
const NOTE_MS = 7000;

export class Table {
  /**
   * @param {HTMLElement} place
   * @param {GamePage} page
   * @param {Pick<import('../net/room.js').RoomSocket, 'listen' | 'send'>} socket
   * @param {{ seat: string | null, watch: string | null }} tokens
   * @param {AbortSignal} signal
   * @param {string | null} [opening] the reader's first move, which they have seen on another board
   */
  constructor(place, page, socket, tokens, signal, opening = null) {
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
    /** Where lines of play are shown; loaded with the first hint. @type {import('../pages/parts/line-board.js').LineBoard | null} */
    this.lines = null;
    /** Which dialog is open. @type {'' | 'share' | 'resign' | 'look' | 'game'} */
    this.dialog = '';
    /** Which sheet the bar has opened; beside a large board moves and menu are always visible. @type {'' | 'moves' | 'menu' | 'chat'} */
    this.sheet = '';
    /** The game panel, once it was opened. @type {import('./game-sheet.js').GameSheet | null} */
    this.gameSheet = null;
    /** The fields of the board's look, once they were opened. @type {typeof import('../pages/parts/board-settings.js').boardFields | null} */
    this.boardFields = null;
    /** The reader's first move, which they have made and seen on another board. @type {string | null} */
    this.opening = opening;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.noteEnds = undefined;
    /** What the board counts for each side, in games that have such numbers. */
    this.tallies = ['', ''];
    /** @type {boolean | null} null: so that one's own side is near */
    this.turned = null;
    this.seats = Boolean(stored('sower.seat-view', false));
    /** How many plies were shown when the list of moves was last scrolled. */
    this.listedAt = 0;

    this.draw();
    const host = /** @type {HTMLElement} */ (place.querySelector('.table-board'));
    this.board = new BoardView(host, page, this.ways());
    this.stage = new Stage(this, this.board);
    this.board.onPress = (cell, choice) => this.press(cell, choice);
    // A screen reader already reads the reason with the focused pit.
    this.board.onRefused = (refused, _, pressed) => this.tell(asSentence(refused?.message ?? ''), pressed);
    this.board.onSound = (sound, count) => this.sounds.play(sound, count);
    this.sounds.set(settings());
    this.sounds.awaken(signal);
    signal.addEventListener('abort', () => this.board.remove());
    onChange(() => this.settingsChanged(), signal);
    this.board.onTally = (side, text) => this.tally(side, text);
    addEventListener('pointerdown', (event) => this.pointed(event), { signal, capture: true });
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
    if (message.t === 'state') this.stage.looks.note(message.d.room);
    const { state, effects } = reduce(this.state, message);
    this.state = state;
    effects.forEach((effect) => this.carryOut(effect));
    if (message.t === 'state') this.stateCame();
    if (message.t === 'state' && this.opening !== null) this.playOpening(this.opening);
    if (message.t === 'refused') this.tell(asSentence(message.d.message));
    if (message.t === 'hint') this.hintCame(message.d);
    this.why.follow(this.state.room, this.state.shown);
    this.commentary.follow(this.state, this.spokenTurn());
    this.title();
    this.draw();
  }

  stateCame() {
    const { room, event } = this.state;
    if (!room) return;
    noteGame(room, this.signal);
    // A note about the last position does not apply to this one.
    if (event?.kind === 'move') this.tell('');
    if (event?.kind === 'round') this.tell(t('play-round-begins', { round: event.round, turn: this.turnText() }));
    const declined = this.declined(room);
    if (declined !== '') this.tell(declined);
    if (event?.kind === 'phrase' && settings().phrases) this.live.say(t(`play-phrase-${event.phrase}`));
    this.board.set(this.ways());
  }

  /** @param {{ reason: string, turns: import('../wire.js').LineTurn[] }} hint */
  hintCame(hint) {
    // An older note would hide the hint.
    this.tell('');
    this.stage.refresh();
    this.loadLines();
    this.live.say(t('play-hint', { reason: hint.reason, line: lineText(hint.turns) }));
  }

  /** Loads the small board on which a line of play can be followed. */
  async loadLines() {
    const { LineBoard } = await import('../pages/parts/line-board.js');
    this.lines ??= new LineBoard(this.page, this.stage.looks, this.signal, () => this.ways().turned);
    this.draw();
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
      case 'hint':
        this.findHint();
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
          this.openSheet('');
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

  /** @param {number} cell @param {import('../wire.d.ts').Choice | null} pressed the move that is meant */
  press(cell, pressed) {
    const { state } = this;
    const choices = isOwnTurn(state) ? movesAt(state.room?.look.choices ?? [], cell) : [];
    const choice = choices.length === 1 ? choices[0] : choices.find(({ label }) => label === pressed?.label);
    if (!isLive(state)) this.tell(t('play-looking-back'));
    else if (choice) this.choose(choice.label);
    else if (choices.length > 0) this.ask(cell);
    else if (premovable(this).includes(cell)) this.premove(cell);
    else this.refusePit(cell);
  }

  /** Asks on the board which of a pit's moves is meant, as soon as it is at rest. @param {number} cell @param {string} [begun] what the moves begin with */
  ask(cell, begun = '') {
    this.stage.hurry();
    this.stage.afterwards(() => {
      const moves = movesAt(this.board.shown?.choices ?? [], cell).filter(({ label }) => label.startsWith(begun));
      if (moves.length > 1) this.board.choose(cell, moves, true);
    });
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
    if (!this.signal.aborted && this.state.room === room) this.tell(asSentence(reason));
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

  /** Asks for a hint, or puts away the one that is shown. */
  askHint() {
    if (this.state.hint && this.note === '') {
      this.receive({ t: 'local-hide-hint' });
      this.stage.refresh();
      return;
    }
    this.tell('');
    this.receive({ t: 'local-ask-hint' });
    this.live.say(t('play-hint-thinking'));
  }

  /** The page's own engine finds the hint; if it cannot, the server does. */
  async findHint() {
    const { room } = this.state;
    if (!room) return;
    const { game, changes, moves } = room;
    const hint = await localHint({ game, changes, position: room.start || null, moves });
    // The player has moved on.
    if (this.signal.aborted || plies(this.state) !== moves.length) return;
    if (hint) this.receive({ ...hint, v: this.state.v, now: 0 });
    else this.carryOut({ do: 'send', message: { t: 'hint' }, v: this.state.v });
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

  /** @param {Table['dialog']} which */
  open(which) {
    this.dialog = which;
    if (which !== '') this.sheet = '';
    this.draw();
  }

  /** @param {Table['sheet']} which */
  openSheet(which) {
    this.sheet = which;
    this.draw();
    this.keepMoveInSight(true);
  }

  /** Opens the panel in which game, level, clock and sides are changed. */
  async openGame() {
    const { room } = this.state;
    if (!room) return;
    // Nothing of it is needed for a first move, so it is loaded now.
    const { openGameSheet } = await import('./game-sheet.js');
    this.gameSheet = await openGameSheet(this, room);
    if (!this.signal.aborted) this.open('game');
  }

  /** Opens the choice of board, seeds and speed. */
  async openLook() {
    ({ boardFields: this.boardFields } = await import('../pages/parts/board-settings.js'));
    if (!this.signal.aborted) this.open('look');
  }

  /** Whatever is pressed ends a motion; outside of it, it closes the menu or the chat. @param {PointerEvent} event */
  pointed(event) {
    this.stage.hurry();
    if (this.sheet !== 'menu' && this.sheet !== 'chat') return;
    const inside = event.target instanceof Element && event.target.closest('.table-menu, .table-bar, .phrases');
    if (!inside) this.openSheet('');
  }

  turnBoard() {
    this.sheet = '';
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
    this.sounds.set(settings());
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
    clearTimeout(this.noteEnds);
    if (note !== '') this.noteEnds = setTimeout(() => { if (!this.signal.aborted) this.tell(''); }, NOTE_MS);
  }

  /** The numbers that the board counts for a side stand beside its player. @param {number} side @param {string} text */
  tally(side, text) {
    this.tallies[side] = text;
    this.showTallies();
  }

  /** Writes them without drawing everything else: they change with every seed. */
  showTallies() {
    this.tallies.forEach((text, side) => {
      const line = this.place.querySelector(`.seat-tally[data-side="${side}"]`);
      if (line && line.textContent !== text) line.textContent = text;
    });
  }

  /** Plays the move that the reader has already seen, so nothing moves a second time. @param {string} label */
  playOpening(label) {
    this.opening = null;
    const choice = this.state.room?.look.choices.find((each) => each.label === label);
    if (!choice || !isOwnTurn(this.state)) return;
    this.receive({ t: 'local-play', choice });
    this.stage.hurry();
  }

  /** @param {number} [of] the side whose turn it is, where the board does not show it yet */
  turnText(of) {
    const room = asShown(this.state);
    if (!room) return '';
    if (room.ending) return (endingOf(room) ?? room.ending).sentence;
    if (isWaitingForPlayer(this.state)) return t('play-waiting-for-player');
    const side = of ?? (room.look.board.side === 'S' ? 0 : 1);
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
    const { counts, speed, labels, wood, seeds } = settings();
    const timed = ['fischer', 'per-move'].includes(this.state.room?.control.kind ?? 'none');
    return {
      turned: this.turned ?? (own.length === 1 && own[0] === 'N'),
      seats: this.seats && own.length === 2,
      counts,
      labels,
      wood,
      seeds,
      budget: timed ? Math.min(BUDGETS[speed], TIMED_BUDGET) : BUDGETS[speed],
      still,
    };
  }

  draw() {
    if (this.signal.aborted) return;
    render(drawTable(this), this.place);
    this.showTallies();
    this.keepMoveInSight();
  }

  /** Scrolls the list of moves, never the page, to the move that is shown. @param {boolean} [always] also if it is the same as before */
  keepMoveInSight(always = false) {
    const at = this.state.shown;
    if (at === this.listedAt && !always) return;
    this.listedAt = at;
    // Asked within the next picture, which lays out the page in any case.
    requestAnimationFrame(() => {
      const list = this.place.querySelector('.moves-list');
      scrollWithin(list, list?.querySelector('[aria-current]'));
    });
  }
}
