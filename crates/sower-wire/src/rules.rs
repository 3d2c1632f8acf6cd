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
    /// The line, counted from 1; none if something is missing, or the mistake concerns the whole file.
    pub line: Option<u32>,
    /// The key, dotted; empty if the mistake concerns the whole file.
    pub key: String,
    /// What is wrong and what would be right.
    pub message: String,
}

/// The result of checking a rules file. The site does not store the file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesChecked {
    /// All mistakes, in the order of the file.
    pub mistakes: Vec<RulesMistake>,
    /// The game's page, if there are no mistakes. It shows the name that the game will have once it is stored.
    pub page: Option<Box<GamePage>>,
    /// The board at the start, as an SVG.
    pub picture: Option<String>,
}

/// A rules file that the site has stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesKept {
    /// The game's name, wherever the site takes one.
    pub name: String,
}
