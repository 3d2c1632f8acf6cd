//! Sower as an engine, and other programs as players.
//!
//! Both sides of a text protocol in UCI's shape: [`serve()`] answers it, and [`Player`](crate::Player)s of the kind
//! `engine:COMMAND` ask it of another program. A program that knows no protocol is asked in JSON, one line a move. What
//! another program does, or fails to do, ends in a [`PlayerError`](crate::Fault) within a bounded time and memory.

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
