//! Which move is looked at first: the better the guess, the less is left to search.

use sower_core::kernel::PackedMove;

/// What has cut before, at the same ply and anywhere.
pub(super) struct Order {
    killers: Box<[[PackedMove; 2]]>,
    history: [i32; PackedMove::COUNT],
}

/// A move that gains at least this much is not quiet: two seeds, or another turn.
const LOUD: i32 = 2 << 16;
/// The move that the table knows.
const KNOWN: i32 = 1 << 28;
/// What has cut often never outweighs a seed.
const MOST_HISTORY: i32 = 1 << 13;

impl Order {
    pub(super) fn new(plies: usize) -> Order {
        let killers = vec![[PackedMove::NONE; 2]; plies].into_boxed_slice();
        Order { killers, history: [0; PackedMove::COUNT] }
    }

    /// What a move is worth looking at early for before it is known what it gains, by move: the table's move, then what has
    /// cut before.
    #[inline(always)]
    pub(super) fn promises(&self, ply: usize, known: PackedMove) -> [i32; PackedMove::COUNT] {
        let [first, second] = self.killers[ply];
        let mut promises = self.history;
        promises[first.index()] += 1 << 15;
        promises[second.index()] += 1 << 14;
        promises[known.index()] += KNOWN;
        promises
    }

    /// What a gain adds to that: another turn is like two seeds.
    #[inline(always)]
    pub(super) fn gain(seeds: i32, again: bool) -> i32 {
        (seeds << 16) + (i32::from(again) << 17)
    }

    /// Whether a move of that rank neither gains nor is known to be good.
    #[inline(always)]
    pub(super) fn is_quiet(rank: i32) -> bool {
        rank < LOUD
    }

    /// A move has cut.
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
