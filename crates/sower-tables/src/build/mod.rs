//! Builds tables, layer by layer from the smallest.
//!
//! ```text
//! plan ──► for each missing layer: one_pass (play cannot cycle) or retrograde (it can) ──► file
//! ```

mod background;
mod check_resources;
pub(crate) mod context;
mod folder;
mod load;
mod one_pass;
mod predecessors;
mod resources;
mod retrograde;
mod row_moves;
mod starter;
mod workers;

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};
use std::time::{Duration, Instant};

use sower_core::kernel::{Half, SharedRing};
use sower_core::{Game, Rules, with_shared_ring};
use sower_search::endings::Cycles;
use sower_search::memory::{Bytes, SharedArray};

pub use background::BackgroundBuilder;
pub use folder::rules_folder;
pub(crate) use load::{LoadedLayer, load};
pub use resources::available_memory;
pub use starter::{build_starter, missing_starter_layers};
pub use workers::Workers;

use crate::capture_steps::CaptureSteps;
use crate::error::BuildError;
use crate::file::{self, Form, Header, Packing, Plane, PlaneKind, TableFile};
use crate::layer::{Board, Layer, MOST_SEEDS};
use crate::plan::{PlannedLayer, plan};
use crate::tables::layer_path;
use crate::value_encoding::ValueEncoding;
use check_resources::{check_disk, check_memory};
use context::{BuildContext, SolvedLayer};
use folder::{at, claim};
use row_moves::RowMoves;

/// A layer that was just solved.
pub(crate) struct BuiltLayer {
    pub(crate) values: Vec<Bytes>,
    /// Plies to the next capture, where play can cycle.
    pub(crate) distances: Vec<SharedArray<AtomicU16>>,
}

/// What to build, and with which resources.
#[derive(Clone, Debug)]
pub struct BuildOptions<'a> {
    /// The folder of all tables; each set of rules has a subfolder.
    pub folder: &'a Path,
    /// The most seeds in play of any layer to build.
    pub seeds: u8,
    /// Whether to compress blocks.
    pub packing: Packing,
    /// The most memory to use, in bytes.
    pub memory: u64,
}

/// Progress of a build.
#[derive(Clone, Debug, PartialEq)]
pub enum BuildEvent {
    /// The build of a layer has started.
    Started {
        /// The layer's seeds in play.
        seeds: u8,
        /// The layer's number of positions.
        positions: u64,
    },
    /// A layer was solved and written to disk.
    Written {
        /// The layer's seeds in play.
        seeds: u8,
        /// The layer's number of positions.
        positions: u64,
        /// The time to solve it.
        worked: Duration,
        /// The time to write it.
        written: Duration,
        /// The size of the file in bytes.
        bytes: u64,
    },
    /// The layer's file already exists.
    AlreadyBuilt {
        /// The layer's seeds in play.
        seeds: u8,
        /// The layer's number of positions.
        positions: u64,
    },
}

/// Builds the missing layers of a table and reports every step. A build that was stopped or killed resumes after the last finished layer.
pub fn build(
    game: &Game,
    order: &BuildOptions<'_>,
    workers: &Workers,
    mut tell: impl FnMut(BuildEvent),
) -> Result<(), BuildError> {
    if order.seeds > MOST_SEEDS {
        return Err(BuildError::TooManySeeds);
    }
    with_shared_ring!(
        game.kernel(),
        kernel => build_layers(game.rules(), kernel, game, order, workers, &mut tell),
        else Err(BuildError::NoRing)
    )
}

fn build_layers<H: Half>(
    rules: &Rules,
    kernel: &SharedRing<H>,
    game: &Game,
    order: &BuildOptions<'_>,
    workers: &Workers,
    tell: &mut dyn FnMut(BuildEvent),
) -> Result<(), BuildError> {
    let planned = plan(game, order.seeds);
    let path = |seeds| layer_path(order.folder, seeds);
    let missing: Vec<PlannedLayer> =
        planned.iter().filter(|layer| !path(layer.seeds).exists()).copied().collect();
    check_memory(order, &missing)?;
    let _alone = if missing.is_empty() { None } else { Some(claim(order.folder)?) };
    check_disk(order, &missing)?;
    let kernel = kernel.played_out();
    let (steps, cycles) = (CaptureSteps::of(rules), Cycles::of(rules));
    let fingerprint = rules.future_fingerprint();
    let board = Arc::new(Board::new(rules, &kernel, order.seeds));
    let row_moves = if missing.is_empty() { None } else { row_moves_of(rules, &kernel, &board, order.seeds) };
    let mut solved: Vec<SolvedLayer<H>> = Vec::new();
    for PlannedLayer { seeds, positions, .. } in planned {
        let layer = Layer::new(board.clone(), seeds);
        let path = path(seeds);
        // A finished layer is needed only while a larger one is missing.
        let wanted = missing.last().is_some_and(|last| seeds < last.seeds);
        if path.exists() {
            let table = |error| BuildError::Table { path: path.clone(), error };
            let file = TableFile::open(&path, fingerprint, seeds).map_err(table)?;
            if wanted {
                solved.push(load(layer, &file, false, workers).map_err(table)?.solved);
            }
            tell(BuildEvent::AlreadyBuilt { seeds, positions });
            continue;
        }
        tell(BuildEvent::Started { seeds, positions });
        workers.begin_layer();
        let begun = Instant::now();
        let encoding =
            ValueEncoding::new(rules, &steps, seeds, |next| encoding_of(rules, &steps, &solved, next))?;
        let context = BuildContext::new(&kernel, &layer, &encoding, &solved);
        let built = solve_layer(&context, cycles, row_moves.as_ref(), workers)?;
        if workers.is_stopped() {
            return Err(BuildError::Stopped);
        }
        check_values(&built, &encoding, workers);
        let worked = begun.elapsed();
        let header = Header {
            fingerprint,
            pits: rules.board().pits,
            seeds,
            cycles,
            packing: order.packing,
            positions,
            encoding: encoding.clone(),
            planes: Vec::new(),
        };
        let written = write(&path, header, &built, workers);
        if workers.is_stopped() {
            return Err(BuildError::Stopped);
        }
        written.map_err(at(&path))?;
        let written = begun.elapsed() - worked;
        let bytes = std::fs::metadata(&path).map_err(at(&path))?.len();
        tell(BuildEvent::Written { seeds, positions, worked, written, bytes });
        solved.push(SolvedLayer { layer, encoding, values: built.values });
    }
    Ok(())
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

/// Writes a layer's file.
fn write(path: &Path, mut header: Header, built: &BuiltLayer, workers: &Workers) -> io::Result<()> {
    let widths: Vec<u8> = built
        .distances
        .iter()
        .map(|distances| {
            let small = distances.as_slice().iter().all(|distance| distance.load(Relaxed) < 256);
            if small { 1 } else { 2 }
        })
        .collect();
    let mut sources: Vec<Box<file::Source<'_>>> = Vec::new();
    let mut plane = |kind, width| {
        header.planes.push(Plane { kind, width, form: Form::Plain, starts: vec![], checksums: vec![] })
    };
    for (values, kind) in built.values.iter().zip([PlaneKind::Value, PlaneKind::Upper]) {
        plane(kind, 1);
        sources.push(Box::new(|range, out| {
            out.extend_from_slice(&values[range.start as usize..range.end as usize]);
        }));
    }
    for ((distances, width), kind) in
        built.distances.iter().zip(widths).zip([PlaneKind::Distance, PlaneKind::UpperDistance])
    {
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
    file::write(path, header, &sources, workers)
}
