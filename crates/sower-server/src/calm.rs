//! Whether sockets are served in time. Where they are not, analyses rest until they are.
//!
//! A low priority alone is not enough: a system that sees a processor full of idle work takes it to be taken, and lets those who
//! serve sockets queue up at another one.

use std::sync::Weak;
use std::time::Duration;

use sower_search::Gate;
use tokio::time::{Instant, sleep};

use crate::site::Site;

/// How often it is looked at.
const EVERY: Duration = Duration::from_millis(10);

/// Whoever has to wait for so long has to wait. A timer alone may be two milliseconds late.
const LATE: Duration = Duration::from_millis(5);

/// How long analyses rest at first. Each time that somebody has to wait again soon after, it is twice as long.
const FIRST_REST: Duration = Duration::from_millis(50);
const LONGEST_REST: Duration = Duration::from_secs(2);

/// Watches how long a task waits for its turn among those that serve sockets, for as long as the site is there.
pub(crate) async fn watch(site: Weak<Site>, gate: Gate) {
    let mut rests = Rests::default();
    while site.strong_count() > 0 {
        let due = Instant::now() + EVERY;
        sleep(EVERY).await;
        gate.shut(rests.are_needed(due, Instant::now()));
    }
    gate.shut(false);
}

/// How long analyses rest, and until when.
#[derive(Default)]
struct Rests {
    rest: Duration,
    until: Option<Instant>,
}

impl Rests {
    /// Whether they are to rest now, where somebody whose turn was due at a time has it only now.
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
