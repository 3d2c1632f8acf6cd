//! Puzzles: positions in which exactly one move keeps what is proven, and a trainer that plays such endgames out.
//!
//! Whatever is said here of a position is proven, by a game's tables or by a search to the end. No game is named: a puzzle is
//! found, graded, checked and explained from the rules alone. Nothing here prints or reads a file.

mod file;
mod find;
mod grade;
mod perfect_play;
mod progress;
mod proven_moves;
mod puzzle;
mod result;
mod selection;
mod shipped;
mod trainer;
mod value_range;
mod why;

pub use file::{Puzzles, PuzzlesError};
pub use find::{FindError, FindOptions, FindProgress, find};
pub use grade::{HARDEST, grade};
pub use progress::{Progress, ProgressError, Tally};
pub use puzzle::Puzzle;
pub use result::GameResult;
pub use shipped::{of, of_game};
pub use trainer::{MoveFeedback, NotTrainable, Trainer, exercise};
pub use value_range::ValueRange;
pub use why::{PuzzleSentence, Why};

/// Every sentence that this library can say.
pub fn sentences() -> impl Iterator<Item = &'static sower_core::lang::Sentence> {
    PuzzleSentence::SENTENCES.iter()
}
