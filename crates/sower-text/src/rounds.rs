//! Matches in words: their rules, their score, their result, and what is wrong with the rounds of a record.

use sower_core::matches::{Match, MatchEnd, MatchError, MatchResult, NoNextRound};
use sower_core::record::MatchFileError;
use sower_core::rules::*;
use sower_core::{Rules, Side, notation};

use crate::{Message, Say, message};

/// The rules of a match in sentences; none for a game of one round.
pub(crate) fn match_in_words(rules: &Rules) -> Vec<Message> {
    let matches = rules.matches();
    let mut said = Vec::new();
    match matches.next {
        NextRound::None => return said,
        NextRound::Same => {
            said.push(message!("rule-match-same"));
            let tallied = tallied(matches.tally);
            said.push(match (matches.target, matches.tally) {
                (Some(target), _) => message!("rule-match-first-to", target, tallied),
                (None, TalliedBy::Wins) => message!("rule-match-best-of", count = matches.rounds),
                (None, _) => message!("rule-match-rounds", count = matches.rounds, tallied),
            });
        }
        NextRound::Refill => {
            said.push(message!("rule-match-refill", each = rules.board().start[0][0]));
            said.push(match matches.fill {
                Fill::Left => message!("rule-fill-left"),
                Fill::Right => message!("rule-fill-right"),
                Fill::Outside => message!("rule-fill-outside"),
                Fill::LoserOnly => message!("rule-fill-loser"),
            });
            said.push(match matches.unfilled {
                Unfilled::Closed => message!("rule-unfilled-closed"),
                Unfilled::Empty => message!("rule-unfilled-empty"),
            });
            said.push(message!("rule-match-cannot-fill", count = matches.least_pits));
        }
    }
    said.push(match matches.starter {
        Starter::Alternate => message!("rule-starter-alternate"),
        Starter::Loser => message!("rule-starter-loser"),
        Starter::Winner => message!("rule-starter-winner"),
        Starter::LastMover => message!("rule-starter-last-mover"),
    });
    if matches.target.is_some() || matches.next == NextRound::Refill {
        said.push(message!("rule-match-most", count = matches.rounds));
    }
    said
}

fn tallied(by: TalliedBy) -> Message {
    match by {
        TalliedBy::Wins => message!("tally-wins"),
        TalliedBy::Seeds => message!("tally-seeds"),
        TalliedBy::Margin => message!("tally-margin"),
        TalliedBy::Points => message!("tally-points"),
    }
}

/// The round and the score of the rounds before it: `Round 2, South leads 1–0`. The first round has no score yet.
pub fn round_sentence(of: &Match, round: usize) -> Message {
    let score = of.score_before_round(round).tally(of.game().rules());
    let (round, is_first) = (u64::try_from(round).unwrap_or(u64::MAX), round <= 1);
    if is_first {
        message!("match-round", round)
    } else {
        message!("match-round-and-score", round, score = score_words(score))
    }
}

/// A tally: who leads, and by how much.
pub fn score_words(score: [u32; 2]) -> Message {
    let [south, north] = score;
    match south.cmp(&north) {
        std::cmp::Ordering::Equal => message!("match-level", each = south),
        std::cmp::Ordering::Greater => {
            message!("match-leads", side = Side::South, more = south, less = north)
        }
        std::cmp::Ordering::Less => message!("match-leads", side = Side::North, more = north, less = south),
    }
}

impl Say for MatchResult {
    fn message(&self) -> Message {
        let ([south, north], reason) = (self.tally, self.end.message());
        match self.winner {
            Some(side) => message!("match-won", side, south, north, reason),
            None => message!("match-drawn", south, north, reason),
        }
    }
}

impl Say for MatchEnd {
    fn message(&self) -> Message {
        match self {
            MatchEnd::Target => message!("match-end-target"),
            MatchEnd::Decided => message!("match-end-decided"),
            MatchEnd::Rounds => message!("match-end-rounds"),
            MatchEnd::CannotFill => message!("match-end-cannot-fill"),
            MatchEnd::Drawn => message!("match-end-drawn"),
            MatchEnd::Unplayable => message!("match-end-unplayable"),
            MatchEnd::Abandoned => message!("match-end-abandoned"),
        }
    }
}

impl Say for NoNextRound {
    fn message(&self) -> Message {
        match self {
            NoNextRound::OneRound => message!("match-one-round"),
            NoNextRound::NotOver { round } => message!("match-not-over", round = *round),
            NoNextRound::Over { result } => message!("match-is-over", result = result.message()),
        }
    }
}

impl Say for MatchError {
    fn message(&self) -> Message {
        match self {
            MatchError::NoRounds => message!("match-no-rounds"),
            MatchError::NoNext { round, reason } => {
                message!("match-no-next", round = *round, reason = reason.message())
            }
            MatchError::WrongStart { round, found, expected } => message!(
                "match-wrong-start",
                round = *round,
                found = notation::write_position(found),
                expected = notation::write_position(expected)
            ),
        }
    }
}

impl Say for MatchFileError {
    fn message(&self) -> Message {
        match self {
            // A file with one record is no match to its reader.
            MatchFileError::Round { round: 1, reason } => reason.message(),
            MatchFileError::Round { round, reason } => {
                message!("match-file-round", round = *round, reason = reason.message())
            }
            MatchFileError::Rounds(error) => error.message(),
            MatchFileError::WrongRound { round, found } => {
                message!("match-file-wrong-round", round = *round, found)
            }
            MatchFileError::WrongScore { round, found, expected } => {
                message!("match-file-wrong-score", round = *round, found, expected)
            }
        }
    }
}
