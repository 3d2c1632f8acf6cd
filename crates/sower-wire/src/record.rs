//! A record as a tree of moves, in a form that has no depth.

use serde::{Deserialize, Serialize};

/// A move in the tree, or its start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TreeNode {
    /// The node that it follows, by its place in the list, which is always before it; none for the start.
    #[serde(default)]
    pub parent: Option<u32>,
    /// What players call the move; empty for the start.
    #[serde(default)]
    pub label: String,
    /// What is said about it.
    #[serde(default)]
    pub comments: Vec<String>,
    /// Marks such as `!?`.
    #[serde(default)]
    pub glyphs: Vec<String>,
}

/// What a text was found to be.
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
    /// Everything that was tried, the start first; the first child of a node is the main line.
    pub tree: Vec<TreeNode>,
    /// The tags in their order.
    pub tags: Vec<(String, String)>,
}
