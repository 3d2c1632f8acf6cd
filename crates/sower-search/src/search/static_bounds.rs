//! Static bounds of a position: the margin so far, and how far the seeds in play can still move it.

use sower_core::kernel::{Half, Packed};

use crate::endings::{Endings, lead};
use crate::score::Score;

/// In parts of a seed, seen from the mover.
#[derive(Clone, Copy)]
pub(super) struct StaticBounds {
    pub(super) own_side: u8,
    pub(super) other_side: u8,
    pub(super) margin: i32,
    /// No play changes the margin by more.
    pub(super) swing: i32,
}

const PARTS: i32 = Score::margin(1).parts();

impl StaticBounds {
    #[inline(always)]
    pub(super) fn of<H: Half>(position: &Packed<H>, endings: &Endings<H>) -> StaticBounds {
        let (own_side, other_side) = endings.seeds_by_side(position);
        StaticBounds {
            own_side,
            other_side,
            margin: lead(position) * PARTS,
            swing: (i32::from(own_side) + i32::from(other_side)) * PARTS + endings.possession,
        }
    }

    #[inline(always)]
    pub(super) fn in_play(&self) -> u8 {
        self.own_side + self.other_side
    }

    /// The value that a promise adds up to, within what is possible at all.
    #[inline(always)]
    pub(super) fn with_promise(&self, promise: i32) -> i32 {
        self.margin + promise.clamp(-self.swing, self.swing)
    }
}
