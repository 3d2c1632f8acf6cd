//! One position being solved: its moves, what is proven of them under each reading of the rules, and the best line.

use sower_core::kernel::{Half, Kernel, Packed, PackedMove};
use sower_core::{Move, Position};
use sower_search::Score;
use sower_tables::Endgames;

use crate::checkpoint::Checkpoint;
use crate::endgames;
use crate::question::{Answer, ask};
use crate::report::Reporter;
use crate::root::{Aim, Bounds, Question, RootMove, moves_of, next};
use crate::shared::Shared;
use crate::solver::{Settings, Solved, SolvedMove, Solver};
use crate::terms::{Endless, Terms};

/// Looking for the best line ends after so many positions.
const LINE_NODES: u64 = 1_000_000;
/// Longer lines than this nobody reads.
const LONGEST_LINE: usize = 120;

/// With so many seeds in play nobody has seen the end of a proof.
const SEEDS_FROM_AFAR: u8 = 64;

/// The moves with what is proven of them if endless play is read in one way.
pub(crate) struct Reading<H: Half> {
    pub(crate) endless: Endless,
    pub(crate) moves: Vec<RootMove<H>>,
}

/// One position being solved.
pub(crate) struct Proof<'a, H: Half> {
    solver: &'a Solver,
    shared: Shared<'a, H>,
    root: Packed<H>,
    aim: Aim,
    readings: Vec<Reading<H>>,
    reporter: Reporter<'a>,
}

impl<'a, H: Half> Proof<'a, H> {
    pub(crate) fn new(
        solver: &'a Solver,
        kernel: &'a Kernel<H>,
        position: &Position,
        aim: Aim,
        resumed: Option<&Checkpoint>,
        mut reporter: Reporter<'a>,
    ) -> Proof<'a, H> {
        let rules = solver.game.rules();
        let root = Packed::pack(position);
        let Settings { threads, .. } = solver.settings;
        let terms = Terms::new(rules);
        let endgames = endgames::in_memory(solver, kernel, &terms, position, aim, &mut reporter);
        let tables = solver.tables.as_deref();
        let table = solver.table(endgames.as_ref().map_or(0, Endgames::bytes), position.in_play());
        let mut shared = Shared::new(rules, kernel, table, tables, position.side(), threads.max(1));
        shared.know(rules, endgames);
        let moves = guessed_moves(solver, &shared, &root, position, &reporter);
        let reading = |endless: &Endless| Reading { endless: *endless, moves: moves.clone() };
        let mut readings: Vec<Reading<H>> = Endless::readings(rules).iter().map(reading).collect();
        if let Some(Checkpoint { bounds, kept, .. }) = resumed {
            table.put_back(kept);
            for (reading, bounds) in readings.iter_mut().zip(bounds) {
                for (found, [lower, upper]) in reading.moves.iter_mut().zip(bounds) {
                    found.bounds.narrow(Bounds { lower: *lower, upper: *upper });
                }
            }
        }
        Proof { solver, shared, root, aim, readings, reporter }
    }

    pub(crate) fn solve(&mut self) -> Solved {
        let aim = self.aim;
        self.shared.limit(self.solver.settings.nodes.unwrap_or(u64::MAX));
        let mut goes_on = true;
        for at in 0..self.readings.len() {
            self.shared.read(self.readings[at].endless);
            // Bound: every answer narrows a move's bounds, or closes it as one that cannot be answered.
            while let Some(question) =
                next(&self.readings[at].moves, aim, &self.shared.terms, self.comes_from_afar())
                    .filter(|_| goes_on)
            {
                goes_on = self.put(at, question);
            }
        }
        self.reporter.hand_out_checkpoint(&self.shared, &self.readings);
        let [lower, upper] = bounds(&self.readings);
        let line = if lower == upper && goes_on { self.line(lower) } else { Vec::new() };
        self.solved(line)
    }

    /// Whether the proof may take days, so that its bounds are to close in on the value. Where play can cycle, a question that cannot be
    /// answered would keep the right one from being asked.
    fn comes_from_afar(&self) -> bool {
        self.readings[0].endless == Endless::Never && self.shared.terms.in_play(&self.root) >= SEEDS_FROM_AFAR
    }

    /// Puts a question and notes the answer. Says whether to go on.
    fn put(&mut self, at: usize, question: Question) -> bool {
        let Question { index, goal } = question;
        let RootMove { after, again, .. } = self.readings[at].moves[index];
        let goal_below = if again { goal } else { 1 - goal };
        let can_cycle = self.readings[at].endless != Endless::Never;
        let Proof { shared, root, readings, reporter, .. } = self;
        let mut wait = || reporter.look(shared, root, readings, (at, question));
        let answer = ask(shared, &after, goal_below, can_cycle, &mut wait);
        let found = &mut readings[at].moves[index];
        let (lower, upper) = (i32::MIN, i32::MAX);
        match (answer, again) {
            (Answer::AtLeast(value), true) => found.bounds.narrow(Bounds { lower: value, upper }),
            (Answer::AtMost(value), true) => found.bounds.narrow(Bounds { lower, upper: value }),
            (Answer::AtLeast(value), false) => found.bounds.narrow(Bounds { lower, upper: -value }),
            (Answer::AtMost(value), false) => found.bounds.narrow(Bounds { lower: -value, upper }),
            (Answer::Open, _) => found.is_open = true,
            (Answer::Stopped, _) => return false,
        }
        true
    }

    /// The result as others see it.
    fn solved(&self, line: Vec<Move>) -> Solved {
        let Proof { aim, shared: Shared { terms, .. }, .. } = self;
        let [lower, upper] = bounds(&self.readings);
        let moves = self.readings[0].moves.iter().enumerate();
        let moves: Vec<(PackedMove, [i32; 2])> =
            moves.map(|(index, found)| (found.played, bounds_of_move(&self.readings, index))).collect();
        // What counts as equally good: the same value, or where only the result is asked for the same result.
        let goal = match *aim {
            Aim::Value | Aim::Moves => lower,
            Aim::Result if lower > 0 => 1,
            Aim::Result if lower == 0 => 0,
            Aim::Result => lower,
            Aim::AtLeast(margin) => terms.least_with(margin),
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
            lower: terms.score(*lower),
            upper: terms.score(*upper),
        };
        Solved {
            lower: terms.score(lower),
            upper: terms.score(upper),
            proven,
            moves: moves.iter().map(solved).collect(),
            best,
            line,
            nodes: self.reporter.nodes(&self.shared),
            seconds: self.reporter.seconds(),
        }
    }

    /// A line of best moves from a position of a proven value. Nearly all of it is in the table; what is not is asked again,
    /// as long as that goes fast.
    fn line(&mut self, value: i32) -> Vec<Move> {
        let can_cycle = self.readings[0].endless != Endless::Never;
        if self.readings.len() > 1 {
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
            let known = shared.table.probe(shared.terms.key(&position, shared.reading(&position))).best;
            moves.sort_by_key(|found| found.played != known);
            let keeps_value = |found: &&RootMove<H>| {
                // A line that comes back to where it was says nothing new.
                if passed.contains(&found.after) {
                    return false;
                }
                let goal = if found.again { value } else { 1 - value };
                let answer = ask(shared, &found.after, goal, can_cycle, &mut || !stop.is_stopped());
                if found.again {
                    matches!(answer, Answer::AtLeast(_))
                } else {
                    matches!(answer, Answer::AtMost(_))
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

/// The moves of the root, each with what an estimate expects of it.
fn guessed_moves<H: Half>(
    solver: &Solver,
    shared: &Shared<'_, H>,
    root: &Packed<H>,
    position: &Position,
    reporter: &Reporter<'_>,
) -> Vec<RootMove<H>> {
    let terms = &shared.terms;
    let bounds = |after: &Packed<H>| {
        let margin = terms.margin(after);
        let swing = terms.swing(terms.in_play(after));
        Bounds { lower: margin - swing, upper: margin + swing }
    };
    let mut moves = moves_of(shared.kernel, root, bounds);
    let guesses = solver.guesses(position, reporter.stop());
    for found in &mut moves {
        let guess = guesses.iter().find(|(played, _)| *played == move_of(found.played));
        let guess = guess.map_or(Score::LEVEL, |(_, score)| Score::margin(score.whole()));
        found.guess = terms.at_least(terms.value(guess), terms.margin(root), terms.in_play(root));
    }
    moves
}

/// What is proven of the root.
pub(crate) fn bounds<H: Half>(readings: &[Reading<H>]) -> [i32; 2] {
    let moves = (0..readings[0].moves.len()).map(|index| bounds_of_move(readings, index));
    moves
        .reduce(|one, two| [one[0].max(two[0]), one[1].max(two[1])])
        .expect("a position that is proven has a move")
}

/// What is proven of a move whatever endless play is worth.
fn bounds_of_move<H: Half>(readings: &[Reading<H>], index: usize) -> [i32; 2] {
    let bounds = |reading: &Reading<H>| reading.moves[index].bounds;
    let lower = readings.iter().filter(|reading| reading.endless != Endless::BestForRoot);
    let upper = readings.iter().filter(|reading| reading.endless != Endless::WorstForRoot);
    let lower = lower.map(|reading| bounds(reading).lower).max();
    let upper = upper.map(|reading| bounds(reading).upper).min();
    [lower.unwrap_or(i32::MIN), upper.unwrap_or(i32::MAX)]
}

/// The move of a root's or a line's packed one, which is never none.
pub(crate) fn move_of(played: PackedMove) -> Move {
    played.unpack().expect("a move that was played is one")
}

/// The position after a move, if it is one.
pub(crate) fn play<H: Half>(
    kernel: &Kernel<H>,
    position: &Packed<H>,
    played: PackedMove,
) -> Option<Packed<H>> {
    let bounds = |_: &Packed<H>| Bounds { lower: 0, upper: 0 };
    moves_of(kernel, position, bounds)
        .into_iter()
        .find(|found| found.played == played)
        .map(|found| found.after)
}
