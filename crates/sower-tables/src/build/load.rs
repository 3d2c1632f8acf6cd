//! Reads a finished layer into memory, on all threads.

use std::sync::{Mutex, PoisonError};

use sower_core::kernel::Half;
use sower_search::memory::Bytes;

use super::Workers;
use super::context::SolvedLayer;
use crate::error::TableError;
use crate::file::{self, PlaneKind, TableFile};
use crate::layer::Layer;

/// Blocks that a thread decompresses before it takes more.
const BLOCKS_PER_PIECE: usize = 64;

/// A layer in memory, with its distances if requested.
pub(crate) struct LoadedLayer<H> {
    pub(crate) solved: SolvedLayer<H>,
    /// Little-endian, with the bytes per position.
    distances: Vec<(Bytes, u8)>,
}

impl<H> LoadedLayer<H> {
    pub(crate) fn has_distances(&self) -> bool {
        !self.distances.is_empty()
    }

    /// Plies to the next capture; 0 where the file has no distances.
    pub(crate) fn distance(&self, role: usize, index: u64) -> u16 {
        match self.distances.get(role) {
            None => 0,
            Some((bytes, 1)) => u16::from(bytes[index as usize]),
            Some((bytes, _)) => {
                let at = 2 * index as usize;
                u16::from_le_bytes([bytes[at], bytes[at + 1]])
            }
        }
    }
}

/// Reads a finished layer into memory.
pub(crate) fn load<H: Half>(
    layer: Layer<H>,
    file: &TableFile,
    distances: bool,
    workers: &Workers,
) -> Result<LoadedLayer<H>, TableError> {
    let mut values = Vec::new();
    for kind in [PlaneKind::Value, PlaneKind::Upper] {
        values.extend(file.plane(kind).map(|plane| load_plane(file, plane, workers)).transpose()?);
    }
    let mut read = Vec::new();
    for kind in [PlaneKind::Distance, PlaneKind::UpperDistance].into_iter().filter(|_| distances) {
        if let Some(plane) = file.plane(kind) {
            read.push((load_plane(file, plane, workers)?, file.header().planes[plane].width));
        }
    }
    let solved = SolvedLayer { layer, encoding: file.header().encoding.clone(), values };
    Ok(LoadedLayer { solved, distances: read })
}

fn load_plane(file: &TableFile, plane: usize, workers: &Workers) -> Result<Bytes, TableError> {
    let width = u64::from(file.header().planes[plane].width);
    let mut bytes = Bytes::zeroed(file.header().positions * width)?;
    let block_len = (file::BLOCK * width) as usize;
    let pieces = Mutex::new(bytes.as_mut_slice().chunks_mut(BLOCKS_PER_PIECE * block_len).enumerate());
    let failed = Mutex::new(None);
    workers.on_all_threads(|_| {
        while !workers.is_stopped() {
            let next = pieces.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((number, piece)) = next else { break };
            let blocks = (number * BLOCKS_PER_PIECE) as u64..;
            for (block, place) in blocks.zip(piece.chunks_mut(block_len)) {
                if let Err(error) = file.unpack_into(plane, block, place) {
                    *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    return;
                }
            }
        }
    });
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(bytes),
    }
}
