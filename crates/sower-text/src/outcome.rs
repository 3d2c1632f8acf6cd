//! The result of a game as sentences.

use sower_core::{Outcome, Rules, Side, Termination};

use crate::{Message, message};

/// How the game ended and each side's seeds.
pub fn outcome_sentence(outcome: &Outcome, rules: &Rules) -> Message {
    ending(outcome, rules.end().seeds_left)
}

/// Like [`outcome_sentence`], from only the number of seeds that ends the game.
pub(crate) fn ending(outcome: &Outcome, seeds_left: Option<u8>) -> Message {
    let result = match (outcome.termination, outcome.winner) {
        // A goal has decided, and the winner has all seeds: the numbers say nothing.
        (
            Termination::Cleared | Termination::Deprived | Termination::Immobile | Termination::InnerRowEmpty,
            Some(side),
        ) if outcome.score[!side] == 0 => message!("result-wins-anyway", side),
        _ => result_sentence(outcome),
    };
    let loser = outcome.winner.map_or(Side::South, |winner| !winner);
    match outcome.termination {
        Termination::Majority => message!("ending-majority", result),
        Termination::SideEmpty => message!("ending-side-empty", result),
        Termination::Stuck => message!("ending-stuck", result),
        Termination::Cleared => message!("ending-cleared", result),
        Termination::Deprived => message!("ending-deprived", result),
        Termination::Immobile => message!("ending-immobile", result),
        Termination::InnerRowEmpty => message!("ending-inner-row-empty", result, loser),
        Termination::CannotFeed => message!("ending-cannot-feed", result),
        Termination::SeedsLeft => {
            message!(
                "ending-seeds-left",
                count = seeds_left.expect("only rules with such a count end a game by it"),
                result
            )
        }
        Termination::Repetition => message!("ending-repetition", result),
        Termination::Agreement => message!("ending-agreement", result),
        Termination::Cap => message!("ending-cap", result),
        Termination::Resignation => message!("ending-resignation", loser, result),
        Termination::Time => message!("ending-time", loser, result),
        Termination::Abandoned => message!("ending-abandoned", loser, result),
    }
}

/// The score and the winner, without how the game ended.
pub fn result_sentence(outcome: &Outcome) -> Message {
    let [south, north] = outcome.score;
    match (outcome.winner, outcome.possession) {
        (None, _) => message!("result-draw", south, north),
        (Some(side), Some(possession)) if south == north => message!(
            "result-wins-by-possession",
            side,
            each = south,
            more = possession[side],
            less = possession[!side]
        ),
        (Some(side), _) if outcome.score[side] > outcome.score[!side] => {
            message!("result-wins", side, more = outcome.score[side], less = outcome.score[!side])
        }
        (Some(side), _) => message!("result-wins-anyway", side),
    }
}
