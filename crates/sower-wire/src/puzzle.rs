//! Puzzles and endgame training.

use serde::{Deserialize, Serialize};

use super::line::LineTurn;

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
    /// What makes the solution work, such as `capture` or `extra-turn`.
    pub themes: Vec<String>,
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
    /// Its rating: from its grade at first, then from the players who tried it.
    pub rating: i32,
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
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct TriedMove {
    /// The move as players write it. Without a move the player gives up, and the answer is the solution.
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub r#move: Option<String>,
    /// Whether the player has seen a hint. Then the puzzle counts as not solved.
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<bool>"))]
    pub helped: bool,
    /// What a guest's browser keeps. For accounts the server keeps it, and this is ignored.
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub kept: Option<KeptByGuest>,
}

/// A guest's puzzle rating and streak, as the last answer contained them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct KeptByGuest {
    /// Whether this is the first try at the puzzle. Later tries change no rating.
    pub first: bool,
    /// The rating in this game; none before the first puzzle.
    pub rating: Option<KeptRating>,
    /// The streak; none before the first puzzle of the day.
    pub streak: Option<PuzzleStreak>,
}

/// A rating with everything that the next one is computed from.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeptRating {
    /// The Glicko-2 rating, unrounded.
    pub value: f64,
    /// Its deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
    /// When it last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
}

/// A series of days with a solved puzzle of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleStreak {
    /// The last day, counted from 1 January 1970 in UTC; none before the first.
    pub last: Option<u32>,
    /// Days in a row up to that day.
    pub days: u32,
    /// The longest series.
    pub best: u32,
}

/// The answer to an attempt.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleAnswer {
    /// Whether it is the solution.
    pub right: bool,
    /// The move's label.
    pub label: String,
    /// The explanation, verdict first, without the continuation.
    pub why: Vec<String>,
    /// The move and a sample continuation.
    pub line: Vec<String>,
    /// The same line with the side that plays each move.
    pub turns: Vec<LineTurn>,
    /// What makes the solution work.
    pub themes: Vec<String>,
    /// The effect on the player's rating; only for the first try.
    pub rated: Option<PuzzleRated>,
    /// The player's streak, if this was the puzzle of the day and is solved.
    pub streak: Option<PuzzleStreak>,
}

/// The effect of a first try on the player's puzzle rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleRated {
    /// The rating before the try, rounded.
    pub before: i32,
    /// The rating after the try, rounded.
    pub after: i32,
    /// Whether it is based on too few puzzles to be reliable.
    pub provisional: bool,
    /// The numbers that a guest's browser keeps.
    pub kept: KeptRating,
}

/// The puzzles of a day, one for each game that has puzzles. They are the same for everyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DailyPuzzles {
    /// The day, counted from 1 January 1970 in UTC.
    pub day: u32,
    /// One puzzle per game.
    pub puzzles: Vec<DailyPuzzle>,
}

/// A game's puzzle of the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DailyPuzzle {
    /// The game's name.
    pub game: String,
    /// For people, in the reader's language.
    pub title: String,
    /// Its number in the game's list, from 1.
    pub number: u32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// The position as text.
    pub position: String,
}

/// Everything that an account keeps about its puzzles; empty for guests, whose browser keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MyPuzzles {
    /// The streak of days.
    pub streak: PuzzleStreak,
    /// The puzzle ratings by game.
    pub ratings: Vec<PuzzleRating>,
    /// The tries, by game and position.
    pub results: Vec<TriedPuzzle>,
}

/// A player's rating in the puzzles of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleRating {
    /// The game's name.
    pub game: String,
    /// The rating as it is shown.
    pub rating: super::account::ShownRating,
    /// Puzzles that were rated.
    pub puzzles: u32,
}

/// A player's tries at one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TriedPuzzle {
    /// The game's name.
    pub game: String,
    /// The puzzle's position.
    pub position: String,
    /// Moves tried, including the solution.
    pub tries: u32,
    /// Whether the player has found the solution.
    pub solved: bool,
    /// Whether a hint or the solution was shown before that.
    pub helped: bool,
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
