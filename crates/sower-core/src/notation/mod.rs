//! Positions and moves as text.
//!
//! Reads and writes positions in Sower's format and those of other programs, which it recognises by their shape. Moves use the
//! notation of the game's rules. For whole games see [`record`](crate::record).

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
