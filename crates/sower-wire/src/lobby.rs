//! Where strangers meet: challenges, games that can be watched, and what is told about them as it happens.

use serde::{Deserialize, Serialize};

use super::room::{Clocks, Control, MyGame};
use super::{ArenaPage, Board, Problem};

/// Which seat somebody wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// To begin.
    Begin,
    /// To be second.
    Second,
    /// Either; the site sees to it that nobody always begins.
    #[default]
    Either,
}

/// What a challenge is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// The game's or variant's name; one of the site's own.
    pub game: String,
    /// Keys of the rules file that are changed, as `key=value`.
    #[serde(default)]
    pub changes: Vec<String>,
    /// The clock; there must be one.
    pub control: Control,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// The maker's seat.
    #[serde(default)]
    pub seat: SeatWish,
    /// The name of whom it is for, if not for anyone.
    #[serde(default)]
    pub to: Option<String>,
}

/// Somebody who wants to be paired with whoever waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPairing {
    /// The game's or variant's name; one of the site's own.
    pub game: String,
    /// The clock; there must be one.
    pub control: Control,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
}

/// What came of a challenge or a wish to be paired: a room to go to, or something to wait with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Met {
    /// The room in which the two play.
    pub room: Option<String>,
    /// What waits in the lobby.
    pub challenge: Option<String>,
}

/// Somebody, as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Somebody {
    /// What they are called.
    pub name: String,
    /// Their rating in the game, if they have one.
    pub rating: Option<i32>,
    /// Whether they are a program.
    pub bot: bool,
}

/// An open challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Challenge {
    /// Its number.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// Keys that are changed.
    pub changes: Vec<String>,
    /// The clock.
    pub control: Control,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The maker's seat.
    pub seat: SeatWish,
    /// Who made it.
    pub maker: Somebody,
    /// The name of whom it is for, if not for anyone.
    pub to: Option<String>,
    /// Whether the reader made it.
    pub yours: bool,
    /// Whether it is for the reader alone.
    pub for_you: bool,
    /// Whether its maker waits to be paired.
    pub quick: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
}

/// A game that can be watched.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayingGame {
    /// Its room's number.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// Keys that were changed.
    pub changes: Vec<String>,
    /// South, then North.
    pub players: [Somebody; 2],
    /// Whether it counts for ratings.
    pub rated: bool,
    /// How many plies have been made.
    pub plies: u32,
    /// The board now.
    pub board: Board,
    /// The time control.
    pub control: Control,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
}

/// What waits for the reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Calls {
    /// In so many games that nobody hurries through it is the reader's turn.
    pub turns: u32,
    /// Challenges that are for the reader alone.
    pub challenges: Vec<Challenge>,
}

/// Games in which it is the reader's turn, those whose time runs out first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Turn {
    /// The game.
    pub game: MyGame,
    /// When its time runs out, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number | null"))]
    pub due: Option<u64>,
}

/// What is told to whoever is in the lobby, on the first page or at a tournament.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum ToVisitor {
    /// The open challenges as they are now, the oldest first.
    Lobby(Vec<Challenge>),
    /// The games that can be watched, the newest first.
    Playing(Vec<PlayingGame>),
    /// The tournament.
    Arena(Box<ArenaPage>),
    /// A game of the reader's has begun.
    Go {
        /// Its room.
        room: String,
    },
    /// A challenge of the reader's is over without a game: declined, withdrawn, or ended by a game of its maker's.
    Ended {
        /// Which.
        challenge: String,
    },
    /// Something was refused.
    Refused(Problem),
    /// The answer to a ping.
    Pong,
}

/// What a visitor says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum FromVisitor {
    /// Wants to hear what becomes of their challenge, by its number.
    Wait(String),
    /// Is still here.
    Ping,
}
