//! Sower as an engine, and other programs as players.
//!
//! Both sides of a text protocol in UCI's shape: [`serve()`] answers it, and [`Player`](crate::Player)s of the kind
//! `engine:COMMAND` ask it of another program. A program that knows no protocol is asked in JSON, one line a move. What
//! another program does, or fails to do, ends in a [`Fault`](crate::Fault) within a bounded time and memory.

mod client;
mod command;
mod game_text;
mod lines;
mod options;
mod output;
mod process;
mod program;
mod question;
mod quote;
mod report;
mod serve;
mod session;
mod startable;
mod task;

pub(crate) use client::Client;
pub use command::{Begin, Command, Go, LineError, Placed, parse};
pub use game_text::game_text;
pub use lines::{LONGEST_LINE, Line, read_line};
pub use options::OptionError;
pub use output::Output;
pub use process::end_all;
pub(crate) use program::Program;
pub use question::Question;
pub use serve::serve;
pub use session::{Next, Session};
pub use startable::CommandError;
pub(crate) use startable::check as check_command;
