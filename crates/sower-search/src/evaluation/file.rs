//! The weights file: readable TOML beside the game's rules.
//!
//! ```toml
//! [mover]
//! pit-1 = [[0, 0], [5, -3], …]    # for 0, 1, … seeds: with all seeds in play, with none; 64ths of a seed
//! filled = …
//! side = …
//!
//! [other]
//! …
//! ```

use std::fmt::Write as _;

use toml_edit::{Document, Item, TableLike, Value};

use super::shape::{Feature, Shape};
use super::weights::{Weight, Weights};

/// Why a weights file was rejected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// The file is not TOML; the parser's message.
    #[error("not a weights file: {0}")]
    Syntax(String),
    /// The file lacks a feature of the game.
    #[error("[{side}] has no {feature:?}")]
    Missing {
        /// The TOML table: `mover` or `other`.
        side: &'static str,
        /// The feature's key in the file, such as `pit-1`.
        feature: String,
    },
    /// A feature has more or fewer cells than the game needs.
    #[error(
        "[{side}] {feature} has {found} cells; this game needs {needed} (was the file made for another board?)"
    )]
    Cells {
        /// The TOML table: `mover` or `other`.
        side: &'static str,
        /// The feature's key in the file, such as `pit-1`.
        feature: String,
        /// Cells in the file.
        found: usize,
        /// Cells that the game needs.
        needed: usize,
    },
    /// A cell is not a pair of integers between -32000 and 32000.
    #[error("[{side}] {feature}: cell {cell} must be two whole numbers from -32000 to 32000")]
    Cell {
        /// The TOML table: `mover` or `other`.
        side: &'static str,
        /// The feature's key in the file, such as `pit-1`.
        feature: String,
        /// The cell's index, from 0.
        cell: usize,
    },
}

const SIDES: [&str; 2] = ["mover", "other"];

impl Feature {
    fn name(self) -> String {
        match self {
            Feature::Pit(index) => format!("pit-{}", index + 1),
            Feature::Filled => "filled".to_owned(),
            Feature::Side => "side".to_owned(),
            Feature::Home => "home".to_owned(),
            Feature::Pair(first, second) => format!("pair-{}-{}", first + 1, second + 1),
            Feature::Facing(index) => format!("facing-{}", index + 1),
        }
    }
}

impl Weights {
    /// Reads the weights of a game with that shape. A file may also have weights of pairs.
    pub fn read(text: &str, shape: &Shape) -> Result<Weights, WeightsError> {
        let document =
            Document::parse(text).map_err(|error| WeightsError::Syntax(error.message().to_owned()))?;
        let table = |side: &str| document.get(side).and_then(Item::as_table_like);
        let has_pairs = table(SIDES[0]).is_some_and(|table| table.contains_key(&Feature::Facing(0).name()));
        let shape = if has_pairs { shape.clone().with_pairs() } else { shape.clone() };
        let mut weights = Weights::bare(&shape);
        for (number, side) in SIDES.into_iter().enumerate() {
            for (feature, cells) in shape.features(number).zip(&mut weights.sides[number]) {
                *cells = read_feature(table(side), side, feature, cells.len())?;
            }
        }
        Ok(weights)
    }

    /// Writes the weights as TOML. Each line of the heading becomes a comment at the top.
    pub fn write(&self, heading: &str) -> String {
        let mut text = String::new();
        for line in heading.lines() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "# {line}");
        }
        for (number, side) in SIDES.into_iter().enumerate() {
            let _ = writeln!(text, "\n[{side}]");
            for (feature, cells) in self.shape.features(number).zip(&self.sides[number]) {
                let _ = writeln!(text, "{} = [{}]", feature.name(), written(cells));
            }
        }
        text
    }
}

/// The cells of a feature. Runs of cells without weight, of which pairs have many, are one negative number: how many.
fn written(cells: &[Weight]) -> String {
    let mut words = Vec::new();
    for run in cells.chunk_by(|one, next| *one == [0, 0] && *next == [0, 0]) {
        match run {
            [[0, 0], _, ..] => words.push(format!("-{}", run.len())),
            _ => words.extend(run.iter().map(|[full, empty]| format!("[{full}, {empty}]"))),
        }
    }
    words.join(", ")
}

fn read_feature(
    table: Option<&dyn TableLike>,
    side: &'static str,
    feature: Feature,
    needed: usize,
) -> Result<Vec<Weight>, WeightsError> {
    let name = feature.name();
    let missing = || WeightsError::Missing { side, feature: name.clone() };
    let words = table.and_then(|table| table.get(&name)).and_then(Item::as_array).ok_or_else(missing)?;
    let number =
        |value: &Value| value.as_integer().filter(|found| found.abs() <= 32_000).map(|found| found as i16);
    let mut cells: Vec<Weight> = Vec::with_capacity(needed);
    for word in words {
        let ends: Option<Vec<i16>> = word.as_array().and_then(|pair| pair.iter().map(number).collect());
        let run = number(word).filter(|run| *run < 0).map(|run| usize::from(run.unsigned_abs()));
        match (ends.and_then(|ends| Weight::try_from(ends).ok()), run) {
            (Some(cell), _) => cells.push(cell),
            (None, Some(run)) => cells.extend(std::iter::repeat_n([0, 0], run)),
            (None, None) => return Err(WeightsError::Cell { side, feature: name, cell: cells.len() }),
        }
        // A run beyond the last cell would only fill the memory.
        if cells.len() > needed {
            break;
        }
    }
    if cells.len() != needed {
        return Err(WeightsError::Cells { side, feature: name, found: cells.len(), needed });
    }
    Ok(cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::library;

    #[test]
    fn weights_come_back_from_their_file() {
        for listed in library::all() {
            let rules = listed.rules(&[]).unwrap();
            let shape = Shape::of(&rules);
            for weights in
                [Weights::sound(&shape, &rules), Weights::sound(&shape.clone().with_pairs(), &rules)]
            {
                assert_eq!(Weights::read(&weights.write("A test"), &shape), Ok(weights));
            }
        }
    }

    #[test]
    fn a_file_for_another_board_is_refused() {
        let shape = |name: &str| Shape::of(&library::find(name).unwrap().rules(&[]).unwrap());
        let text = Weights::bare(&shape("oware")).write("");
        let error = Weights::read(&text, &shape("togyz-kumalak")).unwrap_err();
        assert!(matches!(error, WeightsError::Cells { .. }), "{error}");
        assert!(matches!(Weights::read("[mover", &shape("oware")), Err(WeightsError::Syntax(_))));
        assert!(matches!(Weights::read("", &shape("oware")), Err(WeightsError::Missing { .. })));
    }
}
