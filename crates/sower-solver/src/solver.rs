//! The solver as others use it: a game, a table, threads, and a position to solve.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use sower_core::{Game, Move, Position, with_kernel};
use sower_search::endings::Cycles;
use sower_search::{Limits, Probe, Probes, Root, Score, Searcher, Settings as SearchSettings, Stop};
use sower_tables::EndgameTables;

use crate::bounds_table::BoundsTable;
use crate::checkpoint::Checkpoint;
use crate::proof::Proof;
use crate::report::{Event, Reporter};
use crate::root_moves::Aim;

/// The estimate that the first questions are taken from: so many positions, and twice as many for every few seeds in play
/// beyond some. A wrong first question costs as much as the right one.
const ESTIMATE_NODES: u64 = 200_000;
const ESTIMATE_SEEDS: u8 = 36;
const SEEDS_A_DOUBLING: u8 = 4;
const MOST_DOUBLINGS: u8 = 9;
/// It takes no more than such a share of what may be searched in all.
const ESTIMATE_SHARE: u64 = 20;

/// The table that a proof with some seeds in play has a use for, twice as large for every few more. Seeds are counted in halves.
const TABLE_BYTES: usize = 128 << 20;
const TABLE_SEEDS: i32 = 2 * 48;
const SEEDS_A_TABLE_DOUBLING: i32 = 3;
const LEAST_TABLE: usize = 1 << 20;

/// What a proof may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Bytes, for the table of positions and the endgames together, at most three quarters of it for those, or half where
    /// play can cycle.
    pub memory: usize,
    /// Threads.
    pub threads: usize,
    /// Positions to search at most.
    pub nodes: Option<u64>,
    /// Time to take at most.
    pub time: Option<Duration>,
}

/// A move with what is proven of it, for the side that makes it, stores included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvedMove {
    /// The move.
    pub played: Move,
    /// It is worth at least that,
    pub lower: Score,
    /// and at most that.
    pub upper: Score,
}

/// What was proven.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The position is worth at least that to its mover,
    pub lower: Score,
    /// and at most that.
    pub upper: Score,
    /// Whether all that was asked for is proven.
    pub proven: bool,
    /// Every legal move, in the game's order.
    pub moves: Vec<SolvedMove>,
    /// The best moves as far as it is proven.
    pub best: Vec<Move>,
    /// A line of best moves, as far as it was found.
    pub line: Vec<Move>,
    /// Positions that were searched, before a checkpoint too.
    pub nodes: u64,
    /// How long it took, before a checkpoint too.
    pub seconds: f64,
}

/// Solves positions of one game.
pub struct Solver {
    pub(crate) game: Arc<Game>,
    pub(crate) settings: Settings,
    table: OnceLock<BoundsTable>,
    pub(crate) tables: Option<Arc<EndgameTables>>,
    /// How often a checkpoint is handed out, if at all.
    pub(crate) checkpoints: Option<Duration>,
}

impl Solver {
    /// A solver that knows nothing yet.
    pub fn new(game: Arc<Game>, settings: Settings) -> Solver {
        let table = OnceLock::new();
        Solver { game, settings, table, tables: None, checkpoints: None }
    }

    /// Asks tables of endgames.
    pub fn use_tables(&mut self, tables: Arc<EndgameTables>) {
        self.tables = Some(tables);
    }

    /// Hands out checkpoints, one in each such time and one at the end.
    pub fn with_checkpoints(mut self, every: Duration) -> Solver {
        self.checkpoints = Some(every);
        self
    }

    /// Solves a position that is not over, from a checkpoint if there is one, until all is proven or somebody stops it.
    pub fn solve(
        &mut self,
        position: &Position,
        aim: Aim,
        resumed: Option<&Checkpoint>,
        stop: &Stop,
        tell: &mut dyn FnMut(Event<'_>),
    ) -> Solved {
        with_kernel!(self.game.kernel(), kernel => {
            let reporter = Reporter::new(self, stop, resumed, tell);
            Proof::new(self, kernel, position, aim, resumed, reporter).solve()
        })
    }

    /// The table of positions, made when the first proof begins: of what the endgames leave of the memory as much as a proof with so
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

    /// What an estimate expects of every move.
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

/// Bytes that a proof with so many seeds in play has a use for, where play cannot cycle. The first touch of memory that is not needed
/// would take longer than a small proof.
fn table_useful(in_play: u8) -> usize {
    let halves = i32::from(in_play) * 2 - TABLE_SEEDS;
    match halves / SEEDS_A_TABLE_DOUBLING {
        more if more >= 0 => TABLE_BYTES << more.min(20),
        less => (TABLE_BYTES >> -less).max(LEAST_TABLE),
    }
}
