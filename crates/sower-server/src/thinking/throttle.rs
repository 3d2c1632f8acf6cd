//! Throttles analyses so that players do not wait for them.
//!
//! A low priority alone is not enough. Linux weighs process groups against each other, and a group of engine threads weighs as much as
//! the database's. A player's request then waits for an engine's time slice, several times per move.
//! So while many people play, analyses get a small share of the time, and pause whenever a socket is served late. Most pages analyse
//! in the browser; bots, browsers without WebAssembly and players of running games analyse here.

use std::sync::Weak;
use std::sync::atomic::Ordering;
use std::time::Duration;

use sower_search::{Gate, Rest};
use tokio::time::{Instant, sleep};

use crate::site::Site;

/// The sampling interval.
const EVERY: Duration = Duration::from_millis(10);

/// Samples between two counts of the messages.
const LOOKS: u32 = 10;

/// Messages per count from which the site is busy: fifty a second. Below that, a few milliseconds do not matter, and other load on the
/// machine must not slow analyses down.
const CROWD: f64 = 5.0;

/// The weight of a new sample in the moving average.
const NEW: f64 = 0.2;

/// The delay from which sockets count as late. A timer alone may be two milliseconds late.
const LATE: Duration = Duration::from_millis(5);

/// The first pause of analyses. It doubles each time sockets are late again soon after.
const FIRST_REST: Duration = Duration::from_millis(50);
const LONGEST_REST: Duration = Duration::from_secs(2);

/// The pause of an analysis on a busy site, each time after about 50 microseconds of work: it gets at most a sixteenth of a processor.
const PAUSE: Duration = Duration::from_micros(750);

/// Measures how many messages come and how late socket tasks are, until the site shuts down.
pub(crate) async fn watch(site: Weak<Site>, gate: Gate) {
    let mut rests = Rests::default();
    // Messages up to the last count, and their average number between two.
    let (mut messages, mut come) = (0, 0.0);
    for look in 0_u32.. {
        let due = Instant::now() + EVERY;
        sleep(EVERY).await;
        let Some(site) = site.upgrade() else { break };
        if look.is_multiple_of(LOOKS) {
            let before = std::mem::replace(&mut messages, site.metrics.messages.load(Ordering::Relaxed));
            come += NEW * (messages.saturating_sub(before) as f64 - come);
        }
        let must_pause = rests.are_needed(due, Instant::now());
        gate.set(match come >= CROWD {
            true if must_pause => Rest::Shut,
            true => Rest::Each(PAUSE),
            false => Rest::None,
        });
    }
    gate.set(Rest::None);
}

/// The length and end of the current pause.
#[derive(Default)]
struct Rests {
    rest: Duration,
    until: Option<Instant>,
}

impl Rests {
    /// Whether analyses must pause, given when this task was due and when it ran.
    fn are_needed(&mut self, due: Instant, now: Instant) -> bool {
        if now.saturating_duration_since(due) > LATE {
            let is_soon_again = self.until.is_some_and(|until| now < until + self.rest);
            self.rest = if is_soon_again { (self.rest * 2).min(LONGEST_REST) } else { FIRST_REST };
            self.until = Some(now + self.rest);
        }
        self.until.is_some_and(|until| now < until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn analyses_rest_while_others_wait_and_longer_where_it_happens_again() {
        let mut rests = Rests::default();
        let began = Instant::now();
        let at = |millis: u64| began + Duration::from_millis(millis);
        assert!(!rests.are_needed(at(10), at(12)), "a timer is never exact");
        assert!(rests.are_needed(at(20), at(26)));
        assert!(rests.are_needed(at(70), at(71)) && !rests.are_needed(at(80), at(81)), "50 ms");
        assert!(rests.are_needed(at(90), at(100)));
        assert!(
            rests.are_needed(at(190), at(191)) && !rests.are_needed(at(200), at(201)),
            "soon again: 100 ms"
        );
        assert!(
            rests.are_needed(at(900), at(910)) && !rests.are_needed(at(960), at(961)),
            "long after: 50 ms"
        );
        for turn in 0..20 {
            rests.are_needed(at(1000 + turn), at(1010 + turn));
        }
        let last = 1029;
        assert!(
            rests.are_needed(at(last + 1999), at(last + 1999))
                && !rests.are_needed(at(last + 2000), at(last + 2000))
        );
    }
}
