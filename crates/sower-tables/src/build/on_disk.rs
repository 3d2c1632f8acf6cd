//! Builds the files of a table in a folder.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sower_core::kernel::{Half, SharedRing};
use sower_core::{Game, Rules, with_shared_ring};
use sower_search::endings::Cycles;

use super::check_resources::{check_disk, check_memory};
use super::context::{BuildContext, SolvedLayer};
use super::folder::{at, claim};
use super::workers::Workers;
use super::{check_values, encoding_of, load, planes_of, row_moves_of, solve_layer};
use crate::capture_steps::CaptureSteps;
use crate::error::BuildError;
use crate::file::{self, Header, Packing, TableFile};
use crate::layer::{Board, Layer, MOST_SEEDS};
use crate::plan::{PlannedLayer, plan};
use crate::tables::layer_path;
use crate::value_encoding::ValueEncoding;

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
        let (planes, sources) = planes_of(&built);
        let written = file::write(&path, Header { planes, ..header }, &sources, workers);
        drop(sources);
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
