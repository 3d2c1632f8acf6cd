//! The proof of one position: its moves, their proven bounds under each assumption about endless play, and the best line.

use sower_core::kernel::{Half, Packed, PackedMove, SharedRing};
use sower_core::{Move, Position};
use sower_search::Score;
use sower_tables::InMemoryTables;

use crate::checkpoint::Checkpoint;
use crate::null_window::{self, QueryResult};
use crate::preload::preload_endgames;
use crate::report::Reporter;
use crate::root_moves::{Aim, Bounds, NullWindowQuery, RootMove, moves_of, next_query};
use crate::scoring::{CycleAssumption, Scoring};
use crate::shared_state::SharedState;
use crate::solver::{Settings, Solved, SolvedMove, Solver, Unfinished};

/// The node limit for finding the best line.
const LINE_NODES: u64 = 1_000_000;
/// The longest line to report, in plies.
const LONGEST_LINE: usize = 120;

/// With this many seeds in play a proof may never finish, so its bounds approach the value gradually.
const GRADUAL_SEEDS: u8 = 64;

/// The moves with their proven bounds under one assumption about endless play.
pub(crate) struct AssumedProof<H: Half> {
    pub(crate) endless: CycleAssumption,
    pub(crate) moves: Vec<RootMove<H>>,
}

/// The proof of one position.
pub(crate) struct Proof<'a, H: Half> {
    solver: &'a Solver,
    shared: SharedState<'a, H>,
    root: Packed<H>,
    aim: Aim,
    assumptions: Vec<AssumedProof<H>>,
    /// The bounds of every move before the first search.
    static_bounds: Vec<[i32; 2]>,
    reporter: Reporter<'a>,
}

impl<'a, H: Half> Proof<'a, H> {
    pub(crate) fn new(
        solver: &'a Solver,
        kernel: &'a SharedRing<H>,
        position: &Position,
        aim: Aim,
        resumed: Option<&Checkpoint>,
        mut reporter: Reporter<'a>,
    ) -> Proof<'a, H> {
        let rules = solver.game.rules();
        let root = Packed::pack(position);
        let Settings { threads, .. } = solver.settings;
        let scoring = Scoring::new(rules);
        let endgames = preload_endgames(solver, kernel, &scoring, position, aim, &mut reporter);
        let tables = solver.tables.as_deref();
        let table = solver.table(endgames.as_ref().map_or(0, InMemoryTables::bytes), position.in_play());
        let mut shared = SharedState::new(rules, kernel, table, tables, position.side(), threads.max(1));
        shared.set_endgames(rules, endgames);
        let moves = estimated_moves(solver, &shared, &root, position, &reporter);
        let reading = |endless: &CycleAssumption| AssumedProof { endless: *endless, moves: moves.clone() };
        let mut assumptions: Vec<AssumedProof<H>> =
            CycleAssumption::assumptions(rules).iter().map(reading).collect();
        let static_bounds = move_bounds(&assumptions);
        if let Some(Checkpoint { bounds, saved, .. }) = resumed {
            table.restore(saved);
            for (reading, bounds) in assumptions.iter_mut().zip(bounds) {
                for (found, [lower, upper]) in reading.moves.iter_mut().zip(bounds) {
                    found.bounds.narrow(Bounds { lower: *lower, upper: *upper });
                }
            }
        }
        Proof { solver, shared, root, aim, assumptions, static_bounds, reporter }
    }

    pub(crate) fn solve(&mut self) -> Solved {
        let aim = self.aim;
        self.shared.limit(self.solver.settings.nodes.unwrap_or(u64::MAX));
        let mut running = true;
        for at in 0..self.assumptions.len() {
            self.shared.assume(self.assumptions[at].endless);
            // Bound: every answer narrows a move's bounds, or closes it as one that cannot be answered.
            while let Some(query) = next_query(
                &self.assumptions[at].moves,
                aim,
                &self.shared.scoring,
                self.approaches_gradually(),
            )
            .filter(|_| running)
            {
                running = self.put(at, query);
            }
        }
        self.reporter.emit_checkpoint(&self.shared, &self.assumptions);
        let [lower, upper] = bounds(&self.assumptions);
        let line = if lower == upper && running { self.line(lower) } else { Vec::new() };
        self.solved(line, running)
    }

    /// Whether the proof may take days, so that its bounds should approach the value gradually. Not where play can cycle: a query
    /// without an answer would block the decisive one.
    fn approaches_gradually(&self) -> bool {
        self.assumptions[0].endless == CycleAssumption::NoCycles
            && self.shared.scoring.endings.in_play(&self.root) >= GRADUAL_SEEDS
    }

    /// Runs a query and records the answer. Returns whether to continue.
    fn put(&mut self, at: usize, query: NullWindowQuery) -> bool {
        let NullWindowQuery { index, goal } = query;
        let RootMove { after, again, .. } = self.assumptions[at].moves[index];
        let goal_below = if again { goal } else { 1 - goal };
        let can_cycle = self.assumptions[at].endless != CycleAssumption::NoCycles;
        let Proof { shared, root, assumptions, reporter, .. } = self;
        let mut wait = || reporter.poll(shared, root, assumptions, (at, query));
        let answer = null_window::query(shared, &after, goal_below, can_cycle, &mut wait);
        let found = &mut assumptions[at].moves[index];
        let (lower, upper) = (i32::MIN, i32::MAX);
        match (answer, again) {
            (QueryResult::AtLeast(value), true) => found.bounds.narrow(Bounds { lower: value, upper }),
            (QueryResult::AtMost(value), true) => found.bounds.narrow(Bounds { lower, upper: value }),
            (QueryResult::AtLeast(value), false) => found.bounds.narrow(Bounds { lower, upper: -value }),
            (QueryResult::AtMost(value), false) => found.bounds.narrow(Bounds { lower: -value, upper }),
            (QueryResult::Open, _) => found.is_open = true,
            (QueryResult::Stopped, _) => return false,
        }
        true
    }

    /// The public result.
    fn solved(&self, line: Vec<Move>, running: bool) -> Solved {
        let Proof { aim, shared: SharedState { scoring, .. }, .. } = self;
        let [lower, upper] = bounds(&self.assumptions);
        let moves = self.assumptions[0].moves.iter().enumerate();
        let moves: Vec<(PackedMove, [i32; 2])> =
            moves.map(|(index, found)| (found.played, bounds_of_move(&self.assumptions, index))).collect();
        // Equally good moves have the same value, or the same result if only the result is to be proven.
        let goal = match *aim {
            Aim::Value | Aim::Moves => lower,
            Aim::Result if lower > 0 => 1,
            Aim::Result if lower == 0 => 0,
            Aim::Result => lower,
            Aim::AtLeast(margin) => scoring.least_with(margin),
        };
        let is_sorted_out = |(_, [least, most]): &(PackedMove, [i32; 2])| *least >= goal || *most < goal;
        let proven = match aim {
            Aim::Value => lower == upper && moves.iter().all(is_sorted_out),
            Aim::Moves => moves.iter().all(|(_, [least, most])| least == most),
            Aim::Result if lower > 0 => moves.iter().all(is_sorted_out),
            Aim::Result if lower == 0 => upper == 0 && moves.iter().all(is_sorted_out),
            Aim::Result => upper < 0,
            Aim::AtLeast(_) => lower >= goal || upper < goal,
        };
        let is_best =
            |(_, [least, _]): &&(PackedMove, [i32; 2])| *least >= goal || (*aim == Aim::Result && upper < 0);
        let best = moves.iter().filter(is_best).map(|(played, _)| move_of(*played)).collect();
        let solved = |(played, [lower, upper]): &(PackedMove, [i32; 2])| SolvedMove {
            played: move_of(*played),
            lower: scoring.score(*lower),
            upper: scoring.score(*upper),
        };
        Solved {
            lower: scoring.score(lower),
            upper: scoring.score(upper),
            proven,
            moves: moves.iter().map(solved).collect(),
            best,
            line,
            nodes: self.reporter.nodes(&self.shared),
            seconds: self.reporter.seconds(),
            unfinished: (!proven).then(|| self.unfinished(running)),
            proves_something: proven || self.proves_something(),
        }
    }

    /// Whether the requested bounds are tighter than before the first search.
    fn proves_something(&self) -> bool {
        let found = move_bounds(&self.assumptions);
        match self.aim {
            Aim::Moves => found != self.static_bounds,
            _ => best_of(&found) != best_of(&self.static_bounds),
        }
    }

    /// Why the proof is incomplete; `running` if no query was stopped.
    fn unfinished(&self, running: bool) -> Unfinished {
        if running {
            Unfinished::Cycles
        } else if self.reporter.stop().is_stopped() {
            Unfinished::Stopped
        } else if self.reporter.is_out_of_time() {
            Unfinished::Time
        } else {
            Unfinished::Nodes
        }
    }

    /// A line of best moves from a position with a proven value. Most of it is in the table; the rest is queried again
    /// as long as that is fast.
    fn line(&mut self, value: i32) -> Vec<Move> {
        let can_cycle = self.assumptions[0].endless != CycleAssumption::NoCycles;
        if self.assumptions.len() > 1 {
            return Vec::new();
        }
        self.shared.limit(self.shared.nodes() + LINE_NODES);
        let (mut position, mut value) = (self.root, value);
        let mut passed = vec![position];
        let mut line = Vec::new();
        while line.len() < LONGEST_LINE {
            let shared = &self.shared;
            let stop = self.reporter.stop();
            let bounds = |_: &Packed<H>| Bounds { lower: i32::MIN / 2, upper: i32::MAX / 2 };
            let mut moves = moves_of(shared.kernel, &position, bounds);
            let known =
                shared.table.probe(shared.scoring.endings.key(&position, shared.key_salt(&position))).best;
            moves.sort_by_key(|found| found.played != known);
            let keeps_value = |found: &&RootMove<H>| {
                // A repeated position adds nothing to the line.
                if passed.contains(&found.after) {
                    return false;
                }
                let goal = if found.again { value } else { 1 - value };
                let answer =
                    null_window::query(shared, &found.after, goal, can_cycle, &mut || !stop.is_stopped());
                if found.again {
                    matches!(answer, QueryResult::AtLeast(_))
                } else {
                    matches!(answer, QueryResult::AtMost(_))
                }
            };
            let Some(found) = moves.iter().find(keeps_value) else { break };
            line.push(move_of(found.played));
            value = if found.again { value } else { -value };
            position = found.after;
            passed.push(position);
        }
        line
    }
}

/// The moves of the root, each with its estimate.
fn estimated_moves<H: Half>(
    solver: &Solver,
    shared: &SharedState<'_, H>,
    root: &Packed<H>,
    position: &Position,
    reporter: &Reporter<'_>,
) -> Vec<RootMove<H>> {
    let scoring = &shared.scoring;
    let bounds = |after: &Packed<H>| {
        let margin = scoring.margin(after);
        let swing = scoring.swing(scoring.endings.in_play(after));
        Bounds { lower: margin - swing, upper: margin + swing }
    };
    let mut moves = moves_of(shared.kernel, root, bounds);
    let estimates = solver.estimates(position, reporter.stop());
    for found in &mut moves {
        let estimate = estimates.iter().find(|(played, _)| *played == move_of(found.played));
        let estimate = estimate.map_or(Score::LEVEL, |(_, score)| Score::margin(score.whole()));
        found.estimate =
            scoring.at_least(scoring.value(estimate), scoring.margin(root), scoring.endings.in_play(root));
    }
    moves
}

/// The proven bounds of the root.
pub(crate) fn bounds<H: Half>(assumptions: &[AssumedProof<H>]) -> [i32; 2] {
    best_of(&move_bounds(assumptions))
}

/// The bounds of a position with these moves.
fn best_of(moves: &[[i32; 2]]) -> [i32; 2] {
    let best = moves.iter().copied().reduce(|one, two| [one[0].max(two[0]), one[1].max(two[1])]);
    best.expect("a position that is proven has a move")
}

/// The bounds of every move.
fn move_bounds<H: Half>(assumptions: &[AssumedProof<H>]) -> Vec<[i32; 2]> {
    (0..assumptions[0].moves.len()).map(|index| bounds_of_move(assumptions, index)).collect()
}

/// A move's bounds that hold under every cycle assumption.
fn bounds_of_move<H: Half>(assumptions: &[AssumedProof<H>], index: usize) -> [i32; 2] {
    let bounds = |reading: &AssumedProof<H>| reading.moves[index].bounds;
    let lower = assumptions.iter().filter(|reading| reading.endless != CycleAssumption::BestForRoot);
    let upper = assumptions.iter().filter(|reading| reading.endless != CycleAssumption::WorstForRoot);
    let lower = lower.map(|reading| bounds(reading).lower).max();
    let upper = upper.map(|reading| bounds(reading).upper).min();
    [lower.unwrap_or(i32::MIN), upper.unwrap_or(i32::MAX)]
}

/// Unpacks a move of the root or of a line, which is never none.
pub(crate) fn move_of(played: PackedMove) -> Move {
    played.unpack().expect("a move that was played is one")
}

/// The position after a move, if it is legal.
pub(crate) fn play<H: Half>(
    kernel: &SharedRing<H>,
    position: &Packed<H>,
    played: PackedMove,
) -> Option<Packed<H>> {
    let bounds = |_: &Packed<H>| Bounds { lower: 0, upper: 0 };
    moves_of(kernel, position, bounds)
        .into_iter()
        .find(|found| found.played == played)
        .map(|found| found.after)
}
