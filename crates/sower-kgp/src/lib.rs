//! KWARC's Kalah Game Protocol (KGP) 1.1: programs play Kalah over a line of text.
//!
//! [`Command`] is a line and knows nothing else; [`Board`] is what a line says of a position. [`client`] plays at a server,
//! [`listener`] is one. The rules are those of the file `kalah`, with the size of the board changed.
//! `docs/reference/kgp.md` says what of the protocol is spoken.
#![forbid(unsafe_code)]

mod board;
pub mod client;
mod command;
mod line;
pub mod listener;

pub use board::{Board, BoardError, kalah};
pub use command::{Argument, BadLine, Command};

/// The port that the protocol's own programs use.
pub const PORT: u16 = 2671;

/// The longest line, its end included; the protocol says so.
pub const LONGEST_LINE: usize = 16_384;
