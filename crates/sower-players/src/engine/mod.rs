//! Sower as an engine, and external engines as players.
//!
//! Implements both sides of a UCI-like text protocol: [`serve()`] answers it, and [`Player`](crate::Player)s of the kind
//! `engine:COMMAND` speak it to another program. Programs without the protocol get one JSON line per move. Any failure of
//! another program becomes a [`PlayerError`](crate::PlayerError) within bounded time and memory.

mod bounded_lines;
mod check_command;
mod client;
mod command;
mod game_text;
mod move_request;
mod one_line_program;
mod options;
mod output;
mod process;
mod quote;
mod report;
mod serve;
mod session;
mod worker;

pub use bounded_lines::{LONGEST_LINE, Line, read_line};
pub use check_command::CommandError;
pub(crate) use check_command::check as check_command;
pub(crate) use client::Client;
pub use command::{Begin, Command, Go, LineError, Placed, parse};
pub use game_text::game_text;
pub use move_request::MoveRequest;
pub(crate) use one_line_program::Program;
pub use options::OptionError;
pub use output::Output;
pub use process::end_all;
pub use serve::serve;
pub use session::{Next, Session};
