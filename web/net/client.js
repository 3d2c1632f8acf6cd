/**
 * A function for each route of the server.
 * Made from crates/sower-server/src/api/routes.rs by its tests; do not change by hand.
 *
 * @import { AccountExport, ArenaCard, ArenaPage, BotMark, Calls, Challenge, Credentials, FinishedGame, GameCard, GamePage, GameSoFar, Leader, Lessons, Look, Me, Met, MyGame, NewAccount, NewArena, NewChallenge, NewName, NewPairing, NewPassword, NewReview, NewRoom, NewToken, OwnPassword, PlayingGame, PostedMessage, PostedMove, Profile, PuzzleAnswer, PuzzleLine, PuzzlePage, RatingPoint, ReadText, RecordText, RecordToWrite, Recovery, RecoveryCode, ReviewBegun, ReviewState, RoomMade, RoomState, RulesChecked, RulesKept, RulesText, TaskVerdict, TextToRead, Token, TokenMade, Training, TrainingAsked, TriedMove, TriedMoves, Turn, Why, WhyAsked } from '../wire.js'
 */
import { at, fetchJson, query } from './request.js';

/** This file. @returns {Promise<any>} */
export const openapi = () => fetchJson('GET', '/api/openapi.json');

/** The games, each variant after its game. @returns {Promise<GameCard[]>} */
export const games = () => fetchJson('GET', '/api/games');

/** All about a game. @param {string} game @param {{ set?: string[] | null }} [asked] @returns {Promise<GamePage>} */
export const gamePage = (game, asked) => fetchJson('GET', `/api/games/${at(game)}${query(asked)}`);

/** What the game's page teaches. @param {string} game @returns {Promise<Lessons>} */
export const lessons = (game) => fetchJson('GET', `/api/games/${at(game)}/lessons`);

/** The board, drawn. @param {string} game @param {{ set?: string[] | null, position?: string | null, upright?: string | null, counts?: string | null, lang?: string | null }} [asked] */
export const pictureAddress = (game, asked) => `/api/games/${at(game)}/picture.svg${query(asked)}`;

/** A position with all that can be done in it. @param {Partial<GameSoFar> & Pick<GameSoFar, 'game'>} body @returns {Promise<Look>} */
export const look = (body) => fetchJson('POST', '/api/look', body);

/** A ply step by step, in words. @param {Partial<WhyAsked> & Pick<WhyAsked, 'game'>} body @returns {Promise<Why[]>} */
export const why = (body) => fetchJson('POST', '/api/why', body);

/** Reads a position or a record in any form that Sower knows. @param {Partial<TextToRead> & Pick<TextToRead, 'text'>} body @returns {Promise<ReadText>} */
export const read = (body) => fetchJson('POST', '/api/read', body);

/** Writes a record. @param {Partial<RecordToWrite> & Pick<RecordToWrite, 'game'>} body @returns {Promise<RecordText>} */
export const write = (body) => fetchJson('POST', '/api/write', body);

/** Whether a task is done. @param {string} game @param {number} number @param {TriedMoves} body @returns {Promise<TaskVerdict>} */
export const tryTask = (game, number, body) => fetchJson('POST', `/api/tasks/${at(game)}/${at(number)}`, body);

/** A game's puzzles, easy ones first. @param {string} game @returns {Promise<PuzzleLine[]>} */
export const puzzles = (game) => fetchJson('GET', `/api/games/${at(game)}/puzzles`);

/** A puzzle. @param {string} game @param {number} number @returns {Promise<PuzzlePage>} */
export const puzzle = (game, number) => fetchJson('GET', `/api/puzzles/${at(game)}/${at(number)}`);

/** Whether a move is the one, and why. @param {string} game @param {number} number @param {TriedMove} body @returns {Promise<PuzzleAnswer>} */
export const tryPuzzle = (game, number, body) => fetchJson('POST', `/api/puzzles/${at(game)}/${at(number)}`, body);

/** The right move, with its reasons. @param {string} game @param {number} number @returns {Promise<PuzzleAnswer>} */
export const puzzleSolution = (game, number) => fetchJson('GET', `/api/puzzles/${at(game)}/${at(number)}/solution`);

/** An endgame, with the defence's answer. @param {string} game @param {Partial<TrainingAsked>} body @returns {Promise<Training>} */
export const train = (game, body) => fetchJson('POST', `/api/train/${at(game)}`, body);

/** The page's sentences in a language. @param {string} tag @param {{ h?: string | null }} [asked] @returns {Promise<any>} */
export const sentences = (tag, asked) => fetchJson('GET', `/api/lang/${at(tag)}${query(asked)}`);

/** The rules file. @param {string} game @param {{ lang?: string | null }} [asked] */
export const rulesAddress = (game, asked) => `/api/games/${at(game)}/rules.toml${query(asked)}`;

/** All mistakes of a rules file, or all about its game. @param {RulesText} body @returns {Promise<RulesChecked>} */
export const checkRules = (body) => fetchJson('POST', '/api/rules/check', body);

/** Keeps a rules file. @param {RulesText} body @returns {Promise<RulesKept>} */
export const keepRules = (body) => fetchJson('POST', '/api/rules', body);

/** What the reader has brought, the last used first. @returns {Promise<GameCard[]>} */
export const myRules = () => fetchJson('GET', '/api/me/rules');

/** A socket for analysis. @param {{ lang?: string | null }} [asked] */
export const analysisSocket = (asked) => `/api/analyse${query(asked)}`;

/** Begins a review of a record, or of a finished room. @param {NewReview} body @returns {Promise<ReviewBegun>} */
export const beginReview = (body) => fetchJson('POST', '/api/review', body);

/** How far a review has come, or the review. @param {string} id @returns {Promise<ReviewState>} */
export const review = (id) => fetchJson('GET', `/api/review/${at(id)}`);

/** The review of a room's finished game, or how far it has come. @param {string} id @param {{ seat?: string | null, watch?: string | null }} [asked] @returns {Promise<ReviewState>} */
export const roomReview = (id, asked) => fetchJson('GET', `/api/rooms/${at(id)}/review${query(asked)}`);

/** Makes a room. @param {Partial<NewRoom> & Pick<NewRoom, 'game' | 'seats' | 'control'>} body @returns {Promise<RoomMade>} */
export const newRoom = (body) => fetchJson('POST', '/api/rooms', body);

/** A room, for whoever may see it. @param {string} id @param {{ seat?: string | null, watch?: string | null }} [asked] @returns {Promise<RoomState>} */
export const room = (id, asked) => fetchJson('GET', `/api/rooms/${at(id)}${query(asked)}`);

/** A room's record. @param {string} id @param {{ seat?: string | null, watch?: string | null, lang?: string | null }} [asked] */
export const recordAddress = (id, asked) => `/api/rooms/${at(id)}/record${query(asked)}`;

/** What is told at the socket, a line of JSON each. @param {string} id @param {{ seat?: string | null, watch?: string | null, lang?: string | null }} [asked] */
export const roomStream = (id, asked) => `/api/rooms/${at(id)}/stream${query(asked)}`;

/** Plays a move. @param {string} id @param {Partial<PostedMove> & Pick<PostedMove, 'move'>} body @param {{ seat?: string | null, watch?: string | null }} [asked] @returns {Promise<RoomState>} */
export const playMove = (id, body, asked) => fetchJson('POST', `/api/rooms/${at(id)}/moves${query(asked)}`, body);

/** Says what can be said at the socket. @param {string} id @param {Partial<PostedMessage> & Pick<PostedMessage, 't'>} body @param {{ seat?: string | null, watch?: string | null }} [asked] @returns {Promise<RoomState>} */
export const sayInRoom = (id, body, asked) => fetchJson('POST', `/api/rooms/${at(id)}/say${query(asked)}`, body);

/** What happens to the reader: games, turns, challenges; a line of JSON each. @param {{ arena?: string | null, lang?: string | null }} [asked] */
export const stream = (asked) => `/api/stream${query(asked)}`;

/** A socket into a room. @param {string} id @param {{ seat?: string | null, watch?: string | null, lang?: string | null }} [asked] */
export const roomSocket = (id, asked) => `/api/rooms/${at(id)}/socket${query(asked)}`;

/** The reader. @returns {Promise<Me>} */
export const me = () => fetchJson('GET', '/api/me');

/** Gives a guest a name. @param {NewName} body @returns {Promise<Me>} */
export const changeMe = (body) => fetchJson('POST', '/api/me', body);

/** Forgets a guest. @returns {Promise<null>} */
export const forgetMe = () => fetchJson('DELETE', '/api/me');

/** The reader's games, newest first, 20 at a time. @param {{ before?: number | null }} [asked] @returns {Promise<MyGame[]>} */
export const myGames = (asked) => fetchJson('GET', `/api/me/games${query(asked)}`);

/** Somebody with an account. @param {string} name @returns {Promise<Profile>} */
export const person = (name) => fetchJson('GET', `/api/people/${at(name)}`);

/** How somebody's rating has moved. @param {string} name @param {string} game @returns {Promise<RatingPoint[]>} */
export const ratingHistory = (name, game) => fetchJson('GET', `/api/people/${at(name)}/ratings/${at(game)}`);

/** Somebody's finished games, newest first, 20 at a time. @param {string} name @param {{ game?: string | null, result?: 'won' | 'drawn' | 'lost' | '' | null, rated?: 'yes' | 'no' | '' | null, opponent?: string | null, before?: number | null }} [asked] @returns {Promise<FinishedGame[]>} */
export const finishedGames = (name, asked) => fetchJson('GET', `/api/people/${at(name)}/games${query(asked)}`);

/** The 100 strongest. @param {string} game @param {{ bots?: 'yes' | 'no' | '' | null }} [asked] @returns {Promise<Leader[]>} */
export const leaders = (game, asked) => fetchJson('GET', `/api/leaders/${at(game)}${query(asked)}`);

/** Signs up. @param {Partial<NewAccount> & Pick<NewAccount, 'name' | 'password'>} body @returns {Promise<RecoveryCode>} */
export const signUp = (body) => fetchJson('POST', '/api/account', body);

/** Signs in. @param {Credentials} body @returns {Promise<Me>} */
export const signIn = (body) => fetchJson('POST', '/api/session', body);

/** Signs out. @returns {Promise<null>} */
export const signOut = () => fetchJson('DELETE', '/api/session');

/** Signs out everywhere. @returns {Promise<null>} */
export const signOutEverywhere = () => fetchJson('DELETE', '/api/sessions');

/** Another password. @param {NewPassword} body @returns {Promise<null>} */
export const changePassword = (body) => fetchJson('POST', '/api/account/password', body);

/** Another password by the recovery code. @param {Recovery} body @returns {Promise<RecoveryCode>} */
export const recover = (body) => fetchJson('POST', '/api/account/recover', body);

/** Another recovery code. @param {OwnPassword} body @returns {Promise<RecoveryCode>} */
export const newRecoveryCode = (body) => fetchJson('POST', '/api/account/code', body);

/** Says whether a program plays under the account's name. @param {BotMark} body @returns {Promise<null>} */
export const markBot = (body) => fetchJson('POST', '/api/account/bot', body);

/** The account's tokens. @returns {Promise<Token[]>} */
export const tokens = () => fetchJson('GET', '/api/tokens');

/** Makes a token, whose secret is told once. @param {NewToken} body @returns {Promise<TokenMade>} */
export const makeToken = (body) => fetchJson('POST', '/api/tokens', body);

/** Revokes a token. @param {string} id @returns {Promise<null>} */
export const revokeToken = (id) => fetchJson('DELETE', `/api/tokens/${at(id)}`);

/** Deletes the account. @param {OwnPassword} body @returns {Promise<null>} */
export const deleteAccount = (body) => fetchJson('DELETE', '/api/account', body);

/** Keeps what somebody has chosen about the page. @param {any} body @returns {Promise<null>} */
export const keepSettings = (body) => fetchJson('POST', '/api/me/settings', body);

/** All that is kept of the account. @returns {Promise<AccountExport>} */
export const accountExport = () => fetchJson('GET', '/api/me/export');

/** Open challenges, the oldest first. @returns {Promise<Challenge[]>} */
export const challenges = () => fetchJson('GET', '/api/lobby');

/** Puts up a challenge. @param {Partial<NewChallenge> & Pick<NewChallenge, 'game' | 'control'>} body @returns {Promise<Met>} */
export const putUp = (body) => fetchJson('POST', '/api/lobby', body);

/** Pairs with whoever waits, or waits. @param {Partial<NewPairing> & Pick<NewPairing, 'game' | 'control'>} body @returns {Promise<Met>} */
export const pair = (body) => fetchJson('POST', '/api/lobby/pair', body);

/** Takes a challenge. @param {string} id @returns {Promise<Met>} */
export const take = (id) => fetchJson('POST', `/api/lobby/${at(id)}/take`);

/** Withdraws or declines a challenge. @param {string} id @returns {Promise<null>} */
export const endChallenge = (id) => fetchJson('DELETE', `/api/lobby/${at(id)}`);

/** A socket at which the lobby, games and a tournament are seen live. @param {{ lobby?: string | null, playing?: string | null, arena?: string | null, lang?: string | null }} [asked] */
export const lobbySocket = (asked) => `/api/lobby/socket${query(asked)}`;

/** The newest games that anyone may watch. @returns {Promise<PlayingGame[]>} */
export const playing = () => fetchJson('GET', '/api/playing');

/** What waits for the reader. @returns {Promise<Calls>} */
export const calls = () => fetchJson('GET', '/api/me/calls');

/** Games over days in which it is the reader's turn. @returns {Promise<Turn[]>} */
export const turns = () => fetchJson('GET', '/api/me/turns');

/** Tournaments. @returns {Promise<ArenaCard[]>} */
export const arenas = () => fetchJson('GET', '/api/arenas');

/** Makes a tournament. @param {Partial<NewArena> & Pick<NewArena, 'game' | 'format' | 'starts_in' | 'control'>} body @returns {Promise<ArenaCard>} */
export const makeArena = (body) => fetchJson('POST', '/api/arenas', body);

/** A tournament. @param {string} id @returns {Promise<ArenaPage>} */
export const arena = (id) => fetchJson('GET', `/api/arenas/${at(id)}`);

/** Takes part. @param {string} id @returns {Promise<null>} */
export const joinArena = (id) => fetchJson('POST', `/api/arenas/${at(id)}/join`);

/** Takes part no more. @param {string} id @returns {Promise<null>} */
export const leaveArena = (id) => fetchJson('POST', `/api/arenas/${at(id)}/leave`);

/** Calls a tournament off before it begins. @param {string} id @returns {Promise<null>} */
export const callOffArena = (id) => fetchJson('DELETE', `/api/arenas/${at(id)}`);
