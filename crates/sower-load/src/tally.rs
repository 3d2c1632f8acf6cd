//! Measurements, collected from all tables.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use hdrhistogram::Histogram;
use tokio::time::Instant;

/// The largest time that the histograms distinguish, in microseconds: ten minutes.
const SLOWEST: u64 = 600_000_000;

/// Counters and histograms.
pub(crate) struct Tally {
    window: OnceLock<(Instant, Instant)>,
    latency: Mutex<Histogram<u64>>,
    /// How late the load generator was with each move.
    late: Mutex<Histogram<u64>>,
    /// How long reconnecting took.
    returns: Mutex<Histogram<u64>>,
    /// Bytes of messages received during the measurement.
    bytes: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    games: AtomicU64,
}

impl Default for Tally {
    fn default() -> Tally {
        let times = || Histogram::new_with_bounds(1, SLOWEST, 3).expect("three significant figures are fine");
        Tally {
            window: OnceLock::new(),
            latency: Mutex::new(times()),
            late: Mutex::new(times()),
            returns: Mutex::new(times()),
            bytes: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            games: AtomicU64::new(0),
        }
    }
}

impl Tally {
    /// Counts only moves that are due in this period.
    pub(crate) fn measure(&self, from: Instant, until: Instant) {
        let _ = self.window.set((from, until));
    }

    fn counts(&self, at: Instant) -> bool {
        self.window.get().is_some_and(|(from, until)| (*from..*until).contains(&at))
    }

    /// Both players have received a move that was due at this time.
    pub(crate) fn told(&self, meant: Instant) {
        self.note(&self.latency, meant);
    }

    /// The load generator reached a move that was due at this time.
    pub(crate) fn came(&self, meant: Instant) {
        self.note(&self.late, meant);
    }

    /// A player has reconnected after losing the connection at this time.
    pub(crate) fn returned(&self, lost: Instant) {
        self.note(&self.returns, lost);
    }

    fn note(&self, times: &Mutex<Histogram<u64>>, meant: Instant) {
        if self.counts(meant) {
            let micros = meant.elapsed().as_micros();
            lock(times).saturating_record(u64::try_from(micros).unwrap_or(u64::MAX));
        }
    }

    pub(crate) fn received(&self, bytes: usize) {
        if self.counts(Instant::now()) {
            self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }

    /// The site refused a valid request.
    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection was lost unintentionally.
    pub(crate) fn lost(&self) {
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn game_over(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn moves(&self) -> u64 {
        lock(&self.latency).len()
    }

    /// A quantile of the moves' times, in milliseconds.
    pub(crate) fn millis(&self, quantile: f64) -> f64 {
        lock(&self.latency).value_at_quantile(quantile) as f64 / 1000.0
    }

    /// A quantile of the load generator's own delay, in milliseconds.
    pub(crate) fn millis_late(&self, quantile: f64) -> f64 {
        lock(&self.late).value_at_quantile(quantile) as f64 / 1000.0
    }

    /// A quantile of the time to reconnect, in milliseconds.
    pub(crate) fn millis_to_return(&self, quantile: f64) -> f64 {
        lock(&self.returns).value_at_quantile(quantile) as f64 / 1000.0
    }

    pub(crate) fn counters(&self) -> [u64; 4] {
        [&self.bytes, &self.refused, &self.lost, &self.games].map(|count| count.load(Ordering::Relaxed))
    }
}

fn lock(times: &Mutex<Histogram<u64>>) -> MutexGuard<'_, Histogram<u64>> {
    times.lock().unwrap_or_else(PoisonError::into_inner)
}
