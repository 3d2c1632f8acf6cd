//! Events for programs, one JSON line each.

use serde::Serialize;
use sower_core::Side;

use super::board::Board;
use super::lobby::{Challenge, Somebody};
use super::look::Ending;
use super::room::{Clocks, Control};

/// A game of the reader's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameNews {
    /// Its room.
    pub room: String,
    /// The room's version, to be sent along with a move.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub v: u64,
    /// The game's name.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// Keys of its rules that are changed.
    pub changes: Vec<String>,
    /// The reader's side.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The opponent.
    pub opponent: Somebody,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
    /// The clock.
    pub control: Control,
    /// The time that is left.
    pub clocks: Option<Clocks>,
    /// Plies played so far.
    pub plies: u32,
    /// Whether the reader is to move.
    pub your_turn: bool,
    /// The position.
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
    /// The first line: the current state. A `turn` follows for each game in which it is the reader's turn.
    Here {
        /// The reader's name.
        name: String,
        /// The running games, newest first.
        games: Vec<GameNews>,
        /// Open challenges of the reader's and to them.
        challenges: Vec<Challenge>,
    },
    /// A game begins: a challenge was taken, or the reader was paired.
    Begin(Box<GameNews>),
    /// It is the reader's turn.
    Turn(Box<GameNews>),
    /// A game is over.
    Over(Box<GameNews>),
    /// A player challenges the reader.
    Challenge(Box<Challenge>),
    /// A challenge of the reader's or to them is closed.
    Ended {
        /// The challenge's number.
        challenge: String,
    },
}
