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
    /** The newest version that was seen: what a message is said about. */
    this.v = -1;
    /** The room as it was last told. @type {RoomState | null} */
    this.room = null;
  }

  /**
   * A ply is told without what it leaves as it was: here it becomes the whole room again, so that nobody else needs to know.
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
   * Sends if it can be sent now. Nothing is kept for later: a late move would be refused anyway.
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
function whole(message, before) {
  if (message.t !== 'moved' || !before) return message;
  const { event, written, told, ...now } = message.d;
  const room = withPly(before, event, { written, told });
  return { t: 'state', d: { event, room: { ...room, ...now, offers: [] } }, v: message.v };
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
