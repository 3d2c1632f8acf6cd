//! Pauses analyses so that no player waits for them.
//!
//! A low priority alone is not enough. Linux weighs groups of processes against each other, and a group that only thinks weighs as
//! much as the database's: a player's request then waits for the thinker's slice to end, several times per move. So while many
//! people play, thinkers leave free what a busy machine needs, and where a socket is served late all the same they pause.

use std::sync::Weak;
use std::sync::atomic::Ordering;
use std::time::Duration;

use sower_search::{Gate, Rest};
use tokio::time::{Instant, sleep};

use crate::site::Site;
use crate::thinking::load::Machine;

/// How often it is looked at.
const EVERY: Duration = Duration::from_millis(10);

/// Looks between two at how busy the machine is.
const LOOKS: u32 = 10;

/// So many messages between those make a crowd: fifty a second. Where fewer play, nobody sees a few milliseconds, and whatever else runs on
/// the machine is no reason to let an analysis take minutes.
const CROWD: f64 = 5.0;

/// How much of a new count goes into what is known.
const NEW: f64 = 0.2;

/// Whoever has to wait for so long has to wait. A timer alone may be two milliseconds late.
const LATE: Duration = Duration::from_millis(5);

/// How long analyses rest at first. Each time that somebody has to wait again soon after, it is twice as long.
const FIRST_REST: Duration = Duration::from_millis(50);
const LONGEST_REST: Duration = Duration::from_secs(2);

/// On a machine that is less busy than this, as a part of it, thinkers need not rest; from the other on they do hardly anything else.
const FREE: f64 = 0.15;
const BUSY: f64 = 0.45;

/// The least part of its time in which a thinker thinks, so that whoever waits for it sees it go on.
const LEAST: f64 = 0.03;

/// About how long a search works between two rests.
const STRETCH: Duration = Duration::from_micros(50);

/// Watches how busy the machine is, and how long a task waits for its turn among those that serve sockets, for as long as the site is
/// there.
pub(crate) async fn watch(site: Weak<Site>, gate: Gate) {
    let mut rests = Rests::default();
    let mut machine = Machine::default();
    let mut pace = Rest::None;
    // Messages until the last look at the machine, and how many come between two such looks.
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
        let somebody_waits = rests.are_needed(due, Instant::now());
        gate.set(match come >= CROWD {
            true if somebody_waits => Rest::Shut,
            true => pace,
            false => Rest::None,
        });
    }
    gate.set(Rest::None);
}

/// How a thinker rests on a machine of which such a part is busy with what gives way to nothing.
fn rest_beside(busy: f64) -> Rest {
    let part = ((BUSY - busy) / (BUSY - FREE)).clamp(LEAST, 1.0);
    if part < 1.0 { Rest::Each(STRETCH.mul_f64(1.0 / part - 1.0)) } else { Rest::None }
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
