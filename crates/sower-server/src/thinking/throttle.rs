//! Throttles analyses so that players do not wait for them.
//!
//! A low priority alone is not enough. Linux weighs process groups against each other, and a group of engine threads weighs as much as
//! the database's. A player's request then waits for an engine's time slice, several times per move.
//! So while many people play, engines leave processor time free, and pause whenever a socket is served late.

use std::sync::Weak;
use std::sync::atomic::Ordering;
use std::time::Duration;

use sower_search::{Gate, Rest};
use tokio::time::{Instant, sleep};

use crate::site::Site;
use crate::thinking::load::Machine;

/// The sampling interval.
const EVERY: Duration = Duration::from_millis(10);

/// Samples between two measurements of the machine's load.
const LOOKS: u32 = 10;

/// Messages per measurement from which the site counts as busy: fifty a second. Below that, a few milliseconds do not matter, and other
/// load on the machine must not slow analyses down.
const CROWD: f64 = 5.0;

/// The weight of a new sample in the moving average.
const NEW: f64 = 0.2;

/// The delay from which sockets count as late. A timer alone may be two milliseconds late.
const LATE: Duration = Duration::from_millis(5);

/// The first pause of analyses. It doubles each time sockets are late again soon after.
const FIRST_REST: Duration = Duration::from_millis(50);
const LONGEST_REST: Duration = Duration::from_secs(2);

/// Below the first load (a fraction of the machine) engines need not pause; from the second on they mostly do.
const FREE: f64 = 0.15;
const BUSY: f64 = 0.45;

/// The least fraction of time that an engine runs, so that its progress stays visible.
const LEAST: f64 = 0.03;

/// Roughly how long a search runs between two pauses.
const STRETCH: Duration = Duration::from_micros(50);

/// Measures the machine's load and the delay of socket tasks, until the site shuts down.
pub(crate) async fn watch(site: Weak<Site>, gate: Gate) {
    let mut rests = Rests::default();
    let mut machine = Machine::default();
    let mut pace = Rest::None;
    // Messages up to the last measurement, and their average number between two.
    let (mut messages, mut come) = (0, 0.0);
    for look in 0_u32.. {
        let due = Instant::now() + EVERY;
        sleep(EVERY).await;
        let Some(site) = site.upgrade() else { break };
        if look.is_multiple_of(LOOKS) {
            let before = std::mem::replace(&mut messages, site.metrics.messages.load(Ordering::Relaxed));
            come += NEW * (messages.saturating_sub(before) as f64 - come);
            pace = rest_beside(machine.busy());
        }
        let must_pause = rests.are_needed(due, Instant::now());
        gate.set(match come >= CROWD {
            true if must_pause => Rest::Shut,
            true => pace,
            false => Rest::None,
        });
    }
    gate.set(Rest::None);
}

/// The duty cycle of an engine at this load of normal-priority work.
fn rest_beside(busy: f64) -> Rest {
    let part = ((BUSY - busy) / (BUSY - FREE)).clamp(LEAST, 1.0);
    if part < 1.0 { Rest::Each(STRETCH.mul_f64(1.0 / part - 1.0)) } else { Rest::None }
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
    fn thinkers_take_what_a_machine_has_left_and_never_stop_for_good() {
        assert_eq!(rest_beside(0.0), Rest::None);
        assert_eq!(rest_beside(FREE), Rest::None);
        let half = rest_beside((FREE + BUSY) / 2.0);
        assert!(matches!(half, Rest::Each(pause) if (45..=55).contains(&pause.as_micros())), "{half:?}");
        assert!(matches!(rest_beside(1.0), Rest::Each(pause) if pause < Duration::from_millis(2)));
    }

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
