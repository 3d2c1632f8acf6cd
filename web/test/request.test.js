import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkServer, ServerDown } from '../net/reach.js';
import { answerFirst, fetchJson, Refusal } from '../net/request.js';

/** A server that answers `"server"`, or fails. @param {import('node:test').TestContext} context */
function served(context) {
  /** @type {string[]} */
  const asked = [];
  const server = { isDown: false, asked };
  context.mock.method(globalThis, 'fetch', async (/** @type {string} */ path, /** @type {RequestInit} */ { method }) => {
    if (method !== 'HEAD') asked.push(`${method} ${path}`);
    if (server.isDown) throw new TypeError('Failed to fetch');
    return new Response('"server"');
  });
  context.after(async () => {
    server.isDown = false;
    await checkServer();
    answerFirst(() => null);
  });
  return server;
}

test('the server answers, unless the page does', async (context) => {
  const { asked } = served(context);
  assert.equal(await fetchJson('GET', '/api/me'), 'server');
  answerFirst((_, path) => (path === '/api/own' ? Promise.resolve(new Response('"page"')) : null));
  assert.equal(await fetchJson('GET', '/api/own'), 'page');
  assert.equal(await fetchJson('GET', '/api/me'), 'server');
  assert.deepEqual(asked, ['GET /api/me', 'GET /api/me']);
});

test('without a server the page answers what it can, and the rest is down', async (context) => {
  const server = served(context);
  server.isDown = true;
  answerFirst((_, path, __, isAlone) => (isAlone && path === '/api/me' ? Promise.resolve(new Response('"page"')) : null));
  assert.equal(await fetchJson('GET', '/api/me'), 'page');
  await assert.rejects(fetchJson('GET', '/api/lobby'), ServerDown);
});

test('a server that has failed the page once is not asked a second time for the same', async (context) => {
  const server = served(context);
  answerFirst((_, __, ___, isAlone) => (isAlone ? Promise.resolve(new Response('"page"')) : Promise.reject(new ServerDown())));
  assert.equal(await fetchJson('GET', '/api/me/games'), 'page');
  assert.deepEqual(server.asked, []);
});

test('an engine that fails leaves the answer to the server, and a refusal is an error', async (context) => {
  served(context);
  answerFirst(() => Promise.reject(new Error('no memory')));
  assert.equal(await fetchJson('GET', '/api/me'), 'server');
  answerFirst(async () => new Response('{"code":"not-found","message":"no"}', { status: 404 }));
  await assert.rejects(fetchJson('GET', '/api/me'), (error) => error instanceof Refusal && error.status === 404);
});
