//! The result of a finished game: score, winner, and how it ended.

use std::fmt;

use serde::Serialize;

use crate::named::named;
use crate::side::Side;

named! {
    /// How a game ended.
    pub enum Termination {
        /// A side has more than half of the seeds.
        Majority = "majority",
        /// A side's pits are empty.
        SideEmpty = "side-empty",
        /// The side to move has no pit to sow.
        Stuck = "stuck",
        /// The side to move cannot move, and the game is won by that.
        Immobile = "immobile",
        /// A side's inner row is empty.
        InnerRowEmpty = "inner-row-empty",
        /// The opponent has no seeds and cannot be fed.
        CannotFeed = "cannot-feed",
        /// A side has no seeds left, and that wins.
        Cleared = "cleared",
        /// A side has no seeds left, and that loses.
        Deprived = "deprived",
        /// Few enough seeds remain in play.
        SeedsLeft = "seeds-left",
        /// The position repeated as often as the rules allow.
        Repetition = "repetition",
        /// The players agreed to end the game.
        Agreement = "agreement",
        /// The game reached the ply limit.
        Cap = "cap",
        /// A player resigned.
        Resignation = "resignation",
        /// A player's time ran out.
        Time = "time",
        /// A player left the game.
        Abandoned = "abandoned",
    }
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// How the game ended.
    pub termination: Termination,
    /// Each side's final seeds, South first, including its share of the remaining seeds.
    pub score: [u8; 2],
    /// Each side's captured seeds plus those on its side, South first; `None` unless possession breaks ties.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub possession: Option<[u8; 2]>,
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
}

impl Outcome {
    /// A result decided by the score; on equal scores by possession.
    pub(crate) fn by_score(termination: Termination, score: [u8; 2], possession: Option<[u8; 2]>) -> Outcome {
        let lead = |[south, north]: [u8; 2]| match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        };
        let winner = lead(score).or_else(|| possession.and_then(lead));
        Outcome { termination, score, possession, winner }
    }
}

/// The score, the winner and the reason: `South wins 27-21 (majority)`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [south, north] = self.score;
        match self.winner {
            Some(winner) => write!(f, "{winner:?} wins {south}-{north} ({})", self.termination),
            None => write!(f, "draw {south}-{north} ({})", self.termination),
        }
    }
}
