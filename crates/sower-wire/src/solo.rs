//! A game of one person that a page keeps itself: against the computer, or on both sides of the board.
//!
//! The page stores the [`SoloGame`] and sends it with every request; the page's own engine answers with new events and messages, as
//! the socket of a server's room does.

use serde::{Deserialize, Serialize};

use super::room::{Control, Event, FromPlayer, NewRoom, NewSeat, ToPlayer};

/// A game of one person, with everything that happened in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SoloGame {
    /// Its number, as in its address.
    pub id: String,
    /// The game's or variant's name.
    pub game: String,
    /// Keys of the rules file that are changed, as `key=value`.
    pub changes: Vec<String>,
    /// South's seat, then North's; none is a friend's.
    pub seats: [NewSeat; 2],
    /// Whether a coin toss decides who moves first.
    pub toss: bool,
    /// The starting position, if not the game's own.
    pub start: Option<String>,
    /// Plies that were played before the game was created.
    pub moves: Vec<String>,
    /// The time control.
    pub control: Control,
    /// South's and North's points from earlier games of the same players.
    pub points: [f32; 2],
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub created: u64,
    /// All events in order; the version of the room is their number.
    pub events: Vec<SoloEvent>,
}

/// An event of a solo game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SoloEvent {
    /// When it happened, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
    /// The change.
    pub event: Event,
    /// South's and North's time left, in milliseconds; none without a clock.
    pub left: Option<[u32; 2]>,
}

/// A solo game to create.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSolo {
    /// Its number.
    pub id: String,
    /// The time, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub now: u64,
    /// The room; it must not have a friend's seat.
    pub room: NewRoom,
}

/// A request about a solo game.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SoloAsked {
    /// The game so far.
    pub game: SoloGame,
    /// The player's name; empty for the common one of guests.
    pub name: String,
    /// The time, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub now: u64,
    /// When the player opened the page. The clocks do not run while no page shows the game.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub opened: u64,
    /// The number of a rematch.
    pub next: String,
    /// What happens in the room.
    pub act: SoloAct,
}

/// What happens in the room of a solo game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SoloAct {
    /// The player opens the page.
    Enter,
    /// The player sends a message.
    Say {
        /// The version of the room that the message refers to.
        #[cfg_attr(feature = "declarations", ts(type = "number"))]
        v: u64,
        /// The message.
        message: FromPlayer,
    },
    /// The computer has chosen its move.
    Thought {
        /// The version of the room for which it was chosen.
        #[cfg_attr(feature = "declarations", ts(type = "number"))]
        v: u64,
        /// The move, by its label.
        label: String,
    },
    /// A clock may have run out.
    Tick,
}

/// The answer to a [`SoloAsked`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SoloAnswer {
    /// New events, which the page appends to the game.
    pub events: Vec<SoloEvent>,
    /// What the socket of a server's room would send now.
    pub told: Vec<ToPlayer>,
    /// The move that the computer is to choose now.
    pub think: Option<SoloThink>,
    /// Whether the player asks for a hint.
    pub hint: bool,
    /// When the running clock will have run out, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number | null"))]
    pub flags_at: Option<u64>,
    /// The rematch.
    pub next: Option<SoloGame>,
}

/// Where a solo game is after the site has taken it over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SoloKept {
    /// The number of its room on the site.
    pub room: String,
}

/// A move that the computer is to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SoloThink {
    /// The version of the room.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub v: u64,
    /// The player, as on the command line: `level:4`.
    pub player: String,
    /// The same for the whole game, so that a level misjudges a position consistently. A number that JavaScript can hold.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub seed: u64,
    /// The most milliseconds to think; the level's own limit if there is no clock.
    #[cfg_attr(feature = "declarations", ts(type = "number | null"))]
    pub millis: Option<u64>,
}
