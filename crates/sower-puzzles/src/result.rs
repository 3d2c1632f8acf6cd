//! The result of a game for one side.

use sower_search::Score;

/// A result; better ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// The opponent wins.
    Loss,
    /// Neither side wins.
    Draw,
    /// This side wins.
    Win,
}

impl GameResult {
    /// The result of a final score. Where captured seeds decide before possession the score contains both, and its sign decides.
    pub fn of(score: Score) -> GameResult {
        match score.parts() {
            1.. => GameResult::Win,
            0 => GameResult::Draw,
            _ => GameResult::Loss,
        }
    }

    /// The result's name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            GameResult::Loss => "loss",
            GameResult::Draw => "draw",
            GameResult::Win => "win",
        }
    }
}
