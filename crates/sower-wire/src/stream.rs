//! What a program is told of what happens to whom it plays for, a line each.

use serde::Serialize;
use sower_core::Side;

use super::board::Board;
use super::look::Ending;
use super::meeting::{Challenge, Somebody};
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
    /// What people call it.
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
    /// Against whom.
    pub opponent: Somebody,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
    /// The clock.
    pub control: Control,
    /// What it shows.
    pub clocks: Option<Clocks>,
    /// How many plies have been made.
    pub plies: u32,
    /// Whether the reader is to move.
    pub your_turn: bool,
    /// The position.
    pub board: Board,
    /// What can be played, if the reader is to move: labels, one of which is posted.
    pub choices: Vec<String>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
}

/// A line of the stream of what happens to somebody.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum ToProgram {
    /// The first line: how things stand. A `turn` follows for each game in which it is the reader's turn.
    Here {
        /// What the reader is called.
        name: String,
        /// The games that go on, the newest first.
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
    /// Somebody challenges the reader.
    Challenge(Box<Challenge>),
    /// A challenge of the reader's or to them is open no more.
    Ended {
        /// Which.
        challenge: String,
    },
}
