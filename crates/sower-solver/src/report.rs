//! What a proof tells while it goes on, and when it has to stop.

use std::time::{Duration, Instant};

use sower_core::Move;
use sower_core::kernel::{Half, Packed};
use sower_search::{Score, Stop};

use crate::checkpoint::{Checkpoint, MOST_KEPT};
use crate::proof::{AssumedProof, bounds, move_of, play};
use crate::root_moves::NullWindowQuery;
use crate::shared_state::SharedState;
use crate::solver::Solver;

/// How often progress is told.
const BETWEEN_TELLINGS: Duration = Duration::from_millis(500);

/// How far a proof is.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The position is worth at least that to its mover,
    pub lower: Score,
    /// and at most that.
    pub upper: Score,
    /// The move that is asked about,
    pub searched: Move,
    /// and whether it is worth at least that.
    pub goal: Score,
    /// The line that is looked at, from that move on.
    pub line: Vec<Move>,
    /// Positions that were searched.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
}

/// What a proof tells while it goes on.
#[derive(Debug)]
pub enum Event<'a> {
    /// Before it begins, all positions with so many seeds in play are worked out.
    Endgames {
        /// Seeds of the layer that is begun.
        seeds: u8,
        /// Seeds of the last one.
        of: u8,
    },
    /// How far it is.
    Progress(&'a Progress),
    /// What it can go on from after a stop. Made only for those who want it, see [`Solver::with_checkpoints`].
    Checkpoint(&'a Checkpoint),
}

/// Whom a proof tells how far it is.
pub(crate) struct Reporter<'a> {
    stop: &'a Stop,
    tell: &'a mut dyn FnMut(Event<'_>),
    checkpoints: Option<Duration>,
    time: Option<Duration>,
    begun: Instant,
    told: Instant,
    saved: Instant,
    /// Positions and seconds before the checkpoint that it goes on from.
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

    /// Tells what is due. Says whether to go on.
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
            // The threads go on meanwhile: what is no move any more ends the line.
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
        !self.stop.is_stopped() && self.time.is_none_or(|most| self.begun.elapsed() < most)
    }

    /// Hands out a checkpoint to whoever wants one.
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
