//! Perft: counts the sequences of a number of plies, to test rules and measure speed.

use crate::kernel::{Half, Kernel, Packed};

/// Counts the sequences of exactly `depth` plies from a position. Every leaf is made; earlier ends are not counted, and
/// there is no repetition and no cap.
pub fn perft<H: Half>(kernel: &Kernel<H>, position: &Packed<H>, depth: u32) -> u64 {
    let Some(left) = depth.checked_sub(1) else { return 1 };
    // A swap of seats is a ply of its own.
    let may_swap = position.may_swap() && kernel.termination(position).is_none();
    let swapped = if may_swap { perft(kernel, &position.swapped(), left) } else { 0 };
    if position.pie_is_closed() {
        return kernel.count_plies(position, depth);
    }
    let mut count = swapped;
    kernel.for_each_child(position, |_, child| count += perft(kernel, child, left));
    count
}
