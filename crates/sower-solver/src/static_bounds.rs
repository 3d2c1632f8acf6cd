//! Classifies a move before it is searched: the game is over, the line repeats, static bounds decide, or a table has the value.

use sower_core::Side;
use sower_core::kernel::{Half, Packed, PackedMove};
use sower_search::Score;
use sower_search::transposition::Key;
use sower_tables::ValueIndex;

use crate::shared_state::SharedState;

/// Moves are ranked in parts of a seed; the table's move comes first.
const PARTS: i32 = Score::margin(1).parts();
const KNOWN: i32 = 1 << 26;

/// A value, and the earliest ply of the current line that it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProofValue {
    pub(crate) value: i32,
    pub(crate) rests_on: u32,
}

impl ProofValue {
    /// The value does not depend on how the position was reached.
    pub(crate) const NOTHING: u32 = u32::MAX;
    /// The value depends on the horizon.
    pub(crate) const HORIZON: u32 = 0;
    /// The ply of the queried position.
    pub(crate) const FIRST_PLY: u32 = 1;

    /// No move is evaluated yet.
    pub(crate) const NONE: ProofValue = ProofValue { value: i32::MIN, rests_on: ProofValue::NOTHING };

    /// A value that does not depend on how the position was reached.
    #[inline(always)]
    pub(crate) fn certain(value: i32) -> ProofValue {
        ProofValue { value, rests_on: ProofValue::NOTHING }
    }

    /// Adds a move that misses the goal: all of them together bound the value.
    #[inline(always)]
    pub(crate) fn join(&mut self, other: ProofValue) {
        self.value = self.value.max(other.value);
        self.rests_on = self.rests_on.min(other.rests_on);
    }
}

/// A move that has to be searched, unless the table decides it.
#[derive(Clone, Copy)]
pub(crate) struct OpenMove<H: Half> {
    pub(crate) position: Packed<H>,
    /// Its key, if the table is probed for it before any move is searched.
    pub(crate) key: Key,
    /// The margin for the side to move after it.
    pub(crate) margin: i32,
    pub(crate) rank: i32,
    pub(crate) in_play: u8,
    pub(crate) played: PackedMove,
    /// The transposition table's best move after it.
    pub(crate) best: PackedMove,
    /// Whether the same side moves again.
    pub(crate) again: bool,
    /// Whether it was postponed because another thread is searching it.
    pub(crate) waited: bool,
}

impl<H: Half> OpenMove<H> {
    /// Converts a value for the mover in the child to one for the mover in the parent.
    #[inline(always)]
    pub(crate) fn seen(&self, value: i32) -> i32 {
        if self.again { value } else { -value }
    }
}

/// A move to a position whose value is in an in-memory table and was prefetched.
#[derive(Clone, Copy)]
pub(crate) struct PendingValue {
    pub(crate) place: ValueIndex,
    pub(crate) margin: i32,
    pub(crate) again: bool,
}

/// A move's classification before it is searched.
pub(crate) enum MoveStatus<H: Half> {
    Known(ProofValue),
    Pending(PendingValue),
    Open(OpenMove<H>),
}

impl<H: Half> SharedState<'_, H> {
    /// Classifies a move, and prefetches what the tables have on it. `stood_at` returns the ply at which a position is already on the
    /// line. `beyond` is the side that gets all seeds beyond the horizon, if this is the last ply. Both matter only where play can cycle.
    #[inline(always)]
    pub(crate) fn classify<const CAN_CYCLE: bool>(
        &self,
        position: &Packed<H>,
        child: &Packed<H>,
        played: PackedMove,
        goal: i32,
        beyond: Option<Side>,
        stood_at: impl FnOnce(&Packed<H>) -> Option<u32>,
    ) -> MoveStatus<H> {
        let scoring = &self.scoring;
        let again = child.side() == position.side();
        let seen = |value: i32| if again { value } else { -value };
        let in_play = scoring.endings.in_play(child);
        let margin = scoring.margin(child);
        let swing = scoring.swing(in_play);
        if seen(margin) + swing < goal {
            return MoveStatus::Known(ProofValue::certain(seen(margin) + swing));
        }
        if seen(margin) - swing >= goal {
            return MoveStatus::Known(ProofValue::certain(seen(margin) - swing));
        }
        if let Some(place) = self.locate(child, in_play) {
            return MoveStatus::Pending(PendingValue { place, margin, again });
        }
        if self.kernel.seems_over(child) {
            return MoveStatus::Known(ProofValue::certain(seen(scoring.finished(self.kernel, child))));
        }
        if let Some(value) = self.probed(child, in_play) {
            return MoveStatus::Known(ProofValue::certain(seen(value)));
        }
        if CAN_CYCLE {
            if let Some(stood_at) = stood_at(child) {
                return MoveStatus::Known(ProofValue {
                    value: seen(self.endless(child)),
                    rests_on: stood_at,
                });
            }
            if let Some(winner) = beyond {
                let value =
                    if winner == position.side() { seen(margin) + swing } else { seen(margin) - swing };
                return MoveStatus::Known(ProofValue { value, rests_on: ProofValue::HORIZON });
            }
        }
        let mut key = Key { place: 0, check: 0 };
        if in_play > self.probe_late_seeds {
            key = scoring.endings.key(child, self.key_salt(child));
            self.table.prefetch(key);
        }
        MoveStatus::Open(OpenMove {
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

    /// The prefetched value of a move, for the side that makes it.
    #[inline(always)]
    pub(crate) fn pending_value(
        &self,
        position: &Packed<H>,
        PendingValue { place, margin, again }: PendingValue,
    ) -> i32 {
        let mover = if again { position.side() } else { !position.side() };
        let value = margin + self.value_at(place, mover);
        if again { value } else { -value }
    }

    /// Move ordering: the table's move, then a move's gain plus half of its evaluation. An extra turn counts as four
    /// seeds, and pits near the store come before distant ones. The weights were tuned by experiment.
    #[inline(always)]
    pub(crate) fn rank(&self, child: &OpenMove<H>, known: PackedMove) -> i32 {
        let scoring = &self.scoring;
        let (own, other) = scoring.endings.seeds_by_side(&child.position);
        let promise = child.seen(self.evaluation.promise(&child.position, own, other)) / 2;
        let gain = child.seen(child.margin) / scoring.seed * PARTS;
        let extra = if child.again { 4 * PARTS } else { 0 };
        let known = if child.played == known { KNOWN } else { 0 };
        known + gain + promise + extra + child.played.index() as i32 * PARTS / 2
    }
}
