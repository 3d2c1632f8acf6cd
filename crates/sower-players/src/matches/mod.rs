//! Matches: players against each other on paired openings, with statistics of the result.
//!
//! Every opening is played twice with sides swapped, so that its advantage goes to both players. The two games of an opening
//! are not independent, so the statistics count *pairs*. A pair gives 0, ½, 1, 1½ or 2 points; the frequencies of the
//! five results are the pentanomial, from which error bars and the sequential test are computed. The formulas are in
//! `docs/reference/match.md`.
//!
//! A game depends only on the match's seed and its own number. So the number of threads does not change the results
//! of players that ignore the clock. Results are reported in the order of the games for the same reason.

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
