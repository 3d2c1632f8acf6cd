//! Schedules the steps of a ply.
//!
//! Longer turns are sown faster. A turn of very many laps is shown lap by lap, or only every few laps.
//! No turn takes much longer than [`BUDGET`].

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use sower_core::trace::{Event, Step};

/// The animation speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Half the normal speed.
    Slow,
    /// About as fast as a hand sows.
    #[default]
    Normal,
    /// Three times the normal speed.
    Fast,
    /// No animation.
    Off,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Off];

    pub(crate) fn faster(self) -> Speed {
        Speed::ALL[(self as usize + 1).min(Speed::ALL.len() - 1)]
    }

    pub(crate) fn slower(self) -> Speed {
        Speed::ALL[(self as usize).saturating_sub(1)]
    }

    /// The duration of an animation, in percent of the normal one.
    pub(super) fn percent(self) -> u32 {
        match self {
            Speed::Slow => 200,
            Speed::Normal => 100,
            Speed::Fast => 33,
            Speed::Off => 0,
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Off => "off",
        })
    }
}

/// A speed name that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSpeed(pub String);

impl fmt::Display for UnknownSpeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no speed {:?}; expected slow, normal, fast or off", self.0)
    }
}

impl std::error::Error for UnknownSpeed {}

impl FromStr for Speed {
    type Err = UnknownSpeed;

    fn from_str(text: &str) -> Result<Speed, UnknownSpeed> {
        let found = Speed::ALL.into_iter().find(|speed| speed.to_string() == text);
        found.ok_or_else(|| UnknownSpeed(text.to_owned()))
    }
}

/// The longest animation of a turn at normal speed.
const BUDGET: Duration = Duration::from_millis(2500);
/// The shortest time between two frames; anything faster is invisible.
const SHORTEST: Duration = Duration::from_millis(30);

/// A frame of the animation: the number of steps shown by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) steps: usize,
    /// The time since the ply began.
    pub(crate) at: Duration,
}

/// The frames of a ply; the last one shows all steps. Empty if there is nothing to show.
pub(crate) fn schedule(steps: &[Step], speed: Speed) -> Vec<Frame> {
    if speed == Speed::Off {
        return Vec::new();
    }
    let moments: Vec<(usize, Duration)> = steps
        .iter()
        .enumerate()
        .map(|(index, step)| (index + 1, natural(&step.event)))
        .filter(|(_, time)| !time.is_zero())
        .collect();
    let total: Duration = moments.iter().map(|(_, time)| *time).sum();
    let budget = BUDGET * speed.percent() / 100;
    let most = (budget.as_millis() / SHORTEST.as_millis()) as usize;
    let frames = if total * speed.percent() / 100 <= budget {
        in_turn(moments.into_iter().map(|(steps, time)| (steps, time * speed.percent() / 100)))
    } else if moments.len() <= most {
        let part = budget.as_secs_f64() / total.as_secs_f64();
        in_turn(moments.into_iter().map(|(steps, time)| (steps, time.mul_f64(part))))
    } else {
        let laps = lap_ends(steps);
        // For a few long laps, show every few seeds; for many laps, only their ends.
        let seeds: Vec<usize> = moments.into_iter().map(|(steps, _)| steps).collect();
        evenly(if laps.len() * 2 >= most { &laps } else { &seeds }, budget, most)
    };
    closed(frames, steps.len())
}

/// How long a step is shown if the turn is short.
fn natural(event: &Event) -> Duration {
    Duration::from_millis(match event {
        Event::Lift { .. } => 300,
        Event::Drop { .. } | Event::IntoHome { .. } | Event::PutIn { .. } => 180,
        Event::Relay { .. } => 120,
        Event::Capture { .. } | Event::HomeMade { .. } | Event::OwnedMade { .. } => 500,
        Event::SownOn { .. }
        | Event::SownFrom { .. }
        | Event::HousePlayed { .. }
        | Event::SlamRefused { .. }
        | Event::SlamLeft { .. }
        | Event::HomeBarred { .. } => 400,
        Event::Swap { .. } | Event::Stays { .. } | Event::Pass { .. } => 400,
        Event::FeedingForced { .. }
        | Event::Stop { .. }
        | Event::Tax { .. }
        | Event::HouseStop { .. }
        | Event::HouseLost { .. }
        | Event::Blocked { .. }
        | Event::Again { .. }
        | Event::Sweep { .. }
        | Event::End { .. } => 0,
    })
}

/// Schedules frames one after another, each for its duration.
fn in_turn(moments: impl Iterator<Item = (usize, Duration)>) -> Vec<Frame> {
    let mut at = Duration::ZERO;
    moments
        .map(|(steps, time)| {
            let frame = Frame { steps, at };
            at += time;
            frame
        })
        .collect()
}

/// The steps at which a lap ends or seeds are captured.
fn lap_ends(steps: &[Step]) -> Vec<usize> {
    let ends = |step: &Step| matches!(step.event, Event::Relay { .. } | Event::Capture { .. });
    steps.iter().enumerate().filter(|(_, step)| ends(step)).map(|(index, _)| index + 1).collect()
}

/// As many of these moments as fit, evenly spaced.
fn evenly(moments: &[usize], budget: Duration, most: usize) -> Vec<Frame> {
    let every = moments.len().div_ceil(most.max(1)).max(1);
    let chosen: Vec<usize> = moments.iter().copied().step_by(every).collect();
    let each = budget / (chosen.len().max(1) as u32);
    in_turn(chosen.into_iter().map(|steps| (steps, each.min(Duration::from_millis(180)))))
}

/// Adds a last frame that shows all steps.
fn closed(mut frames: Vec<Frame>, steps: usize) -> Vec<Frame> {
    match frames.last_mut() {
        Some(last) => {
            last.steps = steps;
            frames
        }
        None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use sower_core::trace::Cell;
    use sower_core::{Place, Side};

    use super::*;

    fn drops(count: usize) -> Vec<Step> {
        let place = Place { side: Side::South, index: 0 };
        let event = Event::Drop { from: place, to: Cell::Pit(place), count: 1, hand: 0 };
        vec![Step { event, rule: "x" }; count]
    }

    fn laps(count: usize) -> Vec<Step> {
        let place = Place { side: Side::South, index: 0 };
        let mut steps = Vec::new();
        for _ in 0..count {
            steps.extend(drops(5));
            steps.push(Step { event: Event::Relay { at: place, seeds: 5 }, rule: "x" });
        }
        steps
    }

    #[test]
    fn a_short_turn_takes_its_time_and_a_long_one_stays_within_the_budget() {
        let short = schedule(&drops(4), Speed::Normal);
        assert_eq!(short.iter().map(|frame| frame.at.as_millis()).collect::<Vec<_>>(), [0, 180, 360, 540]);
        for steps in [drops(40), drops(400), laps(30), laps(800), laps(20_000)] {
            let frames = schedule(&steps, Speed::Normal);
            assert!(frames.last().is_some_and(|last| last.at <= BUDGET && last.steps == steps.len()));
            assert!(frames.windows(2).all(|pair| pair[0].steps < pair[1].steps && pair[0].at <= pair[1].at));
        }
    }

    #[test]
    fn a_turn_of_many_laps_goes_lap_by_lap() {
        let frames = schedule(&laps(50), Speed::Normal);
        assert_eq!(frames.len(), 50);
        assert_eq!(frames[0].steps, 6);
    }

    #[test]
    fn speeds_go_from_slow_to_off_and_off_shows_nothing() {
        assert_eq!(Speed::Slow.faster().faster().faster(), Speed::Off);
        assert_eq!(Speed::Off.faster(), Speed::Off);
        assert_eq!(Speed::Slow.slower(), Speed::Slow);
        assert!(schedule(&drops(4), Speed::Off).is_empty());
        assert!(schedule(&[], Speed::Normal).is_empty());
    }
}
