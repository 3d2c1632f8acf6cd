//! The result of a finished game: score, winner and the reason why it is over.

use std::fmt;

use serde::Serialize;

use crate::named::named;
use crate::side::Side;

named! {
    /// Why a game is over.
    pub enum Termination {
        /// A side has more than half of the seeds.
        Majority = "majority",
        /// A side's pits are empty.
        SideEmpty = "side-empty",
        /// The side to move has nothing that it could sow.
        Stuck = "stuck",
        /// The other side is bare and cannot be fed.
        CannotFeed = "cannot-feed",
        /// Few enough seeds are in play.
        SeedsLeft = "seeds-left",
        /// The position was there before.
        Repetition = "repetition",
        /// The players agreed.
        Agreement = "agreement",
        /// The game had as many plies as it may.
        Cap = "cap",
        /// A player gave up.
        Resignation = "resignation",
        /// A player's time ran out.
        Time = "time",
        /// A player left.
        Abandoned = "abandoned",
    }
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Why it is over.
    pub termination: Termination,
    /// What each side has, South first, after what was left has gone to whom it belongs.
    pub score: [u8; 2],
    /// What each side has captured and holds on its side, where that decides between equal scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub possession: Option<[u8; 2]>,
    /// Who has won; nobody if it is a draw.
    pub winner: Option<Side>,
}

impl Outcome {
    /// A result decided by the score, and where that is level by the possession.
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
