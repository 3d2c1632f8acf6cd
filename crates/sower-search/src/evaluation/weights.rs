//! The weights of a game's evaluation.

use sower_core::Rules;

use super::shape::{Feature, Shape};

/// A cell's weight with all seeds in play and with none, in 64ths of a seed. In between it is interpolated by the seeds in
/// play.
pub type Weight = [i16; 2];

/// Weights are in units of 1/`PARTS` seed.
pub const PARTS: f64 = 64.0;

/// A weight for every cell of every feature: the mover's features first, then the opponent's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The features.
    pub shape: Shape,
    /// For the mover and the opponent, for each feature in order, its cells.
    pub sides: [Vec<Vec<Weight>>; 2],
}

impl Weights {
    /// All weights zero: only the margin in the stores counts.
    pub fn bare(shape: &Shape) -> Weights {
        let cells = |feature| vec![[0, 0]; shape.cells(feature)];
        let sides = [0, 1].map(|side| shape.features(side).map(cells).collect());
        Weights { shape: shape.clone(), sides }
    }

    /// Defaults for games that were not tuned: pits with seeds, seeds on a side and homes count for their owner.
    pub fn sound(shape: &Shape, _rules: &Rules) -> Weights {
        let mut weights = Weights::bare(shape);
        for (side, sign) in [(0, 1.0), (1, -1.0)] {
            for (feature, cells) in shape.features(side).zip(&mut weights.sides[side]) {
                for (cell, weight) in cells.iter_mut().enumerate() {
                    let seeds = match feature {
                        Feature::Pit(_) | Feature::Pair(..) | Feature::Facing(_) => [0.0; 2],
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
