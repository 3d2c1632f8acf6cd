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
}

impl Shape {
    /// The features for a game's rules.
    pub fn of(rules: &Rules) -> Shape {
        let pits = usize::from(rules.board().pits);
        // Two and a half rounds of the board, which a single pit rarely exceeds.
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

    /// The number of a feature's cells.
    pub fn cells(&self, feature: Feature) -> usize {
        match feature {
            Feature::Pit(_) => self.greatest + 1,
            Feature::Filled => self.pits + 1,
            Feature::Side => self.greatest_side + 1,
            Feature::Home => self.pits + 1,
        }
    }

    /// The number of cells of one side.
    pub fn side_cells(&self) -> usize {
        self.features().map(|feature| self.cells(feature)).sum()
    }

    /// The cell that each feature of a position selects, the mover's first. Numbers run through all features of both sides.
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

    /// Pits per side.
    pub fn pits(&self) -> usize {
        self.pits
    }
}
