import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Channel } from '../net/channel.js';

/** A socket that the test opens, answers and closes. */
class FakeSocket extends EventTarget {
  /** @param {URL} address */
  constructor(address) {
    super();
    this.address = String(address);
    this.readyState = 0;
    /** @type {string[]} */
    this.sent = [];
    FakeSocket.made.push(this);
  }

  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  /** @param {unknown} message */
  say(message) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(text);
  }

  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}
/** @type {FakeSocket[]} */
FakeSocket.made = [];

/**
 * A channel with what it has told, in a browser whose clock the test moves.
 * @param {import('node:test').TestContext} context
 * @param {{ pings?: boolean, wanted?: () => boolean }} [options]
 */
function made(context, options) {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  FakeSocket.made = [];
  const leave = new AbortController();
  context.after(() => {
    leave.abort();
    mock.timers.reset();
  });
  const network = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const host = {
    WebSocket: /** @type {any} */ (FakeSocket), location: { href: 'https://sower.example/play/1' }, document,
    addEventListener: network.addEventListener.bind(network),
  };
  const channel = new Channel('/api/socket?x=1', leave.signal, { ...options, host });
  /** @type {unknown[]} */
  const told = [];
  const listen = () => channel.listen({ message: (message) => told.push(message), connection: (to) => told.push(to) });
  return { channel, told, listen, leave, network, document, sockets: FakeSocket.made };
}

test('what comes before anything listens is told afterwards, in order', (context) => {
  const { told, listen, sockets } = made(context);
  assert.equal(sockets[0].address, 'wss://sower.example/api/socket?x=1');
  sockets[0].open();
  sockets[0].say({ v: 1 });
  assert.deepEqual(told, []);
  listen();
  sockets[0].say({ v: 2 });
  assert.deepEqual(told, ['connecting', 'open', { v: 1 }, { v: 2 }]);
});

test('a message is sent only over an open socket', (context) => {
  const { channel, sockets } = made(context);
  assert.equal(channel.post({ t: 'move' }), false);
  sockets[0].open();
  assert.equal(channel.post({ t: 'move' }), true);
  assert.deepEqual(sockets[0].sent, ['{"t":"move"}']);
});

test('a lost socket is opened again, later each time, but never later than 20 seconds', (context) => {
  const { told, listen, sockets } = made(context);
  listen();
  for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
    const before = sockets.length;
    sockets[before - 1].close();
    mock.timers.tick(Math.floor(wait * 0.7) - 1);
    assert.equal(sockets.length, before, `sooner than 0.7 × ${wait} ms`);
    mock.timers.tick(Math.ceil(wait * 0.6) + 2);
    assert.equal(sockets.length, before + 1, `later than 1.3 × ${wait} ms`);
  }
  assert.deepEqual(told.slice(0, 4), ['connecting', 'lost', 'connecting', 'lost']);
});

test('a connection that was made starts the delays anew', (context) => {
  const { sockets } = made(context);
  sockets[0].close();
  mock.timers.tick(600);
  sockets[1].close();
  mock.timers.tick(1100);
  sockets[2].open();
  sockets[2].close();
  mock.timers.tick(600);
  assert.equal(sockets.length, 4);
});

test('when the network or the reader is back, a lost socket is opened at once and an open one is kept', (context) => {
  const { sockets, network, document } = made(context);
  sockets[0].close();
  network.dispatchEvent(new Event('online'));
  assert.equal(sockets.length, 2);
  sockets[1].close();
  document.hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(sockets.length, 2, 'a hidden page waits');
  document.hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(sockets.length, 3);
  sockets[2].open();
  network.dispatchEvent(new Event('online'));
  assert.equal(sockets.length, 3);
});

test('a silent socket is asked, and replaced if it does not answer', (context) => {
  const { told, listen, sockets } = made(context);
  listen();
  sockets[0].open();
  mock.timers.tick(20_000);
  assert.deepEqual(sockets[0].sent, ['{"t":"ping"}']);
  sockets[0].say({ t: 'pong' });
  mock.timers.tick(20_000);
  assert.equal(sockets[0].sent.length, 2);
  mock.timers.tick(20_000);
  assert.equal(sockets[0].readyState, 3);
  assert.deepEqual(told, ['connecting', 'open', { t: 'pong' }, 'lost']);
  mock.timers.tick(600);
  assert.equal(sockets.length, 2);
});

test('a server that does not answer pings is not asked', (context) => {
  const { sockets } = made(context, { pings: false });
  sockets[0].open();
  mock.timers.tick(100_000);
  assert.deepEqual(sockets[0].sent, []);
  assert.equal(sockets[0].readyState, 1);
});

test('nothing is connected while no connection is wanted', (context) => {
  let wanted = false;
  const { channel, sockets } = made(context, { wanted: () => wanted });
  assert.equal(sockets.length, 0);
  wanted = true;
  channel.comeBack();
  assert.equal(sockets.length, 1);
  wanted = false;
  sockets[0].close();
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
});

test('a page that is left closes its socket and hears nothing more', (context) => {
  const { told, listen, leave, network, sockets } = made(context);
  listen();
  sockets[0].open();
  leave.abort();
  assert.equal(sockets[0].readyState, 3);
  sockets[0].say({ v: 1 });
  network.dispatchEvent(new Event('online'));
  mock.timers.tick(100_000);
  assert.equal(sockets.length, 1);
  assert.deepEqual(told, ['connecting', 'open']);
});

test('a socket that does not open is given up, and another one is tried', (context) => {
  const { told, listen, sockets } = made(context);
  listen();
  mock.timers.tick(15_000);
  assert.deepEqual([told, sockets[0].readyState], [['connecting', 'lost'], 3]);
  mock.timers.tick(1000);
  assert.equal(sockets.length, 2);
  sockets[1].open();
  mock.timers.tick(15_000);
  assert.equal(sockets[1].readyState, 1);
});
