//! Players of the sowing games, for every rules file.
//!
//! - [`player`]: a [`Player`] chooses moves; a [`Who`] names one: a level, a plain minimax, a foreign program.
//! - [`mod@matches`]: matches between players, with Elo, error bars and SPRT.
//! - [`tune`]: weights of the evaluation, learned from self-play.
//! - [`engine`]: both ends of the engine protocol, and foreign processes behind it.
//!
//! Nothing here prints.

pub mod engine;
pub mod matches;
pub mod player;
pub mod tune;

pub use player::{Choice, Fault, Player, Silence, UnknownPlayer, Who};
