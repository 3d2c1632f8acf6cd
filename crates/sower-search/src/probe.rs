//! One question that a table of endgames or a book of openings can answer.

use std::sync::{Arc, OnceLock};

use sower_core::{Game, Move, Position};

use crate::score::Score;

/// Something that knows the value of some positions for certain.
pub trait Probe: Send + Sync {
    /// The most seeds in play of any position that it knows: with more it is not asked.
    fn most_seeds(&self) -> u8;

    /// The exact value of a position to its mover, stores included, if it is known. It must hold however the position was
    /// reached: the search takes it for proven.
    fn probe(&self, position: &Position) -> Option<Score>;

    /// Every legal move with its exact value, the one to play first: among equals one that comes nearer to what it promises.
    /// Nothing unless all of them are known.
    fn moves(&self, _: &Position) -> Option<Vec<KnownMove>> {
        None
    }
}

/// A move whose value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownMove {
    /// The move.
    pub played: Move,
    /// What it is worth to whoever plays it.
    pub score: Score,
    /// Plies from after it to the next capture, where somebody can force one: 0 if it captures itself.
    pub distance: Option<u16>,
}

/// Finds what is known of a game.
type Source = Box<dyn Fn(&Game) -> Option<Arc<dyn Probe>> + Send + Sync>;

static SOURCE: OnceLock<Source> = OnceLock::new();

/// Every searcher that is made from now on asks what this finds for its game. A program says so once, at its beginning.
pub fn consult(source: impl Fn(&Game) -> Option<Arc<dyn Probe>> + Send + Sync + 'static) {
    // Whoever was first stays.
    let _ = SOURCE.set(Box::new(source));
}

/// What is known of a game in this program.
pub(crate) fn consulted(game: &Game) -> Option<Arc<dyn Probe>> {
    SOURCE.get().and_then(|source| source(game))
}
