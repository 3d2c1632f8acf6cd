//! Arena pairing: free players by score, avoiding each player's last opponent if possible.

use crate::store::Millis;

/// A player who is free to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Free {
    pub(crate) person: String,
    pub(crate) points: u32,
    /// Games with the first move, less games with the second.
    pub(crate) begun: i32,
    /// Their last opponent.
    pub(crate) last: Option<String>,
    /// Since when they have been free.
    pub(crate) since: Millis,
}

/// How long two players wait for a third before they meet again, in milliseconds.
const WAIT_FOR_OTHERS: Millis = 15_000;

/// Steps of the search for pairs without repeated opponents. It rarely needs many: only the last few players of the list may not fit.
const MOST_TRIES: u32 = 2000;

/// The pairs, first mover first. `others_play`: whether another present player is still in a game.
pub(crate) fn pairs(mut free: Vec<Free>, others_play: bool, now: Millis) -> Vec<[String; 2]> {
    // With an odd number, the player with the shortest wait is left out.
    if !free.len().is_multiple_of(2) {
        let newest = (0..free.len()).max_by_key(|index| (free[*index].since, *index));
        newest.map(|index| free.remove(index));
    }
    free.sort_by(|one, other| other.points.cmp(&one.points).then(one.person.cmp(&other.person)));
    let met = |one: &Free, other: &Free| {
        one.last.as_ref() == Some(&other.person) || other.last.as_ref() == Some(&one.person)
    };
    let indices: Vec<usize> = (0..free.len()).collect();
    let mut tries = 0;
    let found = match_all(&indices, &|one, other| !met(&free[one], &free[other]), &mut tries);
    let chosen = found.unwrap_or_else(|| {
        let is_patient = |one: usize, other: usize| {
            now < free[one].since.max(free[other].since).saturating_add(WAIT_FOR_OTHERS)
        };
        let neighbours = indices.chunks_exact(2).map(|pair| (pair[0], pair[1]));
        let may = |&(one, other): &(usize, usize)| {
            !(met(&free[one], &free[other]) && others_play && is_patient(one, other))
        };
        neighbours.filter(may).collect()
    });
    chosen.into_iter().map(|(one, other)| in_order(&free[one], &free[other])).collect()
}

/// Pairs the first player with the nearest allowed one and recurses; backtracks if the rest cannot be paired.
fn match_all(
    rest: &[usize],
    may: &dyn Fn(usize, usize) -> bool,
    tries: &mut u32,
) -> Option<Vec<(usize, usize)>> {
    let Some((&first, others)) = rest.split_first() else { return Some(Vec::new()) };
    for (place, &other) in others.iter().enumerate() {
        *tries += 1;
        if *tries > MOST_TRIES {
            return None;
        }
        if !may(first, other) {
            continue;
        }
        let left: Vec<usize> =
            others.iter().enumerate().filter(|(at, _)| *at != place).map(|(_, each)| *each).collect();
        if let Some(mut pairs) = match_all(&left, may, tries) {
            pairs.push((first, other));
            return Some(pairs);
        }
    }
    None
}

/// The player with fewer first moves moves first; if equal, the one who has been free longer.
fn in_order(one: &Free, other: &Free) -> [String; 2] {
    let key = |free: &Free| (free.begun, free.since, free.person.clone());
    let (first, second) = if key(one) <= key(other) { (one, other) } else { (other, one) };
    [first.person.clone(), second.person.clone()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn free(person: &str, points: u32, last: Option<&str>, since: Millis) -> Free {
        Free { person: person.to_owned(), points, begun: 0, last: last.map(str::to_owned), since }
    }

    fn sorted(pairs: Vec<[String; 2]>) -> Vec<String> {
        let mut names: Vec<String> = pairs
            .into_iter()
            .map(|mut pair| {
                pair.sort();
                pair.join("-")
            })
            .collect();
        names.sort();
        names
    }

    #[test]
    fn equals_meet_and_of_an_odd_number_the_newest_waits() {
        let five = vec![
            free("a", 6, None, 1),
            free("b", 0, None, 2),
            free("c", 6, None, 3),
            free("d", 0, None, 4),
            free("e", 3, None, 5),
        ];
        assert_eq!(sorted(pairs(five, false, 10)), ["a-c", "b-d"]);
        assert_eq!(pairs(vec![free("a", 0, None, 0)], false, 10), Vec::<[String; 2]>::new());
    }

    #[test]
    fn a_pair_does_not_meet_twice_in_a_row_if_it_can_be_avoided() {
        let four = vec![
            free("a", 4, Some("b"), 1),
            free("b", 3, Some("a"), 1),
            free("c", 2, Some("d"), 1),
            free("d", 1, Some("c"), 1),
        ];
        assert_eq!(sorted(pairs(four, false, 10)), ["a-c", "b-d"]);
        let three = vec![free("a", 2, Some("b"), 5), free("b", 0, Some("a"), 5), free("c", 0, None, 1)];
        let met = sorted(pairs(three, false, 10));
        assert!(met == ["a-c"] || met == ["b-c"], "{met:?}");
    }

    #[test]
    fn two_remaining_players_meet_again_but_first_wait_for_running_games() {
        let two = || vec![free("a", 2, Some("b"), 1000), free("b", 0, Some("a"), 1000)];
        assert_eq!(sorted(pairs(two(), false, 1000)), ["a-b"]);
        assert!(pairs(two(), true, 1000).is_empty());
        assert_eq!(sorted(pairs(two(), true, 1000 + WAIT_FOR_OTHERS)), ["a-b"]);
    }

    #[test]
    fn the_player_who_moved_first_less_often_moves_first() {
        let [mut a, mut b] = [free("a", 0, None, 0), free("b", 0, None, 0)];
        a.begun = 1;
        assert_eq!(pairs(vec![a.clone(), b.clone()], false, 0), [["b".to_owned(), "a".to_owned()]]);
        b.begun = 2;
        assert_eq!(pairs(vec![a, b], false, 0), [["a".to_owned(), "b".to_owned()]]);
    }
}
