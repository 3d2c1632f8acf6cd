//! What a game's end is worth in whole numbers, and what the rules allow a proof to lean on.

use sower_core::Rules;
use sower_core::kernel::{Half, Kernel, Packed};
use sower_core::rules::{Decide, Rest, SowStores};
use sower_search::Score;
use sower_search::transposition::Key;
use sower_tables::Cycles;

/// What play that never ends is worth in a proof, beyond what is in the stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CycleAssumption {
    /// It cannot happen.
    NoCycles,
    /// Nothing to either: the rules say so.
    Level,
    /// The least that there is to the side that moves at the root: what is proven for it holds whatever the rules say.
    WorstForRoot,
    /// The most.
    BestForRoot,
}

impl CycleAssumption {
    /// What proofs about a game's cycles lean on: one reading where the rules value them without looking at the board, and
    /// otherwise two, between which the value lies.
    pub(crate) fn assumptions(rules: &Rules) -> &'static [CycleAssumption] {
        match Cycles::of(rules) {
            Cycles::None => &[CycleAssumption::NoCycles],
            Cycles::Level => &[CycleAssumption::Level],
            Cycles::Open => &[CycleAssumption::WorstForRoot, CycleAssumption::BestForRoot],
        }
    }
}

/// The rules as the proof needs them.
pub(crate) struct Scoring<H: Half> {
    pits: H,
    /// How much a seed of margin counts: 1, or more where possession decides between equal margins.
    pub(crate) seed: i32,
    /// How far the seeds on the sides can move a value beside the margin.
    beside_margin: i32,
    /// Whether more depends on what is in the stores than the margin.
    pub(crate) stores_matter: bool,
    /// Whether every seed is counted for a side in the end, so that all margins are odd or all are even.
    every_seed_counts: bool,
    captured_first: bool,
}

impl<H: Half> Scoring<H> {
    pub(crate) fn new(rules: &Rules) -> Scoring<H> {
        let captured_first = rules.end().decide == Decide::CapturedFirst;
        let majority = rules.end().majority;
        Scoring {
            pits: H::below(usize::from(rules.board().pits)),
            seed: if captured_first { Score::margin(1).parts() } else { 1 },
            beside_margin: if captured_first { 255 } else { 0 },
            stores_matter: majority,
            every_seed_counts: rules.sow().stores == SowStores::Own
                && !majority
                && !captured_first
                && rules.end().rest != Rest::Nobody,
            captured_first,
        }
    }

    /// How many parts of a score a value of 1 has.
    pub(crate) fn unit(&self) -> i32 {
        Score::margin(1).parts() / self.seed
    }

    /// The score that a value stands for.
    pub(crate) fn score(&self, value: i32) -> Score {
        Score::of_parts(value * self.unit())
    }

    /// The value of a score that holds for certain.
    pub(crate) fn value(&self, score: Score) -> i32 {
        score.parts() / self.unit()
    }

    /// The least value that has at least such a margin, whatever the seeds on the sides add to it.
    pub(crate) fn least_with(&self, margin: Score) -> i32 {
        self.value(margin) - self.beside_margin
    }

    /// The mover's seeds in store minus the other's.
    #[inline(always)]
    pub(crate) fn margin(&self, position: &Packed<H>) -> i32 {
        (i32::from(position.own_store()) - i32::from(position.other_store())) * self.seed
    }

    /// Seeds in the pits.
    #[inline(always)]
    pub(crate) fn in_play(&self, position: &Packed<H>) -> u8 {
        (position.own() & self.pits).plus(position.other() & self.pits).sum()
    }

    /// Seeds in the mover's pits and in the other's.
    #[inline(always)]
    pub(crate) fn by_side(&self, position: &Packed<H>) -> (u8, u8) {
        ((position.own() & self.pits).sum(), (position.other() & self.pits).sum())
    }

    /// How far the seeds in play can move the value from the margin, either way.
    #[inline(always)]
    pub(crate) fn swing(&self, in_play: u8) -> i32 {
        i32::from(in_play) * self.seed + self.beside_margin
    }

    /// The smallest value from there on that a game can have which has that margin and so much in play.
    #[inline(always)]
    pub(crate) fn at_least(&self, value: i32, margin: i32, in_play: u8) -> i32 {
        if self.every_seed_counts { value + ((value ^ margin ^ i32::from(in_play)) & 1) } else { value }
    }

    /// The key of all that the future depends on. Proofs that read cycles differently have keys of their own.
    #[inline(always)]
    pub(crate) fn key(&self, position: &Packed<H>, reading: u32) -> Key {
        let beside = position.beside_seeds() ^ reading;
        if self.stores_matter {
            Key::of(position.own(), position.other(), beside)
        } else {
            Key::of(position.own() & self.pits, position.other() & self.pits, beside)
        }
    }

    /// What a game is worth to the mover that the board has ended.
    #[inline(never)]
    pub(crate) fn finished(&self, kernel: &Kernel<H>, position: &Packed<H>) -> i32 {
        if self.captured_first {
            let outcome = kernel.outcome(position);
            return outcome.map_or(0, |outcome| Score::of_outcome(&outcome, position.side()).parts());
        }
        let Some(termination) = kernel.termination(position) else { return 0 };
        let [own, other] = kernel.scores(position, termination);
        i32::from(own) - i32::from(other)
    }
}
