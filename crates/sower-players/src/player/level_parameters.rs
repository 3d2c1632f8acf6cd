//! The parameters of each level: nodes and evaluation noise, or time; calibrated per game.

use std::fmt;
use std::time::Duration;

use sower_core::shipped::ShippedFiles;
use sower_core::{Rules, library};
use toml_edit::{Document, Item, Value};

/// The resources of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LevelParameters {
    /// A node limit, and evaluation noise of up to that many thousandths of all seeds.
    Nodes { nodes: u64, noise: u32 },
    /// A fixed time per move.
    Time(Duration),
    /// All the time that it is given, or else this much.
    AllTime(Duration),
}

/// The strongest level; levels count from 1.
pub const HIGHEST_LEVEL: u8 = 10;

/// The number of levels limited by nodes; the others are limited by time.
pub const NODE_LEVELS: usize = 8;
const TIMED: usize = HIGHEST_LEVEL as usize - NODE_LEVELS;

/// The parameters of all levels of a game, as in a file `games/NAME.levels`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelTable {
    /// The nodes searched by levels 1 to 8.
    pub nodes: [u32; NODE_LEVELS],
    /// The evaluation noise of levels 1 to 8, in thousandths of all seeds.
    pub noise: [u32; NODE_LEVELS],
    /// The time of levels 9 and 10; level 10 uses it only if no time is given.
    pub milliseconds: [u32; TIMED],
}

/// The levels of games without a calibration.
const UNCALIBRATED: LevelTable = LevelTable {
    nodes: [6, 12, 40, 150, 600, 3_000, 15_000, 80_000],
    noise: [250, 120, 80, 50, 30, 20, 10, 0],
    milliseconds: [100, 2_000],
};

/// The calibrated levels that ship with Sower: `games/NAME.levels`.
pub const SHIPPED_LEVELS: ShippedFiles =
    ShippedFiles::new("levels", include!(concat!(env!("OUT_DIR"), "/levels.rs")));

impl LevelTable {
    /// The levels of a game: calibrated ones if they ship with Sower.
    pub fn of(rules: &Rules) -> LevelTable {
        calibrated(rules).unwrap_or(UNCALIBRATED)
    }

    /// The resources of a level from 1 to [`HIGHEST_LEVEL`], clamped to that range.
    pub(super) fn level(&self, level: u8) -> LevelParameters {
        let LevelTable { nodes, noise, milliseconds: [ninth, tenth] } = *self;
        let time = |milliseconds: u32| Duration::from_millis(milliseconds.into());
        match usize::from(level.max(1)) - 1 {
            index @ 0..NODE_LEVELS => {
                LevelParameters::Nodes { nodes: nodes[index].into(), noise: noise[index] }
            }
            NODE_LEVELS => LevelParameters::Time(time(ninth)),
            _ => LevelParameters::AllTime(time(tenth)),
        }
    }
}

/// The text of a levels file.
impl fmt::Display for LevelTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = self.noise.map(|thousandths| f64::from(thousandths) / 10.0);
        writeln!(f, "nodes = {:?}", self.nodes)?;
        writeln!(f, "noise = {percent:?}")?;
        writeln!(f, "milliseconds = {:?}", self.milliseconds)
    }
}

/// Whether this game's levels were calibrated, each against the one below.
pub fn levels_are_calibrated(rules: &Rules) -> bool {
    calibrated(rules).is_some()
}

fn calibrated(rules: &Rules) -> Option<LevelTable> {
    library::beside_rules(SHIPPED_LEVELS, rules).and_then(read)
}

/// Reads a levels file: `nodes` and `noise` (percent of all seeds) of the first eight, `milliseconds` of the last two.
fn read(text: &str) -> Option<LevelTable> {
    let document = Document::parse(text).ok()?;
    Some(LevelTable {
        nodes: numbers(&document, "nodes", Value::as_integer)?,
        noise: numbers(&document, "noise", thousandths)?,
        milliseconds: numbers(&document, "milliseconds", Value::as_integer)?,
    })
}

fn thousandths(percent: &Value) -> Option<i64> {
    percent.as_float().map(|percent| (percent * 10.0).round() as i64)
}

/// The numbers of a key, if there are exactly `N`.
fn numbers<const N: usize>(
    document: &Document<&str>,
    key: &str,
    number: impl Fn(&Value) -> Option<i64>,
) -> Option<[u32; N]> {
    let array = document.get(key).and_then(Item::as_array)?;
    let numbers: Option<Vec<u32>> =
        array.iter().map(|value| number(value).and_then(|number| number.try_into().ok())).collect();
    numbers?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shipped_files_are_read_and_written_and_their_levels_grow() {
        assert!(!SHIPPED_LEVELS.all().is_empty());
        for (name, text) in SHIPPED_LEVELS.all() {
            let table = read(text).unwrap_or_else(|| panic!("{name}"));
            assert_eq!(read(&table.to_string()), Some(table), "{name}");
            let LevelTable { nodes, noise, milliseconds } = table;
            assert!(nodes.is_sorted() && noise.is_sorted_by(|a, b| a >= b), "{name}");
            assert!(milliseconds.is_sorted(), "{name}");
        }
    }
}
