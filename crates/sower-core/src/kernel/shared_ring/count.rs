//! Perft's inner loop, compiled once for each path through the kernel.

use std::hint::black_box;

use super::half::Half;
use super::packed::Packed;
use super::{Shape, SharedRing};

impl<H: Half> SharedRing<H> {
    /// The number of sequences of exactly `depth` plies, at least 1, if no swap is possible.
    pub(crate) fn count_plies(&self, position: &Packed<H>, depth: u32) -> u64 {
        match self.shape {
            Shape::OneLap => self.count_one_lap::<false, false>(position, depth),
            Shape::OneLapAgain => self.count_one_lap::<false, true>(position, depth),
            Shape::OneLapWithHomes => self.count_one_lap::<true, false>(position, depth),
            Shape::Any => self.count_any(position, depth),
        }
    }

    fn count_one_lap<const HOMES: bool, const AGAIN: bool>(&self, position: &Packed<H>, depth: u32) -> u64 {
        let moves = self.legal(position);
        let mut count = 0;
        if depth == 1 {
            for pit in moves.indices() {
                black_box(&self.play_one_lap::<HOMES, AGAIN>(position, pit));
                count += 1;
            }
        } else {
            for pit in moves.indices() {
                count += self.count_one_lap::<HOMES, AGAIN>(
                    &self.play_one_lap::<HOMES, AGAIN>(position, pit),
                    depth - 1,
                );
            }
        }
        count
    }

    fn count_any(&self, position: &Packed<H>, depth: u32) -> u64 {
        let mut count = 0;
        if depth == 1 {
            self.for_each_child(position, |_, child| {
                black_box(child);
                count += 1;
            });
        } else {
            self.for_each_child(position, |_, child| count += self.count_any(child, depth - 1));
        }
        count
    }
}
