//! Static bounds of a position: the margin so far, and how far the seeds in play can still move it.

use sower_core::kernel::Board;

use crate::endings::{Endings, lead};
use crate::score::Score;

/// All fields are in parts of a seed, from the mover's point of view.
#[derive(Clone, Copy)]
pub(super) struct StaticBounds {
    pub(super) own_side: u8,
    pub(super) other_side: u8,
    pub(super) margin: i32,
    /// The most that any play can change the margin.
    pub(super) swing: i32,
}

const PARTS: i32 = Score::margin(1).parts();

impl StaticBounds {
    #[inline(always)]
    pub(super) fn of<B: Board>(position: &B, endings: &Endings<B>) -> StaticBounds {
        let (own_side, other_side) = endings.seeds_by_side(position);
        if endings.winner_takes_all {
            return StaticBounds {
                own_side,
                other_side,
                margin: 0,
                swing: endings.all_seeds(position) * PARTS,
            };
        }
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

    /// The evaluation with a promise added, clamped to the bounds.
    #[inline(always)]
    pub(super) fn with_promise(&self, promise: i32) -> i32 {
        self.margin + promise.clamp(-self.swing, self.swing)
    }
}
