//! The features of a game's evaluation, which define the layout of its weights.
//!
//! Every feature is a *choice*: a position selects exactly one of its cells, and the evaluation adds the cell's weight. A pit
//! with four seeds selects cell 4 of that pit's feature. This works for every mancala game and costs one look-up. It also says more
//! than one weight per seed: in Kalah a pit may just reach the store, in Oware a house of one or two is vulnerable.

use sower_core::{Position, Rules};

/// A feature of one side, seen from the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// The number of seeds in a pit, by its index. Covers reach, extra turns and seeds at risk.
    Pit(u8),
    /// The number of pits with seeds: mobility.
    Filled,
    /// The number of seeds on the side: safety, hoarding, and starvation.
    Side,
    /// The position of the side's home in the opponent's row; the last cell means no home.
    Home,
    /// The numbers of seeds in two pits of the side, in steps of up to 21 seeds: where a seed of one would fall into the other, and what
    /// one protects or blocks.
    Pair(u8, u8),
    /// The numbers of seeds in a pit and in the opponent's pit opposite. Only the mover has this feature: it says the same of both.
    Facing(u8),
}

/// The counts that pairs tell apart: each is the least of its step.
const COUNTS: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 17, 21];
/// The number of steps.
pub const STEPS: usize = COUNTS.len();

/// The step of a count.
pub fn step(count: u8) -> u8 {
    // There are fewer than 256 steps.
    (COUNTS.partition_point(|least| *least <= count) - 1) as u8
}

/// The features of a game and the range of each one's cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    pits: usize,
    homes: bool,
    /// The greatest count with a separate cell; all greater counts share it.
    greatest: usize,
    /// The greatest count with a separate cell for a whole side.
    greatest_side: usize,
    /// The greatest distance between two pits of a pair; 0 without pairs.
    reach: usize,
}

/// Boards of at most so many pits a side have a feature for every pair of a side's pits, and larger ones for near pits.
const ALL_PAIRS: usize = 7;
const NEAR: usize = 2;

impl Shape {
    /// The features for a game's rules.
    pub fn of(rules: &Rules) -> Shape {
        let pits = usize::from(rules.board().pits);
        // Two and a half rounds of the board, which a single pit rarely exceeds.
        let greatest = (5 * pits).min(usize::from(rules.total())).max(4);
        let greatest_side = usize::from(rules.total()).max(4);
        Shape { pits, homes: rules.home().at.is_some(), greatest, greatest_side, reach: 0 }
    }

    /// The same features, and those of pairs of pits.
    pub fn with_pairs(self) -> Shape {
        Shape { reach: if self.pits <= ALL_PAIRS { ALL_PAIRS } else { NEAR }, ..self }
    }

    /// Whether it has features of pairs of pits.
    pub fn has_pairs(&self) -> bool {
        self.reach > 0
    }

    /// The features of the mover (0) or the opponent (1), in order.
    pub fn features(&self, side: usize) -> impl Iterator<Item = Feature> + use<> {
        let Shape { pits, reach, .. } = *self;
        let each = (0..pits).map(|pit| Feature::Pit(pit as u8));
        let home = self.homes.then_some(Feature::Home);
        let after = move |first: usize| first + 1..pits.min(first + reach + 1);
        let pairs = (0..pits)
            .flat_map(move |first| after(first).map(move |second| Feature::Pair(first as u8, second as u8)));
        let facing = (0..pits).filter(move |_| reach > 0 && side == 0).map(|pit| Feature::Facing(pit as u8));
        each.chain([Feature::Filled, Feature::Side]).chain(home).chain(pairs).chain(facing)
    }

    /// The number of a feature's cells.
    pub fn cells(&self, feature: Feature) -> usize {
        match feature {
            Feature::Pit(_) => self.greatest + 1,
            Feature::Filled => self.pits + 1,
            Feature::Side => self.greatest_side + 1,
            Feature::Home => self.pits + 1,
            Feature::Pair(..) | Feature::Facing(_) => STEPS * STEPS,
        }
    }

    /// The number of cells of all features.
    pub fn all_cells(&self) -> usize {
        (0..2).flat_map(|side| self.features(side)).map(|feature| self.cells(feature)).sum()
    }

    /// The cell that each feature of a position selects, the mover's first. Numbers run through all features of both sides.
    pub fn cells_of(&self, position: &Position) -> Vec<u16> {
        let mover = position.side();
        let mut first = 0;
        let mut chosen = Vec::new();
        for (number, side) in [mover, !mover].into_iter().enumerate() {
            let (row, across) = (position.row(side), position.row(!side));
            let pair = |one: u8, other: u8| usize::from(step(one)) * STEPS + usize::from(step(other));
            for feature in self.features(number) {
                let cell = match feature {
                    Feature::Pit(pit) => usize::from(row[usize::from(pit)]),
                    Feature::Filled => row.iter().filter(|seeds| **seeds > 0).count(),
                    Feature::Side => usize::from(position.on_side(side)),
                    Feature::Home => position.home(side).map_or(self.pits, usize::from),
                    Feature::Pair(first, second) => pair(row[usize::from(first)], row[usize::from(second)]),
                    Feature::Facing(pit) => {
                        pair(row[usize::from(pit)], across[self.pits - 1 - usize::from(pit)])
                    }
                };
                let cells = self.cells(feature);
                chosen.push((first + cell.min(cells - 1)) as u16);
                first += cells;
            }
        }
        chosen
    }

    /// Pits per side.
    pub fn pits(&self) -> usize {
        self.pits
    }
}
