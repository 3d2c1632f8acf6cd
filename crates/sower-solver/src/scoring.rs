//! The solver's scores, and its assumptions about endless play.

use sower_core::Rules;
use sower_core::kernel::{Half, Packed, SharedRing};
use sower_core::rules::{Rest, SowStores};
use sower_search::Score;
use sower_search::endings::{Cycles, Endings, lead};

/// What a proof assumes endless play to be worth, beyond the seeds in the stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CycleAssumption {
    /// Play cannot cycle in this game.
    NoCycles,
    /// Nothing to either side, as the rules say.
    Level,
    /// The worst for the side to move at the root: its lower bounds then hold however endless play is settled.
    WorstForRoot,
    /// The best for the side to move at the root: its upper bounds then hold.
    BestForRoot,
}

impl CycleAssumption {
    /// The assumptions to prove a game under: one where the rules give endless play one value, otherwise two that enclose it.
    pub(crate) fn assumptions(rules: &Rules) -> &'static [CycleAssumption] {
        match Cycles::of(rules) {
            Cycles::None => &[CycleAssumption::NoCycles],
            Cycles::Level => &[CycleAssumption::Level],
            Cycles::Open => &[CycleAssumption::WorstForRoot, CycleAssumption::BestForRoot],
        }
    }
}

/// Scores as integers: seeds, or parts of a seed where possession decides between equal margins.
pub(crate) struct Scoring<H: Half> {
    pub(crate) endings: Endings<Packed<H>>,
    /// The value of one seed of margin: 1, or the parts of a seed.
    pub(crate) seed: i32,
    /// Whether every seed counts for a side in the end, so that all margins are odd or all are even.
    every_seed_counts: bool,
}

impl<H: Half> Scoring<H> {
    pub(crate) fn new(rules: &Rules) -> Scoring<H> {
        let endings = Endings::new(rules);
        let has_possession = endings.possession > 0;
        Scoring {
            endings,
            seed: if has_possession { Score::margin(1).parts() } else { 1 },
            every_seed_counts: rules.sow().stores == SowStores::Own
                && !endings.stores_matter
                && !has_possession
                && rules.end().rest != Rest::Nobody,
        }
    }

    /// The parts of a [`Score`] in a value of 1.
    pub(crate) fn unit(&self) -> i32 {
        Score::margin(1).parts() / self.seed
    }

    /// The score of a value.
    pub(crate) fn score(&self, value: i32) -> Score {
        Score::of_parts(value * self.unit())
    }

    /// The value of a proven score.
    #[inline(always)]
    pub(crate) fn value(&self, score: Score) -> i32 {
        if self.seed == 1 { score.whole() } else { score.parts() }
    }

    /// The least value with at least that margin, whatever possession adds to it.
    pub(crate) fn least_with(&self, margin: Score) -> i32 {
        self.value(margin) - self.endings.possession
    }

    /// The mover's seeds in store minus the opponent's.
    #[inline(always)]
    pub(crate) fn margin(&self, position: &Packed<H>) -> i32 {
        lead(position) * self.seed
    }

    /// How far the seeds in play can move the value from the margin, either way.
    #[inline(always)]
    pub(crate) fn swing(&self, in_play: u8) -> i32 {
        i32::from(in_play) * self.seed + self.endings.possession
    }

    /// The smallest possible value not below `value`, in a game with that margin and that many seeds in play.
    #[inline(always)]
    pub(crate) fn at_least(&self, value: i32, margin: i32, in_play: u8) -> i32 {
        if self.every_seed_counts { value + ((value ^ margin ^ i32::from(in_play)) & 1) } else { value }
    }

    /// The value of a finished game for the mover.
    #[inline(always)]
    pub(crate) fn finished(&self, kernel: &SharedRing<H>, position: &Packed<H>) -> i32 {
        self.value(self.endings.finished(kernel, position))
    }
}
