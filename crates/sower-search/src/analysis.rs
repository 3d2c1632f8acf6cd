//! The result of a search: every move with its score and principal variation.

use sower_core::rules::Decide;
use sower_core::{Game, Move, Pit, Position};

use crate::score::Score;

/// The result after a completed depth.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The completed search depth in plies.
    pub depth: u32,
    /// Positions searched so far, by all threads.
    pub nodes: u64,
    /// Seconds since the search began.
    pub seconds: f64,
    /// Whether the position's value is proven: no move is better than the first.
    pub proven: bool,
    /// The moves, best first.
    pub moves: Vec<Candidate>,
}

impl Analysis {
    /// The best move; `None` if the game is over.
    pub fn best(&self) -> Option<&Candidate> {
        self.moves.first()
    }
}

/// A legal move with its score.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move, by its pit's number on the board.
    pub played: Move,
    /// The move in the game's notation.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap.
    pub pit: Option<u8>,
    /// The mover's expected final margin.
    pub score: Score,
    /// The score in seeds, rounded to a hundredth. A proven margin is whole.
    pub seeds: f64,
    /// The lead in possession, which breaks ties between equal margins; `None` unless the game has it and the score is proven.
    pub possession: Option<i32>,
    /// Whether the score holds against any play.
    pub proven: bool,
    /// Plies to the next capture after the move, where a table has them and one side can force a capture.
    pub distance: Option<u16>,
    /// The principal variation, this move first, in the game's notation.
    pub line: Vec<String>,
    /// The principal variation as moves.
    pub moves: Vec<Move>,
}

impl Candidate {
    /// A candidate whose line begins with the move itself.
    pub fn new(game: &Game, position: &Position, moves: Vec<Move>, score: Score, proven: bool) -> Candidate {
        let played = moves[0];
        let line = game.labels(position, &moves);
        let counts = game.rules().end().decide == Decide::CapturedFirst;
        let possession = (proven && counts).then(|| score.possession());
        let pit = played.pit().map(Pit::number);
        let label = game.label(position.side(), played);
        let seeds = if proven { f64::from(score.whole()) } else { (score.seeds() * 100.0).round() / 100.0 };
        Candidate { played, label, pit, score, seeds, possession, proven, distance: None, line, moves }
    }
}
