import type {
  Analysis, GameCard, GamePage, GameSoFar, Look, ReadText, RecordText, RecordToWrite, RulesChecked, Why,
} from './wire.js';

export type * from './wire.js';

export interface LoadOptions {
  /** The language of sentences: "en", "ru" or "kk". */
  language?: string;
  /** Where `sower.wasm`, `sower-more.wasm` and `data/` are, if not beside the script. */
  base?: string | URL;
}

export interface AnalyseOptions {
  /** The longest time; 5 seconds if left out. */
  seconds?: number;
  /** The most plies. */
  depth?: number;
  /** Called with the result of each completed depth. */
  onDepth?: (found: Analysis) => void;
  /** Ends the analysis, which then returns what it has found. */
  signal?: AbortSignal;
}

export interface ChooseOptions {
  /** Makes the choice repeatable. */
  seed?: number;
  /** The longest time to think, in milliseconds. */
  millis?: number;
}

/** What is wrong, in the language of the instance. */
export class SowerError extends Error {
  constructor(message: string, code: string);
  code: string;
}

interface Answers {
  /** The games inside, with their variants. */
  games(): Promise<GameCard[]>;
  /** A game: its rules in words, its layouts for drawing, its options. */
  game(name: string, changes?: string[]): Promise<GamePage>;
  /** Adds a game from the text of a rules file. Returns the name by which it is known here. */
  addRules(text: string): Promise<string>;
  /** Every mistake of a rules file, or its game if there is none. */
  checkRules(text: string): Promise<RulesChecked>;
  /** A position after some moves: the board, the legal moves with their effects, and the result if the game is over. */
  look(position: GameSoFar): Promise<Look>;
  /** A move (by label) step by step, or why a pit (by cell) may not be played. */
  why(position: GameSoFar, asked: string | number): Promise<Why[]>;
  /** Reads a position or a record. */
  read(text: string, game?: string): Promise<ReadText>;
  /** Writes a game as a record and in other forms. */
  write(record: RecordToWrite): Promise<RecordText>;
  /** The board as SVG. */
  picture(game: string, position?: string): Promise<string>;
  /** The label of the move that a computer player chooses: "level:1" to "level:10", "greedy", "random" or "minimax:4". */
  choose(position: GameSoFar, player?: string, options?: ChooseOptions): Promise<string>;
  /** The number of sequences of so many plies. */
  perft(position: GameSoFar, depth: number): Promise<number>;
  /** Every move with its value, best first. */
  analyse(position: GameSoFar, options?: AnalyseOptions): Promise<Analysis>;
}

export class Sower implements Answers {
  /** Loads the module in this thread: a search keeps it busy. */
  static load(options?: LoadOptions): Promise<Sower>;
  /** Loads the module in a worker of the browser. */
  static inWorker(options?: LoadOptions): Promise<Answers & { close(): void }>;
  readonly language: string;
  games: Answers['games'];
  game: Answers['game'];
  addRules: Answers['addRules'];
  checkRules: Answers['checkRules'];
  look: Answers['look'];
  why: Answers['why'];
  read: Answers['read'];
  write: Answers['write'];
  picture: Answers['picture'];
  choose: Answers['choose'];
  perft: Answers['perft'];
  analyse: Answers['analyse'];
}
