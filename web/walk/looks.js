/**
 * The positions of a game by ply, and how each ply was sown. Each is requested once. In a room the server sends both with every
 * move, so this requests only plies that were played before the page opened, or while it was disconnected.
 *
 * @typedef {import('../wire.d.ts').Board} Board
 * @typedef {import('../wire.d.ts').Look} Look
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').Sowing} Sowing
 *
 * @typedef {Pick<RoomState, 'game' | 'changes' | 'start' | 'moves'>} Line a game so far; an empty start is that of the rules
 * @typedef {{ board: Board, sowing: Sowing, to: Board }} Ply a ply with the positions before and after it
 */

import { look } from '../net/client.js';

/** A long game's positions are not all kept. */
const MOST = 400;

export class Looks {
  /** @param {typeof look} ask requests a position from the server */
  constructor(ask = look) {
    this.ask = ask;
    /** Positions by the moves that lead to them. @type {Map<string, Board>} */
    this.boards = new Map();
    /** The last ply of each of these lines. @type {Map<string, Sowing>} */
    this.sowings = new Map();
    /** Requests that are under way or were answered. @type {Map<string, Promise<Look>>} */
    this.asked = new Map();
  }

  /** Keeps the position and the last ply of a state that the server sent. @param {RoomState} room */
  note(room) {
    const key = keyOf(room, room.moves.length);
    keep(this.boards, key, room.look.board);
    if (room.sowing) keep(this.sowings, key, room.sowing);
  }

  /** The position after so many plies. @param {Line} line @param {number} plies @returns {Promise<Board>} */
  async board(line, plies) {
    return this.boards.get(keyOf(line, plies)) ?? (await this.request(line, plies)).board;
  }

  /** The ply with that number; null if the server does not know it. @param {Line} line @param {number} number @returns {Promise<Ply | null>} */
  async ply(line, number) {
    const [before, after] = [number, number + 1].map((plies) => this.boards.get(keyOf(line, plies)));
    const sowing = this.sowings.get(keyOf(line, number + 1));
    if (before && after && sowing) return { board: before, sowing, to: after };
    const { board, choices } = await this.request(line, number);
    const choice = choices.find(({ label }) => label === line.moves[number]);
    return choice ? { board, sowing: choice.sowing, to: choice.to } : null;
  }

  /** How the ply with that number was sown. @param {Line} line @param {number} number @returns {Promise<Sowing | null>} */
  async sowing(line, number) {
    return this.sowings.get(keyOf(line, number + 1)) ?? (await this.ply(line, number))?.sowing ?? null;
  }

  /** The position after so many plies, with its legal moves. @param {Line} line @param {number} plies @returns {Promise<Look>} */
  request(line, plies) {
    const key = keyOf(line, plies);
    const known = this.asked.get(key);
    if (known) return known;
    const { game, changes, start, moves } = line;
    const asked = this.ask({ game, changes, position: start || null, moves: moves.slice(0, plies) });
    // A failed request may succeed the next time.
    asked.catch(() => this.asked.delete(key));
    keep(this.asked, key, asked);
    return asked;
  }
}

/** @param {Line} line @param {number} plies */
function keyOf(line, plies) {
  return [line.start, ...line.moves.slice(0, plies)].join(' ');
}

/** @template T @param {Map<string, T>} map @param {string} key @param {T} value */
function keep(map, key, value) {
  if (map.size >= MOST && !map.has(key)) {
    const [oldest] = map.keys();
    map.delete(oldest);
  }
  map.set(key, value);
}
