//! Tuning: the player plays itself, and the weights are fitted to what it learned.

mod fit;
mod selfplay;

pub use fit::{Fit, Sample, Wishes};
pub use selfplay::SelfPlay;
