//! The order in which a solver looks up positions.
//!
//! It starts a few seeds above the tables and proves whether the mover does not lose. Moves into the tables are looked up first,
//! the others are searched, and a sufficient move ends the search. Results are memoised.

use std::collections::HashMap;
use std::ops::ControlFlow;

use sower_core::Rules;
use sower_core::kernel::{Half, Packed};
use sower_search::Score;

use super::Chance;
use crate::error::TableError;
use crate::layer::{Board, Layer, positions};
use crate::tables::LayerSet;

/// How many seeds above the tables it starts. A claim takes up to four, so every game has positions there.
const ABOVE: u8 = 4;

/// The search depth: where play can cycle nothing else ends it.
const MOST_PLIES: u32 = 24;
/// The most positions above the tables to search in one round.
const MOST_SEARCHED: u64 = 1 << 20;

/// A layer above the tables in which proofs begin.
pub(super) struct SolverPattern<'a, H: Half> {
    set: &'a LayerSet<H>,
    above: Layer<H>,
    /// Whether a position reaches a goal, as far as proven.
    proven: HashMap<(Packed<H>, Score), bool>,
    /// The positions looked up, in order.
    asked: Vec<Packed<H>>,
    most: usize,
    searched: u64,
}

impl<'a, H: Half> SolverPattern<'a, H> {
    /// A pattern above these tables; `None` if the board has fewer seeds than that.
    pub(super) fn new(set: &'a LayerSet<H>, rules: &Rules) -> Option<SolverPattern<'a, H>> {
        let top = set.layers.iter().flatten().next_back()?.layer.seeds();
        let seeds = top.checked_add(ABOVE).filter(|seeds| positions(rules, *seeds) > 0)?;
        let board = std::sync::Arc::new(Board::new(rules, &set.kernel, seeds));
        let above = Layer::new(board, seeds);
        Some(SolverPattern { set, above, proven: HashMap::new(), asked: Vec::new(), most: 0, searched: 0 })
    }

    /// About that many look-ups, from as many proofs as necessary, each starting at a random position of the layer.
    pub(super) fn positions(
        &mut self,
        most: usize,
        chance: &mut Chance,
    ) -> Result<Vec<Packed<H>>, TableError> {
        (self.most, self.asked, self.searched) = (most, Vec::with_capacity(most), 0);
        // Bound: every proof searches at least its root.
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

    /// Whether the mover reaches a goal. Once there are enough look-ups, the answer is arbitrary.
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
            found = set.look_up(after).map(|found| {
                let sure = found.map_or(Score::LEVEL, |found| if again { found.lower } else { -found.upper });
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
