//! The move picker: generates the moves of a position with the positions after them, and returns the most promising first.

use arrayvec::ArrayVec;
use sower_core::kernel::{Half, Kernel, Packed, PackedMove};

use super::order::Order;

/// Every pit of either side, and a swap.
const MOST_MOVES: usize = 31;

#[derive(Clone, Copy)]
pub(super) struct Child<H: Half> {
    pub(super) position: Packed<H>,
    pub(super) rank: i32,
    pub(super) played: PackedMove,
}

/// The moves not yet searched.
pub(super) struct MovePicker<H: Half> {
    list: ArrayVec<Child<H>, MOST_MOVES>,
    taken: usize,
}

impl<H: Half> MovePicker<H> {
    /// An empty picker, to fill in place: moving a filled one would copy its whole capacity, a thousand bytes.
    #[inline(always)]
    pub(super) fn none() -> MovePicker<H> {
        MovePicker { list: ArrayVec::new(), taken: 0 }
    }

    /// Generates the legal moves, without ranks.
    #[inline(always)]
    pub(super) fn fill(&mut self, kernel: &Kernel<H>, position: &Packed<H>) {
        kernel.for_each_child(position, |pit, child| {
            self.list.push(Child { position: *child, rank: 0, played: PackedMove::sow(pit) });
        });
        if position.may_swap() && !self.list.is_empty() {
            self.list.push(Child { position: position.swapped(), rank: 0, played: PackedMove::SWAP });
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Child<H>> {
        self.list.iter()
    }

    /// Ranks the moves of a position at a ply. `known` is the transposition table's move.
    #[inline(always)]
    pub(super) fn rank(&mut self, order: &Order, position: &Packed<H>, ply: usize, known: PackedMove) {
        let store = i32::from(position.own_store());
        let side = position.side();
        let promises = order.promises(ply, known);
        for child in &mut self.list {
            let again = child.position.side() == side;
            let after = if again { child.position.own_store() } else { child.position.other_store() };
            let gain = Order::gain(i32::from(after) - store, again);
            child.rank = promises[child.played.index()] + gain;
        }
    }

    /// Removes and returns the highest-ranked move; among equals roughly the first in pit order.
    #[inline(always)]
    pub(super) fn take_best(&mut self) -> Option<Child<H>> {
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
