//! Move ordering: killer moves, the history heuristic and immediate gains.

use sower_core::kernel::PackedMove;

/// Moves that caused cutoffs before, at the same ply and overall.
pub(super) struct Order {
    killers: Box<[[PackedMove; 2]]>,
    history: [i32; PackedMove::COUNT],
}

/// A move that gains at least this much is not quiet: two seeds, or another turn.
const LOUD: i32 = 2 << 16;
/// The rank of the transposition table's move.
const KNOWN: i32 = 1 << 28;
/// The history score's maximum: below the rank of a single seed.
const MOST_HISTORY: i32 = 1 << 13;

impl Order {
    pub(super) fn new(plies: usize) -> Order {
        let killers = vec![[PackedMove::NONE; 2]; plies].into_boxed_slice();
        Order { killers, history: [0; PackedMove::COUNT] }
    }

    /// The rank of a move at a ply before its gain is known: the transposition table's move first, then moves that caused cutoffs
    /// before.
    #[inline(always)]
    pub(super) fn promise(&self, ply: usize, known: PackedMove, played: PackedMove) -> i32 {
        let [first, second] = self.killers[ply];
        let mut promise = self.history[played.index()];
        if played == first {
            promise += 1 << 15;
        }
        if played == second {
            promise += 1 << 14;
        }
        if played == known {
            promise += KNOWN;
        }
        promise
    }

    /// The rank that a gain adds; an extra turn counts as two seeds.
    #[inline(always)]
    pub(super) fn gain(seeds: i32, again: bool) -> i32 {
        (seeds << 16) + (i32::from(again) << 17)
    }

    /// Whether a move with that rank gains little and has no history.
    #[inline(always)]
    pub(super) fn is_quiet(rank: i32) -> bool {
        rank < LOUD
    }

    /// Records a cutoff by a move.
    pub(super) fn remember(&mut self, ply: usize, played: PackedMove, depth: i32) {
        let [first, _] = self.killers[ply];
        if first != played {
            self.killers[ply] = [played, first];
        }
        let history = &mut self.history[played.index()];
        *history += depth * depth;
        if *history >= MOST_HISTORY {
            self.history.iter_mut().for_each(|count| *count /= 2);
        }
    }
}
