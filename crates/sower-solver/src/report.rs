//! Progress reports of a proof, its checkpoints, and its stop conditions.

use std::time::{Duration, Instant};

use sower_core::Move;
use sower_core::kernel::{Half, Packed};
use sower_search::{Score, Stop};

use crate::checkpoint::{Checkpoint, MOST_KEPT};
use crate::proof::{AssumedProof, bounds, move_of, play};
use crate::root_moves::NullWindowQuery;
use crate::shared_state::SharedState;
use crate::solver::Solver;

/// The time between two progress reports.
const BETWEEN_TELLINGS: Duration = Duration::from_millis(500);

/// The progress of a proof.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The least value of the position for its mover, as proven so far.
    pub lower: Score,
    /// The greatest value of the position for its mover, as proven so far.
    pub upper: Score,
    /// The root move of the current query.
    pub searched: Move,
    /// The goal of the current query: is the move worth at least this?
    pub goal: Score,
    /// The line being searched, from that move on.
    pub line: Vec<Move>,
    /// Positions searched so far, by all threads.
    pub nodes: u64,
    /// Seconds since the proof began.
    pub seconds: f64,
}

/// What a running proof reports.
#[derive(Debug)]
pub enum Event<'a> {
    /// A layer of the endgame tables is about to be built, before the search begins.
    Endgames {
        /// Seeds in play of this layer.
        seeds: u8,
        /// Seeds in play of the last layer.
        of: u8,
    },
    /// A regular progress report.
    Progress(&'a Progress),
    /// The state to resume from after a stop. Only sent if requested, see [`Solver::with_checkpoints`].
    Checkpoint(&'a Checkpoint),
}

/// Sends a proof's events to the caller.
pub(crate) struct Reporter<'a> {
    stop: &'a Stop,
    tell: &'a mut dyn FnMut(Event<'_>),
    checkpoints: Option<Duration>,
    time: Option<Duration>,
    begun: Instant,
    told: Instant,
    saved: Instant,
    /// Positions and seconds of earlier runs, from the checkpoint.
    before: (u64, f64),
}

impl<'a> Reporter<'a> {
    pub(crate) fn new(
        solver: &Solver,
        stop: &'a Stop,
        resumed: Option<&Checkpoint>,
        tell: &'a mut dyn FnMut(Event<'_>),
    ) -> Reporter<'a> {
        let begun = Instant::now();
        Reporter {
            stop,
            tell,
            checkpoints: solver.checkpoints,
            time: solver.settings.time,
            begun,
            told: begun,
            saved: begun,
            before: resumed.map_or((0, 0.0), |before| (before.nodes, before.seconds)),
        }
    }

    pub(crate) fn stop(&self) -> &'a Stop {
        self.stop
    }

    pub(crate) fn tell_endgames(&mut self, seeds: u8, of: u8) {
        (self.tell)(Event::Endgames { seeds, of });
    }

    pub(crate) fn nodes<H: Half>(&self, shared: &SharedState<'_, H>) -> u64 {
        self.before.0 + shared.nodes()
    }

    pub(crate) fn seconds(&self) -> f64 {
        self.before.1 + self.begun.elapsed().as_secs_f64()
    }

    /// Sends the events that are due. Returns whether to continue.
    pub(crate) fn poll<H: Half>(
        &mut self,
        shared: &SharedState<'_, H>,
        root: &Packed<H>,
        assumptions: &[AssumedProof<H>],
        (at, query): (usize, NullWindowQuery),
    ) -> bool {
        if self.told.elapsed() >= BETWEEN_TELLINGS {
            self.told = Instant::now();
            let [lower, upper] = bounds(assumptions).map(|bound| shared.scoring.score(bound));
            let searched = &assumptions[at].moves[query.index];
            let mut line = vec![move_of(searched.played)];
            let mut position = searched.after;
            // Other threads change the line meanwhile, so it ends at the first illegal move.
            for played in shared.line().into_iter().skip(1) {
                let Some(after) = play(shared.kernel, &position, played) else { break };
                position = after;
                line.push(move_of(played));
            }
            debug_assert_eq!(searched.again, searched.after.side() == root.side());
            let progress = Progress {
                lower,
                upper,
                searched: line[0],
                goal: shared.scoring.score(query.goal),
                line,
                nodes: self.nodes(shared),
                seconds: self.seconds(),
            };
            (self.tell)(Event::Progress(&progress));
        }
        if self.checkpoints.is_some_and(|every| self.saved.elapsed() >= every) {
            self.emit_checkpoint(shared, assumptions);
        }
        !self.stop.is_stopped() && !self.is_out_of_time()
    }

    pub(crate) fn is_out_of_time(&self) -> bool {
        self.time.is_some_and(|most| self.begun.elapsed() >= most)
    }

    /// Sends a checkpoint if the caller requested them.
    pub(crate) fn emit_checkpoint<H: Half>(
        &mut self,
        shared: &SharedState<'_, H>,
        assumptions: &[AssumedProof<H>],
    ) {
        if self.checkpoints.is_none() {
            return;
        }
        let bounds = |reading: &AssumedProof<H>| {
            reading.moves.iter().map(|found| [found.bounds.lower, found.bounds.upper]).collect()
        };
        let checkpoint = Checkpoint {
            nodes: self.nodes(shared),
            seconds: self.seconds(),
            bounds: assumptions.iter().map(bounds).collect(),
            saved: shared.table.most_expensive(MOST_KEPT),
        };
        (self.tell)(Event::Checkpoint(&checkpoint));
        self.saved = Instant::now();
    }
}
