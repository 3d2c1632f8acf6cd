//! What every way of building a layer stands on: its positions, its scale, and the finished layers below it.

use sower_core::Side;
use sower_core::kernel::{Half, Kernel, Packed};
use sower_search::Score;
use sower_search::memory::Bytes;

use crate::layer::Layer;
use crate::scale::{Scale, Through};

/// A finished layer.
pub(crate) struct Known<H> {
    pub(crate) layer: Layer<H>,
    pub(crate) scale: Scale,
    /// The value of every position; where cycles are open, what the mover is sure of and then the most they can get.
    pub(crate) values: Vec<Bytes>,
}

/// A layer to be built.
pub(crate) struct Ground<'a, H: Half> {
    pub(crate) kernel: &'a Kernel<H>,
    pub(crate) layer: &'a Layer<H>,
    pub(crate) scale: &'a Scale,
    below: Vec<Option<(&'a Known<H>, Through)>>,
}

/// What a turn led to.
pub(crate) enum Child {
    /// A position of the same layer, and whether the same side moves there.
    Here { index: u64, same_side: bool },
    /// Something with a value: by role.
    Known([u8; 2]),
}

impl<'a, H: Half> Ground<'a, H> {
    pub(crate) fn new(
        kernel: &'a Kernel<H>,
        layer: &'a Layer<H>,
        scale: &'a Scale,
        known: &'a [Known<H>],
    ) -> Ground<'a, H> {
        let mut below: Vec<_> = (0..layer.seeds()).map(|_| None).collect();
        for known in known.iter().filter(|known| known.layer.seeds() < layer.seeds()) {
            let through = Through::new(scale, &known.scale, layer.seeds() - known.layer.seeds());
            below[usize::from(known.layer.seeds())] = Some((known, through));
        }
        Ground { kernel, layer, scale, below }
    }

    /// What a turn of South's has led to.
    #[inline(always)]
    pub(crate) fn child(&self, after: &Packed<H>, roles: usize) -> Child {
        let same_side = after.side() == Side::South;
        let sums = self.layer.board().sums(after);
        let seeds = sums.seeds();
        if seeds == self.layer.seeds() {
            let index = self.layer.index_by_sums(after, &sums).expect("a layer has all boards of its seeds");
            return Child::Here { index, same_side };
        }
        let Some(Some((known, through))) = self.below.get(usize::from(seeds)) else {
            return Child::Known([self.over(after); 2]);
        };
        let margin = i32::from(after.own_store()) - i32::from(after.other_store());
        let gain = if same_side { margin } else { -margin };
        let index =
            known.layer.index_by_sums(after, &sums).expect("a layer has all boards of its seeds") as usize;
        if roles == 1 {
            return Child::Known([through.value(gain, same_side, known.values[0][index]); 2]);
        }
        // What the mover is sure of here is the most that the other can get there.
        let value = |role: usize| {
            let role_there = if same_side { role } else { 1 - role };
            through.value(gain, same_side, known.values[role_there][index])
        };
        Child::Known([value(0), value(1)])
    }

    /// A finished layer below, and what each of its values is worth here if everything that left play went to the mover.
    pub(crate) fn below(&self, seeds: u8, same_side: bool) -> Option<(&'a Known<H>, &[u8; 256])> {
        let (known, through) = self.below.get(usize::from(seeds))?.as_ref()?;
        let gain = i32::from(self.layer.seeds() - seeds);
        Some((known, through.values(gain, same_side)))
    }

    /// What a finished game is worth to South.
    #[inline(never)]
    pub(crate) fn over(&self, position: &Packed<H>) -> u8 {
        let outcome = self.kernel.outcome(position).expect("a board of no layer is a finished game");
        let parts = Score::of_outcome(&outcome, Side::South).parts();
        self.scale.code(parts).expect("a layer's scale has every result that its games end with")
    }

    /// Where South has no turn in a position and does not end the game either: the number of the same board with the turn
    /// passed on.
    pub(crate) fn passed(&self, position: &Packed<H>) -> Option<u64> {
        let settled = self.kernel.settle_turn(position);
        (settled != *position).then(|| self.layer.index(&settled)).flatten()
    }

    /// The same value seen from the other side.
    #[inline(always)]
    pub(crate) fn turned(&self, code: u8) -> u8 {
        self.scale.top() - code
    }
}
