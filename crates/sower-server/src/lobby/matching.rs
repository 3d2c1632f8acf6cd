//! Quick pairing: nearest ratings first, within a range that widens the longer a player waits.

use crate::store::Millis;

/// A waiting player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    /// The number of their challenge.
    pub(crate) id: String,
    pub(crate) person: String,
    /// None if ratings do not matter, as in casual games.
    pub(crate) rating: Option<i32>,
    pub(crate) since: Millis,
    /// The terms that must be equal: game, clock, rated or not.
    pub(crate) wish: String,
}

/// The initial rating range, and how much it widens per second of the longer wait.
const AT_FIRST: i32 = 100;
const EACH_SECOND: i32 = 20;

/// The rating range after a wait.
fn reach(waited: Millis) -> i32 {
    let seconds = i32::try_from(waited / 1000).unwrap_or(i32::MAX);
    AT_FIRST.saturating_add(EACH_SECOND.saturating_mul(seconds))
}

fn apart(one: &Waiting, other: &Waiting) -> i32 {
    match (one.rating, other.rating) {
        (Some(one), Some(other)) => one.saturating_sub(other).saturating_abs(),
        _ => 0,
    }
}

/// Whether two players may be paired now.
fn may_meet(one: &Waiting, other: &Waiting, now: Millis) -> bool {
    let waited = now.saturating_sub(one.since.min(other.since));
    one.person != other.person && one.wish == other.wish && apart(one, other) <= reach(waited)
}

/// The pairs to make now: smallest rating difference first, then longest wait.
pub(crate) fn pairs(waiting: &[Waiting], now: Millis) -> Vec<(usize, usize)> {
    let mut possible: Vec<(i32, Millis, usize, usize)> = Vec::new();
    for (first, one) in waiting.iter().enumerate() {
        for (second, other) in waiting.iter().enumerate().skip(first + 1) {
            if may_meet(one, other, now) {
                possible.push((apart(one, other), one.since.min(other.since), first, second));
            }
        }
    }
    possible.sort_unstable();
    let mut met: Vec<&str> = Vec::new();
    let mut pairs = Vec::new();
    for (_, _, first, second) in possible {
        let persons = [waiting[first].person.as_str(), waiting[second].person.as_str()];
        if !persons.iter().any(|person| met.contains(person)) {
            met.extend(persons);
            pairs.push((first, second));
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(person: &str, rating: Option<i32>, since: Millis) -> Waiting {
        Waiting { id: person.to_owned(), person: person.to_owned(), rating, since, wish: "kalah".to_owned() }
    }

    #[test]
    fn the_nearest_meet_first_and_of_three_one_waits() {
        let three =
            [waiting("ann", Some(1500), 0), waiting("ben", Some(1580), 0), waiting("cay", Some(1520), 0)];
        assert_eq!(pairs(&three, 1000), [(0, 2)]);
    }

    #[test]
    fn a_player_who_waits_long_enough_is_paired_with_anyone() {
        let two = [waiting("ann", Some(1500), 0), waiting("ben", Some(1900), 9000)];
        assert_eq!(pairs(&two, 10_000), []);
        assert_eq!(pairs(&two, 15_000), [(0, 1)]);
    }

    #[test]
    fn guests_are_paired_at_once_but_never_with_themselves_or_another_wish() {
        let ann = waiting("ann", None, 0);
        let twice = Waiting { id: "again".to_owned(), ..ann.clone() };
        let other = Waiting { wish: "oware".to_owned(), ..waiting("ben", None, 0) };
        assert_eq!(pairs(&[ann.clone(), twice.clone(), other], 100_000), []);
        assert_eq!(pairs(&[ann, twice, waiting("cay", None, 0)], 0), [(0, 2)]);
    }
}
