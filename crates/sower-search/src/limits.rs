//! How long a search may take, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use sower_core::Side;

/// Where a search ends by itself: at whatever comes first. Without any limit it ends when everything is proven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time to think.
    pub time: Option<Duration>,
    /// Positions to search, all threads together.
    pub nodes: Option<u64>,
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// What the clock shows, for another program that shares out its own time. Whoever sets it sets `time` too, for all
    /// the others: [`Limits::on_clock`] does both.
    pub clock: Option<ClockLeft>,
}

impl Limits {
    /// So much time.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// So many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// So many plies.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// A fair share of what a side has left on its clock.
    pub fn on_clock(clock: ClockLeft, side: Side) -> Limits {
        Limits { time: Some(clock.share(side, None)), clock: Some(clock), ..Limits::default() }
    }
}

/// What a game's clock shows, South's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockLeft {
    /// What each side has left.
    pub left: [Duration; 2],
    /// What each side is given when its turn passes.
    pub increment: [Duration; 2],
}

impl ClockLeft {
    /// Turns that are still to come, as far as anybody can know.
    const TURNS: u32 = 25;
    /// What the way to a player and back may cost; it is never given away.
    const OVERHEAD: Duration = Duration::from_millis(10);
    /// The least that a player is given, for nobody can choose in no time.
    const LEAST: Duration = Duration::from_millis(1);

    /// The time that a side may think about one ply, given the moves that its time must last for, if that is known.
    ///
    /// A part of what is left, and three quarters of what the turn will bring in, but never more than half. So the time
    /// shrinks by a steady part and never runs out, however long the game is and however many plies a turn has. Only the
    /// last move before a new time may take it all.
    pub fn share(&self, side: Side, moves: Option<u32>) -> Duration {
        let left = self.left[side].saturating_sub(ClockLeft::OVERHEAD);
        let most = if moves == Some(1) { left } else { left / 2 };
        let part = left / moves.unwrap_or(ClockLeft::TURNS).max(1);
        part.saturating_add(self.increment[side] / 4 * 3).min(most).max(ClockLeft::LEAST)
    }
}

/// A hand on the brake: any clone of it stops the search, from any thread, within microseconds.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    pulled: Arc<AtomicBool>,
    gate: Option<Gate>,
}

impl Stop {
    /// A brake that nobody has pulled.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops whatever watches this brake.
    pub fn stop(&self) {
        self.pulled.store(true, Ordering::Relaxed);
    }

    /// Whether it was pulled.
    pub fn is_stopped(&self) -> bool {
        self.pulled.load(Ordering::Relaxed)
    }

    /// The same brake behind a gate: whoever searches with it rests as the gate says.
    #[must_use]
    pub fn behind(&self, gate: &Gate) -> Stop {
        Stop { pulled: Arc::clone(&self.pulled), gate: Some(gate.clone()) }
    }

    /// Rests as the gate says, but never for long at a time: whatever else would end the search is to be seen. To be called every few
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

/// How long is slept before a gate is looked at again, and how often at most.
const NAP: Duration = Duration::from_millis(5);
const MOST_NAPS: u32 = 20;

/// How much a search rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Not at all.
    None,
    /// So long after every few dozen microseconds of work.
    Each(Duration),
    /// Until the gate is opened.
    Shut,
}

/// A gate before searches that can wait. Any clone of it is the same gate.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    /// Microseconds of each rest; [`Gate::SHUT`] where there is nothing else.
    micros: Arc<AtomicU32>,
}

impl Gate {
    const SHUT: u32 = u32::MAX;

    /// Says how much whoever searches behind it is to rest from now on.
    pub fn set(&self, rest: Rest) {
        let micros = match rest {
            Rest::None => 0,
            Rest::Each(pause) => u32::try_from(pause.as_micros()).unwrap_or(Gate::SHUT),
            Rest::Shut => Gate::SHUT,
        };
        self.micros.store(micros, Ordering::Relaxed);
    }

    /// How much whoever searches behind it is to rest.
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
        // However long the game, there is always something left.
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
