/**
 * The reader's games, kept up to date while a page lists them.
 *
 * @import { Challenge, MyGame, PlayingGame, Turn } from '../wire.js'
 *
 * @typedef {object} Hears
 * @property {(waiting: Turn[], mine: MyGame[]) => void} own the games in which the reader is to move, and the newest of all
 * @property {(games: PlayingGame[]) => void} [playing] the games that anyone may watch
 * @property {(challenges: Challenge[]) => void} [lobby] the open challenges
 */
import { myGames, turns } from '../net/client.js';
import { visit } from '../net/lobby.js';
import { nowAndThen } from './now-and-then.js';

/**
 * @param {Hears} hears
 * @param {AbortSignal} signal when the page is left
 * @returns {() => Promise<void>} asks now
 */
export function followOwnGames(hears, signal) {
  /** The rooms of unfinished games. @type {string[]} */
  let open = [];
  /** @type {PlayingGame[]} */
  let playing = [];
  const ask = nowAndThen(async () => {
    const [waiting, mine] = await Promise.all([turns(), myGames()]);
    if (signal.aborted) return;
    open = [...waiting.map(({ game }) => game), ...mine].filter(({ ending }) => !ending).map(({ id }) => id);
    hears.own(waiting, mine);
  }, signal);
  visit({ playing: true, lobby: hears.lobby !== undefined }, signal).listen({
    message(message) {
      if (message.t === 'lobby') hears.lobby?.(message.d);
      if (message.t !== 'playing') return;
      const before = playing;
      playing = message.d;
      hears.playing?.(playing);
      // The public view of the reader's game must not be newer than the reader's list.
      if (open.some((id) => pliesOf(before, id) !== pliesOf(playing, id))) ask();
    },
    connection() {},
  });
  return ask;
}

/**
 * The list after its newest part was refreshed: older games stay below it.
 *
 * @param {MyGame[]} listed
 * @param {Turn[]} waiting
 * @param {MyGame[]} newest
 * @returns {MyGame[]}
 */
export function renewed(listed, waiting, newest) {
  const there = new Set(newest.map(({ id }) => id));
  const due = new Map(waiting.map(({ game }) => [game.id, game]));
  return [...newest, ...listed.filter(({ id }) => !there.has(id)).map((game) => due.get(game.id) ?? game)];
}

/**
 * Whether there is something to continue. One click starts a game against the computer, so one without a move is not worth returning to.
 *
 * @param {Pick<MyGame, 'ending' | 'plies' | 'seats'>} game
 */
export function isUnderWay({ ending, plies, seats }) {
  return !ending && (plies > 0 || seats.some(({ kind, yours }) => kind !== 'computer' && !yours));
}

/** A game that its player left alone for longer than this is not offered on every page. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The game that every page offers to continue: one in which the reader is to move, otherwise the newest unfinished one.
 *
 * @param {MyGame[]} games newest first
 * @param {number} now
 * @returns {MyGame | null}
 */
export function gameInProgress(games, now) {
  const open = games.filter((game) => isUnderWay(game) && !game.damaged && now - game.at < FORGOTTEN_MS);
  return open.find((game) => game.your_turn) ?? open[0] ?? null;
}

/** @param {PlayingGame[]} games @param {string} id */
const pliesOf = (games, id) => games.find((game) => game.id === id)?.plies;
