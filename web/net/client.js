/**
 * A function for each route of the server.
 * Made from crates/sower-server/src/api/routes.rs by its tests; do not change by hand.
 *
 * @import { AccountExport, ArenaCard, ArenaPage, BotMark, Calls, Challenge, Credentials, DailyPuzzles, FinishedGame, GameCard, GamePage, GameSoFar, Leader, Lessons, Look, Me, Met, MyGame, MyPuzzles, NewAccount, NewArena, NewChallenge, NewName, NewPairing, NewPassword, NewReview, NewRoom, NewToken, OwnPassword, PlayingGame, PostedMessage, PostedMove, Profile, PuzzleAnswer, PuzzleLine, PuzzlePage, RatingPoint, ReadText, RecordText, RecordToWrite, Recovery, RecoveryCode, ReviewBegun, ReviewState, RoomMade, RoomState, RulesChecked, RulesKept, RulesText, SoloGame, SoloKept, TaskVerdict, TextToRead, Token, TokenMade, Training, TrainingAsked, TriedMove, TriedMoves, Turn, Why, WhyAsked } from '../wire.js'
 */
import { at, fetchJson, query } from './request.js';

/** Returns this document. @returns {Promise<any>} */
export const openapi = () => fetchJson('GET', '/api/openapi.json');

/** Lists the games, each followed by its variants. @param {{ only?: 'main' | null }} [asked] @returns {Promise<GameCard[]>} */
export const games = (asked) => fetchJson('GET', `/api/games${query(asked)}`);

/** Returns a game's rules, board and variants. @param {string} game @param {{ set?: string[] | null }} [asked] @returns {Promise<GamePage>} */
export const gamePage = (game, asked) => fetchJson('GET', `/api/games/${at(game)}${query(asked)}`);

/** Returns a game's lessons. @param {string} game @returns {Promise<Lessons>} */
export const lessons = (game) => fetchJson('GET', `/api/games/${at(game)}/lessons`);

/** Draws a board. @param {string} game @param {{ set?: string[] | null, position?: string | null, upright?: string | null, counts?: string | null, lang?: string | null }} [asked] */
export const pictureAddress = (game, asked) => `/api/games/${at(game)}/picture.svg${query(asked)}`;

/** Returns a position with its legal moves and their effects. @param {Partial<GameSoFar> & Pick<GameSoFar, 'game'>} body @returns {Promise<Look>} */
export const look = (body) => fetchJson('POST', '/api/look', body);

/** Explains a ply step by step. @param {Partial<WhyAsked> & Pick<WhyAsked, 'game'>} body @returns {Promise<Why[]>} */
export const why = (body) => fetchJson('POST', '/api/why', body);

/** Reads a position or a game record in any notation Sower knows. @param {Partial<TextToRead> & Pick<TextToRead, 'text'>} body @returns {Promise<ReadText>} */
export const read = (body) => fetchJson('POST', '/api/read', body);

/** Writes a game record. @param {Partial<RecordToWrite> & Pick<RecordToWrite, 'game'>} body @returns {Promise<RecordText>} */
export const write = (body) => fetchJson('POST', '/api/write', body);

/** Checks whether moves complete a task. @param {string} game @param {number} number @param {TriedMoves} body @returns {Promise<TaskVerdict>} */
export const tryTask = (game, number, body) => fetchJson('POST', `/api/tasks/${at(game)}/${at(number)}`, body);

/** Lists a game's puzzles, easiest first. @param {string} game @returns {Promise<PuzzleLine[]>} */
export const puzzles = (game) => fetchJson('GET', `/api/games/${at(game)}/puzzles`);

/** Returns each game's puzzle of the day. @returns {Promise<DailyPuzzles>} */
export const dailyPuzzles = () => fetchJson('GET', '/api/puzzles/daily');

/** Returns a puzzle. @param {string} game @param {number} number @returns {Promise<PuzzlePage>} */
export const puzzle = (game, number) => fetchJson('GET', `/api/puzzles/${at(game)}/${at(number)}`);

/** Checks a solution, explains it, and rates the caller's first try. @param {string} game @param {number} number @param {Partial<TriedMove>} body @returns {Promise<PuzzleAnswer>} */
export const tryPuzzle = (game, number, body) => fetchJson('POST', `/api/puzzles/${at(game)}/${at(number)}`, body);

/** Returns the solution with its explanation. @param {string} game @param {number} number @returns {Promise<PuzzleAnswer>} */
export const puzzleSolution = (game, number) => fetchJson('GET', `/api/puzzles/${at(game)}/${at(number)}/solution`);

/** Returns an endgame after the defender's reply. @param {string} game @param {Partial<TrainingAsked>} body @returns {Promise<Training>} */
export const train = (game, body) => fetchJson('POST', `/api/train/${at(game)}`, body);

/** Returns the page's sentences in one language. @param {string} tag @param {{ h?: string | null }} [asked] @returns {Promise<any>} */
export const sentences = (tag, asked) => fetchJson('GET', `/api/lang/${at(tag)}${query(asked)}`);

/** Returns a rules file. @param {string} game @param {{ lang?: string | null }} [asked] */
export const rulesAddress = (game, asked) => `/api/games/${at(game)}/rules.toml${query(asked)}`;

/** Returns all errors of a rules file, or its game if it is valid. @param {RulesText} body @returns {Promise<RulesChecked>} */
export const checkRules = (body) => fetchJson('POST', '/api/rules/check', body);

/** Stores a rules file. @param {RulesText} body @returns {Promise<RulesKept>} */
export const keepRules = (body) => fetchJson('POST', '/api/rules', body);

/** Lists the caller's custom rules, most recently used first. @returns {Promise<GameCard[]>} */
export const myRules = () => fetchJson('GET', '/api/me/rules');

/** Opens a socket for analysis. @param {{ lang?: string | null }} [asked] */
export const analysisSocket = (asked) => `/api/analyse${query(asked)}`;

/** Starts a review of a game record or a finished room. @param {NewReview} body @returns {Promise<ReviewBegun>} */
export const beginReview = (body) => fetchJson('POST', '/api/review', body);

/** Returns a review, or its progress. @param {string} id @returns {Promise<ReviewState>} */
export const review = (id) => fetchJson('GET', `/api/review/${at(id)}`);

/** Returns the review of a finished room or round, or its progress. @param {string} id @param {{ seat?: string | null, watch?: string | null, round?: number | null }} [asked] @returns {Promise<ReviewState>} */
export const roomReview = (id, asked) => fetchJson('GET', `/api/rooms/${at(id)}/review${query(asked)}`);

/** Creates a room. @param {Partial<NewRoom> & Pick<NewRoom, 'game' | 'seats' | 'control'>} body @returns {Promise<RoomMade>} */
export const newRoom = (body) => fetchJson('POST', '/api/rooms', body);

/** Returns a room, if the caller may see it. @param {string} id @param {{ seat?: string | null, watch?: string | null }} [asked] @returns {Promise<RoomState>} */
export const room = (id, asked) => fetchJson('GET', `/api/rooms/${at(id)}${query(asked)}`);

/** Returns a room's game record. @param {string} id @param {{ seat?: string | null, watch?: string | null, round?: number | null, lang?: string | null }} [asked] */
export const recordAddress = (id, asked) => `/api/rooms/${at(id)}/record${query(asked)}`;

/** Streams the socket's messages, one line of JSON each. @param {string} id @param {{ seat?: string | null, watch?: string | null, lang?: string | null }} [asked] */
export const roomStream = (id, asked) => `/api/rooms/${at(id)}/stream${query(asked)}`;

/** Plays a move. @param {string} id @param {Partial<PostedMove> & Pick<PostedMove, 'move'>} body @param {{ seat?: string | null, watch?: string | null }} [asked] @returns {Promise<RoomState>} */
export const playMove = (id, body, asked) => fetchJson('POST', `/api/rooms/${at(id)}/moves${query(asked)}`, body);

/** Sends any message that the socket accepts. @param {string} id @param {Partial<PostedMessage> & Pick<PostedMessage, 't'>} body @param {{ seat?: string | null, watch?: string | null }} [asked] @returns {Promise<RoomState>} */
export const sayInRoom = (id, body, asked) => fetchJson('POST', `/api/rooms/${at(id)}/say${query(asked)}`, body);

/** Streams the caller's games, turns and challenges, one line of JSON each. @param {{ arena?: string | null, lang?: string | null }} [asked] */
export const stream = (asked) => `/api/stream${query(asked)}`;

/** Opens a socket into a room. @param {string} id @param {{ seat?: string | null, watch?: string | null, lang?: string | null }} [asked] */
export const roomSocket = (id, asked) => `/api/rooms/${at(id)}/socket${query(asked)}`;

/** Returns the caller's name and account. @returns {Promise<Me>} */
export const me = () => fetchJson('GET', '/api/me');

/** Sets a guest's name. @param {NewName} body @returns {Promise<Me>} */
export const changeMe = (body) => fetchJson('POST', '/api/me', body);

/** Deletes a guest. @returns {Promise<null>} */
export const forgetMe = () => fetchJson('DELETE', '/api/me');

/** Lists the caller's games, newest first, 20 at a time. @param {{ before?: number | null }} [asked] @returns {Promise<MyGame[]>} */
export const myGames = (asked) => fetchJson('GET', `/api/me/games${query(asked)}`);

/** Stores a game that the caller's page has kept, played alone against the computer or on both sides. @param {Partial<SoloGame> & Pick<SoloGame, 'id' | 'game' | 'changes' | 'seats' | 'toss' | 'moves' | 'control' | 'points' | 'created' | 'events'>} body @returns {Promise<SoloKept>} */
export const keepGame = (body) => fetchJson('POST', '/api/me/games', body);

/** Returns the caller's puzzle ratings, streak and tries. @param {{ game?: string | null }} [asked] @returns {Promise<MyPuzzles>} */
export const myPuzzles = (asked) => fetchJson('GET', `/api/me/puzzles${query(asked)}`);

/** Returns a player's profile. @param {string} name @returns {Promise<Profile>} */
export const person = (name) => fetchJson('GET', `/api/people/${at(name)}`);

/** Returns a player's rating history. @param {string} name @param {string} game @returns {Promise<RatingPoint[]>} */
export const ratingHistory = (name, game) => fetchJson('GET', `/api/people/${at(name)}/ratings/${at(game)}`);

/** Lists a player's finished games, newest first, 20 at a time. @param {string} name @param {{ game?: string | null, result?: 'won' | 'drawn' | 'lost' | '' | null, rated?: 'yes' | 'no' | '' | null, opponent?: string | null, before?: number | null }} [asked] @returns {Promise<FinishedGame[]>} */
export const finishedGames = (name, asked) => fetchJson('GET', `/api/people/${at(name)}/games${query(asked)}`);

/** Returns the 100 highest-rated players. @param {string} game @param {{ bots?: 'yes' | 'no' | '' | null }} [asked] @returns {Promise<Leader[]>} */
export const leaders = (game, asked) => fetchJson('GET', `/api/leaders/${at(game)}${query(asked)}`);

/** Creates an account. @param {Partial<NewAccount> & Pick<NewAccount, 'name' | 'password'>} body @returns {Promise<RecoveryCode>} */
export const signUp = (body) => fetchJson('POST', '/api/account', body);

/** Signs in. @param {Credentials} body @returns {Promise<Me>} */
export const signIn = (body) => fetchJson('POST', '/api/session', body);

/** Signs out. @returns {Promise<null>} */
export const signOut = () => fetchJson('DELETE', '/api/session');

/** Signs out everywhere. @returns {Promise<null>} */
export const signOutEverywhere = () => fetchJson('DELETE', '/api/sessions');

/** Changes the password. @param {NewPassword} body @returns {Promise<null>} */
export const changePassword = (body) => fetchJson('POST', '/api/account/password', body);

/** Sets a new password with the recovery code. @param {Recovery} body @returns {Promise<RecoveryCode>} */
export const recover = (body) => fetchJson('POST', '/api/account/recover', body);

/** Creates a new recovery code. @param {OwnPassword} body @returns {Promise<RecoveryCode>} */
export const newRecoveryCode = (body) => fetchJson('POST', '/api/account/code', body);

/** Marks the account as a bot's, or as a person's. @param {BotMark} body @returns {Promise<null>} */
export const markBot = (body) => fetchJson('POST', '/api/account/bot', body);

/** Lists the account's tokens. @returns {Promise<Token[]>} */
export const tokens = () => fetchJson('GET', '/api/tokens');

/** Creates a token; only this answer contains its secret. @param {NewToken} body @returns {Promise<TokenMade>} */
export const makeToken = (body) => fetchJson('POST', '/api/tokens', body);

/** Revokes a token. @param {string} id @returns {Promise<null>} */
export const revokeToken = (id) => fetchJson('DELETE', `/api/tokens/${at(id)}`);

/** Deletes the account. @param {OwnPassword} body @returns {Promise<null>} */
export const deleteAccount = (body) => fetchJson('DELETE', '/api/account', body);

/** Stores the page settings of an account. @param {any} body @returns {Promise<null>} */
export const keepSettings = (body) => fetchJson('POST', '/api/me/settings', body);

/** Exports all data of the account. @returns {Promise<AccountExport>} */
export const accountExport = () => fetchJson('GET', '/api/me/export');

/** Lists open challenges, oldest first. @returns {Promise<Challenge[]>} */
export const challenges = () => fetchJson('GET', '/api/lobby');

/** Posts a challenge. @param {Partial<NewChallenge> & Pick<NewChallenge, 'game' | 'control'>} body @returns {Promise<Met>} */
export const putUp = (body) => fetchJson('POST', '/api/lobby', body);

/** Pairs the caller with a waiting player, or makes the caller wait. @param {Partial<NewPairing> & Pick<NewPairing, 'game' | 'control'>} body @returns {Promise<Met>} */
export const pair = (body) => fetchJson('POST', '/api/lobby/pair', body);

/** Accepts a challenge. @param {string} id @returns {Promise<Met>} */
export const take = (id) => fetchJson('POST', `/api/lobby/${at(id)}/take`);

/** Withdraws or declines a challenge. @param {string} id @returns {Promise<null>} */
export const endChallenge = (id) => fetchJson('DELETE', `/api/lobby/${at(id)}`);

/** Opens a socket with live updates of the lobby, games and a tournament. @param {{ lobby?: string | null, playing?: string | null, arena?: string | null, lang?: string | null }} [asked] */
export const lobbySocket = (asked) => `/api/lobby/socket${query(asked)}`;

/** Lists the newest games that anyone may watch. @returns {Promise<PlayingGame[]>} */
export const playing = () => fetchJson('GET', '/api/playing');

/** Returns the caller's pending turns and challenges. @returns {Promise<Calls>} */
export const calls = () => fetchJson('GET', '/api/me/calls');

/** Lists correspondence games in which it is the caller's turn. @returns {Promise<Turn[]>} */
export const turns = () => fetchJson('GET', '/api/me/turns');

/** Lists tournaments. @returns {Promise<ArenaCard[]>} */
export const arenas = () => fetchJson('GET', '/api/arenas');

/** Creates a tournament. @param {Partial<NewArena> & Pick<NewArena, 'game' | 'format' | 'starts_in' | 'control'>} body @returns {Promise<ArenaCard>} */
export const makeArena = (body) => fetchJson('POST', '/api/arenas', body);

/** Returns a tournament. @param {string} id @returns {Promise<ArenaPage>} */
export const arena = (id) => fetchJson('GET', `/api/arenas/${at(id)}`);

/** Joins a tournament. @param {string} id @returns {Promise<null>} */
export const joinArena = (id) => fetchJson('POST', `/api/arenas/${at(id)}/join`);

/** Leaves a tournament. @param {string} id @returns {Promise<null>} */
export const leaveArena = (id) => fetchJson('POST', `/api/arenas/${at(id)}/leave`);

/** Cancels a tournament before it starts. @param {string} id @returns {Promise<null>} */
export const callOffArena = (id) => fetchJson('DELETE', `/api/arenas/${at(id)}`);
