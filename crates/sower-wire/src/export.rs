//! Everything that the site stores about an account, as one file.

use serde::Serialize;

use super::{FinishedGame, PuzzleStreak, Token, TriedPuzzle};

/// All data of an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AccountExport {
    /// The account's name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub signed_up: u64,
    /// Whether it is a program's.
    pub bot: bool,
    /// The settings of the page.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "Record<string, string | boolean> | null"),
        schemars(with = "Option<super::schema::Settings>")
    )]
    pub settings: serde_json::Value,
    /// When each open session began, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number[]"))]
    pub signed_in: Vec<u64>,
    /// The tokens, without their secrets.
    pub tokens: Vec<Token>,
    /// The ratings by game.
    pub ratings: Vec<ExportedRating>,
    /// The puzzle ratings by game; `games` counts the rated puzzles.
    pub puzzle_ratings: Vec<ExportedRating>,
    /// The tries at puzzles.
    pub puzzles: Vec<TriedPuzzle>,
    /// The streak of days with a solved puzzle of the day.
    pub puzzle_streak: PuzzleStreak,
    /// The rules files that the player brought.
    pub rules: Vec<ExportedRules>,
    /// The finished games, newest first.
    pub results: Vec<FinishedGame>,
    /// All games, finished or not, newest first.
    pub games: Vec<ExportedGame>,
}

/// A rating with everything that it is computed from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExportedRating {
    /// The game's name.
    pub game: String,
    /// The Glicko-2 rating, unrounded.
    pub rating: f64,
    /// The Glicko-2 rating deviation: the standard error of the rating.
    pub deviation: f64,
    /// The Glicko-2 volatility: how erratic the player's results are.
    pub volatility: f64,
    /// Rated games so far.
    pub games: u32,
}

/// A rules file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExportedRules {
    /// The game's name on the site.
    pub name: String,
    /// The whole file.
    pub text: String,
}

/// A game of the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExportedGame {
    /// The number of its room.
    pub id: String,
    /// When the player entered it, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub entered: u64,
    /// The address from which the record can be downloaded.
    pub address: String,
    /// The record's text; only for the newest games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub record: Option<String>,
}
