//! The game-tree search: iterative deepening on the final margin, with one or more threads.

mod iterative_deepening;
mod move_picker;
mod noise;
mod order;
mod pruning;
mod static_bounds;
mod stop_signal;
mod worker;

pub(crate) use iterative_deepening::{Aim, Ranking, RootMove, deepen};
pub use noise::Noise;
pub(crate) use stop_signal::StopSignal;
pub(crate) use worker::Shared;
