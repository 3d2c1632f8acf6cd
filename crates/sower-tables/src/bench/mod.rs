//! Benchmarks look-ups in open tables.

mod solver_pattern;

use std::time::{Duration, Instant};

use sower_core::Rules;
use sower_core::kernel::{Half, Packed};

use crate::error::TableError;
use crate::file::{Packing, PlaneKind};
use crate::tables::{AnyLayerSet, EndgameTables, LayerSet, OpenLayer, with_layers};
use solver_pattern::SolverPattern;

/// The order in which positions are looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessPattern {
    /// Random positions of the layer.
    Random,
    /// Like a solver that searches a few seeds above the tables.
    Solver,
    /// Random positions in batches, all prefetched before any is read.
    Batched,
}

/// The result of a benchmark.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// The number of positions looked up.
    pub lookups: u64,
    /// The time that the look-ups took.
    pub time: Duration,
    /// Whether the layer is compressed.
    pub packing: Packing,
}

/// The most time for preparation, as a multiple of the measured time.
const MOST_TIMES: u32 = 8;
/// Positions prepared before they are timed.
const ANYWHERE: usize = 1 << 14;
const AS_A_SOLVER: usize = 1 << 18;

/// Positions of a batch.
const BATCH: usize = 256;

/// Benchmarks the largest layer for about that long; `None` if there is none.
pub fn measure(
    tables: &EndgameTables,
    pattern: AccessPattern,
    about: Duration,
) -> Result<Option<Measured>, TableError> {
    with_layers!(tables.layer_set(), set => measure_set(set, tables.game().rules(), pattern, about), else Ok(None))
}

fn measure_set<H: Half>(
    set: &LayerSet<H>,
    rules: &Rules,
    pattern: AccessPattern,
    about: Duration,
) -> Result<Option<Measured>, TableError> {
    let Some(open) = set.layers.iter().flatten().next_back() else { return Ok(None) };
    let mut chance = Chance(1);
    let mut solver = if pattern == AccessPattern::Solver { SolverPattern::new(set, rules) } else { None };
    // Positions are prepared in rounds, so that only look-ups are timed.
    let (mut lookups, mut time) = (0, Duration::ZERO);
    let all = Instant::now();
    while time < about && all.elapsed() < MOST_TIMES * about {
        let round = match &mut solver {
            Some(solver) => solver.positions(AS_A_SOLVER, &mut chance)?,
            None => (0..ANYWHERE).map(|_| open.layer.position(chance.below(open.layer.len()))).collect(),
        };
        if round.is_empty() {
            return Ok(None);
        }
        let begun = Instant::now();
        match pattern {
            AccessPattern::Batched => ask_at_once(open, set, &round)?,
            _ => {
                for position in &round {
                    std::hint::black_box(set.value(position)?);
                }
            }
        }
        time += begun.elapsed();
        lookups += round.len() as u64;
    }
    Ok(Some(Measured { lookups, time, packing: open.file.header().packing }))
}

fn ask_at_once<H: Half>(
    open: &OpenLayer<H>,
    set: &LayerSet<H>,
    round: &[Packed<H>],
) -> Result<(), TableError> {
    let Some(plane) = open.file.plane(PlaneKind::Value) else { return Ok(()) };
    let mut indices = [0; BATCH];
    for batch in round.chunks(BATCH) {
        for (index, position) in indices.iter_mut().zip(batch) {
            *index = open.layer.index(position).expect("a position of this layer");
            open.file.prefetch(plane, *index);
        }
        for index in &indices[..batch.len()] {
            std::hint::black_box(open.file.get(&set.cache, plane, *index)?);
        }
    }
    Ok(())
}

/// A deterministic pseudo-random generator.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (self.0 ^ self.0 >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((u128::from(mixed) * u128::from(limit)) >> 64) as u64
    }
}
