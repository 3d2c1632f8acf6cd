//! People: the reader, others' pages, ratings and lists.

use serde::{Deserialize, Serialize};

use super::token::Scope;

/// The reader.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Me {
    /// A few figures that tell guests apart; not what their cookie has.
    pub guest: String,
    /// What they want to be called, or what their account is called; empty if they have not said.
    pub name: String,
    /// The language that sentences come in.
    pub language: String,
    /// Whether they are signed in.
    pub account: bool,
    /// Whether that account is a bot's.
    pub bot: bool,
    /// What the token allows that the question came with.
    pub scopes: Option<Vec<Scope>>,
    /// What they have chosen about the page, if they are signed in.
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
    /// What they want to be called.
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

/// Somebody who signs up.
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

/// Another password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one until now.
    pub old: String,
    /// The one from now on.
    pub new: String,
}

/// Another password for whoever has forgotten theirs.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// Whose.
    pub name: String,
    /// The recovery code.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

/// What proves that it is oneself who wants to be forgotten.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnPassword {
    /// The password.
    pub password: String,
}

/// A recovery code, told once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecoveryCode {
    /// Whose.
    pub name: String,
    /// The code, to be kept somewhere safe.
    pub code: String,
}

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ShownRating {
    /// The number.
    pub value: i32,
    /// Whether it rests on too little to be believed.
    pub provisional: bool,
}

/// What a rated game's end did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RatedEnd {
    /// South's and North's rating before and after, if the game counts.
    pub moved: Option<[[i32; 2]; 2]>,
    /// Why it does not count, if it does not.
    pub why: Option<String>,
}

/// How strong somebody is at a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameRating {
    /// The game's name.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// How strong.
    pub rating: ShownRating,
    /// How many games that rests on.
    pub games: u32,
}

/// Somebody with an account, as everyone sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Profile {
    /// What they are called.
    pub name: String,
    /// Whether they are a program.
    pub bot: bool,
    /// Whether they are the reader.
    pub you: bool,
    /// When they signed up, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub since: u64,
    /// How strong they are at what they play for ratings, most played first.
    pub ratings: Vec<GameRating>,
}

/// What a rating became.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RatingPoint {
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
    /// What.
    pub value: i32,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// They won.
    Won,
    /// Nobody did.
    Drawn,
    /// The other won.
    Lost,
}

/// A finished game in somebody's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FinishedGame {
    /// Its number.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// When it ended, in milliseconds since 1970; `before` of the next page.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
    /// How it ended for whose list this is.
    pub score: Score,
    /// Against whom.
    pub opponent: String,
    /// Whether that is somebody with a page of their own.
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
    /// What they are called.
    pub name: String,
    /// How strong they are.
    pub rating: ShownRating,
    /// How many games that rests on.
    pub games: u32,
}
