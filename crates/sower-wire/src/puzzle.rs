//! Puzzles and endgame training.

use serde::{Deserialize, Serialize};

/// A puzzle in a list: nothing that gives it away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleLine {
    /// Its number, from 1.
    pub number: u32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// The position, by which the page remembers what was solved.
    pub position: String,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzlePage {
    /// Its number, from 1.
    pub number: u32,
    /// How many there are.
    pub of: u32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// Plies until the result can be seen.
    pub plies: u32,
    /// The position.
    pub position: String,
    /// The task in a sentence.
    pub task: String,
    /// A hint, if there is one.
    pub hint: Option<String>,
}

/// A move that a solver tries.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TriedMove {
    /// Its label.
    pub r#move: String,
}

/// The answer to a move that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleAnswer {
    /// Whether it is the solution.
    pub right: bool,
    /// The move's label.
    pub label: String,
    /// Why, the verdict first.
    pub why: Vec<String>,
    /// The move and what can follow it.
    pub line: Vec<String>,
}

/// A training exercise so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct TrainingAsked {
    /// Where it begins; the site chooses a position if left out.
    pub position: Option<String>,
    /// Every ply so far, of both sides.
    pub moves: Vec<String>,
    /// Whether the player keeps the last ply although it gave the result away.
    pub on: bool,
    /// Mistakes before that ply.
    pub slips: u32,
}

/// A training exercise with the defence's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Training {
    /// Where it begins.
    pub position: String,
    /// The task in a sentence.
    pub task: String,
    /// Every ply so far, with the defence's answers.
    pub moves: Vec<String>,
    /// Whether the player still has the result.
    pub keeps: bool,
    /// What was wrong with the last ply; empty if nothing was.
    pub why: Vec<String>,
    /// Mistakes so far.
    pub slips: u32,
    /// The result in sentences, once it is over.
    pub result: Option<Vec<String>>,
}
