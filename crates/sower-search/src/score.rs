//! Scores: the value of a position for the side to move.

use std::fmt;
use std::ops::Neg;

use sower_core::{Outcome, Side};

/// A final margin as the search counts it: the mover's seeds at the end minus the opponent's, in small parts of a seed.
///
/// ```text
/// score = 512 · margin + lead in seeds that stayed in play
/// ```
/// Estimates fall between whole seeds. Ogidise compares captures first and possession second; a proven score then encodes both.
/// Possession is captured seeds plus seeds on the player's side at the end, so between equal
/// margins the seeds on the sides decide. A board has at most 255 seeds, so they never overlap the margin. In all other
/// games that part is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// The number of parts in a seed.
const PARTS: i32 = 512;

impl Score {
    /// An even game: a margin of 0.
    pub const LEVEL: Score = Score(0);
    /// Greater than the score of any game.
    pub const INFINITE: Score = Score(PARTS * 256);

    /// The score of a whole margin.
    pub const fn margin(seeds: i32) -> Score {
        Score(seeds * PARTS)
    }

    /// The score of a margin, with the lead in seeds on the sides as tie-break.
    pub const fn with_sides(seeds: i32, lead: i32) -> Score {
        Score(seeds * PARTS + lead)
    }

    /// The score of that many parts of a seed.
    pub const fn of_parts(parts: i32) -> Score {
        Score(parts)
    }

    /// The score in parts of a seed, as the search adds and compares it.
    pub const fn parts(self) -> i32 {
        self.0
    }

    /// The score in seeds; a whole margin comes without its possession part.
    pub fn seeds(self) -> f64 {
        f64::from(self.0) / f64::from(PARTS)
    }

    /// The nearest whole margin.
    pub const fn whole(self) -> i32 {
        (self.0 + PARTS / 2).div_euclid(PARTS)
    }

    /// The remainder beside the nearest whole margin. For a proven score it is the lead in seeds on the sides.
    pub const fn sides(self) -> i32 {
        self.0 - self.whole() * PARTS
    }

    /// The lead in possession of a proven score: captured seeds plus seeds on the sides.
    pub const fn possession(self) -> i32 {
        self.whole() + self.sides()
    }

    /// The score of a finished game for a side.
    pub fn of_outcome(outcome: &Outcome, side: Side) -> Score {
        let lead = |counts: [u8; 2]| i32::from(counts[side]) - i32::from(counts[!side]);
        let margin = lead(outcome.score);
        Score::with_sides(margin, outcome.possession.map_or(0, |possession| lead(possession) - margin))
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.2}", self.seeds())
    }
}
