#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod custom_rules;
mod game_page;
mod lessons;
mod listed_game;
mod look;
mod options;
mod problem;
mod puzzles;
mod records;
mod training;

pub use game_page::{game_card, game_page};
pub use lessons::{judge_task, lessons};
pub use listed_game::{ListedGame, MOST_CHANGES, find_shipped, unknown_game};
pub use look::{MOST_MOVES, look, play, play_all, position, why};
pub use problem::Problem;
pub use puzzles::{answer_puzzle, puzzle_page, puzzle_solution, puzzles};
pub use records::{FoundRecord, play_by_first, read_position, unreadable, write_text};
pub use training::{exercise, training};
