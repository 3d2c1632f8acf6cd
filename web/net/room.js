/**
 * The socket of a room.
 *
 * @typedef {import('../wire.d.ts').ToPlayer} ToPlayer
 * @typedef {import('../wire.d.ts').FromPlayer} FromPlayer
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').Event} Event
 */
import { Channel } from './channel.js';
import { roomSocket } from './client.js';

/** @extends {Channel<ToPlayer & { v: number }>} */
export class RoomSocket extends Channel {
  /**
   * @param {string} id
   * @param {{ seat: string | null, watch: string | null }} tokens
   * @param {AbortSignal} signal
   */
  constructor(id, tokens, signal) {
    super(roomSocket(id, tokens), signal);
    /** The newest version received, to which sent messages refer. */
    this.v = -1;
    /** The room as last received. @type {RoomState | null} */
    this.room = null;
  }

  /**
   * The server sends only what a ply changes. This rebuilds the whole room, so that no other module needs to.
   * @param {ToPlayer & { v: number }} told
   * @returns {ToPlayer & { v: number }}
   */
  read(told) {
    const message = whole(told, this.room);
    if (message.t === 'state') {
      this.v = Math.max(this.v, message.v);
      this.room = message.d.room;
    }
    return message;
  }

  /**
   * Sends the message if the socket is open. Nothing is queued: the server would refuse a late move anyway.
   * @param {FromPlayer} message
   * @param {number} v
   * @returns {boolean}
   */
  send(message, v = this.v) {
    return this.post({ ...message, v });
  }
}

/**
 * @param {ToPlayer & { v: number }} message
 * @param {RoomState | null} before
 * @returns {ToPlayer & { v: number }}
 */
export function whole(message, before) {
  if (message.t !== 'moved' || !before) return message;
  const { event, written, told, ...now } = message.d;
  const room = withPly(before, event, { written, told });
  // The server does not repeat the steps of a move that it listed as legal.
  const listed = event.kind === 'move' ? before.look.choices.find(({ label }) => label === event.label) : undefined;
  const sowing = now.sowing ?? listed?.sowing;
  return { t: 'state', d: { event, room: { ...room, ...now, sowing, offers: [] } }, v: message.v };
}

/**
 * A room with one more ply in its lists.
 * @param {RoomState} room
 * @param {Event} event
 * @param {{ written: string, told: string }} ply
 * @returns {RoomState}
 */
function withPly(room, event, { written, told }) {
  if (event.kind !== 'move') return room;
  return {
    ...room,
    moves: [...room.moves, event.label],
    movers: [...room.movers, /** @type {'S' | 'N'} */ (event.side)],
    written: [...room.written, written],
    told: [...room.told, told],
  };
}
