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
    let mut rest = FIRST_REST;
    let mut until = Instant::now();
    while site.strong_count() > 0 {
        let due = Instant::now() + EVERY;
        sleep(EVERY).await;
        let now = Instant::now();
        if now - due > LATE {
            // Soon after the last rest?
            rest = if now < until + rest { (rest * 2).min(LONGEST_REST) } else { FIRST_REST };
            until = now + rest;
        }
        gate.shut(now < until);
    }
    gate.shut(false);
}
