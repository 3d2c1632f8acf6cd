//! Puzzles: positions in which exactly one move keeps what is proven, and a trainer that plays such endgames out.
//!
//! Whatever is said here of a position is proven, by a game's tables or by a search to the end. No game is named: a puzzle is
//! found, graded, checked and explained from the rules alone. Nothing here prints or reads a file.

mod file;
mod find;
mod grade;
mod known;
pub mod lessons;
mod perfect;
mod progress;
mod puzzle;
mod shipped;
mod spread;
mod standing;
mod trainer;
mod why;
mod worth;

pub use file::{Puzzles, PuzzlesError};
pub use find::{FindError, Order, Step, find};
pub use grade::{HARDEST, grade};
pub use progress::{Progress, ProgressError, Tally};
pub use puzzle::Puzzle;
pub use shipped::{of, of_game};
pub use standing::Standing;
pub use trainer::{Answered, NotTrained, Trainer, exercise};
pub use why::Why;
pub use worth::Worth;
