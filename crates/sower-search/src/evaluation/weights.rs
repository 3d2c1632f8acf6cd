//! The weights of a game's evaluation, as numbers and as a file.

use sower_core::Rules;

use super::shape::{Feature, Shape};

/// What a cell is worth with all seeds in play and with none, in 64ths of a seed. Between, it is mixed by the seeds that
/// are left.
pub type Weight = [i16; 2];

/// Parts of a seed in which weights are written.
pub const PARTS: f64 = 64.0;

/// A weight for every cell of every feature: the mover's features first, then the other side's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For the mover and the other side, for each feature in order, its cells.
    pub sides: [Vec<Vec<Weight>>; 2],
}

impl Weights {
    /// The bare margin: nothing on the board counts.
    pub fn bare(shape: &Shape) -> Weights {
        let side: Vec<Vec<Weight>> =
            shape.features().map(|feature| vec![[0, 0]; shape.cells(feature)]).collect();
        Weights { sides: [side.clone(), side] }
    }

    /// What is sound in any game of the family, for those that were not tuned: a seed on one's side may become one's
    /// own, a pit to choose from is worth something, and so is being to move.
    pub fn sound(shape: &Shape, _rules: &Rules) -> Weights {
        let mut weights = Weights::bare(shape);
        for (side, sign) in [(0, 1.0), (1, -1.0)] {
            for (feature, cells) in shape.features().zip(&mut weights.sides[side]) {
                for (cell, weight) in cells.iter_mut().enumerate() {
                    let seeds = match feature {
                        Feature::Pit(_) => [0.0; 2],
                        Feature::Filled => [0.15 * cell as f64; 2],
                        Feature::Side => [0.10 * cell as f64, 0.25 * cell as f64],
                        Feature::Home if cell == shape.pits() => [0.0; 2],
                        Feature::Home => [8.0, 1.0],
                    };
                    *weight = seeds.map(|seeds| (sign * seeds * PARTS) as i16);
                }
            }
        }
        weights
    }
}
