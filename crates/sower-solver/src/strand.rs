//! One way through a proof: is a position worth at least so much to its mover?
//!
//! Contract of a [`Strand`] that was begun on a position of value `v` with a goal `g`, and its result `r`:
//! - `r >= g`  then `v >= r`,
//! - `r <  g`  then `v <= r`.
//!
//! What a search has to wait for is the memory. So a strand keeps its own stack: it makes the moves of a position, asks the memory for all
//! that it holds of them, and leaves. Whoever follows it goes on with another strand meanwhile.
//!
//! Where play can come back to where it was, a result says on which ply of the way to it it rests. A position that stands
//! on the way already is worth what the reading says of endless play. Stores do not change on a circle, so all its
//! positions are then alike: a goal that they meet can be missed only without them, and the other way round. A result
//! that rests on nothing above its own position is the same however that was reached; only such results are kept.

use std::ops::ControlFlow;

use sower_core::kernel::{Half, Packed, PackedMove};
use sower_search::transposition::Key;
use sower_tables::Endgames;

use crate::glance::{Child, Found, Look, Near};
use crate::question::Horizon;
use crate::shared::Shared;
use crate::table::{Entry, work};

/// A position with so many seeds above those that need no search is large enough for strands to keep out of each other's way.
const SEEDS_TO_SHARE: u8 = 6;

/// A position on the way.
struct Frame<H: Half> {
    position: Packed<H>,
    goal: i32,
    best: Found,
    best_move: PackedMove,
    /// The move that the table knows in it.
    known: PackedMove,
    /// Its key, if the table has not been asked about it yet.
    unasked: Option<Key>,
    /// Where its moves begin that are still to be searched: they go on to the end while it is the last frame.
    first_child: usize,
    /// Whether anything had to be asked of the table or searched.
    is_open: bool,
    /// Positions of this strand before it.
    before: u64,
    /// The move that is being searched.
    asked: Option<Asked>,
}

/// A move that is being searched.
#[derive(Clone, Copy)]
struct Asked {
    played: PackedMove,
    /// Whether the same side moves after it.
    again: bool,
    /// Under which number the others know that somebody is at it.
    busy: Option<u64>,
}

/// One way through a proof.
pub(crate) struct Strand<'a, H: Half> {
    shared: &'a Shared<'a, H>,
    frames: Vec<Frame<H>>,
    /// The moves of all frames, one frame's after the other's.
    children: Vec<Child<H>>,
    /// The moves of the last frame whose values are on their way from memory.
    near: Vec<Near>,
    /// Positions that were searched.
    pub(crate) nodes: u64,
    /// Beyond which nothing is looked at, where play can cycle.
    horizon: Horizon,
    /// Whether its line is shown.
    leads: bool,
}

impl<'a, H: Half> Strand<'a, H> {
    /// A strand that begins with a position.
    pub(crate) fn begin<const CAN_CYCLE: bool>(
        shared: &'a Shared<'a, H>,
        position: &Packed<H>,
        goal: i32,
        horizon: Horizon,
        leads: bool,
    ) -> Strand<'a, H> {
        let known = shared.table.probe(shared.terms.key(position, shared.reading(position))).best;
        let (frames, children, near) = (Vec::new(), Vec::new(), Vec::new());
        let mut strand = Strand { shared, frames, children, near, nodes: 0, horizon, leads };
        strand.enter::<CAN_CYCLE>(position, goal, known, None);
        strand
    }

    /// Goes on from where the memory was asked to where it is asked again, or to the result.
    ///
    /// Bound: without cycles a game ends by itself; with them the horizon does it.
    #[inline(always)]
    pub(crate) fn step<const CAN_CYCLE: bool>(&mut self) -> Option<Found> {
        self.settle();
        // Bound: every round takes a frame away.
        loop {
            if self.descend::<CAN_CYCLE>() {
                return None;
            }
            let found = self.leave::<CAN_CYCLE>();
            match self.frames.last_mut() {
                None => return Some(found),
                Some(parent) => parent.hear(found, self.shared),
            }
        }
    }

    /// Takes it back: nobody is to think that somebody is still there.
    pub(crate) fn abandon(&mut self) {
        for frame in self.frames.drain(..) {
            if let Some(Asked { busy: Some(place), .. }) = frame.asked {
                self.shared.busy.leave(place);
            }
        }
    }

    /// Makes all moves of a position, and asks the memory for what it holds of them.
    #[inline(always)]
    fn enter<const CAN_CYCLE: bool>(
        &mut self,
        position: &Packed<H>,
        goal: i32,
        known: PackedMove,
        unasked: Option<Key>,
    ) {
        let Strand { shared, frames, children, near, .. } = self;
        if let Some(key) = unasked {
            shared.table.prefetch(key);
        }
        let first_child = children.len();
        frames.push(Frame {
            position: *position,
            goal,
            best: Found::NONE,
            best_move: PackedMove::NONE,
            known,
            unasked,
            first_child,
            is_open: false,
            before: self.nodes,
            asked: None,
        });
        self.nodes += 1;
        let is_last = CAN_CYCLE && frames.len() as u32 >= self.horizon.plies;
        // Who gets all that lies beyond.
        let first = frames[0].position.side();
        let beyond = is_last.then(|| if self.horizon.is_kind { first } else { !first });
        let mut best = Found::NONE;
        near.clear();
        let mut visit = |played: PackedMove, child: &Packed<H>| {
            let stood_at = |at: &Packed<H>| stood_at(frames, at);
            match shared.glance::<CAN_CYCLE>(position, child, played, goal, beyond, stood_at) {
                Look::Known(found) if found.value >= goal => {
                    best = found;
                    return ControlFlow::Break(());
                }
                Look::Known(found) => best.join(found),
                Look::Near(place) => near.push(place),
                Look::Open(child) => children.push(child),
            }
            ControlFlow::Continue(())
        };
        let any =
            shared.kernel.for_each_child_until(position, |pit, child| visit(PackedMove::sow(pit), child));
        if any && position.may_swap() {
            // A cut by a move before it stays a cut: what is joined never lowers a value.
            let _ = visit(PackedMove::SWAP, &position.swapped());
        }
        if !any {
            best.value = shared.terms.finished(shared.kernel, position);
        }
        if let Some(frame) = frames.last_mut() {
            frame.best = best;
        }
    }

    /// Takes what the memory has brought: one move may decide, and those that cannot reach the goal are done.
    #[inline(always)]
    fn settle(&mut self) {
        let Strand { shared, frames, children, near, .. } = self;
        let Some(frame) = frames.last_mut() else { return };
        let goal = frame.goal;
        if let Some(key) = frame.unasked {
            let entry = shared.table.probe(key);
            let margin = shared.terms.margin(&frame.position);
            if frame.best.value < goal && margin + entry.lower >= goal {
                frame.best = Found::certain(margin + entry.lower);
                return;
            }
            if margin + entry.upper < goal {
                frame.best = Found::certain(margin + entry.upper);
                children.truncate(frame.first_child);
                return;
            }
            frame.known = entry.best;
        }
        for near in near.iter() {
            if frame.best.value >= goal {
                return;
            }
            let value = shared.value_near(&frame.position, *near);
            match value >= goal {
                true => frame.best = Found::certain(value),
                false => frame.best.value = frame.best.value.max(value),
            }
        }
        frame.is_open = children.len() > frame.first_child;
        let mut at = frame.first_child;
        while frame.best.value < goal && at < children.len() {
            let child = &mut children[at];
            if child.in_play > shared.asked_late {
                let entry = shared.table.probe(child.key);
                let low = child.seen(child.margin + entry.lower);
                let high = child.seen(child.margin + entry.upper);
                let (lower, upper) = if child.again { (low, high) } else { (high, low) };
                if lower >= goal {
                    frame.best = Found::certain(lower);
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

    /// Goes on with the next move of the last frame, best guess first, what somebody else is at last. Says whether there was one that
    /// is still needed.
    #[inline(always)]
    fn descend<const CAN_CYCLE: bool>(&mut self) -> bool {
        let Strand { shared, frames, children, .. } = self;
        let ply = frames.len() as u32;
        let Some(frame) = frames.last_mut() else { return false };
        if frame.best.value >= frame.goal {
            return false;
        }
        let known_seeds = shared.endgames.as_ref().map_or(0, Endgames::seeds);
        // Bound: every round marks a move as having waited, or is the last.
        let child = loop {
            let Some(index) = best_ranked(&children[frame.first_child..]) else { return false };
            let child = &mut children[frame.first_child + index];
            let is_large = child.in_play >= known_seeds.saturating_add(SEEDS_TO_SHARE);
            let shares = is_large && child.in_play > shared.asked_late;
            let is_first = frame.asked.is_none();
            if shares && !is_first && !child.waited && shared.busy.holds(child.key.place) {
                child.waited = true;
                child.rank -= 1 << 28;
                continue;
            }
            let busy = shares.then_some(child.key.place);
            frame.asked = Some(Asked { played: child.played, again: child.again, busy });
            break children.swap_remove(frame.first_child + index);
        };
        if let Some(Asked { busy: Some(place), .. }) = frame.asked {
            shared.busy.enter(place);
        }
        if self.leads {
            shared.show(ply, child.played);
        }
        let goal_below = if child.again { frame.goal } else { 1 - frame.goal };
        let is_unasked = child.in_play > shared.too_small && child.in_play <= shared.asked_late;
        let unasked = is_unasked.then(|| shared.terms.key(&child.position, shared.reading(&child.position)));
        self.enter::<CAN_CYCLE>(&child.position, goal_below, child.best, unasked);
        true
    }

    /// Leaves the last frame with its result, which is kept if it holds however the position was reached.
    #[inline(always)]
    fn leave<const CAN_CYCLE: bool>(&mut self) -> Found {
        let ply = self.frames.len() as u32;
        let Some(frame) = self.frames.pop() else { return Found::NONE };
        self.children.truncate(frame.first_child);
        let mut best = frame.best;
        if !CAN_CYCLE || best.rests_on >= ply {
            best.rests_on = Found::NOTHING;
            // What was seen at a glance is seen again as fast as the table is read.
            if frame.is_open {
                self.keep(&frame, best.value);
            }
        }
        best
    }

    #[inline(always)]
    fn keep(&self, frame: &Frame<H>, value: i32) {
        let Shared { terms, table, too_small, .. } = self.shared;
        if terms.in_play(&frame.position) <= *too_small {
            return;
        }
        let future = value - terms.margin(&frame.position);
        let work = work(self.nodes - frame.before);
        let mut entry = Entry { best: frame.best_move, work, ..Entry::NOTHING };
        if value >= frame.goal {
            entry.lower = future;
        } else {
            entry.upper = future;
        }
        let key: Key = terms.key(&frame.position, self.shared.reading(&frame.position));
        table.store(key, entry);
    }
}

impl<H: Half> Frame<H> {
    /// Takes the result of the move that was searched.
    #[inline(always)]
    fn hear(&mut self, found: Found, shared: &Shared<'_, H>) {
        let Some(Asked { played, again, busy }) = self.asked else { return };
        if let Some(place) = busy {
            shared.busy.leave(place);
            self.asked = Some(Asked { played, again, busy: None });
        }
        let value = if again { found.value } else { -found.value };
        let found = Found { value, rests_on: found.rests_on };
        if value >= self.goal {
            self.best = found;
            self.best_move = played;
        } else {
            self.best.join(found);
        }
    }
}

/// The ply at which a position stands on the way, if it does. Stores only grow, so other stores end the walk.
#[inline(always)]
fn stood_at<H: Half>(frames: &[Frame<H>], position: &Packed<H>) -> Option<u32> {
    let stores = |at: &Packed<H>| {
        let stores = (at.own_store(), at.other_store());
        if at.side() == position.side() { stores } else { (stores.1, stores.0) }
    };
    let here = stores(position);
    for (index, older) in frames.iter().map(|frame| &frame.position).enumerate().rev() {
        if stores(older) != here {
            return None;
        }
        if older == position {
            return Some(Found::FIRST_PLY + index as u32);
        }
    }
    None
}

/// The place of the move with the highest rank.
#[inline(always)]
fn best_ranked<H: Half>(children: &[Child<H>]) -> Option<usize> {
    let mut ranked = children.iter().map(|child| child.rank).enumerate();
    let (mut place, mut highest) = ranked.next()?;
    for (index, rank) in ranked {
        if rank > highest {
            (place, highest) = (index, rank);
        }
    }
    Some(place)
}
