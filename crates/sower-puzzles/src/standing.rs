//! What a game comes to for one side: the three results that a puzzle is about.

use sower_search::Score;

/// A result, the better ones greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// The other side wins.
    Loss,
    /// Nobody does.
    Draw,
    /// This side wins.
    Win,
}

impl Standing {
    /// What a final score means. Where captured seeds decide before possession the score holds both, and its sign still decides.
    pub fn of(score: Score) -> Standing {
        match score.parts() {
            1.. => Standing::Win,
            0 => Standing::Draw,
            _ => Standing::Loss,
        }
    }

    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Standing::Loss => "loss",
            Standing::Draw => "draw",
            Standing::Win => "win",
        }
    }
}
