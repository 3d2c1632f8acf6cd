//! Solves games of the general kernel: the ordinary search, deepened until its scores are proven.

use std::sync::Arc;

use sower_core::{Position, Side};
use sower_search::{Analysis, Limits, Root, Score, Searcher, Settings as SearchSettings, Stop};

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
    solved(position, aim, &found, stop, settings.nodes)
}

/// The most that either side can still be ahead by: every seed is someone's in the end.
fn widest(position: &Position) -> Score {
    let stores: u8 = Side::BOTH.iter().map(|side| position.store(*side)).sum();
    Score::margin(i32::from(position.in_play()) + i32::from(stores))
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
