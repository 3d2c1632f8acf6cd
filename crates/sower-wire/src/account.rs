//! Guests and accounts: the reader, public pages, ratings and lists.

use serde::{Deserialize, Serialize};
use sower_ratings::Rating;

use super::token::Scope;

/// The guest or account that sent the request, as the request's cookie or token identifies it.
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
    /// One line of at most 24 characters.
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
    /// The current password, which the site checks first.
    pub old: String,
    /// 8 to 128 characters.
    pub new: String,
}

/// A new password for an account whose password is lost.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// 3 to 24 letters, figures, hyphens and underscores.
    pub name: String,
    /// The account's recovery code: the latest one that the site has shown.
    pub code: String,
    /// 8 to 128 characters.
    pub password: String,
}

/// The password again, to confirm a step that cannot be undone.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnPassword {
    /// The account's current password.
    pub password: String,
}

/// A recovery code, which is shown once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecoveryCode {
    /// The account's name.
    pub name: String,
    /// Sets a new password if the old one is lost. The site stores only a hash of it.
    pub code: String,
}

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ShownRating {
    /// The Glicko-2 rating, rounded.
    pub value: i32,
    /// Whether it is based on too few games to be reliable.
    pub provisional: bool,
}

impl From<Rating> for ShownRating {
    fn from(rating: Rating) -> ShownRating {
        ShownRating { value: rating.shown(), provisional: rating.is_provisional() }
    }
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
    /// The player's current rating in that game.
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
    /// The owner of the list won.
    Won,
    /// The game ended in a draw.
    Drawn,
    /// The owner of the list lost.
    Lost,
}

/// A finished game in a player's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FinishedGame {
    /// The number of its room.
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
    /// The player's current rating in the game.
    pub rating: ShownRating,
    /// Rated games so far.
    pub games: u32,
}
