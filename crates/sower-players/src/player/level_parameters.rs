//! The parameters of each level: nodes and evaluation noise, or time; calibrated per game.

use std::time::Duration;

use sower_core::{Rules, library};
use toml_edit::{Document, Item};

/// The resources of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LevelParameters {
    /// A node limit, and evaluation noise of up to that many hundredths of all seeds.
    Positions { nodes: u64, noise: u32 },
    /// A fixed time per move.
    Time(Duration),
    /// All the time that it is given, or else this much.
    AllTime(Duration),
}

/// The strongest level; levels count from 1.
pub const HIGHEST_LEVEL: u8 = 10;

/// The number of levels limited by nodes; the others are limited by time.
const COUNTED: usize = 8;
const TIMED: usize = HIGHEST_LEVEL as usize - COUNTED;

/// The parameters of all levels of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LevelTable {
    nodes: [u32; COUNTED],
    /// In hundredths of all seeds.
    noise: [u32; COUNTED],
    /// The last level's time applies only if no time is given.
    milliseconds: [u32; TIMED],
}

/// The levels of games without a calibration.
const UNCALIBRATED: LevelTable = LevelTable {
    nodes: [6, 12, 40, 150, 600, 3_000, 15_000, 80_000],
    noise: [25, 12, 8, 5, 3, 2, 1, 0],
    milliseconds: [100, 2_000],
};

/// The calibrated levels that ship with Sower: `games/NAME.levels`.
static SHIPPED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/levels.rs"));

/// The resources of a level from 1 to [`HIGHEST_LEVEL`], clamped to that range.
pub(super) fn level_parameters(rules: &Rules, level: u8) -> LevelParameters {
    let LevelTable { nodes, noise, milliseconds: [ninth, tenth] } = calibrated(rules).unwrap_or(UNCALIBRATED);
    let time = |milliseconds: u32| Duration::from_millis(milliseconds.into());
    match usize::from(level.max(1)) - 1 {
        index @ 0..COUNTED => LevelParameters::Positions { nodes: nodes[index].into(), noise: noise[index] },
        COUNTED => LevelParameters::Time(time(ninth)),
        _ => LevelParameters::AllTime(time(tenth)),
    }
}

/// Whether this game's levels were calibrated, each against the one below.
pub fn levels_are_calibrated(rules: &Rules) -> bool {
    calibrated(rules).is_some()
}

fn calibrated(rules: &Rules) -> Option<LevelTable> {
    library::beside_rules(SHIPPED, rules).and_then(read)
}

/// Reads a levels file: `nodes` and `blur` (noise) of the first eight, `milliseconds` of the last two.
fn read(text: &str) -> Option<LevelTable> {
    let document = Document::parse(text).ok()?;
    Some(LevelTable {
        nodes: numbers(&document, "nodes")?,
        noise: numbers(&document, "blur")?,
        milliseconds: numbers(&document, "milliseconds")?,
    })
}

/// The numbers of a key, if there are exactly `N`.
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
            let LevelTable { nodes, noise, milliseconds } = read(text).unwrap_or_else(|| panic!("{name}"));
            assert!(nodes.is_sorted() && noise.is_sorted_by(|a, b| a >= b), "{name}");
            assert!(milliseconds.is_sorted(), "{name}");
        }
    }
}
