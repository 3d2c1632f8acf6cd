#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod board_sentence;
pub mod board_text;
pub mod clock;
pub mod draw;
pub mod ending;
pub mod game;
pub mod kernel;
pub mod labels;
pub mod lang;
pub mod layout;
pub mod lessons;
pub mod library;
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
mod side;
pub mod trace;
mod turn;

pub use board_text::{Characters, TextOptions, board_text};
pub use clock::{Clock, TimeControl};
pub use draw::{DrawOptions, LastMove, draw_svg};
pub use game::{AnyKernel, Game, Move};
pub use layout::{Layout, Orientation};
pub use named::Named;
pub use notation::{PositionError, TokenError};
pub use outcome::{Outcome, Termination};
pub use played::{Node, NodeId, Notes, Played};
pub use position::{MOST_PITS, Pie, Position, Setup, SetupError};
pub use record::{Record, RecordError, Tags};
pub use refusal::Refusal;
pub use rules::{Change, Fingerprint, Rules, RulesError, RulesFile, Words};
pub use side::{Pit, Place, Side};
pub use turn::Turn;
