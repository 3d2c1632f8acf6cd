/** A room in the page: it speaks as a server's socket does, keeps every event, and lets the computer move. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LocalRoom } from '../local/room.js';
import { LocalStore, memoryTable } from '../local/store.js';

/** @import { SoloAnswer, SoloGame, ToPlayer } from '../wire.js' */

/** @returns {SoloGame} */
const game = () => ({
  id: 'local-1', game: 'kalah', changes: [], seats: [{ kind: 'me' }, { kind: 'computer', player: 'level:3' }], toss: false, start: null, moves: [],
  control: { kind: 'none' }, points: [0, 0], created: 1, events: [],
});

/** A state as the engine tells it, with as many moves. @param {string[]} moves @returns {ToPlayer} */
const state = (moves) => /** @type {any} */ ({ t: 'state', d: { event: null, room: { v: moves.length, game: 'kalah', changes: [], start: 'start', moves } } });

/**
 * An engine that lets South play anything and answers with the computer's move "c".
 *
 * @param {{ moves?: (position: any) => Promise<string>, refusal?: () => Promise<any> }} [how]
 */
function engine({ moves = async () => 'c', refusal = async () => null } = {}) {
  /** @type {any[]} */
  const asked = [];
  return {
    asked,
    /** @param {any} body @returns {Promise<SoloAnswer>} */
    async act({ game: kept, now, act }) {
      asked.push(act.kind);
      const before = kept.events.map((/** @type {any} */ each) => each.event.label);
      const label = act.kind === 'say' ? act.message.d : act.kind === 'thought' ? act.label : null;
      const after = label === null ? before : [...before, label];
      const events = label === null ? [] : [{ at: now, event: { kind: /** @type {const} */ ('move'), label, side: 'S' }, left: null }];
      const isComputers = after.length % 2 === 1;
      return {
        events, told: [state(after)], hint: act.kind === 'say' && act.message.t === 'hint', flags_at: null, next: null,
        think: isComputers ? { v: after.length, player: 'level:3', seed: 1, millis: null } : null,
      };
    },
    move: (/** @type {any} */ _, /** @type {any} */ position) => moves(position),
    hint: async () => null,
    refusal,
  };
}

/** @param {ReturnType<typeof engine>} made */
async function room(made) {
  const store = new LocalStore({ games: memoryTable(), rules: memoryTable() });
  await store.addGame(game());
  const leave = new AbortController();
  after(() => leave.abort());
  const entered = new LocalRoom('local-1', leave.signal, { store, engine: made, newId: () => 'local-2', busy: () => ({ code: 'busy', message: 'busy' }) });
  /** @type {any[]} */
  const heard = [];
  /** @type {string[]} */
  const connections = [];
  entered.listen({ message: (message) => heard.push(message), connection: (to) => connections.push(to) });
  return { room: entered, store, heard, connections, leave };
}

/** @param {() => boolean} condition */
async function until(condition) {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(condition());
}

test('entering opens the connection and tells the state', async () => {
  const { heard, connections } = await room(engine());
  await until(() => heard.length > 0);
  assert.deepEqual(connections, ['open']);
  assert.equal(heard[0].t, 'state');
  assert.equal(heard[0].v, 0);
});

test('the computer answers a move, and both are stored', async () => {
  const { room: entered, store, heard } = await room(engine());
  assert.equal(entered.send({ t: 'move', d: 'a' }), true);
  await until(() => heard.some(({ v }) => v === 2));
  const kept = await store.games.get('local-1');
  assert.deepEqual(kept?.events.map(({ event }) => event.kind === 'move' && event.label), ['a', 'c']);
  assert.equal(entered.v, 2);
});

test('a move of another tab is shown instead of one that came too late', async () => {
  const made = engine({ moves: () => new Promise(() => {}) });
  const { room: entered, store, heard } = await room(made);
  await until(() => heard.length > 0);
  const kept = /** @type {SoloGame} */ (await store.games.get('local-1'));
  await store.append(kept, [{ at: 5, event: { kind: 'move', label: 'b', side: 'S' }, left: null }]);
  entered.send({ t: 'move', d: 'a' });
  await until(() => heard.length > 1);
  assert.deepEqual(heard.at(-1).d.room.moves, ['b']);
  assert.equal((await store.games.get('local-1'))?.events.length, 1);
});

test('the computer rests while the reader plays a person, and says so once', async () => {
  const { room: entered, heard } = await room(engine({ refusal: async () => ({ code: 'refused', message: 'the engine rests' }) }));
  entered.send({ t: 'move', d: 'a' });
  await until(() => heard.some(({ t }) => t === 'refused'));
  assert.equal(heard.filter(({ t }) => t === 'refused').length, 1);
  assert.equal(entered.v, 1);
});

test('a hint that the engine has not found is refused, not awaited for ever', async () => {
  const { room: entered, heard } = await room({ ...engine(), act: async () => ({ events: [], told: [state([])], think: null, hint: true, flags_at: null, next: null }) });
  entered.send({ t: 'hint' });
  await until(() => heard.some(({ t }) => t === 'refused'));
  assert.equal(heard.at(-1).d.code, 'busy');
});

test('a page that was left gets no reports', async () => {
  /** @type {(label: string) => void} */
  let answer = () => {};
  const { room: entered, heard, leave } = await room(engine({ moves: () => new Promise((resolve) => { answer = resolve; }) }));
  entered.send({ t: 'move', d: 'a' });
  await until(() => heard.some(({ v }) => v === 1));
  leave.abort();
  answer('c');
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.ok(heard.every(({ v }) => v < 2));
});
