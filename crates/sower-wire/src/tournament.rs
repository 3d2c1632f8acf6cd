//! Tournaments.

use serde::{Deserialize, Serialize};

use super::room::Control;
use super::{PlayingGame, Somebody};

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// For so long, whoever is free is paired with somebody of about the same score.
    Arena {
        /// 5 to 360.
        minutes: u32,
    },
    /// Whoever has joined before the start meets everybody else.
    RoundRobin {
        /// Whether they meet twice, the other beginning.
        twice: bool,
    },
}

/// What a tournament is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewArena {
    /// What it is called; empty for the game's name.
    #[serde(default)]
    pub name: String,
    /// The game's or variant's name; one of the site's own.
    pub game: String,
    /// Keys of the rules file that are changed, as `key=value`.
    #[serde(default)]
    pub changes: Vec<String>,
    /// How it is played.
    pub format: Format,
    /// How many seconds from now it begins: 10 to 2,592,000, which is 30 days.
    pub starts_in: u32,
    /// The clock; there must be one, and in an arena not one of days.
    pub control: Control,
    /// Whether its games count for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether bots may take part.
    #[serde(default)]
    pub bots: bool,
}

/// What a tournament has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It has not begun.
    Ahead,
    /// It is played.
    Running,
    /// It is over.
    Over,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArenaCard {
    /// Its number.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// What people call the game.
    pub title: String,
    /// Keys that are changed.
    pub changes: Vec<String>,
    /// How it is played.
    pub format: Format,
    /// The clock.
    pub control: Control,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Whether bots may take part.
    pub bots: bool,
    /// Who made it.
    pub maker: String,
    /// What it has come to.
    pub stage: Stage,
    /// When it begins, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub starts: u64,
    /// When it ends, where that is known.
    #[cfg_attr(feature = "declarations", ts(type = "number | null"))]
    pub ends: Option<u64>,
    /// How many take part.
    pub players: u32,
}

/// A player in the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArenaRow {
    /// Their place, from 1.
    pub place: u32,
    /// Who.
    pub player: Somebody,
    /// Their points.
    pub points: u32,
    /// The points of each game, in order: 2 for a win, 1 for a draw, 0; twice that from the third win in a row on, in an arena.
    pub sheet: Vec<u8>,
    /// The rooms of these games.
    pub rooms: Vec<String>,
    /// Whether the next win counts twice.
    pub on_a_row: bool,
    /// Whether they are here.
    pub here: bool,
    /// Whether they play at this moment.
    pub plays: bool,
    /// Whether it is the reader.
    pub you: bool,
    /// In a round-robin, what they have of each other player, in the order of the table: nothing where they have not met.
    pub against: Vec<Vec<u8>>,
    /// The rooms of these games.
    pub against_rooms: Vec<Vec<String>>,
}

/// A tournament as a reader sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArenaPage {
    /// What it is.
    pub card: ArenaCard,
    /// The table, the first first.
    pub table: Vec<ArenaRow>,
    /// The round that is played, and how many there are, in a round-robin.
    pub round: Option<[u32; 2]>,
    /// Games that are played now.
    pub games: Vec<PlayingGame>,
    /// Whether the reader takes part.
    pub joined: bool,
    /// The room of the reader's game, if one is on.
    pub your_game: Option<String>,
    /// Whether the reader made it, and so may call it off before it begins.
    pub yours: bool,
    /// The site's time, in milliseconds since 1970, to count down from.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub now: u64,
}
