//! What a search has found: every move with its score and its best line.

use sower_core::rules::Decide;
use sower_core::{Game, Move, Position};

use crate::score::Score;

/// What was found after a finished depth.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Plies that were looked ahead.
    pub depth: u32,
    /// Positions searched so far.
    pub nodes: u64,
    /// Seconds so far.
    pub seconds: f64,
    /// Whether it is proven that no move is better than the first: the position's value is known.
    pub proven: bool,
    /// The moves, best first.
    pub moves: Vec<Candidate>,
}

impl Analysis {
    /// The best move.
    pub fn best(&self) -> Option<&Candidate> {
        self.moves.first()
    }
}

/// A move that was looked at.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub played: Move,
    /// The move as its players write it.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap.
    pub pit: Option<u8>,
    /// The mover's final margin, as the search has it.
    pub score: Score,
    /// The same in seeds, to the hundredth: finer than any estimate is good for. A proven margin is whole.
    pub seeds: f64,
    /// What decides if the margins are level, where the game has it and the score is proven.
    pub possession: Option<i32>,
    /// Whether the score holds against any play.
    pub proven: bool,
    /// Plies to the next capture after the move, where a table has them and somebody can force one.
    pub distance: Option<u16>,
    /// The best line that was found, this move first, as its players write it.
    pub line: Vec<String>,
    /// The same line as moves.
    pub moves: Vec<Move>,
}

impl Candidate {
    /// A candidate whose line begins with the move itself.
    pub fn new(game: &Game, position: &Position, moves: Vec<Move>, score: Score, proven: bool) -> Candidate {
        let played = moves[0];
        let line = game.labels(position, &moves);
        let counts = game.rules().end().decide == Decide::CapturedFirst;
        let possession = (proven && counts).then(|| score.possession());
        let pit = match played {
            Move::Sow(pit) => Some(pit.index() as u8 + 1),
            Move::Swap => None,
        };
        let label = game.label(position.side(), played);
        let seeds = if proven { f64::from(score.whole()) } else { (score.seeds() * 100.0).round() / 100.0 };
        Candidate { played, label, pit, score, seeds, possession, proven, distance: None, line, moves }
    }
}
