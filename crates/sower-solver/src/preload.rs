//! Loads or builds the endgame tables that a proof keeps in memory.
//!
//! Tables are read into memory as far as they fit. Where there are none, or only small ones, layers below the position are built first:
//! building a whole layer is ten times as fast as searching the same positions one by one.

use sower_core::Position;
use sower_core::kernel::{Half, SharedRing};
use sower_search::endings::Cycles;
use sower_tables::{InMemoryTables, Workers, max_seeds_within};

use crate::report::Reporter;
use crate::root_moves::Aim;
use crate::scoring::Scoring;
use crate::solver::{Settings, Solver};

/// In-memory tables get up to this fraction of the memory, and the bounds table the rest. Where play cannot cycle the tables get more:
/// one more layer saves a third of the search, while halving the bounds table costs less than that.
const MEMORY_PART: (usize, usize) = (3, 4);
const MEMORY_PART_CYCLING: (usize, usize) = (1, 2);

/// Where play cannot cycle, build layers up to this fraction of the seeds in play, and more beyond a threshold:
/// search time grows faster with the seeds than the layers do. Measured: 18 of Kalah(6, 4)'s 48 seeds, and 27 of Kalah(6, 5)'s 60.
const SEEDS_PART: (u16, u16) = (3, 8);
const MANY_SEEDS: u16 = 48;
const PART_OF_MORE: (u16, u16) = (3, 4);

/// Additional layers for [`Aim::Moves`], which multiplies the search time, and one more for every few seeds
/// beyond the threshold. Measured: 20 for Kalah(6, 4) and 31 for Kalah(6, 5).
const MORE_FOR_MOVES: u16 = 2;
const SEEDS_A_LAYER_MORE: u16 = 6;

/// Where play can cycle, build layers up to this many positions: building one takes longer, but searching is far worse.
const MOST_CYCLING: u64 = 3_000_000;

/// Positions to build for each second of the time limit: a third of what two processors do, where play cannot cycle and
/// where it can.
const POSITIONS_A_SECOND: f64 = 1e7;
const CYCLING_A_SECOND: f64 = 2e6;

pub(crate) fn preload_endgames<H: Half>(
    solver: &Solver,
    kernel: &SharedRing<H>,
    scoring: &Scoring<H>,
    position: &Position,
    aim: Aim,
    reporter: &mut Reporter<'_>,
) -> Option<InMemoryTables<H>> {
    // Tables assume play to the last seed.
    if scoring.endings.stores_matter {
        return None;
    }
    let Settings { memory, threads, nodes, time } = solver.settings;
    let rules = solver.game.rules();
    let cycles = Cycles::of(rules);
    let part = if cycles == Cycles::None { MEMORY_PART } else { MEMORY_PART_CYCLING };
    let memory = (memory / part.1 * part.0) as u64;
    let workers = Workers::new(threads, reporter.stop().clone());
    let read = solver
        .tables
        .as_ref()
        .and_then(|tables| InMemoryTables::read(tables, memory, scoring.unit(), &workers));
    let bytes_a_position = if cycles == Cycles::Open { 2 } else { 1 };
    let mut most = (memory / bytes_a_position).min(nodes.unwrap_or(u64::MAX));
    if let Some(time) = time {
        let pace = if cycles == Cycles::None { POSITIONS_A_SECOND } else { CYCLING_A_SECOND };
        most = most.min((time.as_secs_f64() * pace) as u64);
    }
    let useful = match cycles {
        Cycles::None => seeds_worked_out(position.in_play(), aim),
        _ => position.in_play(),
    };
    if cycles != Cycles::None {
        most = most.min(MOST_CYCLING);
    }
    let wanted = max_seeds_within(&solver.game, most).min(useful);
    if read.as_ref().is_some_and(|read| read.seeds() >= wanted) {
        return read;
    }
    let mut tell = |seeds: u8| reporter.tell_endgames(seeds, wanted);
    InMemoryTables::build(rules, kernel, wanted, scoring.unit(), &workers, &mut tell).ok().or(read)
}

/// The seeds in play of the largest layer to build, where play cannot cycle.
fn seeds_worked_out(in_play: u8, aim: Aim) -> u8 {
    let in_play = u16::from(in_play);
    let beyond = in_play.saturating_sub(MANY_SEEDS);
    let few = (in_play - beyond) * SEEDS_PART.0 / SEEDS_PART.1;
    let more = beyond * PART_OF_MORE.0 / PART_OF_MORE.1;
    let for_moves = match aim {
        Aim::Moves => MORE_FOR_MOVES + beyond / SEEDS_A_LAYER_MORE,
        _ => 0,
    };
    (few + more + for_moves) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The measured values for Kalah(6, 4) and Kalah(6, 5), and a board with very few seeds.
    #[test]
    fn larger_proofs_and_those_of_every_move_have_more_layers() {
        let layers = |in_play: u8| [Aim::Value, Aim::Moves].map(|aim| seeds_worked_out(in_play, aim));
        assert_eq!([48, 60, 2].map(layers), [[18, 20], [27, 31], [0, 2]]);
        assert_eq!(layers(255), [173, 209]);
    }
}
