//! The terminal screens of Sower: a menu, a table with the board, and everything that is asked at it.
//!
//! [`App`] is the whole state. [`App::update`] takes a [`Message`] (a key, a click, an answer from a thread) and says what
//! is to be done outside ([`Effect`]); it reads no clock, no file and no terminal. A reference to an `App` is a ratatui
//! widget. [`run`] joins the two with a real terminal, threads that think, and a [`SavedGames`] that keeps games.
//!
//! There are no rules here: what is legal, what a move does and why is asked of `sower-core`.
#![forbid(unsafe_code)]

mod app;
mod game_screen;
mod game_session;
mod menu;
mod page;
mod rules_text;
mod runtime;
mod saved_games;
mod say;
mod thinking_time;
mod view;

pub use app::{App, Dialog, Effect, Message, Question, Screen, Start, Ticket};
pub use game_screen::{GameScreen, Speed};
pub use game_session::GameSession;
pub use menu::{Menu, Setup};
pub use runtime::{ExitReason, Options, run};
pub use saved_games::{Holder, Keeping, SavedGame, SavedGames};
pub use thinking_time::thinking_limits;
pub use view::Theme;
