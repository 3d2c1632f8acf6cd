//! The proof of one thread: is a position worth at least so much to its mover?
//!
//! Contract of [`Worker::search`] for a position of value `v`, a goal `g` and a result `r`:
//! - `r >= g`  then `v >= r`,
//! - `r <  g`  then `v <= r`.
//!
//! Where play can come back to where it was, a result says on which ply of the way to it it rests. A position that stands
//! on the way already is worth what the reading says of endless play. Stores do not change on a circle, so all its
//! positions are then alike: a goal that they meet can be missed only without them, and the other way round. A result
//! that rests on nothing above its own position is the same however that was reached; only such results are kept.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use sower_core::kernel::{Half, Packed};
use sower_search::Score;
use sower_search::table::Key;
use sower_tables::{Endgames, Place};

use crate::shared::Shared;
use crate::table::{Entry, work};

/// Any pit of either side, and a swap.
const MOST_MOVES: usize = 31;

/// The number under which a swap of seats goes.
pub(crate) const SWAP: u8 = 30;

/// Positions between two looks at whether to go on.
const BETWEEN_LOOKS: u64 = 1024;

/// A position with so many seeds above those that need no search is large enough for threads to keep out of each other's way.
const SEEDS_TO_SHARE: u8 = 6;

/// Moves are ranked in parts of a seed; the one that the table knows before all.
const PARTS: i32 = Score::margin(1).parts();
const KNOWN: i32 = 1 << 26;

/// What was found, and the ply of the way that it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) value: i32,
    pub(crate) rests_on: u32,
}

impl Found {
    /// It holds however the position was reached.
    pub(crate) const NOTHING: u32 = u32::MAX;
    /// It rests on how far was looked.
    pub(crate) const HORIZON: u32 = 0;
    /// The ply of the position that is asked about.
    pub(crate) const FIRST_PLY: u32 = 1;

    /// Adds a move that misses the goal: all of them together bound the value.
    #[inline(always)]
    fn join(&mut self, other: Found) {
        self.value = self.value.max(other.value);
        self.rests_on = self.rests_on.min(other.rests_on);
    }
}

#[derive(Clone, Copy)]
struct Child<H: Half> {
    position: Packed<H>,
    key: Key,
    /// For whoever moves in it.
    margin: i32,
    rank: i32,
    in_play: u8,
    pit: u8,
    /// The move that the table knows in it.
    best: u8,
    /// Whether the same side moves.
    again: bool,
    /// Whether it was left for later because another thread is at it.
    waited: bool,
}

impl<H: Half> Child<H> {
    /// A value for the mover in the child, to the mover in the parent.
    #[inline(always)]
    fn seen(&self, value: i32) -> i32 {
        if self.again { value } else { -value }
    }
}

/// What is known of a move before it is searched.
enum Look<H: Half> {
    Known(Found),
    /// Its value lies there.
    Near(Near),
    Open(Child<H>),
}

/// A move to a position whose value lies in memory, by the time that all moves have been made close at hand.
#[derive(Clone, Copy)]
struct Near {
    place: Place,
    margin: i32,
    again: bool,
}

/// One thread.
pub(crate) struct Worker<'a, H: Half> {
    shared: &'a Shared<'a, H>,
    nodes: u64,
    told: u64,
    /// Whether it was told to stop: what it returns then means nothing.
    pub(crate) halted: bool,
    /// Whether its line is shown.
    leads: bool,
    /// The positions from the one that is asked about to the current one, where play can cycle.
    trail: Vec<Packed<H>>,
    /// Plies below which nothing is looked at, where play can cycle.
    horizon: u32,
}

impl<'a, H: Half> Worker<'a, H> {
    pub(crate) fn new(shared: &'a Shared<'a, H>, leads: bool, horizon: u32) -> Worker<'a, H> {
        Worker { shared, nodes: 0, told: 0, halted: false, leads, trail: Vec::new(), horizon }
    }

    /// Whether a position is worth at least the goal to its mover. `can_cycle` chooses the code that watches the way.
    pub(crate) fn ask(&mut self, position: &Packed<H>, goal: i32, can_cycle: bool) -> Found {
        let shared = self.shared;
        let known = shared.table.probe(shared.terms.key(position, shared.reading(position)));
        let margin = shared.terms.margin(position);
        let in_play = shared.terms.in_play(position);
        let in_memory =
            shared.place(position, in_play).map(|place| margin + shared.at_place(place, position.side()));
        let probed = in_memory.or_else(|| shared.probed(position, in_play));
        let found = if let Some(value) = probed {
            Found { value, rests_on: Found::NOTHING }
        } else if margin + known.lower >= goal {
            Found { value: margin + known.lower, rests_on: Found::NOTHING }
        } else if margin + known.upper < goal {
            Found { value: margin + known.upper, rests_on: Found::NOTHING }
        } else if can_cycle {
            self.trail.clear();
            self.search::<true>(position, goal, Found::FIRST_PLY, known.best)
        } else {
            self.search::<false>(position, goal, Found::FIRST_PLY, known.best)
        };
        shared.count(self.nodes - std::mem::replace(&mut self.told, self.nodes));
        found
    }

    /// Bound: without cycles a game ends by itself; with them the horizon does it.
    fn search<const CAN_CYCLE: bool>(
        &mut self,
        position: &Packed<H>,
        goal: i32,
        ply: u32,
        known: u8,
    ) -> Found {
        let shared = self.shared;
        let (kernel, terms) = (shared.kernel, &shared.terms);
        let before = self.nodes;
        self.nodes += 1;
        if self.nodes - self.told >= BETWEEN_LOOKS {
            self.look_up();
        }
        let mut best = Found { value: i32::MIN, rests_on: Found::NOTHING };
        if self.halted {
            return best;
        }
        if CAN_CYCLE {
            self.trail.push(*position);
        }
        let mut list: ArrayVec<Child<H>, MOST_MOVES> = ArrayVec::new();
        let mut near: ArrayVec<Near, MOST_MOVES> = ArrayVec::new();
        let mut visit = |pit: u8, child: &Packed<H>| {
            match self.look::<CAN_CYCLE>(position, child, pit, goal, ply) {
                Look::Known(found) if found.value >= goal => {
                    best = found;
                    return ControlFlow::Break(());
                }
                Look::Known(found) => best.join(found),
                Look::Near(place) => near.push(place),
                Look::Open(child) => list.push(child),
            }
            ControlFlow::Continue(())
        };
        let any = kernel.for_each_child_until(position, |pit, child| visit(pit as u8, child));
        if any && position.may_swap() {
            // A cut by a move before it stays a cut: what is joined never lowers a value.
            let _ = visit(SWAP, &position.swapped());
        }
        if !any {
            best.value = terms.finished(kernel, position);
        }
        if best.value < goal {
            self.ask_memory(position, &near, goal, &mut best);
        }
        let is_open = !list.is_empty();
        let mut best_pit = Entry::NO_MOVE;
        if best.value < goal {
            self.ask_table(&mut list, goal, known, &mut best);
        }
        if best.value < goal {
            self.search_children::<CAN_CYCLE>(&mut list, goal, ply, &mut best, &mut best_pit);
        }
        if CAN_CYCLE {
            self.trail.pop();
        }
        if self.halted {
            return best;
        }
        if !CAN_CYCLE || best.rests_on >= ply {
            best.rests_on = Found::NOTHING;
            // What was seen at a glance is seen again as fast as the table is read.
            if is_open {
                self.keep(position, goal, best.value, best_pit, self.nodes - before);
            }
        }
        best
    }

    /// What a glance at a move shows: an end, a circle, a value that is known for good, or a goal out of reach.
    #[inline(always)]
    fn look<const CAN_CYCLE: bool>(
        &self,
        position: &Packed<H>,
        child: &Packed<H>,
        pit: u8,
        goal: i32,
        ply: u32,
    ) -> Look<H> {
        let shared = self.shared;
        let (kernel, terms) = (shared.kernel, &shared.terms);
        let again = child.side() == position.side();
        let seen = |value: i32| if again { value } else { -value };
        let known = |value: i32, rests_on: u32| Look::Known(Found { value, rests_on });
        let in_play = terms.in_play(child);
        let margin = terms.margin(child);
        let swing = terms.swing(in_play);
        if seen(margin) + swing < goal {
            return known(seen(margin) + swing, Found::NOTHING);
        }
        if seen(margin) - swing >= goal {
            return known(seen(margin) - swing, Found::NOTHING);
        }
        if let Some(place) = shared.place(child, in_play) {
            return Look::Near(Near { place, margin, again });
        }
        if kernel.seems_over(child) {
            return known(seen(terms.finished(kernel, child)), Found::NOTHING);
        }
        if let Some(value) = shared.probed(child, in_play) {
            return known(seen(value), Found::NOTHING);
        }
        if CAN_CYCLE {
            if let Some(stood_at) = self.stood_at(child) {
                return known(seen(shared.endless(child)), stood_at);
            }
            if ply >= self.horizon {
                return known(seen(shared.endless(child)), Found::HORIZON);
            }
        }
        Look::Open(Child {
            position: *child,
            key: Key { place: 0, check: 0 },
            margin,
            rank: 0,
            in_play,
            pit,
            best: Entry::NO_MOVE,
            again,
            waited: false,
        })
    }

    /// Looks up the moves whose values lie in memory.
    #[inline(always)]
    fn ask_memory(&self, position: &Packed<H>, near: &[Near], goal: i32, best: &mut Found) {
        for Near { place, margin, again } in near {
            let mover = if *again { position.side() } else { !position.side() };
            let value = margin + self.shared.at_place(*place, mover);
            let value = if *again { value } else { -value };
            best.value = best.value.max(value);
            if value >= goal {
                best.rests_on = Found::NOTHING;
                return;
            }
        }
    }

    /// The ply at which a position stands on the way, if it does. Stores only grow, so other stores end the walk.
    #[inline(always)]
    fn stood_at(&self, position: &Packed<H>) -> Option<u32> {
        let stores = |at: &Packed<H>| {
            let stores = (at.own_store(), at.other_store());
            if at.side() == position.side() { stores } else { (stores.1, stores.0) }
        };
        let here = stores(position);
        for (index, older) in self.trail.iter().enumerate().rev() {
            if stores(older) != here {
                return None;
            }
            if older == position {
                return Some(Found::FIRST_PLY + index as u32);
            }
        }
        None
    }

    /// Asks the table about every move before any is searched: one may cut, and what cannot reach the goal is done with.
    #[inline(always)]
    fn ask_table(&self, list: &mut ArrayVec<Child<H>, MOST_MOVES>, goal: i32, known: u8, best: &mut Found) {
        let Shared { table, terms, too_small, .. } = self.shared;
        for child in list.iter_mut().filter(|child| child.in_play > *too_small) {
            child.key = terms.key(&child.position, self.shared.reading(&child.position));
            table.prefetch(child.key);
        }
        // Meanwhile the memory brings what was asked for.
        for child in list.iter_mut() {
            child.rank = self.rank(child, known);
        }
        let mut at = 0;
        while at < list.len() {
            let child = &mut list[at];
            if child.in_play <= *too_small {
                at += 1;
                continue;
            }
            let entry = table.probe(child.key);
            let (low, high) =
                (child.seen(child.margin + entry.lower), child.seen(child.margin + entry.upper));
            let (lower, upper) = if child.again { (low, high) } else { (high, low) };
            if lower >= goal {
                *best = Found { value: lower, rests_on: Found::NOTHING };
                return;
            }
            if upper < goal {
                best.value = best.value.max(upper);
                list.swap_remove(at);
                continue;
            }
            child.best = entry.best;
            at += 1;
        }
    }

    /// How early a move is looked at: the table's, then what it gains and half of what the evaluation promises, other turns like
    /// four seeds, and pits near the store before those far from it. The weights were found by trying.
    #[inline(always)]
    fn rank(&self, child: &Child<H>, known: u8) -> i32 {
        let Shared { terms, evaluation, .. } = self.shared;
        let (own, other) = terms.by_side(&child.position);
        let promise = child.seen(evaluation.promise(&child.position, own, other)) / 2;
        let gain = child.seen(child.margin) / terms.seed * PARTS;
        let extra = if child.again { 4 * PARTS } else { 0 };
        let known = if child.pit == known { KNOWN } else { 0 };
        known + gain + promise + extra + i32::from(child.pit) * PARTS / 2
    }

    /// Searches what is left, best guess first; what another thread is at last.
    #[inline(always)]
    fn search_children<const CAN_CYCLE: bool>(
        &mut self,
        list: &mut ArrayVec<Child<H>, MOST_MOVES>,
        goal: i32,
        ply: u32,
        best: &mut Found,
        best_pit: &mut u8,
    ) {
        let shared = self.shared;
        let known_seeds = shared.endgames.as_ref().map_or(0, Endgames::seeds);
        let mut is_first = true;
        // Bound: every round takes a move from the list or marks one as having waited.
        while let Some(index) = best_ranked(list) {
            let child = list[index];
            let shares = shared.threads > 1 && child.in_play >= known_seeds + SEEDS_TO_SHARE;
            if shares && !is_first && !child.waited && shared.busy.holds(child.key.place) {
                list[index].waited = true;
                list[index].rank -= 1 << 28;
                continue;
            }
            is_first = false;
            list.swap_remove(index);
            if self.leads {
                shared.show(ply, child.pit);
            }
            if shares {
                shared.busy.enter(child.key.place);
            }
            let goal_below = if child.again { goal } else { 1 - goal };
            let found = self.search::<CAN_CYCLE>(&child.position, goal_below, ply + 1, child.best);
            if shares {
                shared.busy.leave(child.key.place);
            }
            if self.halted {
                return;
            }
            let value = child.seen(found.value);
            if value >= goal {
                *best = Found { value, rests_on: found.rests_on };
                *best_pit = child.pit;
                return;
            }
            best.join(Found { value, rests_on: found.rests_on });
        }
    }

    #[inline(always)]
    fn keep(&self, position: &Packed<H>, goal: i32, value: i32, best: u8, searched: u64) {
        let shared = self.shared;
        if shared.terms.in_play(position) <= shared.too_small {
            return;
        }
        let future = value - shared.terms.margin(position);
        let mut entry = Entry { best, work: work(searched), ..Entry::NOTHING };
        if value >= goal {
            entry.lower = future;
        } else {
            entry.upper = future;
        }
        shared.table.store(shared.terms.key(position, shared.reading(position)), entry);
    }

    #[cold]
    #[inline(never)]
    fn look_up(&mut self) {
        let goes_on = self.shared.count(self.nodes - std::mem::replace(&mut self.told, self.nodes));
        self.halted |= !goes_on;
    }
}

/// The place of the move with the highest rank.
#[inline(always)]
fn best_ranked<H: Half>(list: &ArrayVec<Child<H>, MOST_MOVES>) -> Option<usize> {
    let mut ranked = list.iter().map(|child| child.rank).enumerate();
    let (mut place, mut highest) = ranked.next()?;
    for (index, rank) in ranked {
        if rank > highest {
            (place, highest) = (index, rank);
        }
    }
    Some(place)
}
