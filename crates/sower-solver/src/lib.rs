//! Exact values of positions, by proof: the mover's final margin against best play, and every move that reaches it.
//!
//! [`Solver`] runs one null-window query after another, "is this move worth at least the goal?", and all threads answer it
//! together. What it calls proven holds against any play; where play can cycle and the rules' word on that is not enough
//! for one value, it gives bounds that hold whatever endless play is worth. Nothing here prints, and nothing reads or writes
//! a file: a checkpoint is bytes.

mod bounds_table;
mod checkpoint;
mod in_flight;
mod null_window;
mod preload;
mod proof;
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
pub use solver::{Settings, Solved, SolvedMove, Solver};
