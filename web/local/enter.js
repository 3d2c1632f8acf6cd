/**
 * Enters a room, wherever it is: on the server, or in this page.
 */
import { RoomSocket } from '../net/room.js';
import { isLocal, openLocalRoom } from './rooms.js';

/**
 * @param {string} id
 * @param {{ seat: string | null, watch: string | null }} tokens
 * @param {AbortSignal} signal when to leave
 * @returns {Pick<RoomSocket, 'listen' | 'send'>}
 */
export const enterRoom = (id, tokens, signal) => (isLocal(id) ? openLocalRoom(id, signal) : new RoomSocket(id, tokens, signal));
