//! Iterative deepening on the final margin, on one thread or several.

mod blur;
mod deepen;
mod endings;
mod order;
mod selective;
mod watch;
mod worker;

pub use blur::Blur;
pub(crate) use deepen::{Aim, Ranking, RootMove, deepen};
pub(crate) use endings::Endings;
pub(crate) use watch::Watch;
pub(crate) use worker::{SWAP, Shared};
