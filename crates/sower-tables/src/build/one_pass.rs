//! Layers in which play cannot go round: every position once, after those that its turns lead to.
//!
//! Where the own store is sown, a turn that leaves all seeds in play stays on the mover's side and moves seeds toward the
//! store, which makes the number of the mover's row smaller ([`crate::rows`]). With rows `a` and `b`, the position (a, b)
//! needs only positions (b, a′) with a′ < a of its own layer. So for each row of the side with more seeds, first all
//! positions in which that side moves, then all in which the other does; boards with equal sides go by the larger number.

use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering::Relaxed};

use sower_core::kernel::{Half, Packed};

use super::ground::{Child, Ground};
use super::work::Watch;
use crate::layer::Block;
use crate::memory::{Array, Bytes};

/// Two blocks that need each other: the same boards with either side to move.
struct Pair<'a> {
    heavy: &'a Block,
    light: &'a Block,
}

/// The values of all positions.
pub(crate) fn build<H: Half>(ground: &Ground<'_, H>, watch: &Watch) -> std::io::Result<Bytes> {
    let values = Array::<AtomicU8>::new(ground.layer.len())?;
    let mut pairs: Vec<Pair<'_>> = pairs(ground);
    pairs.sort_by_key(|pair| {
        std::cmp::Reverse(u64::from(pair.heavy.own_len) * u64::from(pair.heavy.other_len))
    });
    let next = AtomicUsize::new(0);
    let pass = Pass { ground, values: values.as_slice() };
    watch.on_all_threads(|_| {
        while let Some(pair) = pairs.get(next.fetch_add(1, Relaxed)) {
            pass.fill(pair, watch);
        }
    });
    Ok(values.into_bytes())
}

/// Each block with the one that has the other side to move, the one whose mover has more seeds first.
fn pairs<'a, H: Half>(ground: &'a Ground<'_, H>) -> Vec<Pair<'a>> {
    let seeds = ground.layer.seeds();
    let blocks = ground.layer.blocks();
    blocks
        .iter()
        .filter_map(|heavy| {
            let [mine, theirs] = heavy.homes;
            let light = blocks
                .iter()
                .find(|block| block.homes == [theirs, mine] && block.own_seeds == seeds - heavy.own_seeds)?;
            let first = heavy.own_seeds > light.own_seeds
                || (heavy.own_seeds == light.own_seeds && heavy.first <= light.first);
            first.then_some(Pair { heavy, light })
        })
        .collect()
}

struct Pass<'a, H: Half> {
    ground: &'a Ground<'a, H>,
    values: &'a [AtomicU8],
}

impl<H: Half> Pass<'_, H> {
    fn fill(&self, Pair { heavy, light }: &Pair<'_>, watch: &Watch) {
        let (lines, width) = (heavy.own_len, heavy.other_len);
        for line in 0..lines {
            if watch.is_stopped() {
                return;
            }
            if heavy.first == light.first {
                (0..line).for_each(|place| self.settle(heavy, line, place));
                (0..=line).for_each(|place| self.settle(heavy, place, line));
                watch.advance(2 * u64::from(line) + 1);
                continue;
            }
            (0..width).for_each(|place| self.settle(heavy, line, place));
            if light.own_major {
                // Equal sides with different homes.
                (0..width).for_each(|place| self.settle(light, place, line));
            } else {
                (0..width).for_each(|place| self.settle(light, line, place));
            }
            watch.advance(2 * u64::from(width));
        }
    }

    #[inline(always)]
    fn settle(&self, block: &Block, line: u32, place: u32) {
        let position = self.ground.layer.at(block, line, place);
        let (_, width) = block.lines();
        let index = block.first + u64::from(line) * u64::from(width) + u64::from(place);
        self.values[index as usize].store(self.value(&position), Relaxed);
    }

    #[inline(always)]
    fn value(&self, position: &Packed<H>) -> u8 {
        let ground = self.ground;
        let (mut best, mut any) = (0, false);
        ground.kernel.for_each_child(position, |_, after| {
            any = true;
            best = best.max(match ground.child(after, 1) {
                Child::Here { index, same_side: true } => self.values[index as usize].load(Relaxed),
                Child::Here { index, .. } => ground.turned(self.values[index as usize].load(Relaxed)),
                Child::Known([value, _]) => value,
            });
        });
        if any {
            return best;
        }
        match ground.passed(position) {
            Some(index) => ground.turned(self.values[index as usize].load(Relaxed)),
            None => ground.over(position),
        }
    }
}
