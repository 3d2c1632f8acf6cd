import type { Ending, GamePage } from './wire.js';

/** `<sower-board>`: a board for any page. The README lists its attributes. */
export class SowerBoard extends HTMLElement {
  /** The moves that were played, by label. */
  readonly moves: string[];
  /** The position as text. */
  readonly position: string;
  /** How the game ended; null if it is not over. */
  readonly ending: Ending | null;
  /** Plays a move by its label. */
  play(label: string): Promise<void>;
  /** Takes back the last move, and the computer's before the player's. */
  undo(): Promise<void>;
  /** Starts the game again. */
  reset(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    'sower-board': SowerBoard;
  }
  interface HTMLElementEventMap {
    'sower-ready': CustomEvent<{ game: GamePage }>;
    'sower-move': CustomEvent<{ label: string; moves: string[]; position: string }>;
    'sower-end': CustomEvent<Ending>;
  }
}
