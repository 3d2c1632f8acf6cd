//! The public solver API: a game, its resources, and positions to solve.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use sower_core::{Game, Move, Position, with_shared_ring};
use sower_search::endings::Cycles;
use sower_search::{Limits, Probe, Probes, Root, Score, Searcher, Settings as SearchSettings, Stop};
use sower_tables::EndgameTables;

use crate::bounds_table::BoundsTable;
use crate::by_search;
use crate::checkpoint::Checkpoint;
use crate::proof::Proof;
use crate::report::{Event, Reporter};
use crate::root_moves::Aim;

/// Nodes of the estimate that picks the first queries. Doubles for every few seeds in play
/// beyond a threshold. A wrong first query costs as much as the right one.
const ESTIMATE_NODES: u64 = 200_000;
const ESTIMATE_SEEDS: u8 = 36;
const SEEDS_A_DOUBLING: u8 = 4;
const MOST_DOUBLINGS: u8 = 9;
/// The estimate uses at most one in this many of the allowed nodes.
const ESTIMATE_SHARE: u64 = 20;

/// The useful size of the bounds table at a base number of seeds. It doubles for every few more; seeds are counted in halves.
const TABLE_BYTES: usize = 128 << 20;
const TABLE_SEEDS: i32 = 2 * 48;
const SEEDS_A_TABLE_DOUBLING: i32 = 3;
const LEAST_TABLE: usize = 1 << 20;

/// The resources of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Bytes for the bounds table and the in-memory endgame tables together. The endgame tables get at most three quarters of it, or half
    /// where play can cycle.
    pub memory: usize,
    /// The number of threads; they share all tables.
    pub threads: usize,
    /// The most positions to search; `None` for no limit.
    pub nodes: Option<u64>,
    /// The longest time to take; `None` for no limit.
    pub time: Option<Duration>,
}

/// A move with its proven bounds for the side that plays it, stores included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvedMove {
    /// The move, legal in the solved position.
    pub played: Move,
    /// The least value of the move.
    pub lower: Score,
    /// The greatest value of the move.
    pub upper: Score,
}

/// The result of a proof, complete or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The least value of the position for its mover.
    pub lower: Score,
    /// The greatest value of the position for its mover.
    pub upper: Score,
    /// Whether everything that the [`Aim`] requested is proven.
    pub proven: bool,
    /// Every legal move, in the game's order.
    pub moves: Vec<SolvedMove>,
    /// The moves proven best.
    pub best: Vec<Move>,
    /// A line of best moves; it may end before the game does.
    pub line: Vec<Move>,
    /// Positions searched, including runs before a checkpoint.
    pub nodes: u64,
    /// Seconds spent, including runs before a checkpoint.
    pub seconds: f64,
    /// Why the proof is incomplete; `None` if it is complete.
    pub unfinished: Option<Unfinished>,
    /// Whether anything is proven that was not known before the first search.
    pub proves_something: bool,
}

/// Why a proof is incomplete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfinished {
    /// The caller stopped it.
    Stopped,
    /// The time limit was reached.
    Time,
    /// The node limit was reached.
    Nodes,
    /// Play can repeat positions for ever, so the value depends on when it stops.
    Cycles,
}

/// Solves positions of one game.
pub struct Solver {
    pub(crate) game: Arc<Game>,
    pub(crate) settings: Settings,
    table: OnceLock<BoundsTable>,
    pub(crate) tables: Option<Arc<EndgameTables>>,
    /// The time between two checkpoints; `None` sends none.
    pub(crate) checkpoints: Option<Duration>,
}

impl Solver {
    /// A solver with empty tables.
    pub fn new(game: Arc<Game>, settings: Settings) -> Solver {
        let table = OnceLock::new();
        Solver { game, settings, table, tables: None, checkpoints: None }
    }

    /// Uses endgame tables from disk.
    pub fn use_tables(&mut self, tables: Arc<EndgameTables>) {
        self.tables = Some(tables);
    }

    /// Sends a checkpoint at this interval, and one at the end.
    pub fn with_checkpoints(mut self, every: Duration) -> Solver {
        self.checkpoints = Some(every);
        self
    }

    /// Solves an unfinished position, from a checkpoint if there is one, until everything is proven or the caller stops it.
    pub fn solve(
        &mut self,
        position: &Position,
        aim: Aim,
        resumed: Option<&Checkpoint>,
        stop: &Stop,
        tell: &mut dyn FnMut(Event<'_>),
    ) -> Solved {
        with_shared_ring!(self.game.kernel(), kernel => {
            let reporter = Reporter::new(self, stop, resumed, tell);
            Proof::new(self, kernel, position, aim, resumed, reporter).solve()
        }, else by_search::solve(self, position, aim, stop, tell))
    }

    /// The bounds table, allocated for the first proof. It gets the memory that the endgame tables leave, up to what a proof with that
    /// many seeds in play can fill.
    pub(crate) fn table(&self, endgames: u64, in_play: u8) -> &BoundsTable {
        self.table.get_or_init(|| {
            let left = self.settings.memory.saturating_sub(endgames as usize);
            let useful = match Cycles::of(self.game.rules()) {
                Cycles::None => table_useful(in_play),
                _ => usize::MAX,
            };
            BoundsTable::new(left.min(useful))
        })
    }

    /// The estimated score of every move.
    pub(crate) fn estimates(&self, position: &Position, stop: &Stop) -> Vec<(Move, Score)> {
        let tables = self.tables.clone();
        let probes = Probes::new(move |_| Some(tables.clone()? as Arc<dyn Probe>));
        let settings = SearchSettings::new(64 << 20, self.settings.threads).with_probes(probes);
        let mut searcher = Searcher::new(Arc::clone(&self.game), settings);
        let doublings = position.in_play().saturating_sub(ESTIMATE_SEEDS) / SEEDS_A_DOUBLING;
        let wanted = ESTIMATE_NODES << doublings.min(MOST_DOUBLINGS);
        let nodes = self.settings.nodes.map_or(wanted, |most| most / ESTIMATE_SHARE);
        let time = self.settings.time.map(|most| most / ESTIMATE_SHARE as u32);
        let limits = Limits { time, ..Limits::nodes(nodes.clamp(1, wanted)) };
        let found = searcher.analyze(&Root::alone(*position), &limits, stop, &mut |_| {});
        found.moves.iter().map(|candidate| (candidate.played, candidate.score)).collect()
    }
}

/// Bytes that a proof with that many seeds in play can use, where play cannot cycle. Touching more memory than needed
/// would take longer than a small proof.
fn table_useful(in_play: u8) -> usize {
    let halves = i32::from(in_play) * 2 - TABLE_SEEDS;
    match halves / SEEDS_A_TABLE_DOUBLING {
        more if more >= 0 => TABLE_BYTES << more.min(20),
        less => (TABLE_BYTES >> -less).max(LEAST_TABLE),
    }
}
