//! Puzzles, and endgames that are played out.

use serde::{Deserialize, Serialize};

/// A puzzle in a list: nothing that gives it away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleLine {
    /// Its number, from 1.
    pub number: u32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// The position, by which a page knows what was solved.
    pub position: String,
}

/// A puzzle to be solved.
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
    /// What is asked.
    pub task: String,
    /// What helps, if anything does.
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

/// What became of a move that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleAnswer {
    /// Whether it is the one.
    pub right: bool,
    /// What players call it.
    pub label: String,
    /// Why, the verdict first.
    pub why: Vec<String>,
    /// The move and what can follow it.
    pub line: Vec<String>,
}

/// An endgame as far as it was played out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct TrainingAsked {
    /// Where it begins; the site chooses one if nothing is said.
    pub position: Option<String>,
    /// Every ply so far, the defence's too.
    pub moves: Vec<String>,
    /// Whether the last ply stands although it let the result slip.
    pub on: bool,
    /// How often the result has slipped before.
    pub slips: u32,
}

/// The same with the defence's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Training {
    /// Where it begins.
    pub position: String,
    /// What is asked.
    pub task: String,
    /// Every ply so far, with the defence's answers.
    pub moves: Vec<String>,
    /// Whether the result is still there.
    pub keeps: bool,
    /// What is said of the last ply: nothing as long as all is well.
    pub why: Vec<String>,
    /// How often the result has slipped.
    pub slips: u32,
    /// What it has come to, once it is over.
    pub result: Option<Vec<String>>,
}
