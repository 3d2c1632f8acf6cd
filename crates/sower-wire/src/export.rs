//! Everything that a site keeps about an account, as one file.

use serde::Serialize;

use super::{FinishedGame, Token};

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
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it moves.
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
    /// Its room.
    pub id: String,
    /// When the player entered it, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub entered: u64,
    /// Where its record is.
    pub address: String,
    /// The record; only of the newest games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub record: Option<String>,
}
