//! What a proof tells while it goes on, and when it has to stop.

use std::time::{Duration, Instant};

use sower_core::Move;
use sower_core::kernel::{Half, Packed};
use sower_search::{Score, Stop};

use crate::checkpoint::{Checkpoint, MOST_KEPT};
use crate::proof::{Reading, bounds, move_of, play};
use crate::root::Question;
use crate::shared::Shared;
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
    pub asked: Move,
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
    kept: Instant,
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
            kept: begun,
            before: resumed.map_or((0, 0.0), |before| (before.nodes, before.seconds)),
        }
    }

    pub(crate) fn stop(&self) -> &'a Stop {
        self.stop
    }

    pub(crate) fn tell_endgames(&mut self, seeds: u8, of: u8) {
        (self.tell)(Event::Endgames { seeds, of });
    }

    pub(crate) fn nodes<H: Half>(&self, shared: &Shared<'_, H>) -> u64 {
        self.before.0 + shared.nodes()
    }

    pub(crate) fn seconds(&self) -> f64 {
        self.before.1 + self.begun.elapsed().as_secs_f64()
    }

    /// Tells what is due. Says whether to go on.
    pub(crate) fn look<H: Half>(
        &mut self,
        shared: &Shared<'_, H>,
        root: &Packed<H>,
        readings: &[Reading<H>],
        (at, question): (usize, Question),
    ) -> bool {
        if self.told.elapsed() >= BETWEEN_TELLINGS {
            self.told = Instant::now();
            let [lower, upper] = bounds(readings).map(|bound| shared.terms.score(bound));
            let asked = &readings[at].moves[question.index];
            let mut line = vec![move_of(asked.played)];
            let mut position = asked.after;
            // The threads go on meanwhile: what is no move any more ends the line.
            for played in shared.line().into_iter().skip(1) {
                let Some(after) = play(shared.kernel, &position, played) else { break };
                position = after;
                line.push(move_of(played));
            }
            debug_assert_eq!(asked.again, asked.after.side() == root.side());
            let progress = Progress {
                lower,
                upper,
                asked: line[0],
                goal: shared.terms.score(question.goal),
                line,
                nodes: self.nodes(shared),
                seconds: self.seconds(),
            };
            (self.tell)(Event::Progress(&progress));
        }
        if self.checkpoints.is_some_and(|every| self.kept.elapsed() >= every) {
            self.hand_out_checkpoint(shared, readings);
        }
        !self.stop.is_stopped() && self.time.is_none_or(|most| self.begun.elapsed() < most)
    }

    /// Hands out a checkpoint to whoever wants one.
    pub(crate) fn hand_out_checkpoint<H: Half>(&mut self, shared: &Shared<'_, H>, readings: &[Reading<H>]) {
        if self.checkpoints.is_none() {
            return;
        }
        let bounds = |reading: &Reading<H>| {
            reading.moves.iter().map(|found| [found.bounds.lower, found.bounds.upper]).collect()
        };
        let checkpoint = Checkpoint {
            nodes: self.nodes(shared),
            seconds: self.seconds(),
            bounds: readings.iter().map(bounds).collect(),
            kept: shared.table.most_worked(MOST_KEPT),
        };
        (self.tell)(Event::Checkpoint(&checkpoint));
        self.kept = Instant::now();
    }
}
