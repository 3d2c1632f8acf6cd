/**
 * The socket of a room.
 *
 * @typedef {import('../wire.d.ts').ToPlayer} ToPlayer
 * @typedef {import('../wire.d.ts').FromPlayer} FromPlayer
 */
import { Channel } from './channel.js';

/** @extends {Channel<ToPlayer & { v: number }>} */
export class RoomSocket extends Channel {
  /**
   * @param {string} id
   * @param {{ seat: string | null, watch: string | null }} tokens
   * @param {AbortSignal} signal
   */
  constructor(id, tokens, signal) {
    super(`/api/rooms/${encodeURIComponent(id)}/socket`, tokens, signal);
    /** The newest version that was seen: what a message is said about. */
    this.v = -1;
  }

  /** @param {ToPlayer & { v: number }} message */
  note(message) {
    if (message.t === 'state') this.v = Math.max(this.v, message.v);
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
