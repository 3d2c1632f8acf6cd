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
mod contest;
mod contestant;
mod estimate;
mod normal;
mod opening;
mod pace;
mod schedule;
mod sprt;
mod table;
mod tally;

pub use book::{Book, OpeningsSource, UnknownOpenings};
pub use contest::{Contest, Standing};
pub use contestant::{Contestant, PersonInMatch};
pub use estimate::Estimate;
pub use opening::{Opening, OpeningError};
pub use pace::{BadClock, Pace, read_clock};
pub use schedule::FinishedGame;
pub use sprt::{BadSprt, Sprt, Verdict};
pub use table::{Ended, Forfeit, Reason, Seat, play_game};
pub use tally::{GameResult, Tally};
