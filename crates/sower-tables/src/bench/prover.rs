//! The order in which a solver asks tables.
//!
//! It stands a few seeds above them and proves whether the mover does not lose: all moves of a position that lead into the tables are asked
//! first, the others are searched, one that is good enough ends it, and what was proven once is remembered. No position below the
//! tables' top is searched any further, since its value is known.

use std::collections::HashMap;
use std::ops::ControlFlow;

use sower_core::Rules;
use sower_core::kernel::{Half, Packed};
use sower_search::Score;

use super::Chance;
use crate::error::TableError;
use crate::layer::{Board, Layer, positions};
use crate::set::Set;

/// How many seeds above the tables it begins. A claim takes up to four, so that every game has positions there.
const ABOVE: u8 = 4;

/// Plies after which it looks no further: where play can go round nothing else ends it.
const MOST_PLIES: u32 = 24;
/// Positions above the tables that it looks at for a round of questions.
const MOST_SEARCHED: u64 = 1 << 20;

/// A layer above the tables that proofs begin in.
pub(super) struct Prover<'a, H: Half> {
    set: &'a Set<H>,
    above: Layer<H>,
    /// What was proven: whether a position reaches a goal.
    proven: HashMap<(Packed<H>, Score), bool>,
    /// The positions that the tables were asked for, in their order.
    asked: Vec<Packed<H>>,
    most: usize,
    searched: u64,
}

impl<'a, H: Half> Prover<'a, H> {
    /// A prover above these tables; none if the board cannot hold so many seeds.
    pub(super) fn new(set: &'a Set<H>, rules: &Rules) -> Option<Prover<'a, H>> {
        let top = set.layers.iter().flatten().next_back()?.layer.seeds();
        let seeds = top.checked_add(ABOVE).filter(|seeds| positions(rules, *seeds) > 0)?;
        let board = std::sync::Arc::new(Board::new(rules, &set.kernel, seeds));
        let above = Layer::new(board, seeds);
        Some(Prover { set, above, proven: HashMap::new(), asked: Vec::new(), most: 0, searched: 0 })
    }

    /// About so many questions, of as many proofs as that takes, each from anywhere in the layer.
    pub(super) fn questions(
        &mut self,
        most: usize,
        chance: &mut Chance,
    ) -> Result<Vec<Packed<H>>, TableError> {
        (self.most, self.asked, self.searched) = (most, Vec::with_capacity(most), 0);
        // Bound: every proof looks at its root at least.
        while !self.is_enough() {
            self.proven.clear();
            let root = self.above.position(chance.below(self.above.len()));
            self.reaches(&root, Score::LEVEL, MOST_PLIES)?;
        }
        Ok(std::mem::take(&mut self.asked))
    }

    fn is_enough(&self) -> bool {
        self.asked.len() >= self.most || self.searched >= MOST_SEARCHED
    }

    /// Whether the mover reaches a goal. Once enough was asked any answer will do.
    fn reaches(&mut self, position: &Packed<H>, goal: Score, plies: u32) -> Result<bool, TableError> {
        self.searched += 1;
        if plies == 0 || self.is_enough() {
            return Ok(false);
        }
        if let Some(proven) = self.proven.get(&(*position, goal)) {
            return Ok(*proven);
        }
        let mut found = Ok(false);
        let mut open = Vec::new();
        let set = self.set;
        set.kernel.for_each_child_until(position, |_, after| {
            let again = after.side() == position.side();
            if set.seeds(after) > self.above.seeds() - ABOVE {
                open.push((*after, again));
                return ControlFlow::Continue(());
            }
            self.asked.push(*after);
            found = set.find(after).map(|found| {
                let sure = found.map_or(Score::LEVEL, |found| if again { found.sure } else { -found.most });
                sure >= goal
            });
            if matches!(found, Ok(false)) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let mut found = found?;
        for (after, again) in open {
            if found {
                break;
            }
            let beyond = Score::of_parts(1 - goal.parts());
            found = match again {
                true => self.reaches(&after, goal, plies - 1)?,
                false => !self.reaches(&after, beyond, plies - 1)?,
            };
        }
        self.proven.insert((*position, goal), found);
        Ok(found)
    }
}
