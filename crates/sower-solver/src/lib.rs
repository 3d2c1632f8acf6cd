#![doc = include_str!("../README.md")]

mod bounds_table;
mod by_search;
mod checkpoint;
mod in_flight;
mod null_window;
mod preload;
mod proof;
mod proof_number;
mod proof_search;
mod report;
mod root_moves;
mod scoring;
mod shared_state;
mod solver;
mod static_bounds;
mod worker;

pub use checkpoint::{Checkpoint, CheckpointError};
pub use report::{Event, Progress};
pub use root_moves::Aim;
pub use solver::{Settings, Solved, SolvedMove, Solver, Unfinished};
