//! Rules files that players write.

use serde::{Deserialize, Serialize};

use super::GamePage;

/// A rules file to check or to keep.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RulesText {
    /// The whole file.
    pub text: String,
}

/// A mistake in a rules file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesMistake {
    /// The line, counted from 1; none where something is missing, or the file as a whole is meant.
    pub line: Option<u32>,
    /// The key, dotted; empty where the file as a whole is meant.
    pub key: String,
    /// What is wrong and what would be right.
    pub message: String,
}

/// A rules file that was checked. The site keeps nothing of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesChecked {
    /// All mistakes, in the order of the file.
    pub mistakes: Vec<RulesMistake>,
    /// All about the game, if there are none; its name is the one that it will have once it is kept.
    pub page: Option<Box<GamePage>>,
    /// The board at the start, as an SVG.
    pub picture: Option<String>,
}

/// A rules file that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesKept {
    /// The game's name from now on, wherever the site takes one.
    pub name: String,
}
