//! Pruning, reductions and extensions: where the search looks less deep, or deeper, than its depth says. What each gains was measured by matches
//! (docs/strength.md).
//!
//! A score that rests on any of this is an estimate and never called proven: a move that was looked at less deeply gives a
//! proven bound only if everything below it was exhausted all the same.

use sower_core::Rules;
use sower_core::rules::Relay;

use crate::score::Score;

/// What is left out and what is looked at twice, for one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pruning {
    /// How much a position may change for the worse in a ply, in parts of a seed; none where one turn overturns all.
    caution: Option<i32>,
    /// Whether a position right after a capture is not evaluated but looked into.
    resolves_captures: bool,
}

/// From this depth on late moves are looked at one ply less deep first.
const LATE_DEPTH: i32 = 3;
/// The moves that come first in order and are never late.
const EARLY_MOVES: usize = 3;
/// Up to this depth a position that stands far above the window is left.
const FAR_ABOVE_DEPTH: i32 = 3;

impl Pruning {
    pub(super) fn of(rules: &Rules) -> Pruning {
        let relays = rules.sow().relay != Relay::None;
        Pruning {
            caution: (!relays).then(|| Score::margin(1).parts() * i32::from(rules.total()) / 24),
            resolves_captures: relays,
        }
    }

    /// How far a position at that depth must stand above the window to be left, if it may be at all.
    #[inline(always)]
    pub(super) fn far_above(&self, depth: i32) -> Option<i32> {
        if depth <= FAR_ABOVE_DEPTH { self.caution.map(|caution| caution * depth) } else { None }
    }

    /// Plies by which a move is looked at less deep.
    #[inline(always)]
    pub(super) fn reduction(&self, depth: i32, index: usize, is_quiet: bool) -> i32 {
        i32::from(depth >= LATE_DEPTH && index >= EARLY_MOVES && is_quiet)
    }

    /// Whether a move on the last ply that gains so much is looked at a ply deeper. Each takes seeds out of play, so they
    /// end.
    #[inline(always)]
    pub(super) fn looks_beyond(&self, gained: u8) -> bool {
        self.resolves_captures && gained > 1
    }
}
