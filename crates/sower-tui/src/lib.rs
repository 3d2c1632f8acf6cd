#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod app;
mod game_screen;
mod game_session;
mod key_help;
mod menu;
mod page;
mod rules_text;
mod runtime;
mod saved_games;
mod say;
mod settings;
mod thinking_time;
mod view;

pub use app::{App, Dialog, Effect, Endgame, Message, Question, Screen, Start, Ticket, TrainerAnswer};
pub use game_screen::{GameScreen, Speed, UnknownSpeed};
pub use game_session::GameSession;
pub use menu::{Menu, Setup};
pub use runtime::{ExitReason, Options, TableSource, run};
pub use saved_games::{Holder, Keeping, ProgressStore, SavedGame, SavedGames};
pub use settings::Settings;
pub use thinking_time::thinking_limits;
pub use view::{ColourSupport, Theme, ThemeName, UnknownTheme};
