//! The shared ring as a [`Kernel`], and packed positions as its boards.

use std::ops::ControlFlow;

use super::half::Half;
use super::packed::Packed;
use super::{SharedRing, hashes};
use crate::kernel::{Board, Kernel, PackedMove, Unending};
use crate::outcome::{Outcome, Termination};
use crate::position::Position;
use crate::rules::Rules;
use crate::side::Side;

impl<H: Half> Kernel for SharedRing<H> {
    type Board = Packed<H>;

    #[inline(always)]
    fn for_each_child(&self, position: &Packed<H>, mut visit: impl FnMut(PackedMove, &Packed<H>)) {
        SharedRing::for_each_child(self, position, |pit, child| visit(PackedMove::sow(pit), child));
    }

    #[inline(always)]
    fn for_each_child_until(
        &self,
        position: &Packed<H>,
        mut visit: impl FnMut(PackedMove, &Packed<H>) -> ControlFlow<()>,
    ) -> bool {
        SharedRing::for_each_child_until(self, position, |pit, child| visit(PackedMove::sow(pit), child))
    }

    #[inline(always)]
    fn play_unchecked(&self, position: &Packed<H>, played: PackedMove) -> Packed<H> {
        SharedRing::play_unchecked(self, position, played.pit())
    }

    #[inline(always)]
    fn seems_over(&self, position: &Packed<H>) -> bool {
        SharedRing::seems_over(self, position)
    }

    fn termination(&self, position: &Packed<H>) -> Option<Termination> {
        SharedRing::termination(self, position)
    }

    fn scores(&self, position: &Packed<H>, termination: Termination) -> [u8; 2] {
        SharedRing::scores(self, position, termination)
    }

    fn outcome(&self, position: &Packed<H>) -> Option<Outcome> {
        SharedRing::outcome(self, position)
    }

    fn settle_turn(&self, position: &Packed<H>) -> Packed<H> {
        SharedRing::settle_turn(self, position)
    }

    fn unending(&self, position: &Packed<H>, played: PackedMove) -> Option<Unending> {
        SharedRing::unending(self, position, played.pit())
    }

    fn is_brief(&self, position: &Packed<H>, laps: u32) -> bool {
        SharedRing::is_brief(self, position, laps)
    }

    fn count_plies(&self, position: &Packed<H>, depth: u32) -> u64 {
        SharedRing::count_plies(self, position, depth)
    }
}

impl<H: Half> Board for Packed<H> {
    type Pits = H;

    const UNROLLED: usize = if H::LANES == 8 { 7 } else { 0 };

    fn pits_of(rules: &Rules) -> H {
        H::below(usize::from(rules.board().pits))
    }

    fn pack(position: &Position) -> Packed<H> {
        Packed::pack(position)
    }

    fn unpack(&self, pits: u8) -> Position {
        Packed::unpack(self, pits)
    }

    #[inline(always)]
    fn side(&self) -> Side {
        Packed::side(self)
    }

    #[inline(always)]
    fn own_store(&self) -> u8 {
        Packed::own_store(self)
    }

    #[inline(always)]
    fn other_store(&self) -> u8 {
        Packed::other_store(self)
    }

    #[inline(always)]
    fn may_swap(&self) -> bool {
        Packed::may_swap(self)
    }

    fn pie_is_closed(&self) -> bool {
        Packed::pie_is_closed(self)
    }

    fn swapped(&self) -> Packed<H> {
        Packed::swapped(self)
    }

    #[inline(always)]
    fn seeds_by_side(&self, pits: H) -> (u8, u8) {
        ((self.own & pits).sum(), (self.other & pits).sum())
    }

    #[inline(always)]
    fn in_play(&self, pits: H) -> u8 {
        (self.own & pits).plus(self.other & pits).sum()
    }

    #[inline(always)]
    fn seeds_in(&self, half: usize, index: usize) -> u8 {
        if half == 0 { self.own.byte(index) } else { self.other.byte(index) }
    }

    #[inline(always)]
    fn home_bytes(&self) -> [u8; 2] {
        self.homes()
    }

    #[inline(always)]
    fn hashes(&self, pits: H, with_stores: bool, salt: u32) -> [u64; 2] {
        let beside = self.beside_seeds() ^ salt;
        if with_stores {
            hashes(self.own, self.other, beside)
        } else {
            hashes(self.own & pits, self.other & pits, beside)
        }
    }
}
