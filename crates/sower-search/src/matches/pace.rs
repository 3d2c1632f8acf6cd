//! How much the players of a match may think.

use std::time::Duration;

use sower_core::TimeControl;

use crate::limits::Limits;

/// What each ply, or each game, may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The same for every ply; without any limit players take the time that is their own.
    Each(Limits),
    /// A clock for each side.
    Clock {
        /// What a side begins with.
        base: Duration,
        /// What it is given for each turn.
        increment: Duration,
    },
}

/// What another program is given where nothing is said, for it has no time of its own that could be known.
const UNASKED: Duration = Duration::from_secs(1);
/// What the way to a player and back may cost; it is never given away.
const OVERHEAD: Duration = Duration::from_millis(10);
/// The least that a player is given, for nobody can choose in no time.
const LEAST: Duration = Duration::from_millis(1);

impl Pace {
    /// The clock of a game.
    pub(super) fn control(&self) -> TimeControl {
        match *self {
            Pace::Each(_) => TimeControl::Unlimited,
            Pace::Clock { base, increment } => TimeControl::Fischer { base, increment },
        }
    }

    /// What the next ply may take. `left` is what is left on the mover's clock, if there is one.
    pub(super) fn limits(&self, left: Option<Duration>, foreign: bool) -> Limits {
        match *self {
            Pace::Each(limits) if foreign && limits == Limits::default() => Limits::time(UNASKED),
            Pace::Each(limits) => limits,
            Pace::Clock { increment, .. } => Limits::time(allotted(left.unwrap_or(increment), increment)),
        }
    }
}

/// A share of what is left: a twenty-fifth, and three quarters of what the turn will bring in, but never more than half.
/// So the time shrinks by a steady part and never runs out, however long the game is and however many plies a turn has.
fn allotted(left: Duration, increment: Duration) -> Duration {
    let left = left.saturating_sub(OVERHEAD);
    (left / 25).saturating_add(increment / 4 * 3).min(left / 2).max(LEAST)
}

/// A clock that is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no clock; write seconds for the game and, if there are any, for each turn, as in 60 or 10+0.1, at most a \
     day of each"
)]
pub struct BadClock(pub String);

/// Reads seconds with or without an increment: `60`, `10+0.1`.
pub fn read_clock(text: &str) -> Result<Pace, BadClock> {
    const DAY: f64 = 86_400.0;
    let seconds = |text: &str| {
        let number: f64 = text.trim().parse().ok()?;
        (0.0..=DAY).contains(&number).then(|| Duration::from_secs_f64(number))
    };
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    match (seconds(base), seconds(increment)) {
        (Some(base), Some(increment)) if base > Duration::ZERO => Ok(Pace::Clock { base, increment }),
        _ => Err(BadClock(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    #[test]
    fn clocks_are_read_and_bad_ones_told() {
        let clock = |base, increment| Ok(Pace::Clock { base: millis(base), increment: millis(increment) });
        assert_eq!(read_clock("60"), clock(60_000, 0));
        assert_eq!(read_clock("10+0.1"), clock(10_000, 100));
        assert_eq!(read_clock("0.5 + 0"), clock(500, 0));
        for text in ["", "0", "-1", "x", "10+", "10+x", "nan", "inf", "1e9", "1+1+1", "0+1"] {
            assert_eq!(read_clock(text), Err(BadClock(text.to_owned())));
        }
    }

    #[test]
    fn a_ply_takes_a_share_of_what_is_left_and_never_all_of_it() {
        assert_eq!(allotted(millis(10_010), millis(0)), millis(400));
        assert_eq!(allotted(millis(10_010), millis(100)), millis(475));
        assert_eq!(allotted(millis(110), millis(1000)), millis(50));
        assert_eq!(allotted(millis(5), millis(0)), LEAST);
        // However long the game, there is always something left.
        let mut left = millis(10_000);
        for _ in 0..100 {
            left -= allotted(left, Duration::ZERO);
        }
        assert!(left > OVERHEAD, "{left:?}");
    }

    #[test]
    fn another_program_is_given_time_where_nobody_said_anything() {
        let free = Pace::Each(Limits::default());
        assert_eq!(free.limits(None, false), Limits::default());
        assert_eq!(free.limits(None, true), Limits::time(UNASKED));
        assert_eq!(Pace::Each(Limits::nodes(5)).limits(None, true), Limits::nodes(5));
    }
}
