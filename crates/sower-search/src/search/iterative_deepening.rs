//! Iterative deepening at the root, with an aspiration window per depth, and the ranking of root moves.

use sower_core::kernel::{Kernel, PackedMove};

use super::worker::{MOST_PLIES, SearchResult, SearchWindow, Shared, Worker};
use crate::score::Score;

/// What the search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// The best move; scores of the other moves are only upper bounds.
    Best,
    /// The score of every move.
    Every,
}

/// A root move and its search result.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<K: Kernel> {
    child: K::Board,
    /// For the mover at the root; with [`Aim::Best`] an upper bound for all but the first.
    pub(crate) score: i32,
    pub(crate) proven: bool,
    /// The best line, this move first.
    pub(crate) line: Vec<PackedMove>,
}

/// The moves at the root, best first.
#[derive(Clone, Debug)]
pub(crate) struct Ranking<K: Kernel> {
    pub(crate) moves: Vec<RootMove<K>>,
    /// Whether the last completed depth has proven that no move is better than the first.
    pub(crate) proven: bool,
}

/// The half-width of the first window around the previous depth's score.
const FIRST_WINDOW: i32 = Score::margin(1).parts();
const INFINITE: i32 = Score::INFINITE.parts();

/// Searches deeper and deeper until the stop signal, the depth limit or a proof ends it. Calls `report` after every completed
/// depth with the moves, best first. Helper threads pass a `report` that does nothing and start at another depth (`skew`).
pub(crate) fn deepen<K: Kernel>(
    shared: &Shared<'_, K>,
    root: &K::Board,
    past: &[K::Board],
    aim: Aim,
    deepest: u32,
    skew: u32,
    report: &mut dyn FnMut(u32, &Ranking<K>),
) -> Ranking<K> {
    let mut worker = Worker::new(shared, past, root);
    let moves = worker
        .children(root)
        .into_iter()
        .map(|(played, child)| RootMove { child, score: 0, proven: false, line: vec![played] })
        .collect();
    let mut ranking = Ranking { moves, proven: false };
    if ranking.moves.is_empty() {
        return ranking;
    }
    if skew > 0 {
        // Only the main thread always completes its first depth. In games with many extra turns the second depth is already large.
        worker.tell_nodes();
    }
    for depth in 1 + skew..=deepest.min(MOST_PLIES as u32) {
        let finished = match aim {
            Aim::Best => best_move(&mut worker, root, &mut ranking.moves, depth),
            Aim::Every => every_move(&mut worker, root, &mut ranking.moves, depth),
        };
        worker.tell_nodes();
        if !finished {
            break;
        }
        ranking.proven = ranking.moves.iter().all(|found| found.proven);
        report(depth, &ranking);
        if ranking.proven || worker.halted {
            break;
        }
    }
    ranking
}

/// Searches one depth for the best move. Returns whether it was completed.
fn best_move<K: Kernel>(
    worker: &mut Worker<'_, K>,
    root: &K::Board,
    moves: &mut [RootMove<K>],
    depth: u32,
) -> bool {
    let mut window = AspirationWindow::around(moves[0].score, depth);
    loop {
        let (mut alpha, mut best) = (window.low, None);
        for (index, searched) in moves.iter_mut().enumerate() {
            let mut ask = |low, high| {
                let window = SearchWindow { depth: depth as i32 - 1, alpha: low, beta: high, ply: 1 };
                worker.search_child(root, &searched.child, window)
            };
            let mut found = if index == 0 { ask(alpha, window.high) } else { ask(alpha, alpha + 1) };
            if index > 0 && found.score > alpha && found.score < window.high {
                found = ask(alpha, window.high);
            }
            if worker.halted {
                break;
            }
            searched.note(worker, found, found.score > alpha);
            // Outside the window a score is only a bound.
            searched.proven &= index > 0 || (window.low < found.score && found.score < window.high);
            if found.score > alpha {
                alpha = found.score;
                best = Some(index);
                if found.score >= window.high {
                    break;
                }
            }
        }
        // A better move is put first even if the time is up: it was searched as deeply as the move it beats.
        if let Some(best) = best {
            moves[..=best].rotate_right(1);
        }
        if worker.halted {
            return false;
        }
        if !window.widened_for(alpha) {
            return true;
        }
    }
}

/// Searches one depth for every move. Returns whether it was completed.
fn every_move<K: Kernel>(
    worker: &mut Worker<'_, K>,
    root: &K::Board,
    moves: &mut [RootMove<K>],
    depth: u32,
) -> bool {
    for searched in moves.iter_mut().filter(|searched| !searched.proven) {
        let mut window = AspirationWindow::around(searched.score, depth);
        loop {
            let (alpha, beta) = (window.low, window.high);
            let asked = SearchWindow { depth: depth as i32 - 1, alpha, beta, ply: 1 };
            let found = worker.search_child(root, &searched.child, asked);
            if worker.halted {
                return false;
            }
            if !window.widened_for(found.score) {
                searched.note(worker, found, true);
                break;
            }
        }
    }
    moves.sort_by_key(|found| std::cmp::Reverse(found.score));
    true
}

impl<K: Kernel> RootMove<K> {
    fn note(&mut self, worker: &Worker<'_, K>, found: SearchResult, has_line: bool) {
        self.score = found.score;
        self.proven = found.is_proven();
        if has_line {
            self.line.truncate(1);
            self.line.extend(worker.lines[1].iter().copied());
        }
    }
}

/// A window around the score of the depth before.
struct AspirationWindow {
    low: i32,
    high: i32,
    guess: i32,
    width: i32,
}

impl AspirationWindow {
    fn around(guess: i32, depth: u32) -> AspirationWindow {
        let (low, high) =
            if depth < 4 { (-INFINITE, INFINITE) } else { (guess - FIRST_WINDOW, guess + FIRST_WINDOW) };
        AspirationWindow { low, high, guess, width: FIRST_WINDOW }
    }

    /// Widens the window if a score is outside it. Each new window is four times as wide, so a few suffice.
    fn widened_for(&mut self, score: i32) -> bool {
        let (too_low, too_high) = (score <= self.low, score >= self.high);
        self.width = (4 * self.width).min(INFINITE);
        let reach = if self.width > INFINITE / 4 { 2 * INFINITE } else { self.width };
        if too_low && self.low > -INFINITE {
            self.low = (self.guess - reach).max(-INFINITE);
        } else if too_high && self.high < INFINITE {
            self.high = (self.guess + reach).min(INFINITE);
        } else {
            return false;
        }
        true
    }
}
