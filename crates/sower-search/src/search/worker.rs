//! One thread's search: principal variation search on the final margin, with a transposition table.
//!
//! Contract of [`Worker::search`] for a position of value `v`, a window `alpha < beta` and a result `r`:
//! - `r <= alpha`  then `v <= r`,
//! - `r >= beta`   then `v >= r`,
//! - otherwise     `v == r`,
//!
//! as far as the search has looked; a result without [`SearchResult::OPEN`] holds against any play.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use sower_core::Rules;
use sower_core::kernel::{Board as _, Kernel, PackedMove};

use super::move_picker::{Child, MovePicker};
use super::noise::Noise;
use super::order::Order;
use super::pruning::Pruning;
use super::static_bounds::StaticBounds;
use super::stop_signal::StopSignal;
use crate::endings::{Endings, PathEndings};
use crate::evaluation::Evaluation;
use crate::memory::PREFETCHES;
use crate::probe::PackedProbe;
use crate::score::Score;
use crate::transposition::{Bound, Entry, TranspositionTable};

/// The deepest ply; positions beyond it are only evaluated.
pub(crate) const MOST_PLIES: usize = 250;

/// The least depth at which positions are stored in and looked up from the transposition table.
const LEAST_KEPT: i32 = 5;

/// An estimate is completed by pairs of pits if it is not further from the window than this part of all seeds.
const PAIRS_REACH: i32 = 16;

const INFINITE: i32 = Score::INFINITE.parts();

/// The value of a position, and what it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SearchResult {
    pub(crate) score: i32,
    pub(crate) flags: u8,
}

impl SearchResult {
    /// The value depends on an estimate.
    pub(crate) const OPEN: u8 = 1;
    /// The value depends on how the position was reached: a repetition, or the ply cap.
    pub(crate) const PATH: u8 = 2;

    fn proven(score: i32) -> SearchResult {
        SearchResult { score, flags: 0 }
    }

    pub(crate) fn is_proven(self) -> bool {
        self.flags == 0
    }
}

/// The parameters of a node's search: depth, window, and ply below the root.
#[derive(Clone, Copy)]
pub(crate) struct SearchWindow {
    pub(crate) depth: i32,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) ply: u32,
}

impl SearchWindow {
    /// The same window from the opponent's point of view.
    #[inline(always)]
    fn turned(self) -> SearchWindow {
        SearchWindow { alpha: -self.beta, beta: -self.alpha, ..self }
    }
}

/// State that all threads of a search share.
pub(crate) struct Shared<'a, K: Kernel> {
    pub(crate) kernel: &'a K,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) table: &'a TranspositionTable,
    pub(crate) endings: Endings<K::Board>,
    path: PathEndings<K::Board>,
    pruning: Pruning,
    noise: Noise,
    /// How much pairs of pits usually add to an estimate, at most.
    pairs_reach: i32,
    probe: Option<&'a dyn PackedProbe<K::Board>>,
    /// The most seeds in play for which the probe is used.
    probe_seeds: u8,
    pub(crate) stop: StopSignal<'a>,
}

impl<'a, K: Kernel> Shared<'a, K> {
    pub(crate) fn new(
        rules: &Rules,
        kernel: &'a K,
        evaluation: &'a Evaluation,
        table: &'a TranspositionTable,
        path: PathEndings<K::Board>,
        noise: Noise,
        stop: StopSignal<'a>,
    ) -> Shared<'a, K> {
        Shared {
            kernel,
            evaluation,
            table,
            endings: Endings::new(rules),
            path,
            pruning: Pruning::of(rules),
            noise,
            pairs_reach: Score::margin(1).parts() * i32::from(rules.total()) / PAIRS_REACH,
            probe: None,
            probe_seeds: 0,
            stop,
        }
    }
}

impl<'a, K: Kernel> Shared<'a, K> {
    /// Adds a probe for positions with at most that many seeds in play.
    pub(crate) fn with_probe(self, probe: &'a dyn PackedProbe<K::Board>, most_seeds: u8) -> Shared<'a, K> {
        Shared { probe: Some(probe), probe_seeds: most_seeds, ..self }
    }

    /// The static evaluation of a position. Far outside the window it is rougher.
    #[inline(always)]
    fn estimate(&self, position: &K::Board, bounds: &StaticBounds, alpha: i32, beta: i32) -> i32 {
        let mut promise = self.evaluation.promise(position, bounds.own_side, bounds.other_side);
        if self.evaluation.has_pairs() {
            let score = bounds.margin + promise;
            if score > alpha - self.pairs_reach && score < beta + self.pairs_reach {
                promise += self.evaluation.promise_of_pairs(position, bounds.in_play());
            }
        }
        bounds.with_promise(promise + self.noise.error(|| self.endings.whole_key(position)))
    }

    /// The proven value of a position from the probe.
    #[inline(always)]
    fn known(&self, position: &K::Board, bounds: &StaticBounds) -> Option<i32> {
        if bounds.in_play() > self.probe_seeds { None } else { self.probe(position) }
    }

    #[cold]
    #[inline(never)]
    fn probe(&self, position: &K::Board) -> Option<i32> {
        self.probe?.probe(position).map(Score::parts)
    }
}

/// One thread's search.
pub(crate) struct Worker<'a, K: Kernel> {
    shared: &'a Shared<'a, K>,
    pub(crate) nodes: u64,
    nodes_told: u64,
    /// The node count at which to check the stop signal next.
    next_look: u64,
    pub(crate) halted: bool,
    order: Order,
    /// The positions from the root's history to the current one.
    trail: Vec<K::Board>,
    /// The best line from each ply.
    pub(crate) lines: Vec<ArrayVec<PackedMove, MOST_PLIES>>,
}

impl<'a, K: Kernel> Worker<'a, K> {
    /// A worker that searches below a root. The root is on the trail, so that the search detects a return to it.
    pub(crate) fn new(shared: &'a Shared<'a, K>, past: &[K::Board], root: &K::Board) -> Worker<'a, K> {
        let mut trail = Vec::with_capacity(past.len() + MOST_PLIES + 2);
        trail.extend_from_slice(past);
        trail.push(*root);
        Worker {
            shared,
            nodes: 0,
            nodes_told: 0,
            // The first depth is always completed: it is only a few positions, and callers need an answer.
            next_look: u64::MAX,
            halted: false,
            order: Order::new(MOST_PLIES + 2),
            trail,
            lines: vec![ArrayVec::new(); MOST_PLIES + 2],
        }
    }

    /// The legal moves of a position with the positions after them.
    pub(crate) fn children(&self, position: &K::Board) -> Vec<(PackedMove, K::Board)> {
        let mut found = Vec::new();
        self.shared.kernel.for_each_child(position, |played, child| found.push((played, *child)));
        if position.may_swap() && self.shared.kernel.termination(position).is_none() {
            found.push((PackedMove::SWAP, position.swapped()));
        }
        found
    }

    /// Searches a child of a position. The result is from the point of view of the position's mover.
    #[inline(always)]
    pub(crate) fn search_child(
        &mut self,
        position: &K::Board,
        child: &K::Board,
        window: SearchWindow,
    ) -> SearchResult {
        // The sign changes only if the side to move does; after an extra turn it stays.
        if child.side() == position.side() {
            self.search(child, window)
        } else {
            let found = self.search(child, window.turned());
            SearchResult { score: -found.score, ..found }
        }
    }

    fn search(&mut self, position: &K::Board, window: SearchWindow) -> SearchResult {
        let shared = self.shared;
        let SearchWindow { depth, alpha, beta, ply } = window;
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.check_stop();
        }
        if self.halted {
            return SearchResult { score: 0, flags: SearchResult::OPEN };
        }
        let in_window = beta - alpha > 1;
        if in_window {
            self.lines[ply as usize].clear();
        }

        // The seeds in play bound what can still change.
        let bounds = StaticBounds::of(position, &shared.endings);
        if bounds.margin + bounds.swing <= alpha {
            return SearchResult::proven(bounds.margin + bounds.swing);
        }
        if bounds.margin - bounds.swing >= beta {
            return SearchResult::proven(bounds.margin - bounds.swing);
        }
        if let Some(score) = shared.known(position, &bounds) {
            return SearchResult::proven(score);
        }
        if let Some(score) = shared.path.score(shared.kernel, position, &self.trail, ply as usize) {
            return SearchResult { score, flags: SearchResult::OPEN | SearchResult::PATH };
        }
        if depth <= 0 || ply as usize >= MOST_PLIES {
            return self.leaf(position, alpha, beta);
        }
        if let Some(far) = shared.pruning.far_above(depth)
            && !in_window
            && !shared.kernel.seems_over(position)
        {
            let score = shared.estimate(position, &bounds, beta + far - 1, beta + far) - far;
            if score >= beta {
                return SearchResult { score, flags: SearchResult::OPEN };
            }
        }
        if depth == 1 {
            return self.last_ply(position, window);
        }
        if depth < LEAST_KEPT {
            return self.look_ahead(position, window, PackedMove::NONE).0;
        }

        let key = shared.endings.key(position, 0);
        let offset = if shared.endings.stores_matter { 0 } else { bounds.margin };
        let mut known = PackedMove::NONE;
        if let Some(entry) = shared.table.probe(key) {
            known = entry.best;
            if entry.proven || (i32::from(entry.depth) >= depth && !in_window) {
                let found = SearchResult {
                    score: entry.score + offset,
                    flags: u8::from(!entry.proven) * SearchResult::OPEN,
                };
                match entry.bound {
                    Bound::Exact => return found,
                    Bound::Lower if found.score >= beta => return found,
                    Bound::Upper if found.score <= alpha => return found,
                    _ => {}
                }
            }
        }
        let (found, best) = self.look_ahead(position, window, known);
        if !self.halted && best != PackedMove::NONE {
            let bound = match found.score {
                _ if found.flags & SearchResult::PATH != 0 => Bound::None,
                score if score >= beta => Bound::Lower,
                score if score > alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            let depth = depth.min(255) as u8;
            let proven = found.is_proven();
            shared.table.store(key, Entry { score: found.score - offset, depth, bound, proven, best });
        }
        found
    }

    /// Searches the moves of a position in order and returns the best result; `None` if the game is over.
    #[inline(always)]
    fn look_ahead(
        &mut self,
        position: &K::Board,
        window: SearchWindow,
        known: PackedMove,
    ) -> (SearchResult, PackedMove) {
        let shared = self.shared;
        let SearchWindow { depth, mut alpha, beta, ply } = window;
        let in_window = beta - alpha > 1;
        let mut children = MovePicker::none();
        children.fill(shared.kernel, position);
        if children.is_empty() {
            return (
                SearchResult::proven(shared.endings.finished(shared.kernel, position).parts()),
                PackedMove::NONE,
            );
        }
        if PREFETCHES && depth > LEAST_KEPT {
            // By the time of the look-up the memory has arrived.
            children.iter().for_each(|child| shared.table.prefetch(shared.endings.key(&child.position, 0)));
        }
        children.rank(&self.order, position, ply as usize, known);

        self.trail.push(*position);
        let mut best = SearchResult { score: -INFINITE, flags: 0 };
        let mut best_move = PackedMove::NONE;
        let mut flags = 0;
        let mut index = 0;
        while let Some(Child { position: child, rank, played }) = children.take_best() {
            let mut ask = |depth: i32, alpha: i32, beta: i32| {
                self.search_child(position, &child, SearchWindow { depth, alpha, beta, ply: ply + 1 })
            };
            let mut found;
            if index == 0 {
                found = ask(depth - 1, alpha, beta);
            } else {
                let reduction = shared.pruning.reduction(depth, index, Order::is_quiet(rank));
                found = ask(depth - 1 - reduction, alpha, alpha + 1);
                if found.score > alpha && reduction > 0 {
                    found = ask(depth - 1, alpha, alpha + 1);
                }
                if found.score > alpha && found.score < beta && in_window {
                    found = ask(depth - 1, alpha, beta);
                }
            }
            if self.halted {
                break;
            }
            index += 1;
            flags |= found.flags;
            if found.score > best.score {
                best = found;
                best_move = played;
                if found.score > alpha {
                    alpha = found.score;
                    if in_window {
                        self.extend_line(ply as usize, played);
                    }
                }
                if found.score >= beta {
                    break;
                }
            }
        }
        self.trail.pop();
        if self.halted {
            return (SearchResult { score: 0, flags: SearchResult::OPEN }, PackedMove::NONE);
        }
        if best.score >= beta {
            self.order.remember(ply as usize, best_move, depth);
        } else {
            // An upper bound depends on every move.
            best.flags = flags;
        }
        (best, best_move)
    }

    /// The ply above the leaves: evaluates every move in pit order, without move ordering or the transposition table.
    #[inline(always)]
    fn last_ply(&mut self, position: &K::Board, window: SearchWindow) -> SearchResult {
        let shared = self.shared;
        let SearchWindow { mut alpha, beta, ply, .. } = window;
        let in_window = beta - alpha > 1;
        let store = position.own_store();
        let mut best = SearchResult { score: -INFINITE, flags: 0 };
        let mut flags = 0;
        self.trail.push(*position);
        let any = shared.kernel.for_each_child_until(position, |played, child| {
            let again = child.side() == position.side();
            let gained = if again { child.own_store() } else { child.other_store() } - store;
            let found = if shared.pruning.looks_beyond(gained) {
                self.search_child(position, child, SearchWindow { depth: 1, alpha, beta, ply: ply + 1 })
            } else {
                self.nodes += 1;
                let (low, high) = if again { (alpha, beta) } else { (-beta, -alpha) };
                let found = self.leaf(child, low, high);
                SearchResult { score: if again { found.score } else { -found.score }, ..found }
            };
            flags |= found.flags;
            if found.score > best.score {
                best = found;
                if found.score > alpha {
                    alpha = found.score;
                    if in_window {
                        self.lines[ply as usize + 1].clear();
                        self.extend_line(ply as usize, played);
                    }
                }
                if found.score >= beta {
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        self.trail.pop();
        if any && position.may_swap() && best.score < beta {
            let found = self.leaf(&position.swapped(), -beta, -alpha);
            flags |= found.flags;
            if -found.score > best.score {
                best = SearchResult { score: -found.score, ..found };
            }
        }
        if !any {
            return SearchResult::proven(shared.endings.finished(shared.kernel, position).parts());
        }
        if best.score < beta {
            best.flags = flags;
        }
        best
    }

    /// Evaluates a position at depth 0.
    #[inline(always)]
    fn leaf(&self, position: &K::Board, alpha: i32, beta: i32) -> SearchResult {
        let shared = self.shared;
        if shared.kernel.seems_over(position) {
            return SearchResult::proven(shared.endings.finished(shared.kernel, position).parts());
        }
        let bounds = StaticBounds::of(position, &shared.endings);
        if let Some(score) = shared.known(position, &bounds) {
            return SearchResult::proven(score);
        }
        SearchResult { score: shared.estimate(position, &bounds, alpha, beta), flags: SearchResult::OPEN }
    }

    fn extend_line(&mut self, ply: usize, played: PackedMove) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(played);
        let room = line.remaining_capacity();
        line.extend(after[0].iter().copied().take(room));
    }

    /// Reports the positions searched since the last report to the stop signal.
    pub(crate) fn tell_nodes(&mut self) {
        let searched = self.nodes - std::mem::replace(&mut self.nodes_told, self.nodes);
        match self.shared.stop.look(searched) {
            Some(left) => self.next_look = self.nodes + left,
            None => self.halted = true,
        }
    }

    #[cold]
    #[inline(never)]
    fn check_stop(&mut self) {
        self.tell_nodes();
    }
}
