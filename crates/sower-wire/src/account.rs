//! Guests and accounts: the reader, public pages, ratings and lists.

use serde::{Deserialize, Serialize};

use super::token::Scope;

/// The reader.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Me {
    /// A few digits that tell guests apart; not the secret in their cookie.
    pub guest: String,
    /// The name they chose, or their account's name; empty if they have none.
    pub name: String,
    /// The language of the sentences.
    pub language: String,
    /// Whether they are signed in.
    pub account: bool,
    /// Whether that account is a bot's.
    pub bot: bool,
    /// The scopes of the token that the request came with.
    pub scopes: Option<Vec<Scope>>,
    /// Their settings of the page, if they are signed in.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "Record<string, string | boolean> | null"),
        schemars(with = "Option<super::schema::Settings>")
    )]
    pub settings: Option<serde_json::Value>,
}

/// A guest's new name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// Whether an account is a program's.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BotMark {
    /// True for a program, false for a person.
    pub bot: bool,
}

/// An account to create.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// 3 to 24 letters, figures, hyphens and underscores.
    pub name: String,
    /// 8 to 128 characters.
    pub password: String,
    /// Whether a program plays under this name.
    #[serde(default)]
    pub bot: bool,
}

/// A name and a password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 24 letters, figures, hyphens and underscores.
    pub name: String,
    /// 8 to 128 characters.
    pub password: String,
}

/// A change of password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The old password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// A new password for an account whose password is lost.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The account's name.
    pub name: String,
    /// The recovery code.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// The password again, to confirm a step that cannot be undone.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnPassword {
    /// The password.
    pub password: String,
}

/// A recovery code, which is shown once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecoveryCode {
    /// The account's name.
    pub name: String,
    /// The code.
    pub code: String,
}

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ShownRating {
    /// The number.
    pub value: i32,
    /// Whether it rests on too few games to be reliable.
    pub provisional: bool,
}

/// The effect of a rated game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RatedEnd {
    /// South's and North's rating before and after, if the game counts.
    pub moved: Option<[[i32; 2]; 2]>,
    /// Why it does not count, if it does not.
    pub why: Option<String>,
}

/// A player's rating in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameRating {
    /// The game's name.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// The rating.
    pub rating: ShownRating,
    /// Rated games so far.
    pub games: u32,
}

/// An account's public page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Profile {
    /// The account's name.
    pub name: String,
    /// Whether they are a program.
    pub bot: bool,
    /// Whether they are the reader.
    pub you: bool,
    /// When they signed up, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub since: u64,
    /// Their ratings, most played game first.
    pub ratings: Vec<GameRating>,
}

/// A point of a rating's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RatingPoint {
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
    /// The rating after that game.
    pub value: i32,
}

/// A game's result for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// They won.
    Won,
    /// It was a draw.
    Drawn,
    /// They lost.
    Lost,
}

/// A finished game in a player's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FinishedGame {
    /// Its number.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// When it ended, in milliseconds since 1970; `before` of the next page.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
    /// The result for the owner of the list.
    pub score: Score,
    /// The opponent's name.
    pub opponent: String,
    /// Whether the opponent has an account, and so a page.
    pub opponent_account: bool,
    /// Whether it was played for ratings.
    pub rated: bool,
    /// The rating before and after, if it counted.
    pub moved: Option<[i32; 2]>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Leader {
    /// The account's name.
    pub name: String,
    /// The rating.
    pub rating: ShownRating,
    /// Rated games so far.
    pub games: u32,
}
