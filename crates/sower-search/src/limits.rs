//! How long a search may take, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
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
    /// What is never thought away: it covers the way of a move to the clock.
    const RESERVE: Duration = Duration::from_millis(50);

    /// The time that a side may think about one move, given the moves that the time must last for, if that is known.
    pub fn share(&self, side: Side, moves: Option<u32>) -> Duration {
        let left = self.left[side].saturating_sub(ClockLeft::RESERVE);
        let turns = moves.unwrap_or(ClockLeft::TURNS).max(1);
        let share = (left / turns).saturating_add(self.increment[side] / 4 * 3);
        share.min(left).max(Duration::from_millis(1))
    }
}

/// A hand on the brake: any clone of it stops the search, from any thread, within microseconds.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A brake that nobody has pulled.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops whatever watches this brake.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was pulled.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
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

    #[test]
    fn a_share_never_uses_the_clock_up() {
        for (left, increment) in
            [(0, 0), (30, 0), (30, 5_000), (1_000, 0), (60_000, 1_000), (u64::MAX, u64::MAX)]
        {
            for moves in [None, Some(0), Some(1), Some(40)] {
                let share = clock(left, increment).share(Side::South, moves);
                assert!(share >= Duration::from_millis(1));
                assert!(
                    share <= Duration::from_millis(left.saturating_sub(50).max(1)),
                    "{left} {increment}: {share:?}"
                );
            }
        }
    }

    #[test]
    fn the_last_move_before_a_control_takes_what_there_is() {
        assert_eq!(clock(1_050, 0).share(Side::South, Some(1)), Duration::from_secs(1));
        assert_eq!(clock(2_550, 0).share(Side::South, None), Duration::from_millis(100));
    }
}
