//! When each move of a game is due.

use std::time::Duration;

use rand::RngExt as _;
use tokio::time::Instant;

/// The largest deviation of a move from its even place, as a fraction of the interval.
const JITTER: f64 = 0.4;

/// Seconds; longer than any measurement.
const NEVER: f64 = 1e6;

/// The due times of one game's moves: even intervals with random jitter, so that moves come in bunches as they do from people.
pub(crate) struct Schedule {
    first: Instant,
    each: Duration,
    until: Instant,
    next: u32,
}

impl Schedule {
    pub(crate) fn new(first: Instant, each: Duration, until: Instant) -> Schedule {
        Schedule { first, each, until, next: 0 }
    }

    /// The due time of the next move; none at the end of the schedule.
    pub(crate) fn next(&mut self) -> Option<Instant> {
        let even = self.first + self.each * self.next;
        self.next += 1;
        let jitter = self.each.mul_f64(JITTER * rand::rng().random::<f64>());
        (even < self.until).then_some(even + jitter)
    }
}

/// Random times at which connections are lost, independent of the moves.
pub(crate) struct Losses {
    /// Losses per second.
    rate: f64,
}

impl Losses {
    pub(crate) fn new(rate: f64) -> Losses {
        Losses { rate }
    }

    /// The time of the next loss.
    pub(crate) fn after(&self, now: Instant) -> Instant {
        let seconds = -(1.0 - rand::rng().random::<f64>()).ln() / self.rate;
        now + Duration::from_secs_f64(seconds.min(NEVER))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn as_many_moves_are_meant_as_the_time_has_places() {
        let begins = Instant::now();
        let each = Duration::from_millis(100);
        let mut schedule = Schedule::new(begins, each, begins + Duration::from_secs(2));
        let times: Vec<Instant> = std::iter::from_fn(|| schedule.next()).collect();
        assert_eq!(times.len(), 20);
        for (number, time) in times.iter().enumerate() {
            let even = begins + each * number as u32;
            assert!((even..even + each).contains(time));
        }
        assert!(times.is_sorted());
    }

    #[tokio::test]
    async fn connections_are_lost_as_often_as_it_is_said() {
        let (losses, began) = (Losses::new(0.5), Instant::now());
        let mut now = began;
        for _ in 0..10_000 {
            now = losses.after(now);
        }
        let each = (now - began).as_secs_f64() / 10_000.0;
        assert!((1.8..2.2).contains(&each), "{each} s");
        assert!(Losses::new(0.0).after(began) > began + Duration::from_secs(100_000));
    }
}
