//! Pruning, reductions and extensions. What each gains was measured in matches
//! (docs/strength.md).
//!
//! A score that depends on any of this is an estimate and never called proven. A reduced move gives a
//! proven bound only if the search below it was exhaustive anyway.

use sower_core::Rules;
use sower_core::rules::Relay;

use crate::score::Score;

/// The pruning parameters of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pruning {
    /// How much a position may worsen in a ply, in parts of a seed; `None` in games where one turn can change everything.
    caution: Option<i32>,
    /// Whether the search extends positions right after a capture instead of evaluating them.
    resolves_captures: bool,
}

/// The least depth at which late moves are reduced.
const LATE_DEPTH: i32 = 3;
/// The number of moves, in order, that are never reduced.
const EARLY_MOVES: usize = 3;
/// The greatest depth for reverse futility pruning.
const FAR_ABOVE_DEPTH: i32 = 3;

impl Pruning {
    pub(super) fn of(rules: &Rules) -> Pruning {
        let relays = rules.sow().relay != Relay::None;
        Pruning {
            caution: (!relays).then(|| Score::margin(1).parts() * i32::from(rules.total()) / 24),
            resolves_captures: relays,
        }
    }

    /// The reverse futility margin at a depth: a position this far above beta is pruned. `None` if pruning does not apply.
    #[inline(always)]
    pub(super) fn far_above(&self, depth: i32) -> Option<i32> {
        if depth <= FAR_ABOVE_DEPTH { self.caution.map(|caution| caution * depth) } else { None }
    }

    /// Plies by which a move's search is reduced.
    #[inline(always)]
    pub(super) fn reduction(&self, depth: i32, index: usize, is_quiet: bool) -> i32 {
        i32::from(depth >= LATE_DEPTH && index >= EARLY_MOVES && is_quiet)
    }

    /// Whether to extend a move on the last ply that gains this many seeds. Each extension takes seeds out of play, so they
    /// terminate.
    #[inline(always)]
    pub(super) fn looks_beyond(&self, gained: u8) -> bool {
        self.resolves_captures && gained > 1
    }
}
