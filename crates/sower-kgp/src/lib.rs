#![doc = include_str!("../README.md")]
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
