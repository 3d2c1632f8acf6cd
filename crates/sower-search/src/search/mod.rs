//! Iterative deepening on the final margin, on one thread or several.

mod deepen;
mod endings;
mod watch;
mod worker;

pub(crate) use deepen::{Aim, RootMove, deepen};
pub(crate) use endings::Endings;
pub(crate) use watch::Watch;
pub(crate) use worker::{SWAP, Shared};
