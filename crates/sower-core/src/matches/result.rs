//! When a match ends, and who wins it.

use std::fmt;

use super::carry::RoundEnd;
use super::score::{MatchScore, TallyText};
use crate::named::named;
use crate::outcome::Termination;
use crate::rules::{Fill, NextRound, Rules, TalliedBy};
use crate::side::Side;

named! {
    /// How a match ended.
    pub enum MatchEnd {
        /// A player has reached the tally that wins.
        Target = "target",
        /// The rounds that remain cannot change the winner.
        Decided = "decided",
        /// All rounds were played.
        Rounds = "rounds",
        /// A player cannot fill enough pits.
        CannotFill = "cannot-fill",
        /// A round was drawn in which only the loser would have filled pits.
        Drawn = "drawn",
        /// No one could move in the next round.
        Unplayable = "unplayable",
        /// A player left the match.
        Abandoned = "abandoned",
    }
}

/// The result of a finished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// How it ended.
    pub end: MatchEnd,
    /// The final tally, South's first (see [`MatchScore::tally`]).
    pub tally: [u32; 2],
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
}

/// The winner, the tally and the reason: `South wins the match 2-1 (decided)`.
impl fmt::Display for MatchResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tally, end) = (TallyText(self.tally), self.end);
        match self.winner {
            Some(winner) => write!(f, "{winner:?} wins the match {tally} ({end})"),
            None => write!(f, "the match is drawn {tally} ({end})"),
        }
    }
}

/// The result of a match, if it is over after this round; `score` includes the round.
pub fn match_result(rules: &Rules, score: &MatchScore, end: &RoundEnd) -> Option<MatchResult> {
    let matches = rules.matches();
    let tally = score.tally(rules);
    let over = |end, winner| Some(MatchResult { end, tally, winner });
    if end.outcome.termination == Termination::Abandoned {
        return over(MatchEnd::Abandoned, end.outcome.winner);
    }
    let left = u32::from(matches.rounds).saturating_sub(score.rounds);
    match matches.next {
        NextRound::None => None,
        NextRound::Same => {
            let ahead = leader(tally);
            if matches.target.is_some_and(|target| tally.iter().any(|count| *count >= u32::from(target))) {
                return over(MatchEnd::Target, ahead);
            }
            if left == 0 {
                return over(MatchEnd::Rounds, ahead);
            }
            // A target may still be missed by both, so that the lead alone does not decide.
            let most = match matches.tally {
                TalliedBy::Wins => Some(left),
                TalliedBy::Points => Some(2 * left),
                TalliedBy::Seeds | TalliedBy::Margin => None,
            };
            let lead = tally[0].abs_diff(tally[1]);
            if most.is_some_and(|most| lead > most) { over(MatchEnd::Decided, ahead) } else { None }
        }
        NextRound::Refill => {
            let filled = end.pits_filled(rules);
            if matches.fill == Fill::LoserOnly && end.outcome.winner.is_none() {
                return over(MatchEnd::Drawn, None);
            }
            let must_fill = |side: Side| matches.fill != Fill::LoserOnly || end.outcome.winner != Some(side);
            let cannot = |side: &Side| must_fill(*side) && filled[*side] < matches.least_pits;
            if Side::BOTH.iter().any(cannot) {
                return over(MatchEnd::CannotFill, end.leader());
            }
            if left == 0 { over(MatchEnd::Rounds, end.leader()) } else { None }
        }
    }
}

/// The result of a match whose next round would be over before its first move.
pub(super) fn unplayable(rules: &Rules, score: &MatchScore, end: &RoundEnd) -> MatchResult {
    let tally = score.tally(rules);
    let winner = match rules.matches().next {
        NextRound::Refill => end.leader(),
        NextRound::None | NextRound::Same => leader(tally),
    };
    MatchResult { end: MatchEnd::Unplayable, tally, winner }
}

fn leader([south, north]: [u32; 2]) -> Option<Side> {
    match south.cmp(&north) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    }
}

/// The kind of match in the words of records: `best of 3`, `first to 100 seeds`, `refill`. `None` for games of one round.
pub fn match_name(rules: &Rules) -> Option<String> {
    let matches = rules.matches();
    let tallied = matches.tally;
    match (matches.next, matches.target) {
        (NextRound::None, _) => None,
        (NextRound::Refill, _) => Some(NextRound::Refill.to_string()),
        (NextRound::Same, Some(target)) => Some(format!("first to {target} {tallied}")),
        (NextRound::Same, None) if tallied == TalliedBy::Wins => Some(format!("best of {}", matches.rounds)),
        (NextRound::Same, None) => Some(format!("{} rounds by {tallied}", matches.rounds)),
    }
}
