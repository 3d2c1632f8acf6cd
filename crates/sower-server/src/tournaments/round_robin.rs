//! The schedule of a round-robin, by the circle method.

/// The pairs of a round (from 1), first mover first; none after the last round. With an odd number, one player has a bye in every round.
pub(crate) fn round(players: &[String], twice: bool, round: u32) -> Option<Vec<[String; 2]>> {
    let rounds = rounds(players.len(), twice);
    if round == 0 || round > rounds {
        return None;
    }
    let once = rounds_of(players.len());
    let (turn, is_return) = ((round - 1) % once, round > once);
    // An empty last seat makes the number even; its opponent has a bye. In the circle method the last seat is the fixed one.
    let chairs = players.len() + players.len() % 2;
    let around = chairs - 1;
    let at = |place: usize| if place == 0 { chairs - 1 } else { (place - 1 + turn as usize) % around };
    let mut pairs = Vec::new();
    for place in 0..chairs / 2 {
        let (one, other) = (at(place), at(chairs - 1 - place));
        let (Some(one), Some(other)) = (players.get(one), players.get(other)) else { continue };
        // The fixed player moves first in every other round, the others by their place, so that each moves first half of the time.
        let swapped = if place == 0 { turn % 2 == 1 } else { place % 2 == 1 };
        let (first, second) = if swapped == is_return { (one, other) } else { (other, one) };
        pairs.push([first.clone(), second.clone()]);
    }
    Some(pairs)
}

/// The number of rounds.
pub(crate) fn rounds(players: usize, twice: bool) -> u32 {
    rounds_of(players) * if twice { 2 } else { 1 }
}

fn rounds_of(players: usize) -> u32 {
    let chairs = players + players % 2;
    u32::try_from(chairs.saturating_sub(1)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn each_meets_each_once_and_begins_as_often_as_not() {
        for count in 2..=13_usize {
            let players: Vec<String> = (0..count).map(|player| player.to_string()).collect();
            let mut met: HashMap<[String; 2], u32> = HashMap::new();
            let mut begun: HashMap<String, i32> = HashMap::new();
            for number in 1..=rounds(count, false) {
                let pairs = round(&players, false, number).expect("a round");
                let mut seen: Vec<&String> = pairs.iter().flatten().collect();
                seen.sort();
                seen.dedup();
                assert_eq!(seen.len(), 2 * (count / 2), "everyone plays once in round {number} of {count}");
                for [first, second] in &pairs {
                    *begun.entry(first.clone()).or_default() += 1;
                    *begun.entry(second.clone()).or_default() -= 1;
                    let mut pair = [first.clone(), second.clone()];
                    pair.sort();
                    *met.entry(pair).or_default() += 1;
                }
            }
            assert_eq!(met.len(), count * (count - 1) / 2, "all of {count} meet");
            assert!(met.values().all(|times| *times == 1));
            assert!(begun.values().all(|more| more.abs() <= 1), "{count}: {begun:?}");
            assert_eq!(round(&players, false, rounds(count, false) + 1), None);
        }
    }

    #[test]
    fn in_the_second_cycle_the_opponent_moves_first() {
        let players: Vec<String> = ["a", "b", "c", "d"].map(str::to_owned).to_vec();
        assert_eq!(rounds(4, true), 6);
        for number in 1..=3 {
            let first = round(&players, true, number).expect("a round");
            let again = round(&players, true, number + 3).expect("a round");
            let swapped: Vec<[String; 2]> = again.into_iter().map(|[one, other]| [other, one]).collect();
            assert_eq!(first, swapped);
        }
    }
}
