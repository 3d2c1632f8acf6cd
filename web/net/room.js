/**
 * The socket of a room: comes back by itself when it is lost, waits longer each time, and is closed with its page.
 *
 * @typedef {import('../wire.d.ts').ToPlayer} ToPlayer
 * @typedef {import('../wire.d.ts').FromPlayer} FromPlayer
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {Exclude<ToPlayer, { t: 'moved' }> & { v: number }} Told What the page hears: rooms come whole.
 * @typedef {import('../wire.d.ts').Event} Event
 * @typedef {{
 *   message: (message: Told) => void,
 *   connection: (to: 'connecting' | 'open' | 'lost') => void,
 * }} RoomEvents
 */

/** Between tries to come back: the first, and the longest, in milliseconds. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A quiet socket may be dead without knowing it: it is asked, and given up when nothing comes back. */
const ASK_EVERY = 20_000;

export class RoomSocket {
  /**
   * @param {string} id
   * @param {{ seat: string | null, watch: string | null }} tokens
   * @param {AbortSignal} signal
   */
  constructor(id, tokens, signal) {
    this.id = id;
    this.tokens = tokens;
    this.signal = signal;
    /** What came before anyone listened. @type {((on: RoomEvents) => void)[]} */
    this.early = [];
    /** @type {RoomEvents} */
    this.on = {
      message: (message) => this.early.push((on) => on.message(message)),
      connection: (to) => this.early.push((on) => on.connection(to)),
    };
    /** The newest version that was seen: what a message is said about. */
    this.v = -1;
    /** The room as it was last told. @type {RoomState | null} */
    this.room = null;
    this.tries = 0;
    this.heard = true;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    this.asking = setInterval(() => this.ask(), ASK_EVERY);
    signal.addEventListener('abort', () => this.leave());
    addEventListener('online', () => this.comeBack(), { signal });
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.comeBack(); }, { signal });
    this.open();
  }

  /** Tells from now on, and what has come already. @param {RoomEvents} on */
  listen(on) {
    this.on = on;
    this.early.splice(0).forEach((tell) => tell(on));
  }

  /**
   * Sends if it can be sent now. Nothing is kept for later: a late move would be refused anyway.
   * @param {FromPlayer} message
   * @param {number} v
   * @returns {boolean}
   */
  send(message, v = this.v) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ ...message, v }));
    return true;
  }

  open() {
    this.on.connection('connecting');
    const address = new URL(`/api/rooms/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    for (const [name, token] of Object.entries(this.tokens)) if (token) address.searchParams.set(name, token);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.tries = 0;
      this.heard = true;
      this.on.connection('open');
    });
    socket.addEventListener('message', ({ data }) => {
      this.heard = true;
      const message = this.whole(JSON.parse(data));
      // What follows on nothing cannot be shown: a new socket begins with the whole room.
      if (!message) return socket.close();
      if (message.t === 'state') {
        this.v = Math.max(this.v, message.v);
        this.room = message.d.room;
      }
      if (!this.signal.aborted) this.on.message(message);
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket && !this.signal.aborted) this.lose();
    });
  }

  /**
   * A ply is told without what it leaves as it was: here it becomes the whole room again, so that nobody else needs to know.
   * @param {ToPlayer & { v: number }} message
   * @returns {Told | null}
   */
  whole(message) {
    if (message.t !== 'moved') return message;
    if (!this.room) return null;
    const { event, written, told, ...now } = message.d;
    const room = withPly(this.room, event, { written, told });
    return { t: 'state', d: { event, room: { ...room, ...now, offers: [] } }, v: message.v };
  }

  lose() {
    this.socket = null;
    this.on.connection('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.waiting);
    // Not all at the same moment, when a server comes back.
    this.waiting = setTimeout(() => this.open(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** Tries at once: the network, or the reader, is back. */
  comeBack() {
    if (this.socket || this.signal.aborted) return;
    clearTimeout(this.waiting);
    this.tries = 0;
    this.open();
  }

  ask() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (!this.heard) {
      const dead = this.socket;
      this.lose();
      dead.close();
      return;
    }
    this.heard = false;
    this.send({ t: 'ping' });
  }

  leave() {
    clearInterval(this.asking);
    clearTimeout(this.waiting);
    this.socket?.close();
    this.socket = null;
  }
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
