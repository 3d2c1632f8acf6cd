//! Puzzles and endgame training.

use serde::{Deserialize, Serialize};

/// A puzzle in a list, without its solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleLine {
    /// Its number, from 1.
    pub number: u32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// The position, by which the page remembers solved puzzles.
    pub position: String,
}

/// A puzzle to solve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzlePage {
    /// Its number, from 1.
    pub number: u32,
    /// The number of puzzles for this game.
    pub of: u32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// Plies until the result is visible.
    pub plies: u32,
    /// The position as text, in Sower's form.
    pub position: String,
    /// The task in a sentence.
    pub task: String,
    /// A hint, if there is one.
    pub hint: Option<String>,
}

/// An attempt at a puzzle.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TriedMove {
    /// The move as players write it.
    pub r#move: String,
}

/// The answer to an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleAnswer {
    /// Whether it is the solution.
    pub right: bool,
    /// The move's label.
    pub label: String,
    /// The explanation, verdict first.
    pub why: Vec<String>,
    /// The move and a sample continuation.
    pub line: Vec<String>,
}

/// The state of an endgame training exercise, as the client sends it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct TrainingAsked {
    /// The starting position; the site chooses one if left out.
    pub position: Option<String>,
    /// Every ply so far, by both sides.
    pub moves: Vec<String>,
    /// Whether the player keeps the last ply although it gave the result away.
    pub on: bool,
    /// Mistakes before the last ply.
    pub slips: u32,
}

/// The state of a training exercise after the defender's reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Training {
    /// The starting position.
    pub position: String,
    /// The task in a sentence.
    pub task: String,
    /// Every ply so far, with the defender's replies.
    pub moves: Vec<String>,
    /// Whether the player can still force the result.
    pub keeps: bool,
    /// What was wrong with the last ply; empty if it was correct.
    pub why: Vec<String>,
    /// Mistakes so far.
    pub slips: u32,
    /// The result in sentences, once it is over.
    pub result: Option<Vec<String>>,
}
