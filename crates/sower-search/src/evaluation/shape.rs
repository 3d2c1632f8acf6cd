//! Which features a game's evaluation has: the table of contents of its weights.
//!
//! Every feature is a *choice*: a position falls into exactly one of its cells, and the cell's weight is added. So a pit
//! with four seeds chooses cell 4 of that pit's feature. That holds for every game of the family, says more than a weight
//! a seed could (in Kalah a pit that just reaches the store, in Oware a house of one or two), and costs one look-up.

use sower_core::{Position, Rules};

/// A feature of one side, seen from the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// How many seeds lie in a pit, by its index: what can be reached, an extra turn in hand, seeds at risk.
    Pit(u8),
    /// How many pits have seeds: mobility.
    Filled,
    /// How many seeds lie on the side: safety, hoarding, and starvation.
    Side,
    /// Where the side's home lies in the other's row; the last cell is none.
    Home,
}

/// The features of a game and where each one's cells are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    pits: usize,
    homes: bool,
    /// The greatest count with a cell of its own; all greater ones share it.
    greatest: usize,
    /// The same for a whole side.
    greatest_side: usize,
}

impl Shape {
    /// The features that a game's rules call for.
    pub fn of(rules: &Rules) -> Shape {
        let pits = usize::from(rules.board().pits);
        // Two and a half rounds of the board, which a single pit hardly ever exceeds.
        let greatest = (5 * pits).min(usize::from(rules.total())).max(4);
        let greatest_side = usize::from(rules.total()).max(4);
        Shape { pits, homes: rules.home().at.is_some(), greatest, greatest_side }
    }

    /// The features of one side, in order.
    pub fn features(&self) -> impl Iterator<Item = Feature> {
        let pits = (0..self.pits).map(|pit| Feature::Pit(pit as u8));
        let home = self.homes.then_some(Feature::Home);
        pits.chain([Feature::Filled, Feature::Side]).chain(home)
    }

    /// How many cells a feature has.
    pub fn cells(&self, feature: Feature) -> usize {
        match feature {
            Feature::Pit(_) => self.greatest + 1,
            Feature::Filled => self.pits + 1,
            Feature::Side => self.greatest_side + 1,
            Feature::Home => self.pits + 1,
        }
    }

    /// All cells of one side.
    pub fn side_cells(&self) -> usize {
        self.features().map(|feature| self.cells(feature)).sum()
    }

    /// The cell that every feature of a position chooses, the mover's first, numbered through all features of both sides.
    pub fn cells_of(&self, position: &Position) -> Vec<u16> {
        let mover = position.side();
        let mut first = 0;
        let mut chosen = Vec::new();
        for side in [mover, !mover] {
            for feature in self.features() {
                let row = position.row(side);
                let cell = match feature {
                    Feature::Pit(pit) => usize::from(row[usize::from(pit)]),
                    Feature::Filled => row.iter().filter(|seeds| **seeds > 0).count(),
                    Feature::Side => usize::from(position.on_side(side)),
                    Feature::Home => position.home(side).map_or(self.pits, usize::from),
                };
                let cells = self.cells(feature);
                chosen.push((first + cell.min(cells - 1)) as u16);
                first += cells;
            }
        }
        chosen
    }

    /// Pits a side.
    pub fn pits(&self) -> usize {
        self.pits
    }
}
