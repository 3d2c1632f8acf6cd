/**
 * A socket that reconnects when it is lost, waits longer each time, and closes with its page. Messages are JSON.
 *
 * @template {object} Incoming
 * @typedef {{ message: (message: Incoming) => void, connection: (to: 'connecting' | 'open' | 'lost') => void }} ChannelEvents
 */

import { hasServer } from './place.js';

/**
 * The parts of a browser that a channel uses. Tests pass their own.
 * @typedef {object} Host
 * @property {new (address: URL) => WebSocket} WebSocket
 * @property {{ href: string }} location
 * @property {EventTarget & { hidden: boolean }} document
 * @property {(type: string, listener: () => void, options: { signal: AbortSignal }) => void} addEventListener
 */

/** `WebSocket.OPEN`. */
const OPEN = 1;
/** The first and the longest delay between reconnects, in milliseconds. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A socket that is not open after this time is given up, in milliseconds. */
const OPENS_WITHIN = 15_000;
/** A silent socket may be dead: the page pings it and closes it if no answer comes. */
const ASK_EVERY = 20_000;

/** @template {object} Incoming */
export class Channel {
  /**
   * @param {string} path with its query
   * @param {AbortSignal} signal
   * @param {{ pings?: boolean, wanted?: () => boolean, host?: Host }} [options] whether the server answers pings, and when a connection is needed
   */
  constructor(path, signal, { pings = true, wanted = () => true, host = globalThis } = {}) {
    this.host = host;
    this.path = path;
    this.signal = signal;
    this.wanted = wanted;
    /** Messages that arrived before a listener was set. @type {((on: ChannelEvents<Incoming>) => void)[]} */
    this.early = [];
    /** @type {ChannelEvents<Incoming>} */
    this.on = {
      message: (message) => this.early.push((on) => on.message(message)),
      connection: (to) => this.early.push((on) => on.connection(to)),
    };
    this.tries = 0;
    this.heard = true;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    this.asking = pings ? setInterval(() => this.ask(), ASK_EVERY) : undefined;
    signal.addEventListener('abort', () => this.leave());
    host.addEventListener('online', () => this.comeBack(), { signal });
    host.document.addEventListener('visibilitychange', () => { if (!host.document.hidden) this.comeBack(); }, { signal });
    this.comeBack();
  }

  /** Tells from now on, and what has come already. @param {ChannelEvents<Incoming>} on */
  listen(on) {
    this.on = on;
    this.early.splice(0).forEach((tell) => tell(on));
  }

  /** A message as the page receives it. @param {Incoming} message @returns {Incoming} */
  read(message) {
    return message;
  }

  /**
   * Sends the message if the socket is open. Nothing is queued.
   * @param {object} message
   * @returns {boolean}
   */
  post(message) {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  open() {
    this.on.connection('connecting');
    const address = new URL(this.path, this.host.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new this.host.WebSocket(address);
    this.socket = socket;
    // A server that accepts connections but does not answer would keep it waiting for minutes.
    const late = setTimeout(() => this.giveUp(socket), OPENS_WITHIN);
    socket.addEventListener('open', () => {
      clearTimeout(late);
      this.tries = 0;
      this.heard = true;
      this.on.connection('open');
    });
    socket.addEventListener('message', ({ data }) => {
      this.heard = true;
      const message = this.read(JSON.parse(data));
      if (!this.signal.aborted) this.on.message(message);
    });
    socket.addEventListener('close', () => {
      clearTimeout(late);
      if (this.socket === socket && !this.signal.aborted) this.lose();
    });
  }

  lose() {
    this.socket = null;
    this.on.connection('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.waiting);
    // Random delays, so that clients do not all reconnect at the same moment.
    this.waiting = setTimeout(() => { if (this.wanted()) this.open(); }, wait * (0.7 + 0.6 * Math.random()));
  }

  /** Connects at once if a connection is needed and missing, when the network or the reader is back. */
  comeBack() {
    if (!hasServer() || this.socket || this.signal.aborted || !this.wanted()) return;
    clearTimeout(this.waiting);
    this.tries = 0;
    this.open();
  }

  ask() {
    if (this.socket?.readyState !== OPEN) return;
    if (!this.heard) return this.giveUp(this.socket);
    this.heard = false;
    this.post({ t: 'ping' });
  }

  /** @param {WebSocket} dead */
  giveUp(dead) {
    if (this.socket !== dead) return;
    this.lose();
    dead.close();
  }

  leave() {
    clearInterval(this.asking);
    clearTimeout(this.waiting);
    this.socket?.close();
    this.socket = null;
  }
}
