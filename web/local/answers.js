/**
 * Answers requests in the page: always those about its own rooms and rules, and all that it can when no server answers.
 *
 * The other modules ask as if there were a server. Nothing here is about screens.
 *
 * @import { MyGame, RulesText } from '../wire.js'
 */
import { account } from '../account.js';
import { answerLocally, localEngine } from '../engine/local.js';
import { fileAddress, hasServer } from '../net/place.js';
import { askServer } from '../net/reach.js';
import { Refusal } from '../net/request.js';
import { settings } from '../settings.js';
import { language, t } from '../text/index.js';
import { localGames, localRecord, localRoom, newLocalRoom } from './rooms.js';
import { localStore } from './store.js';
import { clearLocalData } from './sync.js';

/** @param {unknown} value */
const json = (value) => new Response(JSON.stringify(value ?? null), { headers: { 'Content-Type': 'application/json' } });

/** Puzzles of the day, and their ratings, depend on the time, which the engine does not know. @param {string} path */
const timed = (path) => `${path}${path.includes('?') ? '&' : '?'}now=${Date.now()}`;

/**
 * Requests that concern only this browser.
 *
 * @type {[RegExp, (found: RegExpExecArray, body: any) => Promise<unknown>][]}
 */
const OWN = [
  [/^GET \/api\/rooms\/(local-\w+)$/, ([, id]) => localRoom(id)],
  // The engine reviews a game that is over; a request means that it is not, or that it cannot.
  [/^GET \/api\/rooms\/local-\w+\/review$/, async () => { throw new Refusal({ code: 'refused', message: t('web-local-no-review') }, 409); }],
];

/**
 * Requests that a server answers where there is one.
 *
 * @type {[RegExp, (found: RegExpExecArray, body: any) => Promise<unknown>][]}
 */
const ALONE = [
  [/^POST \/api\/rooms$/, (_, room) => newLocalRoom(room)],
  [/^GET \/api\/me\/(games|turns|rules)$/, ([, list]) => (list === 'games' ? localGames() : list === 'rules' ? localRules() : Promise.resolve([]))],
  [/^GET \/api\/me$/, async () => me()],
  [/^POST \/api\/me$/, async (_, { name }) => ({ ...me(), name })],
  [/^DELETE \/api\/me$/, () => clearLocalData()],
  [/^GET \/api\/me\/calls$/, async () => ({ turns: 0, challenges: [], live_games: [] })],
  [/^GET \/api\/me\/puzzles$/, async () => ({ streak: { last: null, days: 0, best: 0 }, ratings: [], results: [] })],
];

/** The reader, as far as this browser knows. */
function me() {
  const name = account();
  return { guest: '', name: name || settings().name, language: language(), account: name !== '', bot: false, scopes: null, settings: name ? settings() : null };
}

/** Rules files of this browser, as cards. */
async function localRules() {
  const engine = await localEngine();
  const kept = (await localStore().rules.all()).sort((one, other) => other.used - one.used);
  const cards = await Promise.all(kept.map(async ({ name }) => {
    const answer = await engine?.answer('GET', `/api/games/${name}`);
    return answer?.status === 200 ? JSON.parse(answer.body) : null;
  }));
  return cards.filter((card) => card !== null);
}

/** Keeps a rules file once the engine has found it valid. @param {RulesText} body */
async function keepRules({ text }) {
  const engine = await localEngine();
  if (!engine) throw new Error('this browser cannot run the engine');
  const { status, body } = await engine.answer('POST', '/api/rules', { text });
  if (status === 200) {
    const { name } = JSON.parse(body);
    await localStore().keepRules(name, text);
  }
  return new Response(body, { status });
}

/** Rules that the server keeps are kept here too, for when there is no network. @param {RulesText} body */
async function keepRulesTwice({ text }) {
  const answer = await askServer('/api/rules', {
    method: 'POST', headers: { 'X-Sower': '1', 'Content-Type': 'application/json' }, body: JSON.stringify({ text }),
  });
  if (answer.ok) await localStore().keepRules((await answer.clone().json()).name, text);
  return answer;
}

/** Games of the server, with those of this browser among them. @param {string} path @param {MyGame[]} own */
async function withOwnGames(path, own) {
  const answer = await askServer(path, { headers: { 'X-Sower': '1' } });
  if (!answer.ok) return answer;
  /** @type {MyGame[]} */
  const theirs = await answer.json();
  return json([...own, ...theirs].sort((one, other) => other.at - one.at));
}

/** The sentences of a page without a server. @param {string} tag */
const sentences = (tag) => fetch(fileAddress(`a/lang/${tag}.json`));

/** @param {string} asked @param {unknown} body @param {typeof OWN} routes */
function answered(asked, body, routes) {
  for (const [pattern, answer] of routes) {
    const found = pattern.exec(asked);
    if (found) return answer(found, body).then(json, refused);
  }
  return null;
}

/** @param {unknown} error */
function refused(error) {
  if (error instanceof Refusal) return new Response(JSON.stringify({ code: error.code, message: error.message }), { status: error.status });
  throw error;
}

/** @type {import('../net/request.js').Answerer} */
export function answerHere(method, path, body, serverFails) {
  const isAlone = serverFails || !hasServer();
  const asked = `${method} ${path.split('?')[0]}`;
  const own = answered(asked, body, OWN);
  if (own) return own;
  const record = /^GET \/api\/rooms\/(local-\w+)\/record$/.exec(asked);
  const round = Number(new URLSearchParams(path.split('?')[1] ?? '').get('round')) || null;
  if (record) return localRecord(record[1], round).then((text) => new Response(text), refused);
  if (!isAlone) {
    // A first page of games, on which this browser's own belong.
    if (asked === 'GET /api/me/games' && !path.includes('?')) return localStore().allGames().then(async (games) => {
      if (games.length === 0) throw new Error('the server has all games');
      return withOwnGames(path, await localGames());
    });
    if (asked === 'POST /api/rules') return keepRulesTwice(/** @type {RulesText} */ (body));
    return answerLocally(method, path, body, false);
  }
  const language = /^GET \/api\/lang\/(\w+)$/.exec(asked);
  if (language && !hasServer()) return sentences(language[1]);
  if (asked === 'POST /api/rules') return keepRules(/** @type {RulesText} */ (body));
  const isTimed = /^(GET \/api\/puzzles\/daily|POST \/api\/puzzles\/[^/]+\/\d+)$/.test(asked);
  return answered(asked, body, ALONE) ?? answerLocally(method, isTimed ? timed(path) : path, body, true);
}

