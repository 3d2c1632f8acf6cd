#![doc = include_str!("../README.md")]
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
