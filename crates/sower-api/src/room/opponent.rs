//! How long a computer opponent may think, and its seed.

use std::time::Duration;

use sower_core::Side;
use sower_search::{ClockLeft, Limits};
use sower_wire::Control;

/// The longest search for one ply, whatever the clock allows: the player waits for it, and so do other games on the same thread.
const LONGEST: Duration = Duration::from_secs(5);

/// One seed per room, so that a level misjudges a position consistently during a game.
pub fn opponent_seed(room: &str) -> u64 {
    room.bytes().fold(17_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)))
}

/// The search limits of a side after this much waiting.
pub fn opponent_limits(control: Control, left: Option<[u32; 2]>, side: Side, waited: Duration) -> Limits {
    let Some(left) = left else { return Limits::default() };
    let mut left = left.map(|millis| Duration::from_millis(u64::from(millis)));
    left[side] = left[side].saturating_sub(waited);
    let increment = match control {
        Control::Fischer { increment, .. } => Duration::from_secs(u64::from(increment)),
        // The full time is available again at the next ply; half of it is a safe limit.
        Control::PerMove { .. } | Control::Days { .. } => {
            return Limits::time((left[side] / 2).min(Duration::from_secs(2)));
        }
        Control::None => return Limits::default(),
    };
    let shared = Limits::on_clock(ClockLeft { left, increment: [increment; 2] }, side);
    Limits { time: shared.time.map(|time| time.min(LONGEST)), ..shared }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(control: Control, left: [u32; 2], waited: u64) -> Duration {
        let limits = opponent_limits(control, Some(left), Side::North, Duration::from_millis(waited));
        limits.time.expect("a clock limits it")
    }

    #[test]
    fn the_computer_never_thinks_for_minutes_however_much_time_a_clock_has() {
        let day = 24 * 60 * 60;
        assert_eq!(time(Control::Fischer { base: day, increment: 600 }, [1000, day * 1000], 0), LONGEST);
        assert!(time(Control::Fischer { base: 300, increment: 3 }, [1000, 300_000], 0) <= LONGEST);
        assert_eq!(opponent_limits(Control::None, None, Side::South, Duration::ZERO), Limits::default());
    }

    #[test]
    fn the_wait_for_a_thread_is_time_off_the_clock() {
        let fischer = Control::Fischer { base: 30, increment: 0 };
        assert!(time(fischer, [30_000; 2], 20_000) <= Duration::from_secs(10) / 25);
        assert!(time(fischer, [30_000; 2], 40_000) <= Duration::from_millis(1));
        assert!(time(Control::PerMove { each: 5 }, [5000; 2], 4000) <= Duration::from_millis(500));
    }
}
