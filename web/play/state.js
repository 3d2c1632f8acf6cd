/**
 * The state of a game in play, and its update function. No screen, no socket, no clock: messages in, a new state
 * and effects out.
 *
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').ToPlayer} ToPlayer
 * @typedef {import('../wire.d.ts').FromPlayer} FromPlayer
 * @typedef {import('../wire.d.ts').Presence} Presence
 * @typedef {import('../wire.d.ts').Problem} Problem
 * @typedef {import('../wire.d.ts').Choice} Choice
 * @typedef {import('../wire.d.ts').Event} RoomEvent
 * @typedef {import('../walk/cursor.js').Cursor} Cursor
 *
 * @typedef {{ choice: Choice, v: number, plies: number }} Pending a move that is shown and not yet confirmed; `plies` stood before it
 * @typedef {Cursor & {
 *   room: RoomState | null,
 *   v: number,
 *   received: number,
 *   presence: Presence | null,
 *   connection: 'connecting' | 'open' | 'lost',
 *   pending: Pending | null,
 *   chosen: string | null,
 *   premove: string | null,
 *   hint: { label: string, reason: string, turns: import('../wire.js').LineTurn[], score: number, plies: number } | null,
 *   thinking: boolean,
 *   problem: Problem | null,
 *   event: RoomEvent | null,
 * }} PlayState
 *   `received`: when the newest state came, for clocks; `chosen`: a move that awaits confirmation; `thinking`: a hint was requested
 *
 * @typedef {(ToPlayer & { v: number, now: number })
 *   | { t: 'local-connection', to: PlayState['connection'] }
 *   | { t: 'local-play', choice: Choice }
 *   | { t: 'local-choose', label: string | null }
 *   | { t: 'local-premove', label: string | null }
 *   | { t: 'local-view', plies: number | null }
 *   | { t: 'local-landed', plies: number }
 *   | { t: 'local-ask-hint' }
 *   | { t: 'local-hide-hint' }
 *   | { t: 'local-forget-problem' }} PlayMessage
 *
 * @typedef {{ do: 'send', message: FromPlayer, v: number }
 *   | import('../walk/cursor.js').Motion
 *   | { do: 'refresh' }
 *   | { do: 'hint' }
 *   | { do: 'toss' }
 *   | { do: 'turn' }
 *   | { do: 'end' }
 *   | { do: 'follow', room: string }} Effect
 *   `refresh`: the board is to be brought up to date when nothing moves any more
 */

import { AT_START, atOnce, followsLine, grow, isAtRest, land, view, wantedOf } from '../walk/cursor.js';

/** @type {PlayState} */
export const START = {
  ...AT_START,
  room: null,
  v: -1,
  received: 0,
  presence: null,
  connection: 'connecting',
  pending: null,
  chosen: null,
  premove: null,
  hint: null,
  thinking: false,
  problem: null,
  event: null,
};

/**
 * @param {PlayState} state
 * @param {PlayMessage} message
 * @returns {{ state: PlayState, effects: Effect[] }}
 */
export function reduce(state, message) {
  switch (message.t) {
    case 'state': return receive(state, message.d.room, message.d.event, message.v, message.now);
    case 'presence': return only({ ...state, presence: message.d });
    case 'hint': return only({ ...state, thinking: false, hint: { ...message.d, plies: plies(state) } });
    case 'refused': return refuse(state, message.d);
    // The socket has made a whole state of it, unless it came before the first.
    case 'moved':
    case 'pong': return only(state);
    case 'local-connection': return only({ ...state, connection: message.to });
    case 'local-play': return play(state, message.choice);
    case 'local-choose': return only({ ...state, chosen: message.label });
    case 'local-premove': return only({ ...state, premove: message.label });
    case 'local-view': return look(state, message.plies);
    case 'local-landed': return only({ ...state, ...land(state, message.plies, withPending(state)) });
    case 'local-hide-hint': return only({ ...state, hint: null });
    case 'local-ask-hint': return { state: { ...state, thinking: true, hint: null }, effects: [{ do: 'hint' }] };
    case 'local-forget-problem': return only({ ...state, problem: null });
  }
}

/** How many plies stand on the board as it is known. @param {PlayState} state */
export function plies(state) {
  return state.room?.moves.length ?? 0;
}

/** The reader's sides: none for a spectator, both for pass and play. @param {PlayState} state @returns {('S' | 'N')[]} */
export function ownSides(state) {
  if (!state.room) return [];
  return /** @type {('S' | 'N')[]} */ (['S', 'N']).filter((_, number) => state.room?.seats[number].yours);
}

/** The reader's side, where it is one: 0 for South, 1 for North. @param {PlayState} state @returns {0 | 1 | null} */
export function ownSide(state) {
  const own = ownSides(state);
  return own.length === 1 ? (own[0] === 'S' ? 0 : 1) : null;
}

/** Whether the reader is to move now. Nothing can be chosen while a seat is free or a coin is in the air. @param {PlayState} state */
export function isOwnTurn(state) {
  const { room } = state;
  return room !== null && room.ending === null && state.pending === null && room.look.choices.length > 0
    && ownSides(state).includes(room.look.board.side);
}

/** Whether the game waits for an opponent. @param {PlayState} state */
export function isWaitingForPlayer(state) {
  return state.room !== null && state.room.ending === null && state.room.seats.some(({ kind }) => kind === 'open');
}

/** Whether the board shows the newest position. @param {PlayState} state */
export function isLive(state) {
  return followsLine(state, plies(state));
}

/** How many plies have been played, a move that is not yet confirmed among them. @param {PlayState} state */
function withPending(state) {
  return plies(state) + (state.pending ? 1 : 0);
}

/** How many plies the board is to show. @param {PlayState} state */
export function wanted(state) {
  return wantedOf(state, withPending(state));
}

/** Whether the board shows at rest what it is to show. @param {PlayState} state */
export function isSettled(state) {
  return isAtRest(state, withPending(state));
}

/** Whether one person plays: against the computer, or on both sides. @param {PlayState} state */
export function isAlone(state) {
  return state.room !== null && !state.room.between_people;
}

/**
 * @param {PlayState} state
 * @param {RoomState} room
 * @param {RoomEvent | null} event
 * @param {number} v
 * @param {number} now
 */
function receive(state, room, event, v, now) {
  // What was sent before something that is already known says nothing new.
  if (v < state.v) return only(state);
  const before = state.room;
  /** @type {PlayState} */
  let next = {
    ...state,
    room,
    v,
    received: now,
    event,
    thinking: false,
    hint: state.hint && state.hint.plies === room.moves.length ? state.hint : null,
    chosen: room.look.choices.some(({ label }) => label === state.chosen) ? state.chosen : null,
  };
  /** @type {Effect[]} */
  const effects = [];
  const known = state.pending ? [...(before?.moves ?? []), state.pending.choice.label] : before?.moves ?? [];
  const goesOn = before !== null && startsWith(room.moves, known);
  next = { ...next, pending: goesOn || before === null ? null : stillPending(state, room, v) };
  if (before === null) {
    next = rested(next);
    effects.push({ do: 'show' });
    if (room.tossed !== null && room.moves.length === 0) effects.push({ do: 'toss' });
  } else if (goesOn && room.moves.length > known.length) {
    const { cursor, motion } = grow(next, known.length, room.moves.length);
    next = { ...next, ...cursor };
    if (motion) effects.push(motion);
  } else if (!goesOn && next.pending === null) {
    // A move was taken back or refused: what is shown is what stands.
    next = rested({ ...next, viewed: null, premove: null });
    effects.push({ do: 'show' });
  } else {
    effects.push({ do: 'refresh' });
  }
  if (event?.kind === 'toss') effects.push({ do: 'toss' });
  if (room.ending !== null && before !== null && before.ending === null) effects.push({ do: 'end' });
  if (room.ending !== null) next = { ...next, premove: null, chosen: null };
  if (event?.kind === 'rematch') effects.push({ do: 'follow', room: event.room });
  return playPremove(next, effects, before);
}

/**
 * A state that the server sent before it saw the move leaves the move standing; one that knows of it and has it not, does not.
 * @param {PlayState} state
 * @param {RoomState} room
 * @param {number} v
 */
function stillPending(state, room, v) {
  return state.pending && v === state.pending.v && room.moves.length === state.pending.plies ? state.pending : null;
}

/**
 * At the turn that a premove waited for it is played if it is legal, and forgotten if not.
 * @param {PlayState} state
 * @param {Effect[]} effects
 * @param {RoomState | null} before
 */
function playPremove(state, effects, before) {
  if (!isOwnTurn(state)) return { state, effects };
  const turned = before !== null && before.moves.length < plies(state) && before.look.board.side !== state.room?.look.board.side;
  if (state.premove === null) return { state, effects: turned ? [...effects, /** @type {Effect} */ ({ do: 'turn' })] : effects };
  const choice = premoved(state.room?.look.choices ?? [], state.premove);
  const next = { ...state, premove: null };
  if (!choice) return { state: next, effects: [...effects, /** @type {Effect} */ ({ do: 'turn' })] };
  const played = play(next, choice);
  return { state: played.state, effects: [...effects, ...played.effects] };
}

/** The move that a pit chosen ahead means: its only one, or the one that is written without a direction. @param {Choice[]} choices @param {string} pit */
function premoved(choices, pit) {
  const moves = choices.filter(({ label }) => label.replace(/[<>:].*$/, '') === pit);
  return moves.length === 1 ? moves[0] : moves.find(({ label }) => label === pit);
}

/**
 * A move is shown at once and sent; the server has the last word.
 * @param {PlayState} state
 * @param {Choice} choice
 * @returns {{ state: PlayState, effects: Effect[] }}
 */
function play(state, choice) {
  if (!isOwnTurn(state) || !isLive(state)) return only(state);
  const pending = { choice, v: state.v, plies: plies(state) };
  return {
    state: { ...state, pending, chosen: null, hint: null, problem: null, viewed: null },
    effects: [send(state, { t: 'move', d: choice.label }), { do: 'sow', from: pending.plies, to: pending.plies + 1 }],
  };
}

/** @param {PlayState} state @param {Problem} problem @returns {{ state: PlayState, effects: Effect[] }} */
function refuse(state, problem) {
  const next = { ...state, problem, thinking: false, pending: null, premove: null };
  return state.pending ? { state: rested(next), effects: [{ do: 'show' }] } : only(next);
}

/** @param {PlayState} state @param {number | null} to @returns {{ state: PlayState, effects: Effect[] }} */
function look(state, to) {
  const { cursor, motion } = view(state, to, plies(state));
  return motion ? { state: { ...state, ...cursor, chosen: null }, effects: [motion] } : only(state);
}

/** The board is set without motion. @param {PlayState} state @returns {PlayState} */
function rested(state) {
  return { ...state, ...atOnce(state, withPending(state)), landed: plies(state) };
}

/** @param {PlayState} state @param {FromPlayer} message @returns {Effect} */
function send(state, message) {
  return { do: 'send', message, v: state.v };
}

/** @param {PlayState} state @returns {{ state: PlayState, effects: Effect[] }} */
function only(state) {
  return { state, effects: [] };
}

/** @param {string[]} list @param {string[]} beginning */
function startsWith(list, beginning) {
  return beginning.every((move, number) => list[number] === move);
}
