//! What the rounds of a match add up to.

use std::fmt;

use super::carry::RoundEnd;
use crate::rules::{NextRound, Rules, TalliedBy};
use crate::side::Side;

/// The tallies of finished rounds, South's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// The number of rounds.
    pub rounds: u32,
    /// Rounds won. A drawn round counts for no one.
    pub wins: [u32; 2],
    /// Seeds of all rounds.
    pub seeds: [u32; 2],
    /// The margins of the rounds won.
    pub margin: [u32; 2],
    /// A point for each round won, and another one if the winner has three quarters of the seeds.
    pub points: [u32; 2],
}

impl MatchScore {
    /// The score after one more round.
    pub fn with(mut self, rules: &Rules, end: &RoundEnd) -> MatchScore {
        // In a refill the seeds of a round include those that the player had before.
        let seeds = if rules.matches().next == NextRound::Refill { end.seeds() } else { counted(end) };
        self.rounds += 1;
        for side in Side::BOTH {
            self.seeds[side] += u32::from(seeds[side]);
        }
        if let Some(winner) = end.outcome.winner {
            let [own, other] = [seeds[winner], seeds[!winner]];
            self.wins[winner] += 1;
            self.margin[winner] += u32::from(own.saturating_sub(other));
            let is_double = u32::from(own) * 4 >= u32::from(rules.total()) * 3;
            self.points[winner] += if is_double { 2 } else { 1 };
        }
        self
    }

    /// The tally that decides a match of these rules, South's first: the rounds won, unless the rules count something else.
    pub fn tally(&self, rules: &Rules) -> [u32; 2] {
        match rules.matches().tally {
            TalliedBy::Wins => self.wins,
            TalliedBy::Seeds => self.seeds,
            TalliedBy::Margin => self.margin,
            TalliedBy::Points => self.points,
        }
    }

    /// The tally as text, South's first: `1-0`.
    pub fn text(&self, rules: &Rules) -> String {
        TallyText(self.tally(rules)).to_string()
    }
}

/// The seeds that a round counts. After a resignation or a loss on time the winner has all that remain.
fn counted(end: &RoundEnd) -> [u8; 2] {
    use crate::outcome::Termination::{Resignation, Time};
    match end.outcome.termination {
        Resignation | Time => end.seeds(),
        _ => end.outcome.score,
    }
}

/// A tally as text.
pub(super) struct TallyText(pub(super) [u32; 2]);

impl fmt::Display for TallyText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0[0], self.0[1])
    }
}
