//! The lobby: challenges, pairing, games to watch, and the messages of its socket.

use serde::{Deserialize, Serialize};

use super::room::{Clocks, Control, MyGame};
use super::{ArenaPage, Board, Problem};

/// Who moves first, as a player requests it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// The player moves first.
    Begin,
    /// The opponent moves first.
    Second,
    /// Either; over time the site lets both move first equally often.
    #[default]
    Either,
}

/// A challenge to post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// The game's or variant's name; one of the site's own.
    pub game: String,
    /// Keys of the rules file that are changed, as `key=value`.
    #[serde(default)]
    pub changes: Vec<String>,
    /// The clock, which is required.
    pub control: Control,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// The challenger's seat.
    #[serde(default)]
    pub seat: SeatWish,
    /// The name of the only player who may accept it, if it is not open to everyone.
    #[serde(default)]
    pub to: Option<String>,
}

/// A request to be paired with a waiting player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPairing {
    /// The game's or variant's name; one of the site's own.
    pub game: String,
    /// The clock, which is required.
    pub control: Control,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
}

/// The result of a challenge or a pairing request: a room to enter, or a challenge that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Met {
    /// The room of the new game.
    pub room: Option<String>,
    /// The challenge that waits in the lobby.
    pub challenge: Option<String>,
}

/// A player, as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerInfo {
    /// The name that they play under.
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
    /// Its number, by which players accept, decline or withdraw it.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// For people, in the reader's language.
    pub title: String,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// The time control.
    pub control: Control,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The challenger's seat.
    pub seat: SeatWish,
    /// The player who posted it.
    pub maker: PlayerInfo,
    /// The name of the only player who may accept it, if it is not open to everyone.
    pub to: Option<String>,
    /// Whether it is the reader's own.
    pub yours: bool,
    /// Whether only the reader may accept it.
    pub for_you: bool,
    /// Whether it comes from a request to be paired.
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
    /// For people, in the reader's language.
    pub title: String,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// South, then North.
    pub players: [PlayerInfo; 2],
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Plies played so far.
    pub plies: u32,
    /// The current position.
    pub board: Board,
    /// The time control.
    pub control: Control,
    /// The time left; none without a clock.
    pub clocks: Option<Clocks>,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
}

/// The reader's pending turns and challenges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Calls {
    /// Correspondence games in which it is the reader's turn.
    pub turns: u32,
    /// Challenges that only the reader may accept.
    pub challenges: Vec<Challenge>,
    /// The reader's running games against people. While there is one, the reader's client must not run an engine for it.
    pub live_games: Vec<LiveRoom>,
}

/// A running game of the reader against a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LiveRoom {
    /// The number of its room.
    pub id: String,
    /// Whether it is a correspondence game, which may last for weeks.
    pub slow: bool,
}

/// A correspondence game in which it is the reader's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Turn {
    /// The game as in the reader's list.
    pub game: MyGame,
    /// When its time runs out, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number | null"))]
    pub due: Option<u64>,
}

/// A message to visitors of the lobby, the first page or a tournament.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum ToVisitor {
    /// The open challenges, oldest first.
    Lobby(Vec<Challenge>),
    /// The games that can be watched, newest first.
    Playing(Vec<PlayingGame>),
    /// The tournament's page, if the visitor has one open.
    Arena(Box<ArenaPage>),
    /// A game of the reader has begun.
    Go {
        /// The number of its room.
        room: String,
    },
    /// A challenge of the reader ended without a game: declined, withdrawn, or ended by another game.
    Ended {
        /// The challenge's number.
        challenge: String,
    },
    /// The server refused a message.
    Refused(Problem),
    /// The answer to a ping.
    Pong,
}

/// A message from a visitor.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum FromVisitor {
    /// Asks to be notified about a challenge, by its number.
    Wait(String),
    /// Keeps the connection open.
    Ping,
}
