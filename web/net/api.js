/**
 * The one way from the page to rules and engine. A server answers today; whoever answers tomorrow keeps these functions.
 *
 * @import { GameCard, GamePage, GameSoFar, Lessons, Look, Me, MyGame, NewName, NewReview, NewRoom, PuzzleAnswer, PuzzleLine, PuzzlePage, ReadText, RecordText, RecordToWrite, ReviewBegun, ReviewState, RoomMade, RoomState, RulesChecked, RulesKept, TaskVerdict, TextToRead, Training, TrainingAsked, Why, WhyAsked } from '../wire.js'
 * @import { Message } from '../text/format.js'
 */
import { fetchJson, fetchText } from './request.js';

export { Refusal, ServerDown } from './request.js';
export { Analyser } from './analyser.js';

/** All games, the four first. @returns {Promise<GameCard[]>} */
export const games = () => fetchJson('/api/games');

/**
 * All about one game, by its rules with changes.
 *
 * @param {string} game
 * @param {string[]} [changes]
 * @returns {Promise<GamePage>}
 */
export const gamePage = (game, changes = []) => fetchJson(`/api/games/${encodeURIComponent(game)}${query({ set: changes })}`);

/** The rules file of a game, as it is written. @param {string} game @returns {Promise<string>} */
export const rulesText = (game) => fetchText(`/api/games/${encodeURIComponent(game)}/rules.toml`);

/** What is wrong with a rules file, or the game that it makes. @param {string} text @returns {Promise<RulesChecked>} */
export const checkRules = (text) => fetchJson('/api/rules/check', { body: { text } });

/** Keeps a rules file, so that it can be played by. @param {string} text @returns {Promise<RulesKept>} */
export const keepRules = (text) => fetchJson('/api/rules', { body: { text } });

/** The rules files that the guest has kept. @returns {Promise<GameCard[]>} */
export const myRules = () => fetchJson('/api/me/rules');

/** @param {string} game @returns {Promise<Lessons>} */
export const lessons = (game) => fetchJson(`/api/games/${encodeURIComponent(game)}/lessons`);

/**
 * The address of a drawn board.
 *
 * @param {string} game
 * @param {{ position?: string, changes?: string[] }} [at]
 */
export const picture = (game, { position = '', changes = [] } = {}) =>
  `/api/games/${encodeURIComponent(game)}/picture.svg${query({ position: position ? [position.replaceAll(' ', '_')] : [], set: changes, lang: pageLanguage() })}`;

/** The language of the page. A picture has words on it and is kept by browsers, so its address names the language. */
function pageLanguage() {
  const tag = globalThis.document?.documentElement.lang;
  return tag ? [tag] : [];
}

/** What can be done in a position. @param {GameSoFar} position @returns {Promise<Look>} */
export const look = (position) => fetchJson('/api/look', { body: position });

/** A ply step by step in words. @param {WhyAsked} ply @returns {Promise<Why[]>} */
export const why = (ply) => fetchJson('/api/why', { body: ply });

/** Why a pit that was pressed may not be played. @param {WhyAsked} pressed @returns {Promise<string>} */
export const whyNot = async (pressed) => {
  const [{ sentence }] = await fetchJson('/api/why', { body: pressed });
  return sentence;
};

/** A position or record in any form. @param {TextToRead} pasted @returns {Promise<ReadText>} */
export const read = (pasted) => fetchJson('/api/read', { body: pasted });

/** @param {RecordToWrite} played @returns {Promise<RecordText>} */
export const write = (played) => fetchJson('/api/write', { body: played });

/** @param {string} game @param {number} number counted from 1 @param {string[]} moves @returns {Promise<TaskVerdict>} */
export const tryTask = (game, number, moves) => fetchJson(`/api/tasks/${encodeURIComponent(game)}/${number}`, { body: { moves } });

/** A game's puzzles, easy ones first. @param {string} game @returns {Promise<PuzzleLine[]>} */
export const puzzles = (game) => fetchJson(`/api/games/${encodeURIComponent(game)}/puzzles`);

/** @param {string} game @param {number} number counted from 1 @returns {Promise<PuzzlePage>} */
export const puzzle = (game, number) => fetchJson(`/api/puzzles/${encodeURIComponent(game)}/${number}`);

/** Why a move is right or wrong. @param {string} game @param {number} number @param {string} move @returns {Promise<PuzzleAnswer>} */
export const tryPuzzle = (game, number, move) => fetchJson(`/api/puzzles/${encodeURIComponent(game)}/${number}`, { body: { move } });

/** @param {string} game @param {number} number @returns {Promise<PuzzleAnswer>} */
export const puzzleSolution = (game, number) => fetchJson(`/api/puzzles/${encodeURIComponent(game)}/${number}/solution`);

/** What the defence answers. @param {string} game @param {Partial<TrainingAsked>} asked @returns {Promise<Training>} */
export const train = (game, asked) => fetchJson(`/api/train/${encodeURIComponent(game)}`, { body: asked });

/** @param {string} tag @returns {Promise<Record<string, Message>>} */
export const sentences = (tag) => fetchJson(`/api/lang/${tag}`);

/**
 * The review of a room's finished game, or how far it is. The server starts it if it has none.
 *
 * @param {string} id
 * @param {{ seat?: string, watch?: string }} tokens
 * @returns {Promise<ReviewState>}
 */
export const roomReview = (id, tokens) => fetchJson(`/api/rooms/${encodeURIComponent(id)}/review${tokenQuery(tokens)}`);

/** Begins a review. @param {NewReview} of @returns {Promise<ReviewBegun>} */
export const beginReview = (of) => fetchJson('/api/review', { body: of });

/** The review, or how far it is. @param {string} id @returns {Promise<ReviewState>} */
export const review = (id) => fetchJson(`/api/review/${encodeURIComponent(id)}`);

/** @param {NewRoom} room @returns {Promise<RoomMade>} */
export const newRoom = (room) => fetchJson('/api/rooms', { body: room });

/** @param {string} id @param {{ seat?: string, watch?: string }} [tokens] @returns {Promise<RoomState>} */
export const room = (id, tokens = {}) => fetchJson(`/api/rooms/${encodeURIComponent(id)}${tokenQuery(tokens)}`);

export { me } from './people.js';

/** @param {NewName} changes @returns {Promise<Me>} */
export const changeMe = (changes) => fetchJson('/api/me', { body: changes });

/** @returns {Promise<unknown>} */
export const forgetMe = () => fetchJson('/api/me', { method: 'DELETE' });

/** The guest's games, newest first. @param {number} [before] only those older than that @returns {Promise<MyGame[]>} */
export const myGames = (before) => fetchJson(`/api/me/games${query({ before: before === undefined ? [] : [String(before)] })}`);

/** What a link allows, as a query. @param {{ seat?: string, watch?: string }} tokens */
export const tokenQuery = ({ seat, watch }) => query({ seat: seat ? [seat] : [], watch: watch ? [watch] : [] });

/** @param {Record<string, string[]>} pairs */
function query(pairs) {
  const all = new URLSearchParams();
  for (const [key, values] of Object.entries(pairs)) for (const value of values) all.append(key, value);
  const text = all.toString();
  return text && `?${text}`;
}
