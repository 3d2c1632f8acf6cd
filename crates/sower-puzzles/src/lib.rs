#![doc = include_str!("../README.md")]

mod daily;
mod file;
mod find;
mod grade;
pub mod lessons;
mod perfect_play;
mod progress;
mod proven_moves;
mod puzzle;
mod rated_try;
mod result;
mod selection;
mod session;
mod shipped;
mod themes;
mod trainer;
mod value_range;
mod why;

pub use daily::{Day, Streak, daily};
pub use file::{Puzzles, PuzzlesError};
pub use find::{FindError, FindOptions, FindProgress, find};
pub use grade::{HARDEST, grade};
pub use progress::{Progress, ProgressError, Tally};
pub use puzzle::Puzzle;
pub use rated_try::{RatedAt, after_try, starting_rating};
pub use result::GameResult;
pub use session::Session;
pub use shipped::{SHIPPED_PUZZLES, of, of_game};
pub use themes::Theme;
pub use trainer::{MoveFeedback, NotTrainable, Trainer, exercise};
pub use value_range::ValueRange;
pub use why::Why;
