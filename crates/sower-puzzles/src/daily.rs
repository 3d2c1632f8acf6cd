//! The puzzle of the day, and how many days in a row a player has solved it. Nothing here reads a clock: the day is an argument.

/// A day, counted from 1 January 1970 in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

/// Milliseconds in a day.
const MILLIS: u64 = 24 * 60 * 60 * 1000;

impl Day {
    /// The day of a time in milliseconds since 1970.
    pub fn of_millis(at: u64) -> Day {
        Day(u32::try_from(at / MILLIS).unwrap_or(u32::MAX))
    }

    /// The day after this one.
    fn next(self) -> Day {
        Day(self.0.saturating_add(1))
    }
}

/// The number, from 1, of a game's puzzle of the day; `None` if the game has no puzzles.
///
/// It is the same for every player. Consecutive days are far apart in the list, which is sorted by difficulty, and every puzzle has
/// its turn before the first one returns.
pub fn daily(game: &str, puzzles: usize, day: Day) -> Option<usize> {
    if puzzles == 0 {
        return None;
    }
    let step = spread(puzzles);
    let first = hash(game) % puzzles as u64;
    let index = (first + u64::from(day.0) * step) % puzzles as u64;
    Some(index as usize + 1)
}

/// A step near the golden section of the list that shares no factor with its length, so that it visits every puzzle.
fn spread(puzzles: usize) -> u64 {
    let count = puzzles as u64;
    // At most `count` steps: 1 shares no factor with anything.
    (1..=(count * 618 / 1000).max(1))
        .rev()
        .find(|step| greatest_common_divisor(*step, count) == 1)
        .unwrap_or(1)
}

fn greatest_common_divisor(mut one: u64, mut other: u64) -> u64 {
    // Euclid: the second number becomes smaller with every step.
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// FNV-1a: the games start at different places of their lists, on every machine alike.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A player's series of days with a solved puzzle of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The last day on which a puzzle of the day was solved.
    pub last: Option<Day>,
    /// Days in a row up to that day.
    pub days: u32,
    /// The longest series.
    pub best: u32,
}

impl Streak {
    /// The streak after the puzzle of a day was solved. A day counts once, and an earlier day changes nothing.
    #[must_use]
    pub fn solved(self, day: Day) -> Streak {
        if self.last.is_some_and(|last| last >= day) {
            return self;
        }
        let follows = self.last.map(Day::next) == Some(day);
        let days = if follows { self.days.saturating_add(1) } else { 1 };
        Streak { last: Some(day), days, best: self.best.max(days) }
    }

    /// Days in a row on a day. A day that is not over does not end a series.
    pub fn on(self, today: Day) -> u32 {
        let is_alive = self.last.is_some_and(|last| last.next() >= today);
        if is_alive { self.days } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_puzzle_is_the_puzzle_of_a_day_before_the_first_returns() {
        for puzzles in [1, 2, 3, 7, 100, 320, 321] {
            let seen: HashSet<usize> = (0..puzzles)
                .map(|day| daily("oware", puzzles, Day(20_000 + day as u32)).expect("there are puzzles"))
                .collect();
            assert_eq!(seen, (1..=puzzles).collect(), "of {puzzles}");
        }
        assert_eq!(daily("oware", 0, Day(1)), None);
    }

    #[test]
    fn consecutive_days_and_different_games_have_different_puzzles() {
        let of = |game: &str, day| daily(game, 320, Day(day)).unwrap();
        assert!(of("kalah", 20_775).abs_diff(of("kalah", 20_776)) > 50);
        assert_ne!(of("kalah", 20_775), of("oware", 20_775));
        // Pinned: a new version must not change the puzzle of a day.
        assert_eq!([of("kalah", 20_775), of("oware", 20_775)], PINNED);
    }

    const PINNED: [usize; 2] = [306, 215];

    #[test]
    fn a_day_begins_at_midnight_utc() {
        assert_eq!(Day::of_millis(MILLIS - 1), Day(0));
        assert_eq!(Day::of_millis(MILLIS), Day(1));
        assert_eq!(Day::of_millis(u64::MAX), Day(u32::MAX));
    }

    fn streak(days: &[u32]) -> Streak {
        days.iter().fold(Streak::default(), |streak, day| streak.solved(Day(*day)))
    }

    #[test]
    fn a_streak_lasts_until_a_whole_day_is_missed() {
        assert_eq!(streak(&[]).on(Day(10)), 0);
        assert_eq!(streak(&[10]).on(Day(10)), 1);
        assert_eq!(streak(&[8, 9]).on(Day(10)), 2, "today is not over");
        assert_eq!(streak(&[7, 8]).on(Day(10)), 0, "yesterday was missed");
        assert_eq!(streak(&[1, 2, 3, 9, 9, 10]), Streak { last: Some(Day(10)), days: 2, best: 3 });
        assert_eq!(streak(&[9, 10, 8]).on(Day(10)), 2, "an earlier day changes nothing");
    }
}
