//! Tournaments.

use serde::{Deserialize, Serialize};

use super::room::Control;
use super::{PlayingGame, Somebody};

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// For a fixed time, free players are paired with others of about the same score.
    Arena {
        /// Its length: 5 to 360 minutes.
        minutes: u32,
    },
    /// Everyone who has joined before the start plays everyone else.
    RoundRobin {
        /// Whether each pair plays twice, each player beginning once.
        twice: bool,
    },
}

/// A tournament to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewArena {
    /// Its name; empty for the game's name.
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
    /// The clock, which is required; in an arena not one of days.
    pub control: Control,
    /// Whether its games count for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether bots may take part.
    #[serde(default)]
    pub bots: bool,
}

/// The stage of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It has not begun.
    Ahead,
    /// It is running.
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
    /// Its name.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// Keys of the rules file that are changed.
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
    /// Its stage.
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

/// A player in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArenaRow {
    /// Their place, from 1.
    pub place: u32,
    /// The player.
    pub player: Somebody,
    /// Their points.
    pub points: u32,
    /// The points of each game, in order: 2 for a win, 1 for a draw, 0; twice that from the third win in a row on, in an arena.
    pub sheet: Vec<u8>,
    /// The rooms of these games.
    pub rooms: Vec<String>,
    /// Whether the next win counts twice.
    pub on_a_row: bool,
    /// Whether they are online.
    pub here: bool,
    /// Whether they are playing now.
    pub plays: bool,
    /// Whether it is the reader.
    pub you: bool,
    /// In a round-robin, the points from each other player, in the order of the standings; none where they have not played.
    pub against: Vec<Vec<u8>>,
    /// The rooms of these games.
    pub against_rooms: Vec<Vec<String>>,
}

/// A tournament as a reader sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArenaPage {
    /// The tournament as in the list.
    pub card: ArenaCard,
    /// The standings, best first.
    pub table: Vec<ArenaRow>,
    /// The round that is played, and how many there are, in a round-robin.
    pub round: Option<[u32; 2]>,
    /// Games in progress.
    pub games: Vec<PlayingGame>,
    /// Whether the reader takes part.
    pub joined: bool,
    /// The room of the reader's game, if one is in progress.
    pub your_game: Option<String>,
    /// Whether the reader created it, and so may cancel it before it begins.
    pub yours: bool,
    /// The site's time, in milliseconds since 1970, to count down from.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub now: u64,
}
