//! Measurements, collected from all tables.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use hdrhistogram::Histogram;
use tokio::time::Instant;

/// The slowest move that is told from slower ones, in microseconds: ten minutes.
const SLOWEST: u64 = 600_000_000;

/// Counts and times.
pub(crate) struct Tally {
    window: OnceLock<(Instant, Instant)>,
    latency: Mutex<Histogram<u64>>,
    /// How late the crowd itself was with a move.
    late: Mutex<Histogram<u64>>,
    /// How long it took somebody to come back who had lost the connection.
    returns: Mutex<Histogram<u64>>,
    /// Bytes of messages that came while it was measured.
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
    /// Only moves that are meant to be made in this time count.
    pub(crate) fn measure(&self, from: Instant, until: Instant) {
        let _ = self.window.set((from, until));
    }

    fn counts(&self, at: Instant) -> bool {
        self.window.get().is_some_and(|(from, until)| (*from..*until).contains(&at))
    }

    /// A move that was meant to be made at a time has been told to both.
    pub(crate) fn told(&self, meant: Instant) {
        self.note(&self.latency, meant);
    }

    /// The crowd has come to a move that was meant to be made at a time.
    pub(crate) fn came(&self, meant: Instant) {
        self.note(&self.late, meant);
    }

    /// Somebody is back who had lost the connection at a time.
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

    /// The site refused something that it should not have.
    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection was lost that nobody closed.
    pub(crate) fn lost(&self) {
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn game_over(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn moves(&self) -> u64 {
        lock(&self.latency).len()
    }

    /// The time that a part of all moves stays below, in milliseconds.
    pub(crate) fn millis(&self, quantile: f64) -> f64 {
        lock(&self.latency).value_at_quantile(quantile) as f64 / 1000.0
    }

    /// The same of how late the crowd itself was.
    pub(crate) fn millis_late(&self, quantile: f64) -> f64 {
        lock(&self.late).value_at_quantile(quantile) as f64 / 1000.0
    }

    /// The same of how long it took to come back.
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
