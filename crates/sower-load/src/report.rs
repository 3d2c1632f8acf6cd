//! The report of a run.

use serde::Serialize;

use crate::Load;
use crate::server::Figures;
use crate::tally::Tally;

/// The part of the intended rate that a valid measurement must reach.
const ENOUGH: f64 = 0.99;

/// The figures of one measurement. Times are in milliseconds, from a move's due time until both players have received it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Concurrent games between people.
    pub games: usize,
    /// Intended moves per second.
    pub intended: f64,
    /// Achieved moves per second.
    pub reached: f64,
    /// The length of the measurement in seconds.
    pub seconds: f64,
    /// The median time of a move.
    pub p50: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The 99.9th percentile.
    pub p999: f64,
    /// The time of the slowest move.
    pub slowest: f64,
    /// The 99th percentile of the load generator's own delay, which is included in the times above.
    pub late_p99: f64,
    /// The median time to reconnect and receive the board.
    pub return_p50: f64,
    /// The 99th percentile of that time.
    pub return_p99: f64,
    /// Bytes of messages per move, over all receivers.
    pub bytes_per_move: f64,
    /// The number of games that ended.
    pub games_ended: u64,
    /// Requests that the site refused although it should have accepted them.
    pub refused: u64,
    /// Connections that ended without being closed by the load generator.
    pub lost: u64,
    /// The server's resource use, if it runs on this machine.
    pub server: Option<ServerReport>,
}

/// Resource use of the server's processes.
#[derive(Clone, Debug, Serialize)]
pub struct ServerReport {
    /// Processor time per move in microseconds, without engine threads.
    pub cpu_per_move: f64,
    /// Processors used by engine threads, on average.
    pub thinking: f64,
    /// Writes per commit, on average.
    pub batch: f64,
    /// Memory at the end in megabytes, of the largest process.
    pub memory: f64,
    /// Peak memory in megabytes, of the largest process.
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

    /// Whether enough moves were made for a valid measurement.
    pub fn counts(&self) -> bool {
        self.reached >= ENOUGH * self.intended
    }
}
