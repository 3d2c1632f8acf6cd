//! The report of a run.

use serde::Serialize;

use crate::Load;
use crate::server::Figures;
use crate::tally::Tally;

/// The part of the intended rate that must be reached for a measurement to count.
const ENOUGH: f64 = 0.99;

/// Figures of one measurement. Times are milliseconds from the intended time until both players have been told.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Games between people at once.
    pub games: usize,
    /// Moves a second that were intended.
    pub intended: f64,
    /// Moves a second that were made.
    pub reached: f64,
    /// The seconds that were measured.
    pub seconds: f64,
    /// Half of all moves took at most so long.
    pub p50: f64,
    /// 99 of 100.
    pub p99: f64,
    /// 999 of 1000.
    pub p999: f64,
    /// The slowest.
    pub slowest: f64,
    /// Of all these times, what 99 of 100 moves had waited for the crowd itself, which shares the processors.
    pub late_p99: f64,
    /// Half of those who lost their connection were back after so long, their board before them.
    pub return_p50: f64,
    /// 99 of 100.
    pub return_p99: f64,
    /// Bytes of messages for each move, all receivers together.
    pub bytes_per_move: f64,
    /// Games that ended, refusals that should not have been, connections that were lost.
    pub games_ended: u64,
    /// What the site refused of what it should have taken.
    pub refused: u64,
    /// Connections that ended without being closed by the crowd.
    pub lost: u64,
    /// What is known of the server, if it is one of this machine.
    pub server: Option<ServerReport>,
}

/// Figures of the server's process.
#[derive(Clone, Debug, Serialize)]
pub struct ServerReport {
    /// Microseconds of processor time for each move, thinking left out.
    pub cpu_per_move: f64,
    /// Processors that were thinking.
    pub thinking: f64,
    /// Writes in a commit, on average.
    pub batch: f64,
    /// Megabytes of memory at the end, of the process that takes most.
    pub memory: f64,
    /// The same at most.
    pub most_memory: f64,
}

impl Report {
    pub(crate) fn of(load: &Load, tally: &Tally, figures: Option<(Figures, Figures)>) -> Report {
        let seconds = load.measured.as_secs_f64();
        let moves = tally.moves() as f64;
        let [bytes, refused, lost, games_ended] = tally.counters();
        let server = figures.map(|(before, after)| ServerReport {
            cpu_per_move: (after.serving - before.serving) * 1e6 / moves.max(1.0),
            thinking: (after.thinking - before.thinking) / seconds,
            batch: (after.writes - before.writes) as f64 / ((after.commits - before.commits) as f64).max(1.0),
            memory: after.memory as f64 / 1e6,
            most_memory: after.most_memory as f64 / 1e6,
        });
        Report {
            games: load.games,
            intended: load.rate,
            reached: moves / seconds,
            seconds,
            p50: tally.millis(0.5),
            p99: tally.millis(0.99),
            p999: tally.millis(0.999),
            slowest: tally.millis(1.0),
            late_p99: tally.millis_late(0.99),
            return_p50: tally.millis_to_return(0.5),
            return_p99: tally.millis_to_return(0.99),
            bytes_per_move: bytes as f64 / moves.max(1.0),
            games_ended,
            refused,
            lost,
            server,
        }
    }

    /// Whether enough moves were made for the times to mean anything.
    pub fn counts(&self) -> bool {
        self.reached >= ENOUGH * self.intended
    }
}
