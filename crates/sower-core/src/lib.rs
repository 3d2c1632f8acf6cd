#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod clock;
pub mod game;
pub mod kernel;
pub mod labels;
pub mod library;
pub mod matches;
mod named;
mod nearest;
pub mod notation;
pub mod outcome;
pub mod perft;
pub mod played;
pub mod position;
pub mod record;
pub mod refusal;
pub mod rules;
pub mod shipped;
mod side;
pub mod trace;
mod turn;

pub use clock::{Clock, TimeControl};
pub use game::{AnyKernel, Choice, Game, Move, UnknownMove};
pub use matches::{Match, MatchEnd, MatchError, MatchResult, MatchScore, NoNextRound, RoundEnd};
pub use named::Named;
pub use notation::{PositionError, TokenError};
pub use outcome::{Outcome, Termination};
pub use played::{Node, NodeId, Notes, Played};
pub use position::{Extra, MOST_PITS, Pie, Position, Setup, SetupError};
pub use record::{Record, RecordError, Tags};
pub use refusal::Refusal;
pub use rules::{Change, Fingerprint, Rules, RulesError, RulesFile, Words};
pub use side::{Pit, Place, Side, Way};
pub use turn::Turn;
