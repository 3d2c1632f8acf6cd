/**
 * The choices for a new game, and the room to create from them. Headless.
 *
 * @import { Control, GamePage, NewRoom, NewSeat, RoomState } from '../wire.js'
 *
 * @typedef {object} Choices
 * @property {string} game the game's or variant's name
 * @property {Record<string, string>} options rules that differ, by key
 * @property {'computer' | 'here' | 'friend'} opponent
 * @property {number} level 1 to 10, or 0 for the minimax player
 * @property {'you' | 'other' | 'toss' | 'rules'} begins `rules`: the game's default
 * @property {string} clock one of `CLOCKS`, or `custom` or `each`
 * @property {number} minutes of a custom clock
 * @property {number} increment its seconds for each turn
 * @property {number} each seconds for each move
 * @property {boolean} rated whether the game is rated, if it is against another person
 */

/** @type {Choices} */
export const FIRST_CHOICES = {
  game: 'kalah',
  options: {},
  opponent: 'computer',
  level: 3,
  begins: 'rules',
  clock: 'none',
  minutes: 10,
  increment: 5,
  each: 30,
  rated: false,
};

/** Common clocks, as minutes and seconds added per turn. */
export const CLOCKS = ['3+2', '5+3', '10+5', '20+10'];

/** Days per move, for correspondence games with a friend. */
export const DAYS = ['1d', '3d', '7d'];

/** A plain minimax player whose strength is easy to understand. */
const TEXTBOOK = 'minimax:6';

/**
 * The previous choices, overridden by the address.
 *
 * @param {Partial<Choices>} last
 * @param {URLSearchParams} query
 * @returns {Choices}
 */
export function choicesFrom(last, query) {
  const choices = { ...FIRST_CHOICES, ...last };
  const game = query.get('game');
  if (game && game !== choices.game) Object.assign(choices, { game, options: {}, begins: 'rules' });
  const opponent = query.get('with');
  if (opponent === 'computer' || opponent === 'here' || opponent === 'friend') choices.opponent = opponent;
  const level = query.get('level');
  if (level !== null && /^(10|[0-9])$/.test(level)) choices.level = Number(level);
  for (const change of query.getAll('set')) {
    const [key, ...value] = change.split('=');
    choices.options = { ...choices.options, [key]: value.join('=') };
  }
  return choices;
}

/**
 * The rules that differ from the game's own, as `key=value`.
 *
 * @param {Choices} choices
 * @param {Pick<GamePage, 'options'>} page of the game without changes
 */
export function changes(choices, page) {
  return page.options.flatMap(({ key, value }) => {
    const wanted = choices.options[key];
    return wanted === undefined || wanted === value ? [] : [`${key}=${wanted}`];
  });
}

/** Who moves first, as shown: the game's default unless the player has chosen. @param {Choices} choices @param {Pick<GamePage, 'toss'>} page */
export function begins(choices, page) {
  if (choices.begins === 'rules') return page.toss ? 'toss' : 'you';
  return choices.opponent === 'here' && choices.begins === 'other' ? 'you' : choices.begins;
}

/** @param {Choices} choices @returns {Control} */
export function control({ opponent, clock, minutes, increment, each }) {
  if (clock === 'custom') return { kind: 'fischer', base: bounded(minutes, 0.5, 180) * 60, increment: bounded(increment, 0, 60) };
  if (clock === 'each') return { kind: 'per-move', each: bounded(each, 5, 3600) };
  const days = /^(\d+)d$/.exec(clock);
  if (days) return opponent === 'friend' ? { kind: 'days', days: Number(days[1]) } : { kind: 'none' };
  const preset = /^(\d+)\+(\d+)$/.exec(clock);
  return preset ? { kind: 'fischer', base: Number(preset[1]) * 60, increment: Number(preset[2]) } : { kind: 'none' };
}

/**
 * @param {Choices} choices
 * @param {Pick<GamePage, 'options' | 'toss'>} page
 * @param {{ position: string | null, moves: string[] }} from where it begins
 * @returns {NewRoom}
 */
export function newRoomFrom(choices, page, from) {
  if (isRated(choices)) {
    return { game: choices.game, changes: [], seats: [{ kind: 'me' }, { kind: 'friend' }], toss: null, position: null, moves: [], control: ratedControl(choices), rated: true };
  }
  const first = begins(choices, page);
  /** @type {NewSeat} */
  const me = { kind: 'me' };
  const other = otherSeat(choices);
  return {
    game: choices.game,
    changes: changes(choices, page),
    seats: first === 'other' ? [other, me] : [me, other],
    toss: first === 'toss',
    position: from.position,
    moves: from.moves,
    control: control(choices),
    rated: false,
  };
}

/** Two players at one screen, as one click starts them. @param {string} game @returns {NewRoom} */
export const hereRoom = (game) => ({ ...computerRoom(game, FIRST_CHOICES), seats: [{ kind: 'me' }, { kind: 'me' }] });

/**
 * The game that one click starts: against the computer, from the start, who moves first by the game's own rule.
 *
 * @param {string} game
 * @param {Pick<Choices, 'level'>} choices
 * @param {{ changes?: string[], toss?: boolean | null }} [how] `toss`: null for the game's own rule
 * @returns {NewRoom}
 */
export function computerRoom(game, { level }, { changes: set = [], toss = null } = {}) {
  return {
    game, changes: set, seats: [{ kind: 'me' }, otherSeat({ ...FIRST_CHOICES, opponent: 'computer', level })], toss, position: null, moves: [],
    control: { kind: 'none' }, rated: false,
  };
}

/**
 * The choices that led to a room, as far as the room shows them; the rest as last time.
 *
 * @param {Pick<RoomState, 'game' | 'changes' | 'seats' | 'control'>} room
 * @param {Partial<Choices>} last
 * @returns {Choices}
 */
export function choicesOf({ game, changes: set, seats, control: clock }, last) {
  const computer = seats.find(({ kind }) => kind === 'computer');
  // A room says which player it is only by name: "Computer, level 3".
  const level = computer?.name.includes('minimax') ? '0' : computer?.name.match(/\d+/)?.[0];
  return {
    ...FIRST_CHOICES,
    ...last,
    ...clockChoices(clock),
    game,
    options: Object.fromEntries(set.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)])),
    opponent: computer ? 'computer' : seats.every(({ yours }) => yours) ? 'here' : 'friend',
    begins: last.game === game && last.begins ? last.begins : 'rules',
    ...(level === undefined ? {} : { level: Number(level) }),
  };
}

/** The choices that lead to a time control. @param {Control} clock @returns {Partial<Choices>} */
function clockChoices(clock) {
  switch (clock.kind) {
    case 'none': return { clock: 'none' };
    case 'days': return { clock: `${clock.days}d` };
    case 'per-move': return { clock: 'each', each: clock.each };
    case 'fischer': {
      const preset = `${clock.base / 60}+${clock.increment}`;
      return CLOCKS.includes(preset) ? { clock: preset } : { clock: 'custom', minutes: clock.base / 60, increment: clock.increment };
    }
  }
}

/** Only games against others are rated. @param {Choices} choices */
export const isRated = ({ rated, opponent }) => rated && opponent === 'friend';

/** The default clock of games that need one. */
export const RATED_CLOCK = '10+5';

/** Rated games have a clock. @param {Choices} choices @returns {Control} */
function ratedControl(choices) {
  const chosen = control(choices);
  return chosen.kind === 'none' ? control({ ...choices, clock: RATED_CLOCK }) : chosen;
}

/** @param {Choices} choices @returns {NewSeat} */
function otherSeat({ opponent, level }) {
  switch (opponent) {
    case 'here': return { kind: 'me' };
    case 'friend': return { kind: 'friend' };
    case 'computer': return { kind: 'computer', player: level === 0 ? TEXTBOOK : `level:${level}` };
  }
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function bounded(value, least, most) {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
