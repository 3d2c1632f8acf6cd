//! Positions and moves as text.
//!
//! Reads and writes Sower's own form of a position and those of other programs, recognised by their shape. Moves are read and written as a game's rules say. Whole games are in [`record`](crate::record).

mod dashed;
mod error;
mod lists;
mod playstrategy;
mod position;
mod quote;
mod token;
mod token_error;

pub use dashed::write_dashed;
pub use error::PositionError;
pub use playstrategy::{square, write_fen};
pub use position::{write_position, write_position_for_url};
pub(crate) use quote::quoted;
pub(crate) use token::{Token, labels_are_digits, with_end};
pub use token_error::TokenError;
