//! Solves games of the general kernel: by proof numbers where the winner takes all, otherwise by the ordinary search, deepened until
//! its scores are proven.

use std::sync::Arc;
use std::time::Instant;

use sower_core::{Move, Position, Side};
use sower_search::{Analysis, Limits, Root, Score, Searcher, Settings as SearchSettings, Stop};

use crate::proof_number::{Found, ProofNumberSearch};
use crate::report::{Event, Progress};
use crate::root_moves::Aim;
use crate::solver::{Solved, SolvedMove, Solver, Unfinished};

/// Solves an unfinished position.
pub(crate) fn solve(
    solver: &Solver,
    position: &Position,
    aim: Aim,
    stop: &Stop,
    tell: &mut dyn FnMut(Event<'_>),
) -> Solved {
    if solver.game.rules().winner_takes_all() {
        return by_proof_numbers(solver, position, aim, stop);
    }
    let settings = solver.settings;
    let mut searcher =
        Searcher::new(Arc::clone(&solver.game), SearchSettings::new(settings.memory, settings.threads));
    let limits = Limits { nodes: settings.nodes, time: settings.time, ..Limits::default() };
    let root = Root::alone(*position);
    let mut report = |found: &Analysis| {
        let Some(best) = found.best() else { return };
        let [lower, upper] = bounds(position, found);
        let progress = Progress {
            lower,
            upper,
            searched: best.played,
            goal: best.score,
            line: best.moves.clone(),
            nodes: found.nodes,
            seconds: found.seconds,
        };
        tell(Event::Progress(&progress));
    };
    let found = searcher.analyze(&root, &limits, stop, &mut report);
    let mut solved = solved(position, aim, &found, stop, settings.nodes);
    // An analysis has the best move first; reports list moves in pit order.
    let order: Vec<Move> = solver.game.turn(position).moves().collect();
    solved.moves.sort_by_key(|found| order.iter().position(|played| *played == found.played));
    solved.best.sort_by_key(|best| order.iter().position(|played| played == best));
    solved
}

/// Bytes of the table of a proof-number search, at most.
const TABLE: usize = 1 << 30;

/// Solves a position that one side wins with all seeds: every move as a win or a loss.
fn by_proof_numbers(solver: &Solver, position: &Position, aim: Aim, stop: &Stop) -> Solved {
    let sower_core::AnyKernel::General(kernel) = solver.game.kernel() else {
        unreachable!("only games of the general kernel are won by goal");
    };
    let begun = Instant::now();
    let settings = solver.settings;
    let is_over = || stop.is_stopped() || settings.time.is_some_and(|most| begun.elapsed() >= most);
    let mover = position.side();
    let bytes = (settings.memory / 2).min(TABLE);
    let mut wins = ProofNumberSearch::new(kernel, (), mover, bytes, &is_over);
    let mut losses = ProofNumberSearch::new(kernel, (), !mover, bytes, &is_over);
    let widest = widest(position);
    let mut left = settings.nodes.unwrap_or(u64::MAX);
    let game = &solver.game;
    let turn = game.turn(position);
    let mut moves: Vec<SolvedMove> =
        turn.moves().map(|played| SolvedMove { played, lower: -widest, upper: widest }).collect();
    // Short searches of all moves before long ones of any: the budget of each round is eight times that of the last.
    let mut budget = FIRST_BUDGET;
    // Bound: the budget grows until the limits are reached or every move is decided.
    while left > 0 && !is_over() && !is_done(&moves, aim) {
        for found in moves.iter_mut().filter(|found| found.lower < found.upper) {
            let Ok(after) = turn.play(found.played) else { continue };
            for search in [&mut wins, &mut losses] {
                let before = search.nodes;
                let answer = search.prove(&after, budget.min(left));
                left = left.saturating_sub(search.nodes - before);
                if answer == Found::Win {
                    let value = if search.attacker() == mover { widest } else { -widest };
                    (found.lower, found.upper) = (value, value);
                    break;
                }
            }
        }
        if budget > MOST_BUDGET {
            break;
        }
        budget *= 8;
    }
    let lower = moves.iter().map(|found| found.lower).max().unwrap_or(-widest);
    let upper = moves.iter().map(|found| found.upper).max().unwrap_or(widest);
    let proven = lower == upper;
    let unfinished = if stop.is_stopped() {
        Unfinished::Stopped
    } else if left == 0 {
        Unfinished::Nodes
    } else if is_over() {
        Unfinished::Time
    } else {
        Unfinished::Cycles
    };
    Solved {
        lower,
        upper,
        proven,
        best: moves.iter().filter(|found| proven && found.lower >= lower).map(|found| found.played).collect(),
        line: Vec::new(),
        nodes: wins.nodes + losses.nodes,
        seconds: begun.elapsed().as_secs_f64(),
        unfinished: (!proven).then_some(unfinished),
        proves_something: moves.iter().any(|found| found.lower == found.upper),
        moves,
    }
}

/// Whether the moves answer the question: all of them, or one that wins.
fn is_done(moves: &[SolvedMove], aim: Aim) -> bool {
    let has_win = moves.iter().any(|found| found.lower > Score::LEVEL);
    (has_win && aim != Aim::Moves) || moves.iter().all(|found| found.lower == found.upper)
}

/// Positions expanded for a move in the first round.
const FIRST_BUDGET: u64 = 1_000;
/// The largest round: 2⁴⁰ positions are years of work.
const MOST_BUDGET: u64 = 1 << 40;

/// The most that either side can still be ahead by: every seed is someone's in the end.
fn widest(position: &Position) -> Score {
    let kept = Side::BOTH.iter().map(|side| position.store(*side) + position.extra().hands[*side]);
    Score::margin(i32::from(position.in_play()) + i32::from(kept.sum::<u8>()))
}

/// The least and the greatest value of a position, from its moves.
fn bounds(position: &Position, found: &Analysis) -> [Score; 2] {
    let widest = widest(position);
    let proven = found.moves.iter().filter(|candidate| candidate.proven).map(|candidate| candidate.score);
    let lower = proven.max().unwrap_or(-widest);
    let all_proven = found.moves.iter().all(|candidate| candidate.proven);
    [lower, if all_proven { lower } else { widest }]
}

fn solved(position: &Position, aim: Aim, found: &Analysis, stop: &Stop, nodes: Option<u64>) -> Solved {
    let widest = widest(position);
    let [lower, upper] = bounds(position, found);
    let proven = match aim {
        Aim::Value | Aim::Moves => lower == upper,
        // A proven win is a result, whatever the other moves are worth.
        Aim::Result => lower == upper || lower > Score::LEVEL,
        Aim::AtLeast(margin) => lower == upper || lower >= margin,
    };
    let moves = found
        .moves
        .iter()
        .map(|candidate| {
            let (lower, upper) =
                if candidate.proven { (candidate.score, candidate.score) } else { (-widest, widest) };
            SolvedMove { played: candidate.played, lower, upper }
        })
        .collect::<Vec<_>>();
    let best =
        moves.iter().filter(|found| proven && found.lower >= lower).map(|found| found.played).collect();
    let line = found.best().filter(|best| proven && best.proven).map(|best| best.moves.clone());
    let unfinished = if stop.is_stopped() {
        Unfinished::Stopped
    } else if nodes.is_some_and(|most| found.nodes >= most) {
        Unfinished::Nodes
    } else {
        Unfinished::Time
    };
    Solved {
        lower,
        upper,
        proven,
        moves,
        best,
        line: line.unwrap_or_default(),
        nodes: found.nodes,
        seconds: found.seconds,
        unfinished: (!proven).then_some(unfinished),
        proves_something: proven || found.moves.iter().any(|candidate| candidate.proven),
    }
}
