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
        }
    }
}

impl Weights {
    /// Reads the weights of a game with that shape.
    pub fn read(text: &str, shape: &Shape) -> Result<Weights, WeightsError> {
        let document =
            Document::parse(text).map_err(|error| WeightsError::Syntax(error.message().to_owned()))?;
        let mut weights = Weights::bare(shape);
        for (side, features) in SIDES.into_iter().zip(&mut weights.sides) {
            let table = document.get(side).and_then(Item::as_table_like);
            for (feature, cells) in shape.features().zip(features) {
                *cells = read_feature(table, side, feature, cells.len())?;
            }
        }
        Ok(weights)
    }

    /// Writes the weights as TOML. Each line of the heading becomes a comment at the top.
    pub fn write(&self, shape: &Shape, heading: &str) -> String {
        let mut text = String::new();
        for line in heading.lines() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "# {line}");
        }
        for (side, features) in SIDES.into_iter().zip(&self.sides) {
            let _ = writeln!(text, "\n[{side}]");
            for (feature, cells) in shape.features().zip(features) {
                let cells: Vec<String> =
                    cells.iter().map(|[full, empty]| format!("[{full}, {empty}]")).collect();
                let _ = writeln!(text, "{} = [{}]", feature.name(), cells.join(", "));
            }
        }
        text
    }
}

fn read_feature(
    table: Option<&dyn TableLike>,
    side: &'static str,
    feature: Feature,
    needed: usize,
) -> Result<Vec<Weight>, WeightsError> {
    let name = feature.name();
    let missing = || WeightsError::Missing { side, feature: name.clone() };
    let cells = table.and_then(|table| table.get(&name)).and_then(Item::as_array).ok_or_else(missing)?;
    if cells.len() != needed {
        return Err(WeightsError::Cells { side, feature: name, found: cells.len(), needed });
    }
    let number =
        |value: &Value| value.as_integer().filter(|found| found.abs() <= 32_000).map(|found| found as i16);
    cells
        .iter()
        .enumerate()
        .map(|(cell, pair)| {
            let ends: Option<Vec<i16>> = pair.as_array().and_then(|pair| pair.iter().map(number).collect());
            ends.and_then(|ends| Weight::try_from(ends).ok()).ok_or_else(|| WeightsError::Cell {
                side,
                feature: name.clone(),
                cell,
            })
        })
        .collect()
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
            let weights = Weights::sound(&shape, &rules);
            assert_eq!(Weights::read(&weights.write(&shape, "A test"), &shape), Ok(weights));
        }
    }

    #[test]
    fn a_file_for_another_board_is_refused() {
        let shape = |name: &str| Shape::of(&library::find(name).unwrap().rules(&[]).unwrap());
        let text = Weights::bare(&shape("oware")).write(&shape("oware"), "");
        let error = Weights::read(&text, &shape("togyz-kumalak")).unwrap_err();
        assert!(matches!(error, WeightsError::Cells { .. }), "{error}");
        assert!(matches!(Weights::read("[mover", &shape("oware")), Err(WeightsError::Syntax(_))));
        assert!(matches!(Weights::read("", &shape("oware")), Err(WeightsError::Missing { .. })));
    }
}
