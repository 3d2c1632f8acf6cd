//! How games end, as the search needs to know it: on the board, by repetition, at the cap; and what the future depends on.

use sower_core::Rules;
use sower_core::kernel::{Half, Kernel, Packed};
use sower_core::rules::{Cycle, Decide, Settle};

use crate::score::Score;
use crate::transposition::Key;

/// What the rules say of endings, worked out once for a search.
pub(crate) struct Endings<H: Half> {
    pits: H,
    /// Whether more depends on what is in the stores than the margin: where a majority ends the game.
    pub(crate) stores_matter: bool,
    /// How far the seeds on the sides can move a score beside the margin.
    pub(crate) beside_margin: i32,
    cycle: Cycle,
    captured_first: bool,
    /// Plies below the root at which the cap ends the game.
    plies_to_cap: usize,
    /// Positions of the trail that lie before the root.
    past: usize,
}

impl<H: Half> Endings<H> {
    /// Endings of a search from a root with so many plies and past positions behind it.
    pub(crate) fn new(rules: &Rules, ply: u32, past: usize) -> Endings<H> {
        let captured_first = rules.end().decide == Decide::CapturedFirst;
        Endings {
            pits: H::below(usize::from(rules.board().pits)),
            stores_matter: rules.end().majority,
            beside_margin: if captured_first { 255 } else { 0 },
            cycle: rules.cycle().clone(),
            captured_first,
            plies_to_cap: rules
                .cycle()
                .max_plies
                .map_or(usize::MAX, |most| most.saturating_sub(ply) as usize),
            past,
        }
    }

    /// The seeds on the mover's side and on the other's.
    #[inline(always)]
    pub(crate) fn seeds_by_side(&self, position: &Packed<H>) -> (u8, u8) {
        ((position.own() & self.pits).sum(), (position.other() & self.pits).sum())
    }

    /// The name of everything that the future depends on.
    #[inline(always)]
    pub(crate) fn key(&self, position: &Packed<H>) -> Key {
        if self.stores_matter {
            Key::whole(position)
        } else {
            Key::of(position.own() & self.pits, position.other() & self.pits, position.beside_seeds())
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
        Score::margin(i32::from(own) - i32::from(other)).parts()
    }

    /// What the game is worth to the mover if the way to this position ends it: it stood before, or the cap is reached.
    /// `trail` has the positions before it, the root's past first.
    #[inline(always)]
    pub(crate) fn by_path(
        &self,
        kernel: &Kernel<H>,
        position: &Packed<H>,
        trail: &[Packed<H>],
        ply: usize,
    ) -> Option<i32> {
        if ply >= self.plies_to_cap && kernel.termination(position).is_none() {
            return Some(self.settled(position));
        }
        let repeats = self.cycle.repeats?;
        (self.stood_before(position, trail, repeats)).then(|| self.settled(position))
    }

    /// Whether the position counts as a repetition. Stores only grow, so an older position with other stores ends the walk.
    ///
    /// One that stood below the root already is taken for a repetition even where the rules ask for a third: whoever goes
    /// round once can go round again, and such a score is never called proven.
    #[inline(always)]
    fn stood_before(&self, position: &Packed<H>, trail: &[Packed<H>], repeats: u8) -> bool {
        let stores = |at: &Packed<H>| {
            let stores = (at.own_store(), at.other_store());
            if at.side() == position.side() { stores } else { (stores.1, stores.0) }
        };
        let here = stores(position);
        let mut times = 1;
        for (index, older) in trail.iter().enumerate().rev() {
            if stores(older) != here {
                return false;
            }
            if older == position {
                times += 1;
                if index >= self.past || times >= repeats {
                    let (own, other) = self.seeds_by_side(position);
                    return !self.cycle.needs_both_sides || (own > 0 && other > 0);
                }
            }
        }
        false
    }

    /// What the mover has more than the other once the rules have settled what is left.
    pub(crate) fn settled(&self, position: &Packed<H>) -> i32 {
        let margin = i32::from(position.own_store()) - i32::from(position.other_store());
        let (own, other) = self.seeds_by_side(position);
        let shares = match self.cycle.settle {
            Settle::Split | Settle::Nobody => 0,
            Settle::SideOwner => i32::from(own) - i32::from(other),
        };
        Score::margin(margin + shares).parts()
    }
}
