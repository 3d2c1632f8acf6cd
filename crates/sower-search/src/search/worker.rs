//! The search of one thread: principal variation search with a table, on the final margin.
//!
//! Contract of [`Worker::search`] for a position of value `v`, a window `alpha < beta` and a result `r`:
//! - `r <= alpha`  then `v <= r`,
//! - `r >= beta`   then `v >= r`,
//! - otherwise     `v == r`,
//!
//! as far as the search has looked; a result without [`Found::OPEN`] holds against any play.

use arrayvec::ArrayVec;
use sower_core::kernel::{Half, Kernel, Packed};

use super::endings::Endings;
use super::watch::Watch;
use crate::evaluation::Evaluation;
use crate::score::Score;
use crate::table::{Bound, Entry, Key, Table};

/// More than any search reaches; beyond it positions are only evaluated.
pub(crate) const MOST_PLIES: usize = 250;

/// Any pit of either side, and a swap.
const MOST_MOVES: usize = 31;

/// The number under which a swap of seats goes.
pub(crate) const SWAP: u8 = 30;

const INFINITE: i32 = Score::INFINITE.parts();

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) score: i32,
    pub(crate) flags: u8,
}

impl Found {
    /// It rests on an estimate somewhere.
    pub(crate) const OPEN: u8 = 1;
    /// It rests on how the position was reached: a repetition, or the cap.
    pub(crate) const PATH: u8 = 2;

    fn proven(score: i32) -> Found {
        Found { score, flags: 0 }
    }

    pub(crate) fn is_proven(self) -> bool {
        self.flags == 0
    }
}

#[derive(Clone, Copy)]
struct Child<H: Half> {
    position: Packed<H>,
    key: Key,
    order: i32,
    pit: u8,
}

/// What all threads of a search share.
pub(crate) struct Shared<'a, H: Half> {
    pub(crate) kernel: &'a Kernel<H>,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) table: &'a Table,
    pub(crate) endings: Endings<H>,
    pub(crate) watch: Watch<'a>,
}

/// One thread's search.
pub(crate) struct Worker<'a, H: Half> {
    shared: &'a Shared<'a, H>,
    pub(crate) nodes: u64,
    nodes_told: u64,
    /// When the watch is looked at next.
    next_look: u64,
    pub(crate) halted: bool,
    /// Moves that cut at each ply before.
    killers: Box<[[u8; 2]]>,
    /// How often a pit has cut, by depth.
    history: [i32; 32],
    /// The positions from the root's past to here.
    trail: Vec<Packed<H>>,
    /// The best line from each ply.
    pub(crate) lines: Vec<ArrayVec<u8, MOST_PLIES>>,
}

impl<'a, H: Half> Worker<'a, H> {
    /// A worker that searches below a root. The root is on the trail, so that a return to it is seen.
    pub(crate) fn new(shared: &'a Shared<'a, H>, past: &[Packed<H>], root: &Packed<H>) -> Worker<'a, H> {
        let mut trail = Vec::with_capacity(past.len() + MOST_PLIES + 2);
        trail.extend_from_slice(past);
        trail.push(*root);
        Worker {
            shared,
            nodes: 0,
            nodes_told: 0,
            next_look: 1,
            halted: false,
            killers: vec![[Entry::NO_MOVE; 2]; MOST_PLIES + 2].into_boxed_slice(),
            history: [0; 32],
            trail,
            lines: vec![ArrayVec::new(); MOST_PLIES + 2],
        }
    }

    /// The legal moves of a position with the positions after them.
    pub(crate) fn children(&self, position: &Packed<H>) -> Vec<(u8, Packed<H>)> {
        let mut found = Vec::new();
        self.shared.kernel.for_each_child(position, |pit, child| found.push((pit as u8, *child)));
        if position.may_swap() && self.shared.kernel.termination(position).is_none() {
            found.push((SWAP, position.swapped()));
        }
        found
    }

    /// Searches a child of a position, seen from the position's mover.
    #[inline(always)]
    pub(crate) fn search_child(
        &mut self,
        position: &Packed<H>,
        child: &Packed<H>,
        key: Key,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> Found {
        // Whoever moves next is a fact of the position: only where the side changes does the sign.
        if child.side() == position.side() {
            self.search(child, key, depth, alpha, beta, ply)
        } else {
            let found = self.search(child, key, depth, -beta, -alpha, ply);
            Found { score: -found.score, ..found }
        }
    }

    fn search(
        &mut self,
        position: &Packed<H>,
        key: Key,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> Found {
        let shared = self.shared;
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look_at_watch();
        }
        if self.halted {
            return Found { score: 0, flags: Found::OPEN };
        }

        let in_window = beta - alpha > 1;
        if in_window {
            self.lines[ply].clear();
        }

        // What is left in play bounds what can still change.
        let (own_side, other_side) = shared.endings.seeds_by_side(position);
        let margin = (i32::from(position.own_store()) - i32::from(position.other_store())) * PARTS;
        let swing = (i32::from(own_side) + i32::from(other_side)) * PARTS + shared.endings.beside_margin;
        if margin + swing <= alpha {
            return Found::proven(margin + swing);
        }
        if margin - swing >= beta {
            return Found::proven(margin - swing);
        }
        if let Some(score) = shared.endings.by_path(shared.kernel, position, &self.trail, ply) {
            return Found { score, flags: Found::OPEN | Found::PATH };
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.leaf(position, own_side, other_side, margin, swing);
        }

        let offset = if shared.endings.stores_matter { 0 } else { margin };
        let mut known = Entry::NO_MOVE;
        if let Some(entry) = shared.table.probe(key) {
            known = entry.best;
            if entry.proven || (i32::from(entry.depth) >= depth && !in_window) {
                let found =
                    Found { score: entry.score + offset, flags: u8::from(!entry.proven) * Found::OPEN };
                match entry.bound {
                    Bound::Exact => return found,
                    Bound::Lower if found.score >= beta => return found,
                    Bound::Upper if found.score <= alpha => return found,
                    _ => {}
                }
            }
        }

        let mut children = ArrayVec::<Child<H>, MOST_MOVES>::new();
        let [first_killer, second_killer] = self.killers[ply];
        let store = i32::from(position.own_store());
        shared.kernel.for_each_child(position, |pit, child| {
            let mut child_key = Key::NONE;
            if depth > 1 {
                child_key = shared.endings.key(child);
                shared.table.prefetch(child_key);
            }
            let again = child.side() == position.side();
            let gained = i32::from(if again { child.own_store() } else { child.other_store() }) - store;
            let pit = pit as u8;
            let order = if pit == known {
                1 << 28
            } else {
                (gained << 16)
                    + (i32::from(again) << 17)
                    + (i32::from(pit == first_killer) << 15)
                    + (i32::from(pit == second_killer) << 14)
                    + self.history[usize::from(pit)]
            };
            children.push(Child { position: *child, key: child_key, order, pit });
        });
        if position.may_swap() && !children.is_empty() {
            let swapped = position.swapped();
            children.push(Child {
                position: swapped,
                key: shared.endings.key(&swapped),
                order: 0,
                pit: SWAP,
            });
        }
        if children.is_empty() {
            return Found::proven(shared.endings.finished(shared.kernel, position));
        }

        self.trail.push(*position);
        let asked = alpha;
        let mut best = Found { score: -INFINITE, flags: 0 };
        let mut best_pit = Entry::NO_MOVE;
        let mut flags = 0;
        for index in 0..children.len() {
            let next = (index..children.len()).max_by_key(|at| children[*at].order).unwrap_or(index);
            // Equal ones keep the order of their pits only roughly; it is the same on every machine.
            children.swap(index, next);
            let Child { position: child, key: child_key, pit, .. } = children[index];
            let left = depth - 1;
            let found = if index == 0 {
                self.search_child(position, &child, child_key, left, alpha, beta, ply + 1)
            } else {
                let probe = self.search_child(position, &child, child_key, left, alpha, alpha + 1, ply + 1);
                if probe.score > alpha && probe.score < beta && in_window {
                    self.search_child(position, &child, child_key, left, alpha, beta, ply + 1)
                } else {
                    probe
                }
            };
            if self.halted {
                break;
            }
            flags |= found.flags;
            if found.score > best.score {
                best = found;
                best_pit = pit;
                if found.score > alpha {
                    alpha = found.score;
                    if in_window {
                        self.extend_line(ply, pit);
                    }
                }
                if found.score >= beta {
                    break;
                }
            }
        }
        self.trail.pop();
        if self.halted {
            return Found { score: 0, flags: Found::OPEN };
        }

        let bound = if best.score >= beta {
            self.remember_cut(ply, best_pit, depth);
            Bound::Lower
        } else {
            // That nothing is better rests on every move.
            best.flags = flags;
            if best.score > asked { Bound::Exact } else { Bound::Upper }
        };
        let depends_on_path = best.flags & Found::PATH != 0;
        shared.table.store(
            key,
            Entry {
                score: best.score - offset,
                depth: depth.min(255) as u8,
                bound: if depends_on_path { Bound::None } else { bound },
                proven: best.is_proven(),
                best: best_pit,
            },
        );
        best
    }

    /// A position that is only evaluated.
    #[inline(always)]
    fn leaf(&mut self, position: &Packed<H>, own_side: u8, other_side: u8, margin: i32, swing: i32) -> Found {
        let shared = self.shared;
        if shared.kernel.seems_over(position) {
            return Found::proven(shared.endings.finished(shared.kernel, position));
        }
        let promise = shared.evaluation.promise(position, own_side, other_side);
        Found { score: margin + promise.clamp(-swing, swing), flags: Found::OPEN }
    }

    fn extend_line(&mut self, ply: usize, pit: u8) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(pit);
        let room = line.remaining_capacity();
        line.extend(after[0].iter().copied().take(room));
    }

    fn remember_cut(&mut self, ply: usize, pit: u8, depth: i32) {
        let [first, _] = self.killers[ply];
        if first != pit {
            self.killers[ply] = [pit, first];
        }
        let history = &mut self.history[usize::from(pit)];
        *history += depth * depth;
        if *history >= 1 << 13 {
            self.history.iter_mut().for_each(|count| *count /= 2);
        }
    }

    /// Tells the watch how many positions were searched since it was last told.
    pub(crate) fn tell_nodes(&mut self) {
        let searched = self.nodes - std::mem::replace(&mut self.nodes_told, self.nodes);
        match self.shared.watch.look(searched) {
            Some(left) => self.next_look = self.nodes + left,
            None => self.halted = true,
        }
    }

    #[cold]
    #[inline(never)]
    fn look_at_watch(&mut self) {
        self.tell_nodes();
    }
}

const PARTS: i32 = Score::margin(1).parts();
