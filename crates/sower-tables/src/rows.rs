//! The rows of one side with a number of seeds, and their ranks.
//!
//! A row of `k` open pits with `m` seeds is one of `C(m+k-1, k-1)`. Its rank is a sum with one term per pit,
//!
//! ```text
//! rank = C(s₀, 1) + C(s₁+1, 2) + C(s₂+2, 3) + …     sᵢ: the seeds in the first i+1 open pits
//! ```
//! and one multiplication of the word computes all the sums `sᵢ`. A seed that moves toward the last pit lowers the
//! rank. That is why games that sow the mover's store can be built in one pass.

use sower_core::kernel::Half;

/// All rows of a side with up to a number of seeds, optionally with one closed pit (a home has no seeds).
#[derive(Debug)]
pub(crate) struct Rows<H> {
    /// By seeds, the rows in the order of their ranks.
    by_seeds: Vec<Vec<H>>,
    /// By pit and prefix sum, the pit's term of the rank.
    terms: Vec<[u32; 128]>,
}

impl<H: Half> Rows<H> {
    /// All rows of `pits` pits with at most `most_seeds` seeds.
    pub(crate) fn new(pits: usize, closed: Option<u8>, most_seeds: u8) -> Rows<H> {
        let open: Vec<usize> = (0..pits).filter(|pit| closed != Some(*pit as u8)).collect();
        let mut terms = vec![[0; 128]; pits];
        for (place, pit) in open.iter().enumerate().take(open.len().saturating_sub(1)) {
            for sum in 0..=u64::from(most_seeds) {
                terms[*pit][sum as usize] = choose(sum + place as u64, place as u64 + 1) as u32;
            }
        }
        let by_seeds = (0..=most_seeds).map(|seeds| rows_of(&open, seeds)).collect();
        Rows { by_seeds, terms }
    }

    /// The row's rank among those with as many seeds. The row must not include the store.
    #[cfg(test)]
    pub(crate) fn rank(&self, row: H) -> u32 {
        self.rank_of_sums(row.sums_so_far())
    }

    /// The rank from the row's prefix sums.
    #[inline(always)]
    pub(crate) fn rank_of_sums(&self, sums: H) -> u32 {
        let term = |lane: usize, terms: &[u32; 128]| terms[usize::from(sums.byte(lane)) & 127];
        // Six pits are so common that their sum is unrolled: the loop's overhead would equal its work.
        if let [a, b, c, d, e, _] = &self.terms[..] {
            return term(0, a) + term(1, b) + term(2, c) + term(3, d) + term(4, e);
        }
        self.terms.iter().enumerate().map(|(lane, terms)| term(lane, terms)).sum()
    }

    /// All rows with that many seeds, by rank.
    #[inline(always)]
    pub(crate) fn with(&self, seeds: u8) -> &[H] {
        &self.by_seeds[usize::from(seeds)]
    }
}

/// The binomial coefficient `n` over `k`.
pub(crate) fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (0..k.min(n - k)).fold(1, |product, index| product * (n - index) / (index + 1))
}

/// The number of ways to distribute seeds over pits.
pub(crate) fn ways(pits: u64, seeds: u64) -> u64 {
    match pits {
        0 => u64::from(seeds == 0),
        _ => choose(seeds + pits - 1, pits - 1),
    }
}

/// The rows in the order of their ranks: the last pits are most significant, and fewer seeds before them rank lower.
fn rows_of<H: Half>(open: &[usize], seeds: u8) -> Vec<H> {
    let Some((last, before)) = open.split_last() else {
        return if seeds == 0 { vec![H::ZERO] } else { Vec::new() };
    };
    (0..=seeds)
        .filter(|rest| *rest == 0 || !before.is_empty())
        .flat_map(|rest| {
            rows_of::<H>(before, rest).into_iter().map(move |row| row.plus(H::unit(*last, seeds - rest)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Rows, ways};
    use sower_core::kernel::Half;

    fn numbers_count_up<H: Half>(pits: usize, closed: Option<u8>) {
        let rows = Rows::<H>::new(pits, closed, 9);
        for seeds in 0..=9 {
            let open = pits as u64 - u64::from(closed.is_some());
            assert_eq!(rows.with(seeds).len() as u64, ways(open, u64::from(seeds)));
            for (number, row) in rows.with(seeds).iter().enumerate() {
                assert_eq!(rows.rank(*row), number as u32, "{row:?}");
                assert_eq!(row.sum(), seeds);
            }
        }
    }

    #[test]
    fn every_row_has_its_own_number() {
        numbers_count_up::<u64>(1, None);
        numbers_count_up::<u64>(6, None);
        numbers_count_up::<u64>(7, Some(0));
        numbers_count_up::<u64>(4, Some(3));
        numbers_count_up::<u128>(9, None);
        numbers_count_up::<u128>(9, Some(4));
    }

    #[test]
    fn a_seed_that_moves_on_makes_the_number_smaller() {
        let rows = Rows::<u64>::new(6, None, 5);
        for row in rows.with(5) {
            for pit in 0..5 {
                if row.byte(pit) > 0 {
                    let moved = row.minus(u64::unit(pit, 1)).plus(u64::unit(pit + 1, 1));
                    assert!(rows.rank(moved) < rows.rank(*row));
                }
            }
        }
    }
}
