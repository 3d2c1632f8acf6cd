//! The database's clock, made monotonic.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use crate::store::Millis;

/// The time by the database's clock.
#[derive(Debug)]
pub(super) struct Clock {
    /// When the process began, by this machine's clock.
    began: Instant,
    /// The database's clock at that moment.
    then: AtomicU64,
    /// The latest time that was returned.
    told: AtomicU64,
}

impl Clock {
    pub(super) fn new(now: Millis) -> Clock {
        Clock { began: Instant::now(), then: AtomicU64::new(now), told: AtomicU64::new(now) }
    }

    pub(super) fn now(&self) -> Millis {
        let now = self.then.load(Ordering::Relaxed) + self.began.elapsed().as_millis() as u64;
        self.told.fetch_max(now, Ordering::Relaxed).max(now)
    }

    /// Adjusts for drift between this machine's clock and the database's.
    pub(super) fn correct(&self, now: Millis) {
        let then = now.saturating_sub(self.began.elapsed().as_millis() as u64);
        self.then.store(then, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::Clock;

    #[test]
    fn time_follows_the_database_and_never_goes_back() {
        let time = Clock::new(1_000);
        time.correct(5_000);
        let later = time.now();
        assert!((5_000..6_000).contains(&later));
        time.correct(2_000);
        assert!(time.now() >= later);
    }
}
