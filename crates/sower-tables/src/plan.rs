//! Which layers a table has, and the resources that each needs.

use sower_core::kernel::Backward;
use sower_core::{Game, with_shared_ring};
use sower_search::endings::Cycles;

use crate::capture_steps::CaptureSteps;
use crate::layer::{self, MOST_SEEDS};

/// The most bytes of a starter table before it is compressed: about a megabyte on the disk and a few seconds of work, measured
/// in `docs/guide/endgame-tables.md`.
pub(crate) const LARGEST: u64 = 4 << 20;

/// A layer of a table, and the resources to build it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedLayer {
    /// Seeds in play of every position of the layer.
    pub seeds: u8,
    /// The number of positions.
    pub positions: u64,
    /// Bytes of memory to build it, including the smaller layers.
    pub memory: u64,
    /// Bytes on the disk, uncompressed.
    pub disk: u64,
}

/// The layers of a table, ascending, and the resources that each needs.
pub fn plan(game: &Game, most_seeds: u8) -> Vec<PlannedLayer> {
    let rules = game.rules();
    let cycles = Cycles::of(rules);
    let roles = cycles.values() as u64;
    let backward = with_shared_ring!(game.kernel(), kernel => kernel.backward(), else Backward::Unknown);
    // Per position: a cell, a distance, a value and, in a large round, an index in the frontier. Games whose moves
    // cannot be undone also store about six predecessors.
    let bytes = match (cycles, backward) {
        (Cycles::None, _) => 1,
        (_, Backward::Unknown) => roles * 7 + 12 + 24,
        _ => roles * 7,
    };
    let disk = if cycles == Cycles::None { 1 } else { 2 * roles };
    let mut below = 0;
    let layers = CaptureSteps::of(rules).layers(most_seeds);
    let planned = layers.into_iter().map(|seeds| {
        let positions = layer::positions(rules, seeds);
        let memory = below + positions.saturating_mul(bytes);
        below += positions.saturating_mul(roles);
        PlannedLayer { seeds, positions, memory, disk: positions.saturating_mul(disk) }
    });
    planned.collect()
}

/// The most seeds in play of a game's starter table. `None` if the smallest unfinished layer is too
/// large: Ogidise ends with 16 stones left, and there are 85 million positions with 20.
pub fn starter_seeds(game: &Game) -> Option<u8> {
    // Tables are built for games on a shared ring only.
    if game.rules().needs_general() {
        return None;
    }
    let most = game.rules().total().min(MOST_SEEDS);
    let plans = (0..=most).map(|seeds| plan(game, seeds));
    let fitting = plans.take_while(|layers| layers.iter().map(|layer| layer.disk).sum::<u64>() <= LARGEST);
    let largest = fitting.last()?;
    largest.iter().filter(|layer| layer.positions > 0).map(|layer| layer.seeds).max()
}
