//! Refusals: a code for programs, a sentence for people.

use sower_core::{Game, Words};
use sower_text::{Language, Say};
use sower_wire::ProblemCode;

pub use sower_wire::Problem;

/// A problem that is not about a game.
pub(crate) fn problem(code: ProblemCode, what: &impl Say, language: &Language) -> Problem {
    Problem { code, message: language.say(what, &Words::default()) }
}

/// A problem in a game's own words.
pub(crate) fn problem_of(game: &Game, code: ProblemCode, what: &impl Say, language: &Language) -> Problem {
    Problem { code, message: language.say(what, game.rules().words()) }
}

/// A refused move, in a game's own words.
pub(crate) fn refused(game: &Game, what: &impl Say, language: &Language) -> Problem {
    problem_of(game, ProblemCode::Refused, what, language)
}
