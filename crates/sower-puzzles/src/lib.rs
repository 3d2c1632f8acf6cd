#![doc = include_str!("../README.md")]

mod file;
mod find;
mod grade;
pub mod lessons;
mod perfect_play;
mod progress;
mod proven_moves;
mod puzzle;
mod result;
mod selection;
mod session;
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
pub use session::Session;
pub use shipped::{of, of_game};
pub use trainer::{MoveFeedback, NotTrainable, Trainer, exercise};
pub use value_range::ValueRange;
pub use why::Why;
