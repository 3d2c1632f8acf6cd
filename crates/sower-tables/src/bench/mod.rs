//! How many positions a second open tables answer for.

mod prover;

use std::time::{Duration, Instant};

use sower_core::Rules;
use sower_core::kernel::{Half, Packed};

use crate::error::TableError;
use crate::file::{Kind, Packing};
use crate::set::{AnySet, Open, Set, Tables, with_set};
use prover::Prover;

/// In which order positions are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderOfQuestions {
    /// Anywhere in the layer.
    Random,
    /// As a solver asks for them that stands a few seeds above the tables.
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

/// Making questions ready ends after so many times the time that they may take.
const MOST_TIMES: u32 = 8;
/// Questions that are made ready before they are timed.
const ANYWHERE: usize = 1 << 14;
const AS_A_SOLVER: usize = 1 << 18;

/// Positions that are asked for at once.
const BATCH: usize = 256;

/// Asks the largest layer for about so long; `None` if there is none.
pub fn measure(
    tables: &Tables,
    order: OrderOfQuestions,
    about: Duration,
) -> Result<Option<Measured>, TableError> {
    with_set!(tables.set(), set => measure_set(set, tables.game().rules(), order, about))
}

fn measure_set<H: Half>(
    set: &Set<H>,
    rules: &Rules,
    order: OrderOfQuestions,
    about: Duration,
) -> Result<Option<Measured>, TableError> {
    let Some(open) = set.layers.iter().flatten().next_back() else { return Ok(None) };
    let mut chance = Chance(1);
    let mut prover = if order == OrderOfQuestions::Solver { Prover::new(set, rules) } else { None };
    // What is to be asked is made beforehand in rounds, so that only answers are timed.
    let (mut questions, mut time) = (0, Duration::ZERO);
    let all = Instant::now();
    while time < about && all.elapsed() < MOST_TIMES * about {
        let round = match &mut prover {
            Some(prover) => prover.questions(AS_A_SOLVER, &mut chance)?,
            None => (0..ANYWHERE).map(|_| open.layer.position(chance.below(open.layer.len()))).collect(),
        };
        if round.is_empty() {
            return Ok(None);
        }
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

fn ask_at_once<H: Half>(open: &Open<H>, set: &Set<H>, round: &[Packed<H>]) -> Result<(), TableError> {
    let Some(plane) = open.file.plane(Kind::Value) else { return Ok(()) };
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

/// Numbers that look random and are the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (self.0 ^ self.0 >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((u128::from(mixed) * u128::from(limit)) >> 64) as u64
    }
}
