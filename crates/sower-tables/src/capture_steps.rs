//! The layers that captures of a layer lead to.

use sower_core::Rules;
use sower_core::rules::{Across, Chain, Counts, SowStores};

/// The layers that captures of a layer lead to.
#[derive(Clone, Debug)]
pub(crate) struct CaptureSteps {
    /// The possible numbers of seeds in a capture; any number if empty.
    only: Vec<u8>,
    /// The game ends with at most this many seeds in play.
    ended: Option<u8>,
}

impl CaptureSteps {
    /// The captures that the rules allow.
    pub(crate) fn of(rules: &Rules) -> CaptureSteps {
        let capture = rules.capture();
        let one_pit = capture.chain == Chain::None
            && capture.across == Across::None
            && !capture.beyond_gap
            && capture.last_few == 0
            && rules.sow().stores == SowStores::None
            && rules.home().at.is_none();
        let only = match &capture.last_makes {
            Counts::Listed(counts) if one_pit && !counts.is_empty() && capture.passing.is_empty() => {
                counts.clone()
            }
            _ => Vec::new(),
        };
        CaptureSteps { only, ended: rules.end().seeds_left }
    }

    /// Whether every position with that many seeds in play is finished.
    pub(crate) fn is_over(&self, seeds: u8) -> bool {
        self.ended.is_some_and(|few| seeds <= few)
    }

    /// The smaller layers that moves from this one lead to, ascending, including finished ones.
    pub(crate) fn below(&self, seeds: u8) -> Vec<u8> {
        if self.only.is_empty() {
            return (0..seeds).collect();
        }
        let mut below: Vec<u8> = self.only.iter().filter_map(|taken| seeds.checked_sub(*taken)).collect();
        below.sort_unstable();
        below
    }

    /// The layers of a table, ascending: those that play can reach and that are not finished.
    pub(crate) fn layers(&self, most_seeds: u8) -> Vec<u8> {
        let mut wanted = vec![false; usize::from(most_seeds) + 1];
        wanted[usize::from(most_seeds)] = true;
        for seeds in (0..=most_seeds).rev() {
            if wanted[usize::from(seeds)] && !self.is_over(seeds) {
                for next in self.below(seeds) {
                    wanted[usize::from(next)] = true;
                }
            }
        }
        (0..=most_seeds).filter(|seeds| wanted[usize::from(*seeds)] && !self.is_over(*seeds)).collect()
    }
}
