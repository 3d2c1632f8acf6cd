//! A chess clock for two sides. It is pure: callers pass the time.
//!
//! An instant is a `Duration` since any fixed moment. A time before an earlier one
//! counts as no time passed.

use std::time::Duration;

use crate::side::Side;

/// The time limits of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// The players have no time limit.
    Unlimited,
    /// A base time, plus an increment after every turn.
    Fischer {
        /// The time on each side's clock at the start.
        base: Duration,
        /// Added to a side's clock when its turn ends. An extra turn is part of the same turn.
        increment: Duration,
    },
    /// A fixed time for every ply.
    PerMove {
        /// The longest time for one ply.
        each: Duration,
    },
}

/// The mover's time had run out before the ply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum OutOfTime {
    #[error("{side:?}'s time has run out")]
    Flagged { side: Side },
}

/// The clock of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// The time that each side had when its clock was last started.
    left: [Duration; 2],
    /// The side whose clock runs, and since when.
    running: Option<(Side, Duration)>,
}

impl Clock {
    /// A stopped clock.
    pub fn new(control: TimeControl) -> Clock {
        let each = match control {
            TimeControl::Unlimited => Duration::ZERO,
            TimeControl::Fischer { base, .. } => base,
            TimeControl::PerMove { each } => each,
        };
        Clock { control, left: [each; 2], running: None }
    }

    /// The time limits of the game.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The side whose clock runs; `None` if it is stopped.
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// Starts a side's clock.
    pub fn start(&mut self, side: Side, now: Duration) {
        self.stop(now);
        self.running = Some((side, now));
    }

    /// Stops the clock, for example when the game is over or the server shuts down.
    pub fn stop(&mut self, now: Duration) {
        if let Some((side, _)) = self.running {
            self.left[side] = self.left_at(side, now);
            self.running = None;
        }
    }

    /// Ends a ply of the side whose clock runs, and starts the clock of `next`. Starts a stopped clock.
    ///
    /// If the mover's time had already run out, this returns an error and the clock does not change.
    pub fn press(&mut self, next: Side, now: Duration) -> Result<(), OutOfTime> {
        if let Some(side) = self.flagged(now) {
            return Err(OutOfTime::Flagged { side });
        }
        if let Some((side, _)) = self.running {
            let left = self.left_at(side, now);
            self.left[side] = match self.control {
                TimeControl::Unlimited => left,
                TimeControl::Fischer { increment, .. } if next != side => left.saturating_add(increment),
                TimeControl::Fischer { .. } => left,
                TimeControl::PerMove { each } => each,
            };
        }
        self.running = Some((next, now));
        Ok(())
    }

    /// The time that a side has left; `None` without a time limit.
    pub fn remaining(&self, side: Side, now: Duration) -> Option<Duration> {
        (self.control != TimeControl::Unlimited).then(|| self.left_at(side, now))
    }

    /// The side whose time has run out.
    pub fn flagged(&self, now: Duration) -> Option<Side> {
        let (side, _) = self.running?;
        (self.remaining(side, now) == Some(Duration::ZERO)).then_some(side)
    }

    /// Sets the time that a side has left at an instant, for example from a record.
    pub fn set_remaining(&mut self, side: Side, left: Duration, now: Duration) {
        self.left[side] = left;
        if self.running() == Some(side) {
            self.running = Some((side, now));
        }
    }

    fn left_at(&self, side: Side, now: Duration) -> Duration {
        match self.running {
            Some((running, since)) if running == side => {
                self.left[side].saturating_sub(now.saturating_sub(since))
            }
            _ => self.left[side],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{North, South};

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    fn fischer() -> Clock {
        Clock::new(TimeControl::Fischer { base: seconds(60), increment: seconds(5) })
    }

    #[test]
    fn a_turn_costs_its_time_and_earns_the_increment() {
        let mut clock = fischer();
        clock.start(South, seconds(100));
        assert_eq!(clock.remaining(South, seconds(110)), Some(seconds(50)));
        clock.press(North, seconds(110)).unwrap();
        assert_eq!(clock.remaining(South, seconds(120)), Some(seconds(55)));
        assert_eq!(clock.remaining(North, seconds(120)), Some(seconds(50)));
    }

    #[test]
    fn an_extra_turn_earns_no_increment() {
        let mut clock = fischer();
        clock.start(South, seconds(0));
        clock.press(South, seconds(10)).unwrap();
        assert_eq!(clock.remaining(South, seconds(10)), Some(seconds(50)));
    }

    #[test]
    fn each_ply_has_its_own_time_where_that_is_the_control() {
        let mut clock = Clock::new(TimeControl::PerMove { each: seconds(30) });
        clock.start(South, seconds(0));
        clock.press(South, seconds(20)).unwrap();
        assert_eq!(clock.remaining(South, seconds(40)), Some(seconds(10)));
        assert_eq!(clock.press(North, seconds(50)), Err(OutOfTime::Flagged { side: South }));
    }

    #[test]
    fn a_flag_falls_when_nothing_is_left_and_a_late_press_changes_nothing() {
        let mut clock = fischer();
        clock.start(South, seconds(0));
        assert_eq!(clock.flagged(seconds(59)), None);
        assert_eq!(clock.flagged(seconds(60)), Some(South));
        let before = clock;
        assert_eq!(clock.press(North, seconds(61)), Err(OutOfTime::Flagged { side: South }));
        assert_eq!(clock, before);
    }

    #[test]
    fn unlimited_time_never_runs_out() {
        let mut clock = Clock::new(TimeControl::Unlimited);
        clock.start(South, seconds(0));
        assert_eq!(clock.flagged(Duration::MAX), None);
        assert_eq!(clock.remaining(South, seconds(1)), None);
        assert_eq!(clock.press(North, Duration::MAX), Ok(()));
    }

    #[test]
    fn a_stopped_clock_costs_no_time() {
        let mut clock = fischer();
        clock.start(South, seconds(0));
        clock.stop(seconds(10));
        clock.start(South, seconds(1000));
        assert_eq!(clock.remaining(South, seconds(1001)), Some(seconds(49)));
    }

    #[test]
    fn time_that_runs_backwards_counts_as_none() {
        let mut clock = fischer();
        clock.start(South, seconds(100));
        assert_eq!(clock.remaining(South, seconds(50)), Some(seconds(60)));
    }
}
