//! Matches: players against each other on paired openings, and what the result is worth.
//!
//! Every opening is played twice with the sides swapped, so that whoever it favours favours both. Two games of one opening
//! are not independent, so the statistics count *pairs*: a pair gives 0, ½, 1, 1½ or 2 points, and how often each of the
//! five came is the pentanomial that error bars and the sequential test are made of. The formulas are in
//! `docs/reference/match.md`.
//!
//! A game depends on nothing but the match's seed and its own number, so that the number of threads changes no result
//! of players that heed no clock. Results are told in the order of the games for the same reason.

mod book;
mod contestant;
mod estimate;
mod normal;
mod opening;
mod play_game;
mod run_match;
mod schedule;
mod sprt;
mod tally;
mod thinking_time;

pub use book::{Book, OpeningsSource, UnknownOpenings};
pub use contestant::{Contestant, PersonInMatch};
pub use estimate::Estimate;
pub use opening::{Opening, OpeningError};
pub use play_game::{Ended, Forfeit, Reason, Seat, play_game};
pub use run_match::{Contest, MatchStatus};
pub use schedule::FinishedGame;
pub use sprt::{BadSprt, Sprt, Verdict};
pub use tally::{GameResult, Tally};
pub use thinking_time::{BadClock, ThinkingTime, read_clock};
