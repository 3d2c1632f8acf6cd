//! Perft: counts the sequences of a number of plies, to test rules and measure speed.

use crate::kernel::{Board as _, Kernel};

/// Counts the sequences of exactly `depth` plies from a position. Plays out every leaf. Ignores games that end earlier,
/// repetition and the ply cap.
pub fn perft<K: Kernel>(kernel: &K, position: &K::Board, depth: u32) -> u64 {
    let Some(left) = depth.checked_sub(1) else { return 1 };
    // A swap is a separate ply.
    let may_swap = position.may_swap() && kernel.termination(position).is_none();
    let swapped = if may_swap { perft(kernel, &position.swapped(), left) } else { 0 };
    if position.pie_is_closed() {
        return kernel.count_plies(position, depth);
    }
    let mut count = swapped;
    kernel.for_each_child(position, |_, child| count += perft(kernel, child, left));
    count
}
