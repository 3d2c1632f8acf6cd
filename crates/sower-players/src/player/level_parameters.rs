//! The parameters of each level: nodes, noise and move choice, calibrated per game.

use std::time::Duration;

use sower_core::{Rules, library};
use toml_edit::{Document, Item};

/// What a level has to think with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LevelParameters {
    /// So many positions, seen with an error of up to so many hundredths of all seeds.
    Positions { nodes: u64, blur: u32 },
    /// So much time.
    Time(Duration),
    /// All that it is given, else so much time.
    AllTime(Duration),
}

/// The highest level.
pub const HIGHEST_LEVEL: u8 = 10;

/// Levels that are counted in positions; the others by time.
const COUNTED: usize = 8;
const TIMED: usize = HIGHEST_LEVEL as usize - COUNTED;

/// What all levels of a game have to think with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ladder {
    nodes: [u32; COUNTED],
    /// In hundredths of all seeds.
    blur: [u32; COUNTED],
    /// The last level's is for where it is given none.
    milliseconds: [u32; TIMED],
}

/// The levels where nobody has calibrated them.
const SOUND: Ladder = Ladder {
    nodes: [6, 12, 40, 150, 600, 3_000, 15_000, 80_000],
    blur: [25, 12, 8, 5, 3, 2, 1, 0],
    milliseconds: [100, 2_000],
};

/// The calibrated levels that come with Sower: `games/NAME.levels`.
static SHIPPED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/levels.rs"));

/// What a level from 1 to [`HIGHEST_LEVEL`] has to think with; what is beyond is taken for the nearest.
pub(super) fn thought(rules: &Rules, level: u8) -> LevelParameters {
    let Ladder { nodes, blur, milliseconds: [ninth, tenth] } = calibrated(rules).unwrap_or(SOUND);
    let time = |milliseconds: u32| Duration::from_millis(milliseconds.into());
    match usize::from(level.max(1)) - 1 {
        index @ 0..COUNTED => LevelParameters::Positions { nodes: nodes[index].into(), blur: blur[index] },
        COUNTED => LevelParameters::Time(time(ninth)),
        _ => LevelParameters::AllTime(time(tenth)),
    }
}

/// Whether each level was measured against the one below in this game.
pub fn levels_are_calibrated(rules: &Rules) -> bool {
    calibrated(rules).is_some()
}

fn calibrated(rules: &Rules) -> Option<Ladder> {
    library::beside_rules(SHIPPED, rules).and_then(read)
}

/// Reads a file of levels: `nodes` and `blur` of the first eight, `milliseconds` of the last two.
fn read(text: &str) -> Option<Ladder> {
    let document = Document::parse(text).ok()?;
    Some(Ladder {
        nodes: numbers(&document, "nodes")?,
        blur: numbers(&document, "blur")?,
        milliseconds: numbers(&document, "milliseconds")?,
    })
}

/// The numbers of a key, if there are exactly so many.
fn numbers<const N: usize>(document: &Document<&str>, key: &str) -> Option<[u32; N]> {
    let array = document.get(key).and_then(Item::as_array)?;
    let numbers: Option<Vec<u32>> =
        array.iter().map(|number| number.as_integer().and_then(|number| number.try_into().ok())).collect();
    numbers?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_file_is_read_and_its_levels_grow() {
        assert!(!SHIPPED.is_empty());
        for (name, text) in SHIPPED {
            let Ladder { nodes, blur, milliseconds } = read(text).unwrap_or_else(|| panic!("{name}"));
            assert!(nodes.is_sorted() && blur.is_sorted_by(|a, b| a >= b), "{name}");
            assert!(milliseconds.is_sorted(), "{name}");
        }
    }
}
