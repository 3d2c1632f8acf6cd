//! What tables need to know of a game's rules: whether play can go round in a layer, what that is worth, and which layers
//! captures lead to.

use sower_core::Rules;
use sower_core::rules::{Across, Chain, Counts, Settle, SowStores};

/// What endless play in a layer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycles {
    /// There is none: a turn that takes nothing out of play brings seeds nearer to the store they are sown into.
    None,
    /// Nothing to either side.
    Level,
    /// It depends on where play stops. A position has two values then: what the mover is sure of, and what the other side
    /// cannot keep from them.
    Open,
}

impl Cycles {
    /// What the rules say.
    pub fn of(rules: &Rules) -> Cycles {
        if rules.sow().stores == SowStores::Own && rules.board().sides == sower_core::rules::Sides::Owned {
            return Cycles::None;
        }
        match rules.cycle().settle {
            Settle::Split | Settle::Nobody => Cycles::Level,
            Settle::SideOwner => Cycles::Open,
        }
    }

    /// How many values a position has.
    pub(crate) fn roles(self) -> usize {
        if self == Cycles::Open { 2 } else { 1 }
    }
}

/// Which layers a layer's captures lead to.
#[derive(Clone, Debug)]
pub(crate) struct CaptureSteps {
    /// Captures take one of these out of play; anything, if there are none listed.
    only: Vec<u8>,
    /// At most so many in play end the game.
    ended: Option<u8>,
}

impl CaptureSteps {
    /// What the rules say.
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

    /// Whether every position with so many in play is over.
    pub(crate) fn is_over(&self, seeds: u8) -> bool {
        self.ended.is_some_and(|few| seeds <= few)
    }

    /// The smaller layers that turns from this one lead to, ascending, those that are over too.
    pub(crate) fn below(&self, seeds: u8) -> Vec<u8> {
        if self.only.is_empty() {
            return (0..seeds).collect();
        }
        let mut below: Vec<u8> = self.only.iter().filter_map(|taken| seeds.checked_sub(*taken)).collect();
        below.sort_unstable();
        below
    }

    /// The layers that a table of so many seeds is made of, ascending: those that its play can lead to and that are not over.
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
