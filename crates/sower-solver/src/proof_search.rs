//! The search behind a null-window query: depth-first with an explicit stack, so that it can pause while memory is being fetched.
//!
//! Contract of a [`ProofSearch`] that starts at a position of value `v` with a goal `g`, and its result `r`:
//! - `r >= g`  then `v >= r`,
//! - `r <  g`  then `v <= r`.
//!
//! Waiting for memory dominates the time. So a search makes the moves of a position, prefetches what the tables have on them, and returns;
//! the worker continues another search meanwhile.
//!
//! Where play can cycle, a result names the earliest ply of the current line that it depends on. A position that is already on the line
//! has the value that the cycle assumption gives endless play. Stores do not change on a cycle, so all positions on it share one value. If
//! they meet a goal, only moves that leave the cycle can miss it, and vice versa. A result that depends on no ply above its own position
//! does not depend on how that was reached; only such results are stored.

use std::ops::ControlFlow;

use sower_core::kernel::{Half, Packed, PackedMove};
use sower_search::endings::earlier_occurrences;
use sower_search::transposition::Key;
use sower_tables::InMemoryTables;

use crate::bounds_table::{BoundsEntry, work};
use crate::null_window::Horizon;
use crate::shared_state::SharedState;
use crate::static_bounds::{MoveStatus, OpenMove, PendingValue, ProofValue};

/// Threads avoid each other in positions with at least this many seeds more than those in memory. Smaller ones are solved too quickly.
const SEEDS_TO_SHARE: u8 = 6;

/// A position on the current line.
struct Frame<H: Half> {
    position: Packed<H>,
    goal: i32,
    best: ProofValue,
    best_move: PackedMove,
    /// The transposition table's best move for it.
    known: PackedMove,
    /// Its key, if the table has not been probed for it yet.
    unprobed: Option<Key>,
    /// Index of its first unsearched move. The moves of the last frame extend to the end of the list.
    first_child: usize,
    /// Whether any move needed the table or a search.
    is_open: bool,
    /// Nodes of this search before it entered the position.
    before: u64,
    /// The move that is being searched.
    searched: Option<SearchedMove>,
}

/// A move that is being searched.
#[derive(Clone, Copy)]
struct SearchedMove {
    played: PackedMove,
    /// Whether the same side moves after it.
    again: bool,
    /// Its key in the in-flight set, if it is there.
    in_flight: Option<u64>,
}

/// A depth-first search that can pause.
pub(crate) struct ProofSearch<'a, H: Half> {
    shared: &'a SharedState<'a, H>,
    frames: Vec<Frame<H>>,
    /// The moves of all frames, concatenated.
    children: Vec<OpenMove<H>>,
    /// The moves of the last frame whose values were prefetched.
    pending: Vec<PendingValue>,
    /// Positions searched.
    pub(crate) nodes: u64,
    /// Where the search stops if play can cycle.
    horizon: Horizon,
    /// Whether progress reports show this search's line.
    leads: bool,
}

impl<'a, H: Half> ProofSearch<'a, H> {
    /// A search from a position.
    pub(crate) fn begin<const CAN_CYCLE: bool>(
        shared: &'a SharedState<'a, H>,
        position: &Packed<H>,
        goal: i32,
        horizon: Horizon,
        leads: bool,
    ) -> ProofSearch<'a, H> {
        let known = shared.table.probe(shared.scoring.endings.key(position, shared.key_salt(position))).best;
        let (frames, children, pending) = (Vec::new(), Vec::new(), Vec::new());
        let mut search = ProofSearch { shared, frames, children, pending, nodes: 0, horizon, leads };
        search.enter::<CAN_CYCLE>(position, goal, known, None);
        search
    }

    /// Continues from one prefetch to the next, or to the result.
    ///
    /// Bound: without cycles every game ends; with them the horizon ends the search.
    #[inline(always)]
    pub(crate) fn step<const CAN_CYCLE: bool>(&mut self) -> Option<ProofValue> {
        self.settle();
        // Bound: every iteration removes a frame.
        loop {
            if self.descend::<CAN_CYCLE>() {
                return None;
            }
            let found = self.leave::<CAN_CYCLE>();
            match self.frames.last_mut() {
                None => return Some(found),
                Some(parent) => parent.take_result(found, self.shared),
            }
        }
    }

    /// Gives up the search and removes its marks from the in-flight set.
    pub(crate) fn abandon(&mut self) {
        for frame in self.frames.drain(..) {
            if let Some(SearchedMove { in_flight: Some(place), .. }) = frame.searched {
                self.shared.in_flight.remove(place);
            }
        }
    }

    /// Makes all moves of a position, and prefetches what the tables have on them.
    #[inline(always)]
    fn enter<const CAN_CYCLE: bool>(
        &mut self,
        position: &Packed<H>,
        goal: i32,
        known: PackedMove,
        unprobed: Option<Key>,
    ) {
        let ProofSearch { shared, frames, children, pending, .. } = self;
        if let Some(key) = unprobed {
            shared.table.prefetch(key);
        }
        let first_child = children.len();
        frames.push(Frame {
            position: *position,
            goal,
            best: ProofValue::NONE,
            best_move: PackedMove::NONE,
            known,
            unprobed,
            first_child,
            is_open: false,
            before: self.nodes,
            searched: None,
        });
        self.nodes += 1;
        let is_last = CAN_CYCLE && frames.len() as u32 >= self.horizon.plies;
        // The side that gets all seeds beyond the horizon.
        let first = frames[0].position.side();
        let beyond = is_last.then(|| if self.horizon.is_kind { first } else { !first });
        let mut best = ProofValue::NONE;
        pending.clear();
        let mut visit = |played: PackedMove, child: &Packed<H>| {
            let stood_at = |at: &Packed<H>| stood_at(frames, at);
            match shared.classify::<CAN_CYCLE>(position, child, played, goal, beyond, stood_at) {
                MoveStatus::Known(found) if found.value >= goal => {
                    best = found;
                    return ControlFlow::Break(());
                }
                MoveStatus::Known(found) => best.join(found),
                MoveStatus::Pending(place) => pending.push(place),
                MoveStatus::Open(child) => children.push(child),
            }
            ControlFlow::Continue(())
        };
        let any =
            shared.kernel.for_each_child_until(position, |pit, child| visit(PackedMove::sow(pit), child));
        if any && position.may_swap() {
            // A cutoff by an earlier move stays: joining results never lowers the value.
            let _ = visit(PackedMove::SWAP, &position.swapped());
        }
        if !any {
            best.value = shared.scoring.finished(shared.kernel, position);
        }
        if let Some(frame) = frames.last_mut() {
            frame.best = best;
        }
    }

    /// Evaluates the prefetched values: one move may decide, and moves that cannot reach the goal are dropped.
    #[inline(always)]
    fn settle(&mut self) {
        let ProofSearch { shared, frames, children, pending, .. } = self;
        let Some(frame) = frames.last_mut() else { return };
        let goal = frame.goal;
        if let Some(key) = frame.unprobed {
            let entry = shared.table.probe(key);
            let margin = shared.scoring.margin(&frame.position);
            if frame.best.value < goal && margin + entry.lower >= goal {
                frame.best = ProofValue::certain(margin + entry.lower);
                return;
            }
            if margin + entry.upper < goal {
                frame.best = ProofValue::certain(margin + entry.upper);
                children.truncate(frame.first_child);
                return;
            }
            frame.known = entry.best;
        }
        for pending in pending.iter() {
            if frame.best.value >= goal {
                return;
            }
            let value = shared.pending_value(&frame.position, *pending);
            match value >= goal {
                true => frame.best = ProofValue::certain(value),
                false => frame.best.value = frame.best.value.max(value),
            }
        }
        frame.is_open = children.len() > frame.first_child;
        let mut at = frame.first_child;
        while frame.best.value < goal && at < children.len() {
            let child = &mut children[at];
            if child.in_play > shared.probe_late_seeds {
                let entry = shared.table.probe(child.key);
                let low = child.seen(child.margin + entry.lower);
                let high = child.seen(child.margin + entry.upper);
                let (lower, upper) = if child.again { (low, high) } else { (high, low) };
                if lower >= goal {
                    frame.best = ProofValue::certain(lower);
                    return;
                }
                if upper < goal {
                    frame.best.value = frame.best.value.max(upper);
                    children.swap_remove(at);
                    continue;
                }
                child.best = entry.best;
            }
            at += 1;
        }
        for child in &mut children[frame.first_child..] {
            child.rank = shared.rank(child, frame.known);
        }
    }

    /// Enters the next move of the last frame: the best-ranked first, moves that other threads are searching last. Returns whether there
    /// was one that is still needed.
    #[inline(always)]
    fn descend<const CAN_CYCLE: bool>(&mut self) -> bool {
        let ProofSearch { shared, frames, children, .. } = self;
        let ply = frames.len() as u32;
        let Some(frame) = frames.last_mut() else { return false };
        if frame.best.value >= frame.goal {
            return false;
        }
        let known_seeds = shared.endgames.as_ref().map_or(0, InMemoryTables::seeds);
        // Bound: every iteration marks a move as postponed, or is the last.
        let child = loop {
            let Some(index) = best_ranked(&children[frame.first_child..]) else { return false };
            let child = &mut children[frame.first_child + index];
            let is_large = child.in_play >= known_seeds.saturating_add(SEEDS_TO_SHARE);
            let shares = is_large && child.in_play > shared.probe_late_seeds;
            let is_first = frame.searched.is_none();
            if shares && !is_first && !child.waited && shared.in_flight.contains(child.key.place) {
                child.waited = true;
                child.rank -= 1 << 28;
                continue;
            }
            let in_flight = shares.then_some(child.key.place);
            frame.searched = Some(SearchedMove { played: child.played, again: child.again, in_flight });
            break children.swap_remove(frame.first_child + index);
        };
        if let Some(SearchedMove { in_flight: Some(place), .. }) = frame.searched {
            shared.in_flight.insert(place);
        }
        if self.leads {
            shared.show(ply, child.played);
        }
        let goal_below = if child.again { frame.goal } else { 1 - frame.goal };
        let is_unasked =
            child.in_play > shared.search_again_seeds && child.in_play <= shared.probe_late_seeds;
        let unprobed =
            is_unasked.then(|| shared.scoring.endings.key(&child.position, shared.key_salt(&child.position)));
        self.enter::<CAN_CYCLE>(&child.position, goal_below, child.best, unprobed);
        true
    }

    /// Leaves the last frame with its result, and stores it if it does not depend on how the position was reached.
    #[inline(always)]
    fn leave<const CAN_CYCLE: bool>(&mut self) -> ProofValue {
        let ply = self.frames.len() as u32;
        let Some(frame) = self.frames.pop() else { return ProofValue::NONE };
        self.children.truncate(frame.first_child);
        let mut best = frame.best;
        if !CAN_CYCLE || best.rests_on >= ply {
            best.rests_on = ProofValue::NOTHING;
            // A result from static bounds alone is recomputed as fast as the table is read.
            if frame.is_open {
                self.keep(&frame, best.value);
            }
        }
        best
    }

    #[inline(always)]
    fn keep(&self, frame: &Frame<H>, value: i32) {
        let SharedState { scoring, table, search_again_seeds, .. } = self.shared;
        if scoring.endings.in_play(&frame.position) <= *search_again_seeds {
            return;
        }
        let future = value - scoring.margin(&frame.position);
        let work = work(self.nodes - frame.before);
        let mut entry = BoundsEntry { best: frame.best_move, work, ..BoundsEntry::NOTHING };
        if value >= frame.goal {
            entry.lower = future;
        } else {
            entry.upper = future;
        }
        let key: Key = scoring.endings.key(&frame.position, self.shared.key_salt(&frame.position));
        table.store(key, entry);
    }
}

impl<H: Half> Frame<H> {
    /// Takes the result of the move that was searched.
    #[inline(always)]
    fn take_result(&mut self, found: ProofValue, shared: &SharedState<'_, H>) {
        let Some(SearchedMove { played, again, in_flight }) = self.searched else { return };
        if let Some(place) = in_flight {
            shared.in_flight.remove(place);
            self.searched = Some(SearchedMove { played, again, in_flight: None });
        }
        let value = if again { found.value } else { -found.value };
        let found = ProofValue { value, rests_on: found.rests_on };
        if value >= self.goal {
            self.best = found;
            self.best_move = played;
        } else {
            self.best.join(found);
        }
    }
}

/// The ply at which a position is already on the current line.
#[inline(always)]
fn stood_at<H: Half>(frames: &[Frame<H>], position: &Packed<H>) -> Option<u32> {
    let line = frames.iter().map(|frame| &frame.position);
    earlier_occurrences(position, line).next().map(|index| ProofValue::FIRST_PLY + index as u32)
}

/// The index of the move with the highest rank.
#[inline(always)]
fn best_ranked<H: Half>(children: &[OpenMove<H>]) -> Option<usize> {
    let mut ranked = children.iter().map(|child| child.rank).enumerate();
    let (mut place, mut highest) = ranked.next()?;
    for (index, rank) in ranked {
        if rank > highest {
            (place, highest) = (index, rank);
        }
    }
    Some(place)
}
