//! What all threads of a proof look at.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use sower_core::kernel::{Half, Kernel, Packed, PackedMove};
use sower_core::{Rules, Side};
use sower_search::Probe as _;
use sower_search::evaluation::{Evaluation, Weights};
use sower_tables::{Cycles, Endgames, Endlessly, Place, Tables};

use crate::busy::Busy;
use crate::table::Table;
use crate::terms::{Endless, Terms};

/// A position with so many seeds more than those whose values are known is searched in less time than the memory takes to bring what the
/// table knows of it. Found by trying: with 0 to 3 Kalah(6, 4) takes 9.0, 9.1, 8.0
/// and 7.6 s, but 3 searches half as much again, which a larger game would feel.
const SEEDS_SEARCHED_AGAIN: u8 = 2;

/// One with so many more than that is looked up only when it is its turn. To ask about all moves beforehand saves some of the
/// positions (8 of 100 in Kalah(6, 4)), but takes longer than searching them.
const SEEDS_ASKED_LATE: u8 = 8;

/// Plies of the current line that are told.
const LINE: usize = 12;

/// One reading of the rules, the tables, and how far everybody is.
pub(crate) struct Shared<'a, H: Half> {
    pub(crate) kernel: &'a Kernel<H>,
    pub(crate) terms: Terms<H>,
    pub(crate) table: &'a Table,
    pub(crate) busy: Busy,
    pub(crate) endgames: Option<Endgames<H>>,
    /// Positions with so few seeds in play are searched again rather than looked up.
    pub(crate) too_small: u8,
    /// About positions with up to so many the table is asked when they are searched; about larger ones before any move is.
    pub(crate) asked_late: u8,
    pub(crate) evaluation: Evaluation,
    pub(crate) threads: usize,
    tables: Option<&'a Tables>,
    table_seeds: u8,
    pits: u8,
    endless: Endless,
    root_side: Side,
    /// Positions that were searched, as far as threads have told.
    nodes: AtomicU64,
    most_nodes: AtomicU64,
    over: AtomicBool,
    line: [AtomicU64; LINE],
}

impl<'a, H: Half> Shared<'a, H> {
    pub(crate) fn new(
        rules: &Rules,
        kernel: &'a Kernel<H>,
        table: &'a Table,
        tables: Option<&'a Tables>,
        root_side: Side,
        threads: usize,
    ) -> Shared<'a, H> {
        Shared {
            kernel,
            terms: Terms::new(rules),
            table,
            busy: Busy::new(),
            endgames: None,
            too_small: 0,
            asked_late: 0,
            evaluation: Evaluation::new(rules, &Weights::of(rules)),
            threads,
            tables,
            table_seeds: tables.map_or(0, |tables| tables.most_seeds()),
            pits: rules.board().pits,
            endless: Endless::Never,
            root_side,
            nodes: AtomicU64::new(0),
            most_nodes: AtomicU64::new(u64::MAX),
            over: AtomicBool::new(false),
            line: std::array::from_fn(|_| AtomicU64::new(PackedMove::NONE.bits())),
        }
    }

    /// Has the values of small positions from now on.
    pub(crate) fn know(&mut self, rules: &Rules, endgames: Option<Endgames<H>>) {
        let known = endgames.as_ref().map(Endgames::seeds);
        // Where play can cycle, even a small position may be reached in more ways than a search could go through.
        self.too_small = match known {
            Some(seeds) if Cycles::of(rules) == Cycles::None => seeds + SEEDS_SEARCHED_AGAIN,
            _ => 0,
        };
        self.asked_late = self.too_small + if self.too_small > 0 { SEEDS_ASKED_LATE } else { 0 };
        self.endgames = endgames;
    }

    /// Reads endless play so from now on.
    pub(crate) fn read(&mut self, endless: Endless) {
        self.endless = endless;
    }

    /// How endless play counts for whoever is to move; nothing where it is the same for both.
    #[inline(always)]
    fn endlessly(&self, mover: Side) -> Option<Endlessly> {
        let is_roots = mover == self.root_side;
        match self.endless {
            Endless::Never | Endless::Level => None,
            Endless::WorstForRoot if is_roots => Some(Endlessly::Worst),
            Endless::BestForRoot if !is_roots => Some(Endlessly::Worst),
            _ => Some(Endlessly::Best),
        }
    }

    /// What keeps positions apart in the table that are the same to their mover but for what endless play is worth to them. Bits
    /// that no state of a position has.
    #[inline(always)]
    pub(crate) fn reading(&self, position: &Packed<H>) -> u32 {
        match self.endlessly(position.side()) {
            None => 0,
            Some(Endlessly::Worst) => 1 << 30,
            Some(Endlessly::Best) => 1 << 31,
        }
    }

    /// What endless play from a position is worth to its mover.
    #[inline(always)]
    pub(crate) fn endless(&self, position: &Packed<H>) -> i32 {
        let margin = self.terms.margin(position);
        let swing = self.terms.swing(self.terms.in_play(position));
        match self.endlessly(position.side()) {
            None => margin,
            Some(Endlessly::Worst) => margin - swing,
            Some(Endlessly::Best) => margin + swing,
        }
    }

    /// Where the value of a position lies in memory, if it does.
    #[inline(always)]
    pub(crate) fn place(&self, position: &Packed<H>, in_play: u8) -> Option<Place> {
        let endgames = self.endgames.as_ref().filter(|endgames| in_play <= endgames.seeds())?;
        endgames.place(position)
    }

    /// What the seeds in play at such a place are worth to its mover.
    #[inline(always)]
    pub(crate) fn at_place(&self, place: Place, mover: Side) -> i32 {
        let endlessly = self.endlessly(mover).unwrap_or(Endlessly::Worst);
        let endgames = self.endgames.as_ref().expect("a place is one of the endgames");
        endgames.value(place, endlessly)
    }

    /// The value that a table too large for the memory has for a position, if it has one.
    #[inline(always)]
    pub(crate) fn probed(&self, position: &Packed<H>, in_play: u8) -> Option<i32> {
        if in_play > self.table_seeds {
            return None;
        }
        let score = self.tables?.probe(&position.unpack(self.pits))?;
        Some(self.terms.value(score))
    }

    /// Counts positions that a thread has searched. Says whether it may go on.
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

    /// No more positions than this are searched from now on.
    pub(crate) fn limit(&self, most_nodes: u64) {
        self.most_nodes.store(most_nodes, Ordering::Relaxed);
    }

    /// A new question: threads may run.
    pub(crate) fn begin(&self) {
        self.over.store(false, Ordering::Relaxed);
    }

    /// Halts all threads.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// A thread looks at a move so many plies below the question.
    #[inline(always)]
    pub(crate) fn show(&self, ply: u32, played: PackedMove) {
        if let Some(place) = self.line.get(ply as usize) {
            place.store(played.bits(), Ordering::Relaxed);
        }
    }

    /// The moves that are looked at right now. Threads change it all the time: somebody has to play it to see how far it holds.
    pub(crate) fn line(&self) -> Vec<PackedMove> {
        self.line.iter().map(|place| PackedMove::from_bits(place.load(Ordering::Relaxed))).collect()
    }
}
