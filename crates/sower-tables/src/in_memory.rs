//! Tables in memory for the solver: read from files, or built when needed.
//!
//! Files are read through a cache. A proof looks up several values per microsecond, so it uses the decompressed bytes: an index
//! costs a few additions, and its byte can be prefetched.

use std::sync::Arc;

use sower_core::kernel::{Half, Packed, SharedRing};
use sower_core::{Game, Rules};
use sower_search::endings::Cycles;
use sower_search::memory::prefetch;

use crate::build::context::{BuildContext, SolvedLayer};
use crate::build::{self, Workers};
use crate::capture_steps::CaptureSteps;
use crate::error::BuildError;
use crate::layer::{Board, Layer};
use crate::tables::{EndgameTables, LayerSet};
use crate::value_encoding::ValueEncoding;

/// The values of all positions with few seeds in play.
pub struct InMemoryTables<H: Half> {
    board: Arc<Board<H>>,
    /// Indexed by seeds in play.
    layers: Vec<Option<ResidentLayer<H>>>,
}

struct ResidentLayer<H> {
    solved: SolvedLayer<H>,
    /// The value of each byte, in the caller's unit.
    worth: [i32; 256],
}

/// The index of a position's value.
#[derive(Clone, Copy, Debug)]
pub struct ValueIndex {
    seeds: u8,
    index: u64,
}

/// Which of two bounds to use if endless play has no single value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CycleBound {
    /// The lower bound: endless play counts as lost for the mover.
    Worst,
    /// The upper bound: endless play counts as won for the mover.
    Best,
}

impl<H: Half> InMemoryTables<H> {
    /// Reads as many layers of open tables as fit into memory, from the smallest. A value is a score's parts divided by `unit`.
    /// Stops at a damaged file.
    pub fn read(
        tables: &EndgameTables,
        memory: u64,
        unit: i32,
        workers: &Workers,
    ) -> Option<InMemoryTables<H>> {
        let set: &LayerSet<H> = tables.layers_of()?;
        let mut left = memory;
        let mut layers = Vec::new();
        let mut board = None;
        for (seeds, open) in set.layers.iter().enumerate() {
            let Some(open) = open else { continue };
            let Some(rest) = left.checked_sub(open.layer.len() * set.cycles.values() as u64) else { break };
            left = rest;
            board.get_or_insert_with(|| open.layer.board().clone());
            let layer = Layer::new(open.layer.board().clone(), seeds as u8);
            let Ok(loaded) = build::load(layer, &open.file, false, workers) else { break };
            if workers.is_stopped() {
                return None;
            }
            layers.push(loaded.solved);
        }
        Some(InMemoryTables::of(board?, layers, unit))
    }

    /// Builds all layers up to a number of seeds, and reports each one that it starts.
    pub fn build(
        rules: &Rules,
        kernel: &SharedRing<H>,
        seeds: u8,
        unit: i32,
        workers: &Workers,
        tell: &mut dyn FnMut(u8),
    ) -> Result<InMemoryTables<H>, BuildError> {
        let kernel = kernel.played_out();
        let board = Arc::new(Board::new(rules, &kernel, seeds));
        let (steps, cycles) = (CaptureSteps::of(rules), Cycles::of(rules));
        let row_moves = build::row_moves_of(rules, &kernel, &board, seeds);
        let mut solved: Vec<SolvedLayer<H>> = Vec::new();
        for seeds in steps.layers(seeds) {
            tell(seeds);
            let layer = Layer::new(board.clone(), seeds);
            let encoding = ValueEncoding::new(rules, &steps, seeds, |next| {
                build::encoding_of(rules, &steps, &solved, next)
            })?;
            let context = BuildContext::new(&kernel, &layer, &encoding, &solved);
            let values = build::solve_layer(&context, cycles, row_moves.as_ref(), workers)?.values;
            if workers.is_stopped() {
                return Err(BuildError::Stopped);
            }
            solved.push(SolvedLayer { layer, encoding, values });
        }
        Ok(InMemoryTables::of(board, solved, unit))
    }

    fn of(board: Arc<Board<H>>, solved: Vec<SolvedLayer<H>>, unit: i32) -> InMemoryTables<H> {
        let most = solved.iter().map(|solved| solved.layer.seeds()).max().unwrap_or(0);
        let mut layers: Vec<Option<ResidentLayer<H>>> = (0..=most).map(|_| None).collect();
        for solved in solved {
            let worth = std::array::from_fn(|code| solved.encoding.decode(code as u8) / unit);
            let seeds = usize::from(solved.layer.seeds());
            layers[seeds] = Some(ResidentLayer { solved, worth });
        }
        InMemoryTables { board, layers }
    }

    /// The seeds in play of the largest layer.
    pub fn seeds(&self) -> u8 {
        (self.layers.len() - 1) as u8
    }

    /// The memory in use, in bytes.
    pub fn bytes(&self) -> u64 {
        let layers = self.layers.iter().flatten();
        layers.map(|resident| resident.solved.layer.len() * resident.solved.values.len() as u64).sum()
    }

    /// The index of a position's value, which is prefetched; `None` if the tables do not cover it.
    #[inline(always)]
    pub fn locate(&self, position: &Packed<H>) -> Option<ValueIndex> {
        let sums = self.board.sums(position);
        let seeds = sums.seeds();
        let ResidentLayer { solved, .. } = self.layers.get(usize::from(seeds))?.as_ref()?;
        if !position.pie_is_closed() {
            return None;
        }
        let index = solved.layer.index_by_sums(position, &sums)?;
        for values in &solved.values {
            prefetch(&values[index as usize]);
        }
        Some(ValueIndex { seeds, index })
    }

    /// The value of the seeds in play for the mover, without the stores.
    #[inline(always)]
    pub fn value(&self, ValueIndex { seeds, index }: ValueIndex, cycle_bound: CycleBound) -> i32 {
        let layer = self.layers[usize::from(seeds)].as_ref();
        let ResidentLayer { solved, worth } = layer.expect("an index comes from a layer of these tables");
        let values = match (cycle_bound, &solved.values[..]) {
            (CycleBound::Best, [_, most]) => most,
            _ => &solved.values[0],
        };
        worth[usize::from(values[index as usize])]
    }
}

/// The most seeds in play for which all layers together have at most that many positions.
pub fn max_seeds_within(game: &Game, positions: u64) -> u8 {
    let mut sum = 0_u64;
    let grows = |seeds: &u8| {
        sum = sum.saturating_add(crate::layer::positions(game.rules(), *seeds));
        sum <= positions
    };
    (0..=crate::layer::MOST_SEEDS).take_while(grows).last().unwrap_or(0)
}
