//! The tuned weights that ship with Sower: `games/NAME.weights`.

use sower_core::shipped::ShippedFiles;
use sower_core::{Rules, library};

use super::shape::Shape;
use super::weights::Weights;

/// The tuned weights, by game.
pub const SHIPPED_WEIGHTS: ShippedFiles =
    ShippedFiles::new("weights", include!(concat!(env!("OUT_DIR"), "/weights.rs")));

impl Weights {
    /// The weights of a game: tuned ones if they fit its board, otherwise [`Weights::sound`]. Variants use the weights of their base
    /// game.
    pub fn of(rules: &Rules) -> Weights {
        let shape = Shape::of(rules);
        Weights::shipped(rules, &shape).unwrap_or_else(|| Weights::sound(&shape, rules))
    }

    fn shipped(rules: &Rules, shape: &Shape) -> Option<Weights> {
        let text = library::beside_rules(SHIPPED_WEIGHTS, rules)?;
        // With another board (`--set board.pits=…`) the file does not fit; that is not an error.
        Weights::read(text, shape).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_file_fits_its_game() {
        for (name, text) in SHIPPED_WEIGHTS.all() {
            let rules = library::find(name).unwrap().rules(&[]).unwrap();
            let read = Weights::read(text, &Shape::of(&rules));
            assert!(read.is_ok(), "{name}: {read:?}");
        }
    }
}
