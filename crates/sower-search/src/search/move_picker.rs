//! The move picker: generates the moves of a position with the positions after them, and returns the most promising first.

use smallvec::SmallVec;
use sower_core::kernel::{Board, Kernel, PackedMove};

use super::order::Order;

/// Every pit of either side on a shared ring, and a swap. Only games with directions and choices have more.
const USUAL_MOVES: usize = 31;

#[derive(Clone, Copy)]
pub(super) struct Child<B: Board> {
    pub(super) position: B,
    pub(super) rank: i32,
    pub(super) played: PackedMove,
}

/// The moves not yet searched.
pub(super) struct MovePicker<B: Board> {
    list: SmallVec<[Child<B>; USUAL_MOVES]>,
    taken: usize,
}

impl<B: Board> MovePicker<B> {
    /// An empty picker, to fill in place: moving a filled one would copy its whole capacity, a thousand bytes.
    #[inline(always)]
    pub(super) fn none() -> MovePicker<B> {
        MovePicker { list: SmallVec::new(), taken: 0 }
    }

    /// Generates the legal moves, without ranks.
    #[inline(always)]
    pub(super) fn fill(&mut self, kernel: &impl Kernel<Board = B>, position: &B) {
        kernel.for_each_child(position, |played, child| {
            self.list.push(Child { position: *child, rank: 0, played });
        });
        if position.may_swap() && !self.list.is_empty() {
            self.list.push(Child { position: position.swapped(), rank: 0, played: PackedMove::SWAP });
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Child<B>> {
        self.list.iter()
    }

    /// Ranks the moves of a position at a ply. `known` is the transposition table's move.
    #[inline(always)]
    pub(super) fn rank(&mut self, order: &Order, position: &B, ply: usize, known: PackedMove) {
        let store = i32::from(position.own_store());
        let side = position.side();
        for child in &mut self.list {
            let again = child.position.side() == side;
            let after = if again { child.position.own_store() } else { child.position.other_store() };
            let gain = Order::gain(i32::from(after) - store, again);
            child.rank = order.promise(ply, known, child.played) + gain;
        }
    }

    /// Removes and returns the highest-ranked move; among equals roughly the first in pit order.
    #[inline(always)]
    pub(super) fn take_best(&mut self) -> Option<Child<B>> {
        let left = self.list.get_mut(self.taken..)?;
        let mut first = 0;
        let mut highest = left.first()?.rank;
        for (index, child) in left.iter().enumerate().skip(1) {
            if child.rank > highest {
                (first, highest) = (index, child.rank);
            }
        }
        let best = left[first];
        left[first] = left[0];
        self.taken += 1;
        Some(best)
    }
}
