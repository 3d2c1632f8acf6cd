//! One question that a table of endgames or a book of openings can answer.

use sower_core::Position;

use crate::score::Score;

/// Something that knows the value of some positions for certain.
pub trait Probe: Send + Sync {
    /// The most seeds in play of any position that it knows: with more it is not asked.
    fn most_seeds(&self) -> u8;

    /// The exact value of a position to its mover, stores included, if it is known. It must hold however the position was
    /// reached: the search takes it for proven.
    fn probe(&self, position: &Position) -> Option<Score>;
}
