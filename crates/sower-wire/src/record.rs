//! Game records as text, and as a flat list of the nodes of their move tree.

use serde::{Deserialize, Serialize};

/// A node of the move tree: a move, or the root.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TreeNode {
    /// The index of its parent in the list, which always precedes it; none for the root.
    #[serde(default)]
    pub parent: Option<u32>,
    /// The move as players write it; empty for the root.
    #[serde(default)]
    pub label: String,
    /// Comments on the move.
    #[serde(default)]
    pub comments: Vec<String>,
    /// Marks such as `!?`.
    #[serde(default)]
    pub glyphs: Vec<String>,
}

/// The content of a text that the site has read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReadText {
    /// The game's name.
    pub game: String,
    /// Keys of its rules that are changed.
    pub changes: Vec<String>,
    /// The starting position.
    pub position: String,
    /// The main line, as labels; empty if the text was a position.
    pub moves: Vec<String>,
    /// All moves with their variations, root first; the first child of a node continues the main line.
    pub tree: Vec<TreeNode>,
    /// The tags in their order.
    pub tags: Vec<(String, String)>,
}

/// A text to read: a position or a record, in any format that Sower supports.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TextToRead {
    /// The game's name, if the text does not contain it.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub game: Option<String>,
    /// Keys of its rules that are changed, as `key=value`.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<String>>"))]
    pub changes: Vec<String>,
    /// The position or record.
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
    /// The starting position, if not the game's own.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub position: Option<String>,
    /// The moves from there, by label.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<String>>"))]
    pub moves: Vec<String>,
    /// The moves with variations and comments, root first.
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
