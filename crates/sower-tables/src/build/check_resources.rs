//! Checks that memory and disk suffice for a build.

use super::BuildOptions;
use super::folder::at;
use super::resources::free_disk;
use crate::error::BuildError;
use crate::file::Packing;
use crate::plan::PlannedLayer;

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
