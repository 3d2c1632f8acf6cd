//! Plans a build: which layers a table needs, and whether memory and disk suffice for them.

use sower_core::kernel::Backward;
use sower_core::{Game, with_kernel};
use sower_search::endings::Cycles;

use super::BuildOptions;
use super::folder::at;
use super::resources::free_disk;
use crate::capture_steps::CaptureSteps;
use crate::error::BuildError;
use crate::file::Packing;
use crate::layer;

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
    let backward = with_kernel!(game.kernel(), kernel => kernel.backward());
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

/// Refuses a build that needs more memory than it may use.
pub(super) fn check_memory(order: &BuildOptions<'_>, missing: &[PlannedLayer]) -> Result<(), BuildError> {
    match missing.iter().find(|layer| layer.memory > order.memory) {
        None => Ok(()),
        Some(layer) => {
            Err(BuildError::Memory { seeds: layer.seeds, needed: layer.memory, given: order.memory })
        }
    }
}

/// Refuses a build that needs more disk space than there is.
pub(super) fn check_disk(order: &BuildOptions<'_>, missing: &[PlannedLayer]) -> Result<(), BuildError> {
    if missing.is_empty() {
        return Ok(());
    }
    let needed: u64 = missing.iter().map(|layer| layer.disk).sum();
    // Compression at least halves a table in every game measured.
    let needed = if order.packing == Packing::Compressed { needed / 2 } else { needed };
    let free = free_disk(order.folder).map_err(at(order.folder))?;
    if needed > free {
        return Err(BuildError::Disk { needed, free, folder: order.folder.to_owned() });
    }
    Ok(())
}
