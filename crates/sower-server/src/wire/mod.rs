//! What goes over the wire, for the page and for any program: one type for each thing, and `web/wire.d.ts` made from them.
//!
//! Cells are numbers, so that a page never reckons with rows: on a board of `n` pits a side, South's pits in its sowing
//! order are 0..n, North's n..2n, South's store is 2n and North's 2n + 1.

mod arena;
mod board;
#[cfg(test)]
mod declarations;
mod game;
mod look;
mod meeting;
mod person;
mod puzzle;
mod record;
mod room;
mod rules;
#[cfg(test)]
pub(crate) mod schema;
mod sowing;
mod stream;
mod token;

pub use arena::{ArenaCard, ArenaPage, ArenaRow, Format, NewArena, Stage};
pub use board::{Board, cell_number};
pub use game::{
    Dot, GameCard, GamePage, Hollow, Labels, Layouts, Levels, OptionChoice, Plan, RuleHeading, Spot,
    StoreSpot,
};
pub use look::{Choice, Ending, Look, Refused, Why};
pub use meeting::{
    Calls, Challenge, FromVisitor, Met, NewChallenge, NewPairing, PlayingGame, SeatWish, Somebody, ToVisitor,
    Turn,
};
pub use person::{
    Credentials, FinishedGame, GameRating, Leader, Me, NewAccount, NewPassword, OwnPassword, Profile,
    RatedEnd, RatingPoint, Recovery, RecoveryCode, Score, ShownRating,
};
pub use puzzle::{PuzzleAnswer, PuzzleLine, PuzzlePage, Training, TrainingAsked};
pub use record::{ReadText, TreeNode};
pub use room::{
    Clocks, Control, Event, FromPlayer, Moved, MyGame, NewRoom, Offer, Phrase, Presence, RoomMade, RoomState,
    Said, Seat, SeatKind, ToPlayer, Who,
};
pub use rules::{RulesChecked, RulesKept, RulesMistake};
pub use sowing::{Sowing, Step};
pub use stream::{GameNews, ToProgram};
pub use token::{NewToken, Scope, Token, TokenMade};

use serde::Serialize;

/// What went wrong: a word for programs, a sentence for people. Every error of the site has this form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Problem {
    /// One of a fixed list, in `docs/reference/web-api.md`.
    #[cfg_attr(test, schemars(with = "crate::fault::Code"))]
    pub code: String,
    /// What was wrong and what would be right, in the reader's language.
    pub message: String,
}
