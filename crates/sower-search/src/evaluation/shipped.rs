//! The tuned weights that come with Sower: `games/NAME.weights`.

use sower_core::{Rules, library};

use super::shape::Shape;
use super::weights::Weights;

/// Every game that has tuned weights, with their text.
static SHIPPED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/weights.rs"));

impl Weights {
    /// The weights of a game: tuned ones where there are any for its board, otherwise what is sound in any game. A variant
    /// plays by its game's.
    pub fn of(rules: &Rules) -> Weights {
        let shape = Shape::of(rules);
        Weights::shipped(rules, &shape).unwrap_or_else(|| Weights::sound(&shape, rules))
    }

    fn shipped(rules: &Rules, shape: &Shape) -> Option<Weights> {
        let text = library::beside_rules(SHIPPED, rules)?;
        // On another board (`--set board.pits=…`) the file does not fit, and need not.
        Weights::read(text, shape).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_file_fits_its_game() {
        for (name, text) in SHIPPED {
            let rules = library::find(name).unwrap().rules(&[]).unwrap();
            let read = Weights::read(text, &Shape::of(&rules));
            assert!(read.is_ok(), "{name}: {read:?}");
        }
    }
}
