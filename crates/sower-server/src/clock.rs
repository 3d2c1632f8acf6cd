//! The time, in the database's clock, and never backwards.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use crate::store::Millis;

/// Tells the time.
#[derive(Debug)]
pub(crate) struct Timekeeper {
    /// When the process began, by this machine's clock.
    began: Instant,
    /// The database's clock at that moment.
    then: AtomicU64,
    /// The latest time that was told.
    told: AtomicU64,
}

impl Timekeeper {
    pub(crate) fn new(now: Millis) -> Timekeeper {
        Timekeeper { began: Instant::now(), then: AtomicU64::new(now), told: AtomicU64::new(now) }
    }

    pub(crate) fn now(&self) -> Millis {
        let now = self.then.load(Ordering::Relaxed) + self.began.elapsed().as_millis() as u64;
        self.told.fetch_max(now, Ordering::Relaxed).max(now)
    }

    /// The database's clock shows this time: two clocks never go quite alike.
    pub(crate) fn correct(&self, now: Millis) {
        let then = now.saturating_sub(self.began.elapsed().as_millis() as u64);
        self.then.store(then, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::Timekeeper;

    #[test]
    fn time_follows_the_database_and_never_goes_back() {
        let time = Timekeeper::new(1_000);
        time.correct(5_000);
        let later = time.now();
        assert!((5_000..6_000).contains(&later));
        time.correct(2_000);
        assert!(time.now() >= later);
    }
}
