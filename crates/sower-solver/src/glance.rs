//! What a glance at a move shows, before anything is searched: an end, a circle, a goal out of reach, or where more is known.

use sower_core::Side;
use sower_core::kernel::{Half, Packed, PackedMove};
use sower_search::Score;
use sower_search::transposition::Key;
use sower_tables::Place;

use crate::shared::Shared;

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

    /// Nothing is found yet.
    pub(crate) const NONE: Found = Found { value: i32::MIN, rests_on: Found::NOTHING };

    /// A value that holds however the position was reached.
    #[inline(always)]
    pub(crate) fn certain(value: i32) -> Found {
        Found { value, rests_on: Found::NOTHING }
    }

    /// Adds a move that misses the goal: all of them together bound the value.
    #[inline(always)]
    pub(crate) fn join(&mut self, other: Found) {
        self.value = self.value.max(other.value);
        self.rests_on = self.rests_on.min(other.rests_on);
    }
}

/// A move that has to be searched, unless the table knows enough.
#[derive(Clone, Copy)]
pub(crate) struct Child<H: Half> {
    pub(crate) position: Packed<H>,
    /// Of the position, if it is one that the table keeps.
    pub(crate) key: Key,
    /// For whoever moves in it.
    pub(crate) margin: i32,
    pub(crate) rank: i32,
    pub(crate) in_play: u8,
    pub(crate) played: PackedMove,
    /// The move that the table knows in it.
    pub(crate) best: PackedMove,
    /// Whether the same side moves.
    pub(crate) again: bool,
    /// Whether it was left for later because somebody else is at it.
    pub(crate) waited: bool,
}

impl<H: Half> Child<H> {
    /// A value for the mover in the child, to the mover in the parent.
    #[inline(always)]
    pub(crate) fn seen(&self, value: i32) -> i32 {
        if self.again { value } else { -value }
    }
}

/// A move to a position whose value lies in memory, and is on its way from there.
#[derive(Clone, Copy)]
pub(crate) struct Near {
    pub(crate) place: Place,
    pub(crate) margin: i32,
    pub(crate) again: bool,
}

/// What is known of a move before it is searched.
pub(crate) enum Look<H: Half> {
    Known(Found),
    Near(Near),
    Open(Child<H>),
}

impl<H: Half> Shared<'_, H> {
    /// Looks at a move, and asks the memory for what it holds of it. `stood_at` tells the ply at which a position stands on the way
    /// already, and `beyond` who gets all that lies beyond the move, if nothing further is looked at; both matter only where play can cycle.
    #[inline(always)]
    pub(crate) fn glance<const CAN_CYCLE: bool>(
        &self,
        position: &Packed<H>,
        child: &Packed<H>,
        played: PackedMove,
        goal: i32,
        beyond: Option<Side>,
        stood_at: impl FnOnce(&Packed<H>) -> Option<u32>,
    ) -> Look<H> {
        let terms = &self.terms;
        let again = child.side() == position.side();
        let seen = |value: i32| if again { value } else { -value };
        let in_play = terms.in_play(child);
        let margin = terms.margin(child);
        let swing = terms.swing(in_play);
        if seen(margin) + swing < goal {
            return Look::Known(Found::certain(seen(margin) + swing));
        }
        if seen(margin) - swing >= goal {
            return Look::Known(Found::certain(seen(margin) - swing));
        }
        if let Some(place) = self.place(child, in_play) {
            return Look::Near(Near { place, margin, again });
        }
        if self.kernel.seems_over(child) {
            return Look::Known(Found::certain(seen(terms.finished(self.kernel, child))));
        }
        if let Some(value) = self.probed(child, in_play) {
            return Look::Known(Found::certain(seen(value)));
        }
        if CAN_CYCLE {
            if let Some(stood_at) = stood_at(child) {
                return Look::Known(Found { value: seen(self.endless(child)), rests_on: stood_at });
            }
            if let Some(winner) = beyond {
                let value =
                    if winner == position.side() { seen(margin) + swing } else { seen(margin) - swing };
                return Look::Known(Found { value, rests_on: Found::HORIZON });
            }
        }
        let mut key = Key { place: 0, check: 0 };
        if in_play > self.asked_late {
            key = terms.key(child, self.reading(child));
            self.table.prefetch(key);
        }
        Look::Open(Child {
            position: *child,
            key,
            margin,
            rank: 0,
            in_play,
            played,
            best: PackedMove::NONE,
            again,
            waited: false,
        })
    }

    /// What a move to a position whose value lies in memory is worth to its mover.
    #[inline(always)]
    pub(crate) fn value_near(&self, position: &Packed<H>, Near { place, margin, again }: Near) -> i32 {
        let mover = if again { position.side() } else { !position.side() };
        let value = margin + self.at_place(place, mover);
        if again { value } else { -value }
    }

    /// How early a move is looked at: the table's, then what it gains and half of what the evaluation promises, other turns like
    /// four seeds, and pits near the store before those far from it. The weights were found by trying.
    #[inline(always)]
    pub(crate) fn rank(&self, child: &Child<H>, known: PackedMove) -> i32 {
        let terms = &self.terms;
        let (own, other) = terms.by_side(&child.position);
        let promise = child.seen(self.evaluation.promise(&child.position, own, other)) / 2;
        let gain = child.seen(child.margin) / terms.seed * PARTS;
        let extra = if child.again { 4 * PARTS } else { 0 };
        let known = if child.played == known { KNOWN } else { 0 };
        known + gain + promise + extra + child.played.index() as i32 * PARTS / 2
    }
}
