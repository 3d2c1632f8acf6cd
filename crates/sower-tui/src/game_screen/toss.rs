//! The coin toss that decides who moves first.

use std::time::Duration;

use sower_core::Side;

use super::Speed;

/// The coin's flight at normal speed.
const FLIGHT: Duration = Duration::from_millis(1200);
/// How long the result is shown before the game starts.
const REST: Duration = Duration::from_millis(1800);
/// The time between two pictures of the spinning coin.
const FRAME: Duration = Duration::from_millis(80);
/// The height of the flight, in lines.
pub(crate) const HEIGHT: u16 = 3;

/// The visible face of the coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// A side's face, seen in full.
    Full(Side),
    /// A side's face, turning away.
    Narrow(Side),
    /// The coin seen edge-on.
    Rim,
}

/// A coin toss in progress.
#[derive(Clone, Debug)]
pub(crate) struct Toss {
    began: Duration,
    flight: Duration,
    rest: Duration,
    /// The side that moves first, which is the face that the coin shows in the end.
    first: Side,
    /// The result in words.
    pub(crate) said: String,
}

impl Toss {
    /// A coin toss; `None` if animation is off.
    pub(crate) fn new(first: Side, said: String, speed: Speed, now: Duration) -> Option<Toss> {
        let [flight, rest] = [FLIGHT, REST].map(|time| time * speed.percent() / 100);
        (speed != Speed::Off).then_some(Toss { began: now, flight, rest, first, said })
    }

    /// When the game starts without a key press.
    pub(crate) fn ends_at(&self) -> Duration {
        self.began + self.flight + self.rest
    }

    pub(crate) fn has_fallen(&self, now: Duration) -> bool {
        now >= self.began + self.flight
    }

    /// When the picture changes next.
    pub(crate) fn next_at(&self, now: Duration) -> Duration {
        if self.has_fallen(now) { self.ends_at() } else { (now + FRAME).min(self.began + self.flight) }
    }

    /// The visible face at this time.
    pub(crate) fn face(&self, now: Duration) -> Face {
        if self.has_fallen(now) {
            return Face::Full(self.first);
        }
        let turn = now.saturating_sub(self.began).as_millis() / FRAME.as_millis();
        match turn % 6 {
            0 => Face::Full(Side::South),
            1 => Face::Narrow(Side::South),
            3 => Face::Full(Side::North),
            4 => Face::Narrow(Side::North),
            _ => Face::Rim,
        }
    }

    /// The height above the ground in lines, slowest at the top.
    pub(crate) fn height(&self, now: Duration) -> u16 {
        if self.has_fallen(now) {
            return 0;
        }
        let part = now.saturating_sub(self.began).as_secs_f64() / self.flight.as_secs_f64();
        (4.0 * part * (1.0 - part) * f64::from(HEIGHT)).round() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn toss(speed: Speed) -> Option<Toss> {
        Toss::new(Side::North, String::new(), speed, Duration::from_secs(5))
    }

    #[test]
    fn it_goes_up_and_comes_down_on_the_side_that_begins() {
        let coin = toss(Speed::Normal).expect("it is shown");
        let mut now = Duration::from_secs(5);
        let mut highest = 0;
        // Bound: every step advances the time.
        while now < coin.ends_at() {
            highest = highest.max(coin.height(now));
            let next = coin.next_at(now);
            assert!(next > now);
            now = next;
        }
        assert_eq!(highest, HEIGHT);
        assert_eq!((coin.height(now), coin.face(now)), (0, Face::Full(Side::North)));
    }

    #[test]
    fn it_is_as_fast_as_seeds_fall_and_not_shown_where_they_are_not() {
        assert!(toss(Speed::Off).is_none());
        let ends =
            [Speed::Slow, Speed::Normal, Speed::Fast].map(|speed| toss(speed).expect("shown").ends_at());
        assert!(ends[0] > ends[1] && ends[1] > ends[2]);
    }
}
