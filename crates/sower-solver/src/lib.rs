//! Exact values of positions, by proof: the mover's final margin against best play, and every move that reaches it.
//!
//! [`Solver`] asks one question after another, whether a move is worth at least so much, and all threads answer it
//! together. What it calls proven holds against any play; where play can cycle and the rules' word on that is not enough
//! for one value, it gives bounds that hold whatever endless play is worth. Nothing here prints, and nothing reads or writes
//! a file: a checkpoint is bytes.

mod busy;
mod checkpoint;
mod endgames;
mod glance;
mod proof;
mod question;
mod report;
mod root;
mod shared;
mod solver;
mod strand;
mod table;
mod terms;
mod worker;

pub use checkpoint::{Checkpoint, CheckpointError};
pub use report::{Event, Progress};
pub use root::Aim;
pub use solver::{Settings, Solved, SolvedMove, Solver};
