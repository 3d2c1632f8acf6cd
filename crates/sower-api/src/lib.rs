#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod body;
mod body_keys;
pub mod custom_rules;
mod engine_files;
mod game_page;
mod hint;
mod lessons;
mod listed_game;
mod look;
mod options;
mod picture;
mod problem;
mod puzzles;
mod records;
pub mod room;
mod rules_check;
mod training;

pub use body::read_body;
pub use engine_files::engine_files;
pub use game_page::{game_card, game_page};
pub use hint::{ENGINE_MEMORY, hint};
pub use lessons::{judge_task, lessons};
pub use listed_game::{ListedGame, MOST_CHANGES, find_shipped, unknown_game};
pub use look::{MOST_MOVES, look, play, play_all, position, why};
pub use picture::picture;
pub use problem::Problem;
pub use puzzles::{
    answer_puzzle, daily_puzzle, find_puzzle, kept, puzzle_page, puzzle_solution, puzzles, rate_guest,
    rate_here, streak,
};
pub use records::{FoundRecord, UnplayedRecord, read_position, unreadable, write_text};
pub use rules_check::check_rules;
pub use training::{exercise, training};
