/**
 * The socket that shows the lobby, games to watch and a tournament live.
 *
 * @import { ToVisitor } from '../wire.js'
 */
import { Channel } from './channel.js';
import { lobbySocket } from './client.js';

/**
 * Subscribes to the lobby, games to watch or a tournament while a page is shown.
 *
 * @param {{ lobby?: boolean, playing?: boolean, arena?: string }} looks
 * @param {AbortSignal} signal
 * @returns {Channel<ToVisitor>}
 */
export const visit = ({ lobby, playing, arena }, signal) =>
  new Channel(lobbySocket({ lobby: lobby ? '1' : '', playing: playing ? '1' : '', arena }), signal);
