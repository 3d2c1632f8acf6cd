//! Records as text, and as a flat list of the nodes of their tree.

use serde::{Deserialize, Serialize};

/// A move in the tree, or its start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TreeNode {
    /// The node that it follows, by its place in the list, which is always before it; none for the start.
    #[serde(default)]
    pub parent: Option<u32>,
    /// The move's label; empty for the start.
    #[serde(default)]
    pub label: String,
    /// Comments on it.
    #[serde(default)]
    pub comments: Vec<String>,
    /// Marks such as `!?`.
    #[serde(default)]
    pub glyphs: Vec<String>,
}

/// A text that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReadText {
    /// The game's name.
    pub game: String,
    /// Keys of its rules that are changed.
    pub changes: Vec<String>,
    /// Where it begins.
    pub position: String,
    /// The main line, as labels; empty where the text was a position.
    pub moves: Vec<String>,
    /// All moves with their variations, the start first; the first child of a node is the main line.
    pub tree: Vec<TreeNode>,
    /// The tags in their order.
    pub tags: Vec<(String, String)>,
}

/// A text to read: a position or a record, in any form that Sower knows.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TextToRead {
    /// The game, where the text does not name it.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub game: Option<String>,
    /// Keys of its rules that are changed, as `key=value`.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<String>>"))]
    pub changes: Vec<String>,
    /// The text.
    pub text: String,
}

/// A game to write as a record. `moves` are played first, then `tree`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordToWrite {
    /// The game's or variant's name.
    pub game: String,
    /// Keys of the rules file that are changed, as `key=value`.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<String>>"))]
    pub changes: Vec<String>,
    /// Where it begins, if not at the game's start.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub position: Option<String>,
    /// The moves from there, by label.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<String>>"))]
    pub moves: Vec<String>,
    /// The moves with variations and comments, the start first.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<TreeNode>>"))]
    pub tree: Vec<TreeNode>,
    /// The tags in their order.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<(String, String)>>"))]
    pub tags: Vec<(String, String)>,
}

/// A game as a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecordText {
    /// The whole record.
    pub record: String,
}
