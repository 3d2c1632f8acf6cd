//! The interface through which the search asks endgame tables.

use std::sync::Arc;

use sower_core::kernel::{Half, Packed};
use sower_core::{Game, Move, Position};

use crate::score::Score;

/// The exact values of some positions, as a search has them: packed.
pub trait PackedProbe<H: Half>: Send + Sync {
    /// The exact value of a position for its mover, stores included, if it is known. It must hold however the position was
    /// reached: the search takes it for proven.
    fn probe(&self, position: &Packed<H>) -> Option<Score>;
}

/// The exact values of some positions of a game, such as endgame tables.
pub trait Probe: PackedProbe<u64> + PackedProbe<u128> {
    /// The most seeds in play of any position that it knows: it is not asked about larger ones.
    fn most_seeds(&self) -> u8;

    /// Every legal move with its exact value, the best first; among equals the one that makes progress. `None` unless all of
    /// them are known.
    fn moves(&self, _: &Position) -> Option<Vec<KnownMove>> {
        None
    }
}

/// A move whose value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownMove {
    /// The move.
    pub played: Move,
    /// Its value for the side that plays it.
    pub score: Score,
    /// Plies from after it to the next capture that can be forced: 0 if it captures itself.
    pub distance: Option<u16>,
}

type FindProbe = dyn Fn(&Game) -> Option<Arc<dyn Probe>> + Send + Sync;

/// Where searches find the probe of a game, such as a folder of tables. The default finds none.
#[derive(Clone, Default)]
pub struct Probes(Option<Arc<FindProbe>>);

impl Probes {
    /// Probes that a function finds.
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
