//! The section `[match]`: how several rounds make a match.

use super::takes::{Choice, Newer, NotInValue, Number, NumberOr, section};
use crate::named::named;

named! {
    /// How the next round of a match starts.
    pub enum NextRound {
        /// There is none: a game is a single round.
        None = "none",
        /// Like the first one; the rounds are tallied.
        Same = "same",
        /// Each player fills pits of their own row with the seeds that they have.
        Refill = "refill",
    }
}

named! {
    /// What the rounds of a match are tallied by.
    pub enum TalliedBy {
        /// Rounds won.
        Wins = "wins",
        /// Seeds, in all rounds together.
        Seeds = "seeds",
        /// The seeds by which a player won, in all rounds that the player won.
        Margin = "margin",
        /// A point for each round won, and another one if the winner has three quarters of the seeds.
        Points = "points",
    }
}

named! {
    /// The order in which a player fills pits for the next round, as the player sees the row.
    pub enum Fill {
        /// From the left.
        Left = "left",
        /// From the right.
        Right = "right",
        /// From both ends in turn, so that the players' pits face each other: South begins at the left, North at the right.
        Outside = "outside",
        /// Only the loser fills pits, from South's left end; the winner's row stays unchanged. A drawn round ends the match.
        LoserOnly = "loser-only",
    }
}

named! {
    /// What becomes of pits that a player cannot fill.
    pub enum Unfilled {
        /// They are closed for the round: neither sown nor played nor captured.
        Closed = "closed",
        /// They start empty.
        Empty = "empty",
    }
}

named! {
    /// Who begins the next round.
    pub enum Starter {
        /// The player who did not begin the last one.
        Alternate = "alternate",
        /// The player who lost it; after a draw the player who moved last in it.
        Loser = "loser",
        /// The player who won it; after a draw the player who moved last in it.
        Winner = "winner",
        /// The player who moved last in it.
        LastMover = "last-mover",
    }
}

/// The most rounds of a match: a match that no one wins ends with them.
pub const MOST_ROUNDS: u8 = 100;

section! {
    /// How several rounds make a match.
    pub struct MatchRules {
        /// How the next round starts.
        next: NextRound = "match.next", NotInValue(Newer(Choice(NextRound::None), NextRound::None));
        /// The most rounds.
        rounds: u8 = "match.rounds", NotInValue(Newer(Number(2..=MOST_ROUNDS, MOST_ROUNDS), MOST_ROUNDS));
        /// What the rounds are tallied by.
        tally: TalliedBy = "match.tally", NotInValue(Newer(Choice(TalliedBy::Wins), TalliedBy::Wins));
        /// The tally that wins the match.
        target: Option<u16> = "match.target", NotInValue(Newer(NumberOr("none", 1..=10_000, None), None));
        /// The order in which pits are filled.
        fill: Fill = "match.fill", NotInValue(Newer(Choice(Fill::Left), Fill::Left));
        /// What becomes of pits that a player cannot fill.
        unfilled: Unfilled = "match.unfilled", NotInValue(Newer(Choice(Unfilled::Closed), Unfilled::Closed));
        /// The fewest pits that a player must be able to fill.
        least_pits: u8 = "match.least-pits", NotInValue(Newer(Number(1..=32, 1), 1));
        /// Who begins the next round.
        starter: Starter = "match.starter", NotInValue(Newer(Choice(Starter::Alternate), Starter::Alternate));
    }
}

impl MatchRules {
    /// Whether a game has more than one round.
    pub fn has_rounds(&self) -> bool {
        self.next != NextRound::None
    }

    /// Whether a round may start with closed pits.
    pub fn closes_pits(&self) -> bool {
        self.next == NextRound::Refill && self.unfilled == Unfilled::Closed
    }
}
