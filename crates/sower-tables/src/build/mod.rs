//! Builds tables, layer by layer from the smallest.
//!
//! ```text
//! plan ──► for each missing layer: one_pass (play cannot cycle) or retrograde (it can) ──► file
//! ```

#[cfg(not(target_family = "wasm"))]
mod background;
#[cfg(not(target_family = "wasm"))]
mod check_resources;
pub(crate) mod context;
#[cfg(not(target_family = "wasm"))]
mod folder;
#[cfg(not(target_family = "wasm"))]
mod load;
#[cfg(not(target_family = "wasm"))]
mod on_disk;
mod one_pass;
mod predecessors;
#[cfg(not(target_family = "wasm"))]
mod resources;
mod retrograde;
mod row_moves;
mod small;
#[cfg(not(target_family = "wasm"))]
mod starter;
mod workers;

use std::sync::atomic::{AtomicU16, Ordering::Relaxed};

use sower_core::Rules;
use sower_core::kernel::{Half, SharedRing};
use sower_search::endings::Cycles;
use sower_search::memory::{Bytes, SharedArray};

#[cfg(not(target_family = "wasm"))]
pub use background::BackgroundBuilder;
#[cfg(not(target_family = "wasm"))]
pub use folder::rules_folder;
#[cfg(not(target_family = "wasm"))]
pub(crate) use load::{LoadedLayer, load};
#[cfg(not(target_family = "wasm"))]
pub use on_disk::{BuildEvent, BuildOptions, build};
#[cfg(not(target_family = "wasm"))]
pub use resources::available_memory;
pub use small::build_small;
#[cfg(not(target_family = "wasm"))]
pub use starter::{build_starter, missing_starter_layers};
pub use workers::Workers;

use crate::capture_steps::CaptureSteps;
use crate::error::BuildError;
use crate::file::{Form, Plane, PlaneKind, Source};
use crate::layer::Board;
use crate::value_encoding::ValueEncoding;
use context::{BuildContext, SolvedLayer};
use row_moves::RowMoves;

/// A layer that was just solved.
pub(crate) struct BuiltLayer {
    pub(crate) values: Vec<Bytes>,
    /// Plies to the next capture, where play can cycle.
    pub(crate) distances: Vec<SharedArray<AtomicU16>>,
}

/// Checks that every value of a layer is valid in its encoding.
///
/// # Panics
/// If one is not: then the builder has a bug, and the table would prove nothing.
fn check_values(built: &BuiltLayer, encoding: &ValueEncoding, workers: &Workers) {
    for values in &built.values {
        let values = &values[..];
        let wrong = workers.in_pieces(values.len() as u64, 1 << 22, |piece, wrong: &mut bool| {
            let piece = &values[piece.start as usize..piece.end as usize];
            *wrong |= piece.iter().any(|value| *value > encoding.max_code());
        });
        assert!(!wrong.contains(&true), "a value is not in the encoding of its layer");
    }
}

/// Precomputed moves of all rows, where the rules allow it.
pub(crate) fn row_moves_of<H: Half>(
    rules: &Rules,
    kernel: &SharedRing<H>,
    board: &Board<H>,
    seeds: u8,
) -> Option<RowMoves> {
    // If few seeds end the game, not all layers that captures lead to exist.
    let by_lines = Cycles::of(rules) == Cycles::None && rules.end().seeds_left.is_none();
    by_lines.then(|| RowMoves::new(kernel, board, seeds)).flatten()
}

/// Solves one layer: its values, and the distances to them where play can cycle.
pub(crate) fn solve_layer<H: Half>(
    context: &BuildContext<'_, H>,
    cycles: Cycles,
    row_moves: Option<&RowMoves>,
    workers: &Workers,
) -> Result<BuiltLayer, BuildError> {
    if cycles != Cycles::None {
        return retrograde::build(context, cycles, workers);
    }
    let values = one_pass::build(context, row_moves, workers).map_err(|_| BuildError::NoMemory)?;
    Ok(BuiltLayer { values: vec![values], distances: Vec::new() })
}

/// The value encoding of a smaller layer, also of one that was not built because all its positions are over.
pub(crate) fn encoding_of<H: Half>(
    rules: &Rules,
    steps: &CaptureSteps,
    solved: &[SolvedLayer<H>],
    seeds: u8,
) -> Option<ValueEncoding> {
    let built = solved.iter().find(|solved| solved.layer.seeds() == seeds);
    built
        .map(|solved| solved.encoding.clone())
        .or_else(|| ValueEncoding::new(rules, steps, seeds, |_| None).ok())
}

/// What a layer's file has beside its header: the planes, and where the bytes of each come from.
pub(crate) fn planes_of(built: &BuiltLayer) -> (Vec<Plane>, Vec<Box<Source<'_>>>) {
    let (mut planes, mut sources): (Vec<Plane>, Vec<Box<Source<'_>>>) = (Vec::new(), Vec::new());
    let mut plane = |kind, width| {
        planes.push(Plane { kind, width, form: Form::Plain, starts: vec![], checksums: vec![] })
    };
    for (values, kind) in built.values.iter().zip([PlaneKind::Value, PlaneKind::Upper]) {
        plane(kind, 1);
        sources.push(Box::new(|range, out| {
            out.extend_from_slice(&values[range.start as usize..range.end as usize]);
        }));
    }
    for (distances, kind) in built.distances.iter().zip([PlaneKind::Distance, PlaneKind::UpperDistance]) {
        let small = distances.as_slice().iter().all(|distance| distance.load(Relaxed) < 256);
        let width = if small { 1 } else { 2 };
        plane(kind, width);
        sources.push(Box::new(move |range, out| {
            for distance in &distances.as_slice()[range.start as usize..range.end as usize] {
                let distance = distance.load(Relaxed);
                if width == 1 {
                    out.push(distance as u8);
                } else {
                    out.extend(distance.to_le_bytes());
                }
            }
        }));
    }
    (planes, sources)
}
