//! Iterative deepening on the final margin, on one thread or several.

mod blur;
mod children;
mod deepen;
mod endings;
mod order;
mod selective;
mod standing;
mod watch;
mod worker;

pub use blur::Blur;
pub(crate) use children::SWAP;
pub(crate) use deepen::{Aim, Ranking, RootMove, deepen};
pub(crate) use endings::Endings;
pub(crate) use watch::Watch;
pub(crate) use worker::Shared;
