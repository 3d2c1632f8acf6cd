//! Tournaments: formats, cards in lists, standings and pages.

use serde::{Deserialize, Serialize};

use super::room::Control;
use super::{PlayerInfo, PlayingGame};

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// For a fixed time, the site pairs free players who have about the same score.
    Arena {
        /// Its length: 5 to 360 minutes.
        minutes: u32,
    },
    /// All players who joined before the start play each other.
    RoundRobin {
        /// Whether each pair plays twice, so that each player moves first once.
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
    /// Seconds until it begins: 10 to 2,592,000 (30 days).
    pub starts_in: u32,
    /// The time control, which is required. Arenas do not allow correspondence.
    pub control: Control,
    /// Whether its games count for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether bots may take part.
    #[serde(default)]
    pub bots: bool,
}

/// Whether a tournament is upcoming, running or over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It has not begun yet.
    Ahead,
    /// Games are being played.
    Running,
    /// All games have ended.
    Over,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArenaCard {
    /// Its number, as in its address.
    pub id: String,
    /// The name its creator chose, or the game's.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// The game's title, in the reader's language.
    pub title: String,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// How it is played.
    pub format: Format,
    /// The time control.
    pub control: Control,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Whether bots may take part.
    pub bots: bool,
    /// The name of the account that created it.
    pub maker: String,
    /// Upcoming, running or over.
    pub stage: Stage,
    /// When it begins, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub starts: u64,
    /// When it ends, if that is known; in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number | null"))]
    pub ends: Option<u64>,
    /// The number of players who have joined.
    pub players: u32,
}

/// A player in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArenaRow {
    /// Rank in the standings, from 1.
    pub place: u32,
    /// The player's name and rating.
    pub player: PlayerInfo,
    /// The sum of the points of all games.
    pub points: u32,
    /// Points per game, in order: win 2, draw 1, loss 0. In an arena they double from the third win in a row on.
    pub sheet: Vec<u8>,
    /// The rooms of these games, in the same order.
    pub rooms: Vec<String>,
    /// Whether the next win counts double.
    pub on_a_row: bool,
    /// Whether they are online.
    pub here: bool,
    /// Whether they are playing now.
    pub plays: bool,
    /// Whether the player is the reader.
    pub you: bool,
    /// In a round-robin, the points against each opponent, in the order of the standings; empty for pairs that have not played.
    pub against: Vec<Vec<u8>>,
    /// The rooms of these games, in the same order.
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
    /// In a round-robin, the current round and the number of rounds.
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
