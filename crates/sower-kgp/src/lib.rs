#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod board;
pub mod client;
mod command;
mod line;
pub mod listener;

pub use board::{Board, BoardError, kalah};
pub use command::{Argument, BadLine, Command};

/// The default port of the protocol's reference programs.
pub const PORT: u16 = 2671;

/// The longest line, including its line ending, as the protocol defines it.
pub const LONGEST_LINE: usize = 16_384;
