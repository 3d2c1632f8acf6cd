//! The interface between the search and endgame tables.

use std::sync::Arc;

use sower_core::kernel::{Board, Packed};
use sower_core::{Game, Move, Position};

use crate::score::Score;

/// Exact values of positions in the form of a kernel.
pub trait PackedProbe<B: Board>: Send + Sync {
    /// The exact value of a position for its mover, stores included, if known. The search treats it as proven, so it must not
    /// depend on how the position was reached.
    fn probe(&self, position: &B) -> Option<Score>;
}

/// Exact values of some positions of a game, such as endgame tables.
pub trait Probe: PackedProbe<Packed<u64>> + PackedProbe<Packed<u128>> + PackedProbe<Position> {
    /// The most seeds in play of any known position; the search does not probe larger ones.
    fn most_seeds(&self) -> u8;

    /// Every legal move with its exact value, the best first. Among equals the move that makes progress comes first. `None` unless all
    /// values are known.
    fn moves(&self, _: &Position) -> Option<Vec<KnownMove>> {
        None
    }
}

/// A move whose value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownMove {
    /// The move, legal in the probed position.
    pub played: Move,
    /// The value for the side that plays the move.
    pub score: Score,
    /// Plies from the position after the move to the next forced capture: 0 if the move itself captures.
    pub distance: Option<u16>,
}

type FindProbe = dyn Fn(&Game) -> Option<Arc<dyn Probe>> + Send + Sync;

/// Finds the probe of a game, such as the tables in a folder. The default has no probes.
#[derive(Clone, Default)]
pub struct Probes(Option<Arc<FindProbe>>);

impl Probes {
    /// Probes from a function that finds a game's.
    pub fn new(find: impl Fn(&Game) -> Option<Arc<dyn Probe>> + Send + Sync + 'static) -> Probes {
        Probes(Some(Arc::new(find)))
    }

    /// The probe of a game, if there is one.
    pub fn of(&self, game: &Game) -> Option<Arc<dyn Probe>> {
        self.0.as_ref().and_then(|find| find(game))
    }
}

impl std::fmt::Debug for Probes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_some() { "Probes(..)" } else { "Probes(none)" })
    }
}
