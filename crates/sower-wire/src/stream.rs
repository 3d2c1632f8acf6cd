//! The event stream for programs: one JSON object per line.

use serde::Serialize;
use sower_core::Side;

use super::board::Board;
use super::lobby::{Challenge, PlayerInfo};
use super::look::Ending;
use super::room::{Clocks, Control};

/// A game that the reader plays.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameNews {
    /// The number of its room.
    pub room: String,
    /// The room's version, to send along with a move.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub v: u64,
    /// The game's name.
    pub game: String,
    /// For people, in the reader's language.
    pub title: String,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// The reader's side.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The player in the other seat.
    pub opponent: PlayerInfo,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
    /// The time control.
    pub control: Control,
    /// The time left; none without a clock.
    pub clocks: Option<Clocks>,
    /// Plies played so far.
    pub plies: u32,
    /// Whether the reader is to move.
    pub your_turn: bool,
    /// The current position.
    pub board: Board,
    /// The legal moves by label, if the reader is to move.
    pub choices: Vec<String>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
}

/// A line of an account's event stream.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum ToProgram {
    /// The first line: the current state. A `turn` follows for each game that waits for the reader's move.
    Here {
        /// The reader's name.
        name: String,
        /// The running games, newest first.
        games: Vec<GameNews>,
        /// Open challenges by the reader or to the reader.
        challenges: Vec<Challenge>,
    },
    /// A game begins: a player accepted a challenge, or the reader was paired.
    Begin(Box<GameNews>),
    /// It is the reader's turn.
    Turn(Box<GameNews>),
    /// A game has ended.
    Over(Box<GameNews>),
    /// A player challenges the reader.
    Challenge(Box<Challenge>),
    /// A challenge by the reader or to the reader is closed.
    Ended {
        /// The challenge's number.
        challenge: String,
    },
}
