//! What each level has to think with, for each game.

use std::time::Duration;

use sower_core::Rules;
use toml_edit::{Document, Item};

use crate::evaluation::beside_rules;

/// What a level has to think with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thought {
    /// So many positions, seen with an error of up to so many hundredths of all seeds.
    Positions { nodes: u64, blur: u32 },
    /// So much time.
    Time(Duration),
    /// All that it is given, else so much time.
    AllTime(Duration),
}

/// The highest level.
pub const HIGHEST_LEVEL: u8 = 10;

/// Levels that are counted in positions.
const COUNTED: usize = 8;

/// Positions and blur of the levels where nobody has calibrated them.
const NODES: [u64; COUNTED] = [6, 12, 40, 150, 600, 3_000, 15_000, 80_000];
const BLUR: [u32; COUNTED] = [25, 12, 8, 5, 3, 2, 1, 0];

/// The time of level 9, and of level 10 where it is given none.
const NINTH: Duration = Duration::from_millis(100);
const TENTH: Duration = Duration::from_millis(2000);

/// The calibrated levels that come with Sower: `games/NAME.levels`.
static SHIPPED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/levels.rs"));

/// What a level from 1 to [`HIGHEST_LEVEL`] has to think with; what is beyond is taken for the nearest.
pub(super) fn thought(rules: &Rules, level: u8) -> Thought {
    match usize::from(level.max(1)) - 1 {
        index @ 0..COUNTED => {
            let calibrated = beside_rules(SHIPPED, rules).and_then(read);
            let (nodes, blur) = calibrated.unwrap_or((NODES, BLUR));
            Thought::Positions { nodes: nodes[index], blur: blur[index] }
        }
        COUNTED => Thought::Time(NINTH),
        _ => Thought::AllTime(TENTH),
    }
}

/// Whether each level was measured against the one below in this game.
pub fn levels_are_calibrated(rules: &Rules) -> bool {
    beside_rules(SHIPPED, rules).and_then(read).is_some()
}

/// Reads a file of levels: eight `nodes` and eight `blur`.
fn read(text: &str) -> Option<([u64; COUNTED], [u32; COUNTED])> {
    let document = Document::parse(text).ok()?;
    let numbers = |key: &str| -> Option<[u32; COUNTED]> {
        let array = document.get(key).and_then(Item::as_array)?;
        let numbers: Option<Vec<u32>> = array
            .iter()
            .map(|number| number.as_integer().and_then(|number| number.try_into().ok()))
            .collect();
        numbers?.try_into().ok()
    };
    Some((numbers("nodes")?.map(u64::from), numbers("blur")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_file_is_read_and_its_levels_grow() {
        assert!(!SHIPPED.is_empty());
        for (name, text) in SHIPPED {
            let (nodes, blur) = read(text).unwrap_or_else(|| panic!("{name}"));
            assert!(nodes.is_sorted() && blur.is_sorted_by(|a, b| a >= b), "{name}");
        }
    }
}
