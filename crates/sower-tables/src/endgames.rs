//! The values of all positions with few seeds in play, in memory: read from tables, or worked out on the spot.
//!
//! A file answers one question after another through a cache. A proof asks several times a microsecond, so it has the bytes
//! themselves: a position's place costs a few sums, and its byte can be asked for before it is needed.

use std::any::Any;
use std::sync::Arc;

use sower_core::kernel::{Half, Kernel, Packed};
use sower_core::{Game, Rules};
use sower_search::memory::prefetch;

use crate::build::ground::{Ground, Known};
use crate::build::{self, Watch};
use crate::error::BuildError;
use crate::layer::{Board, Layer};
use crate::rules::{Cycles, Steps};
use crate::scale::Scale;
use crate::set::{AnySet, Set, Tables};

/// The values of all positions with few seeds in play.
pub struct Endgames<H: Half> {
    board: Arc<Board<H>>,
    /// By seeds in play.
    layers: Vec<Option<Resident<H>>>,
}

struct Resident<H> {
    known: Known<H>,
    /// What each byte stands for, in the asker's unit.
    worth: [i32; 256],
}

/// Where a position's value lies.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    seeds: u8,
    index: u64,
}

/// Which of two values is meant, where endless play is worth something only the end decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endlessly {
    /// What the mover is sure of: endless play counts as the worst for them.
    Worst,
    /// The most that the mover can get: it counts as the best.
    Best,
}

impl<H: Half> Endgames<H> {
    /// As many layers of open tables as so many bytes hold, from the smallest. A value is a score's parts by `unit`. A file that
    /// turns out to be damaged ends it: nothing above it is used either.
    pub fn read(tables: &Tables, memory: u64, unit: i32, watch: &Watch) -> Option<Endgames<H>> {
        let set: &dyn Any = match tables.set() {
            AnySet::Narrow(set) => set,
            AnySet::Wide(set) => set,
        };
        let set: &Set<H> = set.downcast_ref()?;
        let mut left = memory;
        let mut layers = Vec::new();
        let mut board = None;
        for (seeds, open) in set.layers.iter().enumerate() {
            let Some(open) = open else { continue };
            let Some(rest) = left.checked_sub(open.layer.len() * set.cycles.roles() as u64) else { break };
            left = rest;
            board.get_or_insert_with(|| open.layer.board().clone());
            let layer = Layer::new(open.layer.board().clone(), seeds as u8);
            let Ok(loaded) = build::load(layer, &open.file, false, watch) else { break };
            if watch.is_stopped() {
                return None;
            }
            layers.push(loaded.known);
        }
        Some(Endgames::of(board?, layers, unit))
    }

    /// Works out all layers of up to so many seeds, telling which one is begun.
    pub fn build(
        rules: &Rules,
        kernel: &Kernel<H>,
        seeds: u8,
        unit: i32,
        watch: &Watch,
        tell: &mut dyn FnMut(u8),
    ) -> Result<Endgames<H>, BuildError> {
        let kernel = kernel.played_out();
        let board = Arc::new(Board::new(rules, &kernel, seeds));
        let (steps, cycles) = (Steps::of(rules), Cycles::of(rules));
        let lines = build::lines_of(rules, &kernel, &board, seeds);
        let mut known: Vec<Known<H>> = Vec::new();
        for seeds in steps.layers(seeds) {
            tell(seeds);
            let layer = Layer::new(board.clone(), seeds);
            let scale =
                Scale::new(rules, &steps, seeds, |next| build::scale_of(rules, &steps, &known, next))?;
            let ground = Ground::new(&kernel, &layer, &scale, &known);
            let values = build::work_out(&ground, cycles, lines.as_ref(), watch)?.values;
            if watch.is_stopped() {
                return Err(BuildError::Stopped);
            }
            known.push(Known { layer, scale, values });
        }
        Ok(Endgames::of(board, known, unit))
    }

    fn of(board: Arc<Board<H>>, known: Vec<Known<H>>, unit: i32) -> Endgames<H> {
        let most = known.iter().map(|known| known.layer.seeds()).max().unwrap_or(0);
        let mut layers: Vec<Option<Resident<H>>> = (0..=most).map(|_| None).collect();
        for known in known {
            let worth = std::array::from_fn(|code| known.scale.score(code as u8) / unit);
            let seeds = usize::from(known.layer.seeds());
            layers[seeds] = Some(Resident { known, worth });
        }
        Endgames { board, layers }
    }

    /// The most seeds in play of any position whose value is here.
    pub fn seeds(&self) -> u8 {
        (self.layers.len() - 1) as u8
    }

    /// The memory that they take.
    pub fn bytes(&self) -> u64 {
        let layers = self.layers.iter().flatten();
        layers.map(|resident| resident.known.layer.len() * resident.known.values.len() as u64).sum()
    }

    /// Where a position's value lies, and its byte asked for; nothing if it is not here.
    #[inline(always)]
    pub fn place(&self, position: &Packed<H>) -> Option<Place> {
        let sums = self.board.sums(position);
        let seeds = sums.seeds();
        let Resident { known, .. } = self.layers.get(usize::from(seeds))?.as_ref()?;
        if !position.pie_is_closed() {
            return None;
        }
        let index = known.layer.index_by_sums(position, &sums)?;
        for values in &known.values {
            prefetch(&values[index as usize]);
        }
        Some(Place { seeds, index })
    }

    /// What the seeds in play are worth to the mover, beyond the stores.
    #[inline(always)]
    pub fn value(&self, Place { seeds, index }: Place, endlessly: Endlessly) -> i32 {
        // Places come from here: the layer is there.
        let Some(Resident { known, worth }) = &self.layers[usize::from(seeds)] else { return 0 };
        let values = match (endlessly, &known.values[..]) {
            (Endlessly::Best, [_, most]) => most,
            _ => &known.values[0],
        };
        worth[usize::from(values[index as usize])]
    }
}

/// The most seeds whose positions can be worked out in memory within so many positions.
pub fn seeds_within(game: &Game, positions: u64) -> u8 {
    let mut sum = 0_u64;
    let grows = |seeds: &u8| {
        sum = sum.saturating_add(crate::layer::positions(game.rules(), *seeds));
        sum <= positions
    };
    (0..=crate::layer::MOST_SEEDS).take_while(grows).last().unwrap_or(0)
}
