//! The state that all threads of a proof share.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use sower_core::kernel::{Half, Packed, PackedMove, SharedRing};
use sower_core::{Rules, Side};
use sower_search::endings::Cycles;
use sower_search::evaluation::{Evaluation, Weights};
use sower_search::{PackedProbe as _, Probe as _};
use sower_tables::{CycleBound, EndgameTables, InMemoryTables, ValueIndex};

use crate::bounds_table::BoundsTable;
use crate::in_flight::InFlight;
use crate::scoring::{CycleAssumption, Scoring};

/// A position with at most this many seeds more than those in memory is searched faster than its table entry arrives. Measured:
/// with 0 to 3, Kalah(6, 4) takes 9.0, 9.1, 8.0 and 7.6 s. But 3 searches half as much again, which would slow larger games.
const SEEDS_SEARCHED_AGAIN: u8 = 2;

/// With up to this many more, the table is probed only when the move is searched. Probing all moves first saves some
/// positions (8 of 100 in Kalah(6, 4)), but takes longer than searching them.
const SEEDS_ASKED_LATE: u8 = 8;

/// Plies of the current line that progress reports show.
const LINE: usize = 12;

/// Rules, tables and counters of a proof.
pub(crate) struct SharedState<'a, H: Half> {
    pub(crate) kernel: &'a SharedRing<H>,
    pub(crate) scoring: Scoring<H>,
    pub(crate) table: &'a BoundsTable,
    pub(crate) in_flight: InFlight,
    pub(crate) endgames: Option<InMemoryTables<H>>,
    /// Positions with up to this many seeds in play are searched again rather than stored.
    pub(crate) search_again_seeds: u8,
    /// With up to this many the table is probed when the position is searched; for larger ones before any move is.
    pub(crate) probe_late_seeds: u8,
    pub(crate) evaluation: Evaluation,
    pub(crate) threads: usize,
    tables: Option<&'a EndgameTables>,
    table_seeds: u8,
    endless: CycleAssumption,
    root_side: Side,
    /// Positions searched, as far as threads have reported.
    nodes: AtomicU64,
    most_nodes: AtomicU64,
    over: AtomicBool,
    line: [AtomicU64; LINE],
}

impl<'a, H: Half> SharedState<'a, H> {
    pub(crate) fn new(
        rules: &Rules,
        kernel: &'a SharedRing<H>,
        table: &'a BoundsTable,
        tables: Option<&'a EndgameTables>,
        root_side: Side,
        threads: usize,
    ) -> SharedState<'a, H> {
        SharedState {
            kernel,
            scoring: Scoring::new(rules),
            table,
            in_flight: InFlight::new(),
            endgames: None,
            search_again_seeds: 0,
            probe_late_seeds: 0,
            evaluation: Evaluation::new(rules, &Weights::of(rules)),
            threads,
            tables,
            table_seeds: tables.map_or(0, |tables| tables.most_seeds()),
            endless: CycleAssumption::NoCycles,
            root_side,
            nodes: AtomicU64::new(0),
            most_nodes: AtomicU64::new(u64::MAX),
            over: AtomicBool::new(false),
            line: std::array::from_fn(|_| AtomicU64::new(PackedMove::NONE.bits())),
        }
    }

    /// Sets the in-memory tables.
    pub(crate) fn set_endgames(&mut self, rules: &Rules, endgames: Option<InMemoryTables<H>>) {
        let known = endgames.as_ref().map(InMemoryTables::seeds);
        // Where play can cycle, even a small position may be reached in too many ways to search.
        self.search_again_seeds = match known {
            Some(seeds) if Cycles::of(rules) == Cycles::None => seeds + SEEDS_SEARCHED_AGAIN,
            _ => 0,
        };
        self.probe_late_seeds =
            self.search_again_seeds + if self.search_again_seeds > 0 { SEEDS_ASKED_LATE } else { 0 };
        self.endgames = endgames;
    }

    /// Sets the assumed value of endless play.
    pub(crate) fn assume(&mut self, endless: CycleAssumption) {
        self.endless = endless;
    }

    /// Which of two table values holds for the side to move; `None` where there is one.
    #[inline(always)]
    fn cycle_bound(&self, mover: Side) -> Option<CycleBound> {
        let is_roots = mover == self.root_side;
        match self.endless {
            CycleAssumption::NoCycles | CycleAssumption::Level => None,
            CycleAssumption::WorstForRoot if is_roots => Some(CycleBound::Worst),
            CycleAssumption::BestForRoot if !is_roots => Some(CycleBound::Worst),
            _ => Some(CycleBound::Best),
        }
    }

    /// Separates entries of the same position under different assumptions, in bits that no position's state uses.
    #[inline(always)]
    pub(crate) fn key_salt(&self, position: &Packed<H>) -> u32 {
        match self.cycle_bound(position.side()) {
            None => 0,
            Some(CycleBound::Worst) => 1 << 30,
            Some(CycleBound::Best) => 1 << 31,
        }
    }

    /// The assumed value of endless play from a position for its mover.
    #[inline(always)]
    pub(crate) fn endless(&self, position: &Packed<H>) -> i32 {
        let margin = self.scoring.margin(position);
        let swing = self.scoring.swing(self.scoring.endings.in_play(position));
        match self.cycle_bound(position.side()) {
            None => margin,
            Some(CycleBound::Worst) => margin - swing,
            Some(CycleBound::Best) => margin + swing,
        }
    }

    /// The index of a position's value in the in-memory tables.
    #[inline(always)]
    pub(crate) fn locate(&self, position: &Packed<H>, in_play: u8) -> Option<ValueIndex> {
        let endgames = self.endgames.as_ref().filter(|endgames| in_play <= endgames.seeds())?;
        endgames.locate(position)
    }

    /// The value of an indexed position's seeds in play for its mover.
    #[inline(always)]
    pub(crate) fn value_at(&self, place: ValueIndex, mover: Side) -> i32 {
        let cycle_bound = self.cycle_bound(mover).unwrap_or(CycleBound::Worst);
        let endgames = self.endgames.as_ref().expect("a place is one of the endgames");
        endgames.value(place, cycle_bound)
    }

    /// The value from tables on disk that are too large for memory.
    #[inline(always)]
    pub(crate) fn probed(&self, position: &Packed<H>, in_play: u8) -> Option<i32> {
        if in_play > self.table_seeds {
            return None;
        }
        let score = self.tables?.probe(position)?;
        Some(self.scoring.value(score))
    }

    /// Counts positions that a thread has searched. Returns whether it may continue.
    pub(crate) fn count(&self, nodes: u64) -> bool {
        let nodes = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        if nodes >= self.most_nodes.load(Ordering::Relaxed) {
            self.end();
        }
        !self.over.load(Ordering::Relaxed)
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Limits the positions that are searched in total.
    pub(crate) fn limit(&self, most_nodes: u64) {
        self.most_nodes.store(most_nodes, Ordering::Relaxed);
    }

    /// Starts a new query: threads may run.
    pub(crate) fn begin(&self) {
        self.over.store(false, Ordering::Relaxed);
    }

    /// Stops all threads.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Records the move being searched at that ply, for progress reports.
    #[inline(always)]
    pub(crate) fn show(&self, ply: u32, played: PackedMove) {
        if let Some(place) = self.line.get(ply as usize) {
            place.store(played.bits(), Ordering::Relaxed);
        }
    }

    /// The line being searched. Threads change it all the time, so only a legal prefix of it is meaningful.
    pub(crate) fn line(&self) -> Vec<PackedMove> {
        self.line.iter().map(|place| PackedMove::from_bits(place.load(Ordering::Relaxed))).collect()
    }
}
