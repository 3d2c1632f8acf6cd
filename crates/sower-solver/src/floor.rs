//! Every position with few seeds in play, valued when it is first met and then known for good.
//!
//! Only where play cannot cycle and the stores do not matter: there a position's value is that of its pits. A byte a
//! position, found by its rank among all ways to put so few seeds into the pits. With the sums s of the first i pits,
//! i from 1:
//!
//! ```text
//! rank = Σ C(s(i) + i - 1, i)
//! ```
//! Valuing one position values those below it that have to be known; the whole is never more work than building it all.

use std::sync::atomic::{AtomicI8, Ordering};

use sower_core::kernel::{Half, Kernel, Packed};

use crate::terms::Terms;

/// Not valued yet.
const UNKNOWN: i8 = i8::MIN;

/// The most seeds that a floor of a game may have: values are bytes.
const MOST_SEEDS: u8 = 40;

/// The values of all positions of at most so many seeds in play.
pub(crate) struct Floor {
    seeds: u8,
    pits: usize,
    /// Ways to choose, by pits before and sum so far.
    ways: Vec<[u32; MOST_SEEDS as usize + 1]>,
    values: Vec<AtomicI8>,
}

impl Floor {
    /// A floor of at most so many bytes and seeds on a board of so many pits a side.
    pub(crate) fn new(pits: usize, seeds: u8, bytes: usize) -> Floor {
        let pits_in_all = 2 * pits as u64;
        let size = |seeds: u8| choose(u64::from(seeds) + pits_in_all, pits_in_all);
        let fits = |seeds: &u8| size(*seeds).is_some_and(|size| size <= bytes as u64);
        let seeds = (0..=seeds.min(MOST_SEEDS)).rev().find(fits).unwrap_or(0);
        let ways = (0..pits_in_all).map(|before| {
            std::array::from_fn(|sum| {
                let ways =
                    if sum > usize::from(seeds) { None } else { choose(sum as u64 + before, before + 1) };
                ways.map_or(0, |ways| ways as u32)
            })
        });
        let count = size(seeds).unwrap_or(1) as usize;
        Floor {
            seeds,
            pits,
            ways: ways.collect(),
            values: (0..count).map(|_| AtomicI8::new(UNKNOWN)).collect(),
        }
    }

    /// The most seeds in play that it knows.
    pub(crate) fn seeds(&self) -> u8 {
        self.seeds
    }

    #[inline(always)]
    fn rank<H: Half>(&self, position: &Packed<H>) -> usize {
        let (mut rank, mut sum) = (0, 0);
        let (own, other) = self.ways.split_at(self.pits);
        for (lane, ways) in own.iter().enumerate() {
            sum += usize::from(position.own().byte(lane));
            rank += ways[sum];
        }
        for (lane, ways) in other.iter().enumerate() {
            sum += usize::from(position.other().byte(lane));
            rank += ways[sum];
        }
        rank as usize
    }

    /// What the seeds in play are worth to the mover, beyond the stores. There are at most [`Floor::seeds`] of them.
    #[inline(always)]
    pub(crate) fn value<H: Half>(&self, kernel: &Kernel<H>, terms: &Terms<H>, position: &Packed<H>) -> i32 {
        let place = &self.values[self.rank(position)];
        match place.load(Ordering::Relaxed) {
            UNKNOWN => self.fill(kernel, terms, position, place),
            known => i32::from(known),
        }
    }

    /// Bound: every ply puts a seed into a store or brings seeds nearer to one, so this ends.
    #[inline(never)]
    fn fill<H: Half>(
        &self,
        kernel: &Kernel<H>,
        terms: &Terms<H>,
        position: &Packed<H>,
        place: &AtomicI8,
    ) -> i32 {
        let margin = terms.margin(position);
        let mut best = None;
        kernel.for_each_child(position, |_, child| {
            let future = terms.margin(child) + self.value(kernel, terms, child);
            let value = if child.side() == position.side() { future } else { -future };
            best = best.max(Some(value));
        });
        let value = best.unwrap_or_else(|| terms.finished(kernel, position)) - margin;
        // Whoever else values it finds the same.
        place.store(value as i8, Ordering::Relaxed);
        value
    }
}

/// How many ways there are to choose so many of so many, unless it is a very large number.
fn choose(of: u64, count: u64) -> Option<u64> {
    if count > of {
        return Some(0);
    }
    let mut ways: u64 = 1;
    // The smaller half: the partial results then only grow.
    for step in 1..=count.min(of - count) {
        ways = ways * (of + 1 - step) / step;
        if ways > u64::from(u32::MAX) {
            return None;
        }
    }
    Some(ways)
}
