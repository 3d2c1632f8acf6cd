//! Search limits, time management, and the handles that stop or throttle a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use sower_core::Side;

/// When a search ends: at the first limit it reaches. Without limits it ends when everything is proven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The longest time to think.
    pub time: Option<Duration>,
    /// The most positions to search, all threads together.
    pub nodes: Option<u64>,
    /// The most plies to search.
    pub depth: Option<u32>,
    /// Both clocks, for external engines that manage their own time. [`Limits::on_clock`] sets `time` as well, which all
    /// other players use.
    pub clock: Option<ClockLeft>,
}

impl Limits {
    /// Limits the time only.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// Limits the positions only, all threads together.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Limits the depth only, in plies.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Limits the time to a fair share of what a side has left on its clock.
    pub fn on_clock(clock: ClockLeft, side: Side) -> Limits {
        Limits { time: Some(clock.share(side, None)), clock: Some(clock), ..Limits::default() }
    }
}

/// The state of a game's clocks, South's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockLeft {
    /// The time that each side has left.
    pub left: [Duration; 2],
    /// The time added to each side's clock when its turn ends.
    pub increment: [Duration; 2],
}

impl ClockLeft {
    /// The assumed number of turns still to come.
    const TURNS: u32 = 25;
    /// Reserved for the latency between the clock and a player.
    const OVERHEAD: Duration = Duration::from_millis(10);
    /// The shortest time that a player gets.
    const LEAST: Duration = Duration::from_millis(1);

    /// The time that a side may think about one ply. `moves` is the number of moves that its time must last for, if known.
    ///
    /// A fraction of the time left plus three quarters of the increment, but never more than half of the time left. So the time
    /// shrinks geometrically and never runs out, however long the game and however many plies per turn. Only the
    /// last move before a new time control may use all of it.
    pub fn share(&self, side: Side, moves: Option<u32>) -> Duration {
        let left = self.left[side].saturating_sub(ClockLeft::OVERHEAD);
        let most = if moves == Some(1) { left } else { left / 2 };
        let part = left / moves.unwrap_or(ClockLeft::TURNS).max(1);
        part.saturating_add(self.increment[side] / 4 * 3).min(most).max(ClockLeft::LEAST)
    }
}

/// A handle that stops a search within microseconds. Clones share their state and work from any thread.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    pulled: Arc<AtomicBool>,
    gate: Option<Gate>,
    poll: Option<fn() -> bool>,
}

impl Stop {
    /// A handle that is not stopped.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// A handle that also counts as stopped while a function says so, for hosts that cannot call [`Stop::stop`] during a search.
    pub fn polling(poll: fn() -> bool) -> Stop {
        Stop { poll: Some(poll), ..Stop::default() }
    }

    /// Stops every search that uses this handle or a clone of it.
    pub fn stop(&self) {
        self.pulled.store(true, Ordering::Relaxed);
    }

    /// Whether [`Stop::stop`] was called, or the polled function says so.
    pub fn is_stopped(&self) -> bool {
        self.pulled.load(Ordering::Relaxed) || self.poll.is_some_and(|is_stopped| is_stopped())
    }

    /// The same handle with a gate: searches that use it pause as the gate says.
    #[must_use]
    pub fn behind(&self, gate: &Gate) -> Stop {
        Stop { gate: Some(gate.clone()), ..self.clone() }
    }

    /// Pauses as the gate says, but only briefly, so that the search still notices other reasons to stop. Called every few
    /// dozen microseconds of a search.
    pub(crate) fn rest(&self) {
        let Some(gate) = &self.gate else { return };
        for _ in 0..MOST_NAPS {
            match gate.rest() {
                _ if self.is_stopped() => return,
                Rest::None => return,
                Rest::Each(pause) => return std::thread::sleep(pause),
                Rest::Shut => std::thread::sleep(NAP),
            }
        }
    }
}

/// The pause between two checks of a gate, and the most such pauses in a row.
const NAP: Duration = Duration::from_millis(5);
const MOST_NAPS: u32 = 20;

/// How much a search pauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// The search runs at full speed.
    None,
    /// A pause of this length after every few dozen microseconds of work.
    Each(Duration),
    /// The search waits until the gate opens.
    Shut,
}

/// A throttle for low-priority searches. Clones share their state.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    /// Microseconds of each pause; [`Gate::SHUT`] while the gate is shut.
    micros: Arc<AtomicU32>,
}

impl Gate {
    const SHUT: u32 = u32::MAX;

    /// Sets how much searches behind this gate pause from now on.
    pub fn set(&self, rest: Rest) {
        let micros = match rest {
            Rest::None => 0,
            Rest::Each(pause) => u32::try_from(pause.as_micros()).unwrap_or(Gate::SHUT),
            Rest::Shut => Gate::SHUT,
        };
        self.micros.store(micros, Ordering::Relaxed);
    }

    /// How much searches behind this gate pause now.
    pub fn rest(&self) -> Rest {
        match self.micros.load(Ordering::Relaxed) {
            0 => Rest::None,
            Gate::SHUT => Rest::Shut,
            micros => Rest::Each(Duration::from_micros(u64::from(micros))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn clock(left: u64, increment: u64) -> ClockLeft {
        ClockLeft {
            left: [Duration::from_millis(left), Duration::ZERO],
            increment: [Duration::from_millis(increment), Duration::ZERO],
        }
    }

    fn share(left: u64, increment: u64, moves: Option<u32>) -> Duration {
        clock(left, increment).share(Side::South, moves)
    }

    #[test]
    fn a_shut_gate_holds_up_for_a_while_and_a_pulled_brake_not_at_all() {
        let gate = Gate::default();
        let stop = Stop::new().behind(&gate);
        gate.set(Rest::Shut);
        let began = std::time::Instant::now();
        stop.rest();
        assert!(began.elapsed() >= NAP * MOST_NAPS);
        let pause = Duration::from_millis(2);
        gate.set(Rest::Each(pause));
        let began = std::time::Instant::now();
        stop.rest();
        assert!((pause..NAP * MOST_NAPS).contains(&began.elapsed()));
        gate.set(Rest::Shut);
        stop.stop();
        let began = std::time::Instant::now();
        stop.rest();
        assert!(began.elapsed() < NAP * MOST_NAPS);
    }

    #[test]
    fn a_ply_takes_a_share_of_what_is_left_and_never_all_of_it() {
        let millis = Duration::from_millis;
        assert_eq!(share(10_010, 0, None), millis(400));
        assert_eq!(share(10_010, 100, None), millis(475));
        assert_eq!(share(110, 1000, None), millis(50));
        assert_eq!(share(5, 0, None), ClockLeft::LEAST);
        assert_eq!(share(0, 0, Some(0)), ClockLeft::LEAST);
        assert!(share(u64::MAX, u64::MAX, None) < millis(u64::MAX));
        // Some time is always left, however long the game.
        let mut left = 10_000;
        for _ in 0..100 {
            left -= share(left, 0, None).as_millis() as u64;
        }
        assert!(left > 10, "{left}");
    }

    #[test]
    fn the_last_move_before_a_new_time_takes_what_there_is() {
        assert_eq!(share(1_010, 0, Some(1)), Duration::from_secs(1));
        assert_eq!(share(1_010, 0, Some(10)), Duration::from_millis(100));
    }
}
