//! How many positions a second open tables answer for.

use std::time::{Duration, Instant};

use sower_core::kernel::{Half, Packed};

use crate::error::TableError;
use crate::file::{Kind, Packing};
use crate::set::{AnySet, Open, Set, Tables, with_set};

/// In which order positions are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderOfQuestions {
    /// Anywhere in the layer.
    Random,
    /// As a solver meets them: depth first through everything that a position leads to in a few plies.
    Solver,
    /// Anywhere, a few hundred at once, so that the memory can be asked for all before any is read.
    Batched,
}

/// Questions and the time that they took.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Positions asked for.
    pub questions: u64,
    /// How long that took.
    pub time: Duration,
    /// How the layer's blocks are kept.
    pub packing: Packing,
}

/// Positions that are asked for at once.
const BATCH: usize = 256;

/// Asks the largest layer for about so long; `None` if there is none.
pub fn measure(
    tables: &Tables,
    order: OrderOfQuestions,
    about: Duration,
) -> Result<Option<Measured>, TableError> {
    with_set!(tables.set(), set => measure_set(set, order, about))
}

fn measure_set<H: Half>(
    set: &Set<H>,
    order: OrderOfQuestions,
    about: Duration,
) -> Result<Option<Measured>, TableError> {
    let Some(open) = set.layers.iter().flatten().next_back() else { return Ok(None) };
    let mut chance = Chance(1);
    // What is to be asked is made beforehand in rounds, so that only answers are timed.
    let (mut questions, mut time) = (0, Duration::ZERO);
    while time < about {
        let round = match order {
            OrderOfQuestions::Solver => walk(set, open, &mut chance),
            _ => (0..1 << 14).map(|_| open.layer.position(chance.below(open.layer.len()))).collect(),
        };
        let begun = Instant::now();
        match order {
            OrderOfQuestions::Batched => ask_at_once(open, set, &round)?,
            _ => {
                for position in &round {
                    std::hint::black_box(set.value(position)?);
                }
            }
        }
        time += begun.elapsed();
        questions += round.len() as u64;
    }
    Ok(Some(Measured { questions, time, packing: open.file.header().packing }))
}

/// Everything that can be reached from a random position in a few plies, in the order in which a depth-first search
/// comes to it.
fn walk<H: Half>(set: &Set<H>, open: &Open<H>, chance: &mut Chance) -> Vec<Packed<H>> {
    let mut met = Vec::new();
    while met.len() < 1 << 14 {
        let root = open.layer.position(chance.below(open.layer.len()));
        descend(set, &root, 5, &mut met);
    }
    met
}

fn descend<H: Half>(set: &Set<H>, position: &Packed<H>, plies: u32, met: &mut Vec<Packed<H>>) {
    set.kernel.for_each_child(position, |_, after| {
        met.push(*after);
        if plies > 1 {
            descend(set, after, plies - 1, met);
        }
    });
}

fn ask_at_once<H: Half>(open: &Open<H>, set: &Set<H>, round: &[Packed<H>]) -> Result<(), TableError> {
    let Some(plane) = open.file.plane(Kind::Value) else { return Ok(()) };
    let mut indices = [0; BATCH];
    for batch in round.chunks(BATCH) {
        for (index, position) in indices.iter_mut().zip(batch) {
            *index = open.layer.index(position).unwrap_or(0);
            open.file.prefetch(plane, *index);
        }
        for index in &indices[..batch.len()] {
            std::hint::black_box(open.file.get(&set.cache, plane, *index)?);
        }
    }
    Ok(())
}

/// Numbers that look random and are the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (self.0 ^ self.0 >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((u128::from(mixed) * u128::from(limit)) >> 64) as u64
    }
}
