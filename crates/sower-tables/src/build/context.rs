//! The build context of a layer: its positions, its value encoding, and the solved layers that captures lead to.

use sower_core::Side;
use sower_core::kernel::{Half, Packed, SharedRing};
use sower_search::Score;
use sower_search::memory::Bytes;

use crate::layer::Layer;
use crate::value_encoding::{CaptureTranslation, ValueEncoding};

/// A solved layer.
pub(crate) struct SolvedLayer<H> {
    pub(crate) layer: Layer<H>,
    pub(crate) encoding: ValueEncoding,
    /// The encoded value of every position: one array, or lower and upper bounds where the value of cycles is open.
    pub(crate) values: Vec<Bytes>,
}

/// A layer to be built, and the smaller layers that it needs.
pub(crate) struct BuildContext<'a, H: Half> {
    pub(crate) kernel: &'a SharedRing<H>,
    pub(crate) layer: &'a Layer<H>,
    pub(crate) encoding: &'a ValueEncoding,
    below: Vec<Option<(&'a SolvedLayer<H>, CaptureTranslation)>>,
}

/// The position after a move.
pub(crate) enum Successor {
    /// A position of the same layer, and whether the same side moves there.
    SameLayer { index: u64, same_side: bool },
    /// A solved position: its lower and upper bound for the mover before the move.
    Solved([u8; 2]),
}

impl<'a, H: Half> BuildContext<'a, H> {
    pub(crate) fn new(
        kernel: &'a SharedRing<H>,
        layer: &'a Layer<H>,
        encoding: &'a ValueEncoding,
        solved: &'a [SolvedLayer<H>],
    ) -> BuildContext<'a, H> {
        let mut below: Vec<_> = (0..layer.seeds()).map(|_| None).collect();
        for solved in solved.iter().filter(|solved| solved.layer.seeds() < layer.seeds()) {
            let translation =
                CaptureTranslation::new(encoding, &solved.encoding, layer.seeds() - solved.layer.seeds());
            below[usize::from(solved.layer.seeds())] = Some((solved, translation));
        }
        BuildContext { kernel, layer, encoding, below }
    }

    /// Looks up the position after a move of South.
    #[inline(always)]
    pub(crate) fn successor(&self, after: &Packed<H>, roles: usize) -> Successor {
        let same_side = after.side() == Side::South;
        let sums = self.layer.board().sums(after);
        let seeds = sums.seeds();
        if seeds == self.layer.seeds() {
            let index = self.layer.index_by_sums(after, &sums).expect("a layer has all boards of its seeds");
            return Successor::SameLayer { index, same_side };
        }
        let Some(Some((solved, translation))) = self.below.get(usize::from(seeds)) else {
            return Successor::Solved([self.final_value(after); 2]);
        };
        let margin = i32::from(after.own_store()) - i32::from(after.other_store());
        let gain = if same_side { margin } else { -margin };
        let index =
            solved.layer.index_by_sums(after, &sums).expect("a layer has all boards of its seeds") as usize;
        if roles == 1 {
            return Successor::Solved([translation.value(gain, same_side, solved.values[0][index]); 2]);
        }
        // The lower bound for one side is the upper bound for the opponent.
        let value = |role: usize| {
            let role_there = if same_side { role } else { 1 - role };
            translation.value(gain, same_side, solved.values[role_there][index])
        };
        Successor::Solved([value(0), value(1)])
    }

    /// A smaller layer, and the translation of its values if all seeds that left play went to the mover.
    pub(crate) fn below(&self, seeds: u8, same_side: bool) -> Option<(&'a SolvedLayer<H>, &[u8; 256])> {
        let (solved, translation) = self.below.get(usize::from(seeds))?.as_ref()?;
        let gain = i32::from(self.layer.seeds() - seeds);
        Some((solved, translation.values(gain, same_side)))
    }

    /// The encoded value of a finished game for South.
    #[inline(never)]
    pub(crate) fn final_value(&self, position: &Packed<H>) -> u8 {
        let outcome = self.kernel.outcome(position).expect("a board of no layer is a finished game");
        let parts = Score::of_outcome(&outcome, Side::South).parts();
        self.encoding.encode(parts).expect("a layer's encoding has every result that its games end with")
    }

    /// If South has no move and passes: the index of the same board with North to move.
    pub(crate) fn after_pass(&self, position: &Packed<H>) -> Option<u64> {
        let settled = self.kernel.settle_turn(position);
        (settled != *position).then(|| self.layer.index(&settled)).flatten()
    }

    /// The value for the opponent.
    #[inline(always)]
    pub(crate) fn negated(&self, code: u8) -> u8 {
        self.encoding.max_code() - code
    }
}
