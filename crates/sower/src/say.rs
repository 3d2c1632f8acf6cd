//! Parses positions, and renders positions, moves and results.

use sower_core::rules::About;
use sower_core::{Game, Outcome, Position, Refusal, Side, Words};
use sower_text::{Language, Say};

use crate::failure::Failure;

/// Parses a position; the start if none is given.
pub(crate) fn position(game: &Game, text: Option<&str>) -> anyhow::Result<Position> {
    match text {
        Some(text) => game.read_position(text).map_err(|error| Failure::input(sentence(game, &error))),
        None => Ok(game.start()),
    }
}

/// An input error before a game is known, in the standard words.
pub(crate) fn bad_input(what: impl Say) -> anyhow::Error {
    Failure::input(Language::spoken().say(&what, &Words::default()))
}

/// Renders a message in a game's own words.
pub(crate) fn sentence(game: &Game, what: &impl Say) -> String {
    Language::spoken().say(what, game.rules().words())
}

/// An illegal move, as a negative result.
pub(crate) fn refused(game: &Game, refusal: &Refusal) -> anyhow::Error {
    Failure::no(sentence(game, refusal))
}

/// Renders a result.
pub(crate) fn outcome(game: &Game, outcome: &Outcome) -> String {
    Language::spoken().render(&sower_text::outcome_sentence(outcome, game.rules()), game.rules().words())
}

/// A side's name.
pub(crate) fn side(side: Side) -> String {
    Language::spoken().side(side)
}

/// A game's name and description.
pub(crate) fn about(game: &Game) -> About {
    Language::spoken().about(game.rules())
}
