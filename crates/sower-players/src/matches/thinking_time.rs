//! How long or how deep the players of a match may search.

use std::time::Duration;

use sower_core::{Side, TimeControl};

use sower_search::{ClockLeft, Limits};

/// The time limits of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingTime {
    /// The same limits for every ply; without any, players use their default time.
    Each(Limits),
    /// A chess clock for each side.
    Clock {
        /// The time on each side's clock at the start.
        base: Duration,
        /// Added to a side's clock after each turn.
        increment: Duration,
    },
}

/// The time per move of an external engine without a limit, because its default is unknown.
const UNASKED: Duration = Duration::from_secs(1);

impl ThinkingTime {
    /// The time control of each game.
    pub(super) fn control(&self) -> TimeControl {
        match *self {
            ThinkingTime::Each(_) => TimeControl::Unlimited,
            ThinkingTime::Clock { base, increment } => TimeControl::Fischer { base, increment },
        }
    }

    /// The limits of a side's next ply. `left` is the time on the clocks, if there are any.
    pub(super) fn limits(&self, left: [Option<Duration>; 2], side: Side, foreign: bool) -> Limits {
        match *self {
            ThinkingTime::Each(limits) if foreign && limits == Limits::default() => Limits::time(UNASKED),
            ThinkingTime::Each(limits) => limits,
            ThinkingTime::Clock { increment, .. } => {
                let left = left.map(|left| left.unwrap_or(increment));
                Limits::on_clock(ClockLeft { left, increment: [increment; 2] }, side)
            }
        }
    }
}

/// The text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a clock; expected seconds per side, optionally with an increment per turn, as in 60 or 10+0.1, at most a \
     day each"
)]
pub struct BadClock(pub String);

/// Reads seconds with an optional increment: `60`, `10+0.1`.
pub fn read_clock(text: &str) -> Result<ThinkingTime, BadClock> {
    const DAY: f64 = 86_400.0;
    let seconds = |text: &str| {
        let number: f64 = text.trim().parse().ok()?;
        (0.0..=DAY).contains(&number).then(|| Duration::from_secs_f64(number))
    };
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    match (seconds(base), seconds(increment)) {
        (Some(base), Some(increment)) if base > Duration::ZERO => Ok(ThinkingTime::Clock { base, increment }),
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
        let clock =
            |base, increment| Ok(ThinkingTime::Clock { base: millis(base), increment: millis(increment) });
        assert_eq!(read_clock("60"), clock(60_000, 0));
        assert_eq!(read_clock("10+0.1"), clock(10_000, 100));
        assert_eq!(read_clock("0.5 + 0"), clock(500, 0));
        for text in ["", "0", "-1", "x", "10+", "10+x", "nan", "inf", "1e9", "1+1+1", "0+1"] {
            assert_eq!(read_clock(text), Err(BadClock(text.to_owned())));
        }
    }

    #[test]
    fn an_external_engine_gets_a_default_time() {
        let free = ThinkingTime::Each(Limits::default());
        let limits = |pace: ThinkingTime, foreign| pace.limits([None; 2], Side::South, foreign);
        assert_eq!(limits(free, false), Limits::default());
        assert_eq!(limits(free, true), Limits::time(UNASKED));
        assert_eq!(limits(ThinkingTime::Each(Limits::nodes(5)), true), Limits::nodes(5));
    }

    #[test]
    fn on_a_clock_both_clocks_are_shown_and_a_share_is_given() {
        let pace = ThinkingTime::Clock { base: millis(60_000), increment: millis(100) };
        let limits = pace.limits([Some(millis(10_010)), Some(millis(5_010))], Side::North, true);
        assert_eq!(limits.time, Some(millis(275)));
        assert_eq!(limits.clock.unwrap().left, [millis(10_010), millis(5_010)]);
    }
}
