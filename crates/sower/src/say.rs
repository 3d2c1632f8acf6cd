//! Positions, moves and results as they are typed and shown.

use sower_core::rules::About;
use sower_core::{Game, Outcome, Position, Refusal, Side, Words};
use sower_text::{Language, Say};

use crate::failure::Failure;

/// The position that was typed, or the start.
pub(crate) fn position(game: &Game, text: Option<&str>) -> anyhow::Result<Position> {
    match text {
        Some(text) => game.read_position(text).map_err(|error| Failure::input(sentence(game, &error))),
        None => Ok(game.start()),
    }
}

/// Input that the rules refuse, before a game is known whose words would be used.
pub(crate) fn bad_input(what: impl Say) -> anyhow::Error {
    Failure::input(Language::spoken().say(&what, &Words::default()))
}

/// A sentence in a game's own words.
pub(crate) fn sentence(game: &Game, what: &impl Say) -> String {
    Language::spoken().say(what, game.rules().words())
}

/// An illegal move, as the "no" that it is.
pub(crate) fn refused(game: &Game, refusal: &Refusal) -> anyhow::Error {
    Failure::no(sentence(game, refusal))
}

/// A result in a sentence.
pub(crate) fn outcome(game: &Game, outcome: &Outcome) -> String {
    Language::spoken().render(&sower_text::outcome_sentence(outcome, game.rules()), game.rules().words())
}

/// A side's name.
pub(crate) fn side(side: Side) -> String {
    Language::spoken().side(side)
}

/// What is told of a game.
pub(crate) fn about(game: &Game) -> About {
    Language::spoken().about(game.rules())
}
