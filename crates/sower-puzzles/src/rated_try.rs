//! Rates a player's first try at a puzzle: the player against the puzzle, by Glicko-2.

use sower_ratings::Rating;

use crate::grade::HARDEST;

/// The rating of the easiest grade, and the step from one grade to the next.
const EASIEST: f64 = 1100.0;
const STEP: f64 = 200.0;

/// How far a grade may be off. It is known better than a new player's strength.
const DEVIATION: f64 = 150.0;

/// Milliseconds in a rating period.
const PERIOD: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// A puzzle's rating before any player has tried it, from its grade.
pub fn starting_rating(grade: u8) -> Rating {
    let steps = f64::from(grade.clamp(1, HARDEST) - 1);
    Rating { value: EASIEST + STEP * steps, deviation: DEVIATION, ..Rating::default() }
}

/// A rating, and when it last changed, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedAt {
    /// The rating with its uncertainty.
    pub rating: Rating,
    /// When it last changed.
    pub at: u64,
}

/// The ratings of the player and of the puzzle after the player's first try at `now`. A puzzle that is not solved, or only with help,
/// has won.
pub fn after_try(player: RatedAt, puzzle: RatedAt, solved: bool, now: u64) -> (Rating, Rating) {
    let periods = |since: u64| now.saturating_sub(since) as f64 / PERIOD;
    let points = f64::from(u8::from(solved));
    let new_player = player.rating.after(periods(player.at), &[(puzzle.rating, points)]);
    // A puzzle does not grow rusty.
    let new_puzzle = puzzle.rating.after(0.0, &[(player.rating, 1.0 - points)]);
    (new_player, new_puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(rating: Rating) -> RatedAt {
        RatedAt { rating, at: 0 }
    }

    #[test]
    fn harder_grades_have_higher_ratings() {
        let ratings: Vec<i32> = (0..=HARDEST + 1).map(|grade| starting_rating(grade).shown()).collect();
        assert_eq!(ratings, [1100, 1100, 1300, 1500, 1700, 1900, 1900]);
    }

    #[test]
    fn a_solved_puzzle_raises_the_player_and_lowers_the_puzzle() {
        let (player, puzzle) = (Rating::default(), starting_rating(3));
        let (up, down) = after_try(at(player), at(puzzle), true, 0);
        assert!(up.value > player.value && down.value < puzzle.value, "{up:?} {down:?}");
        let (down, up) = after_try(at(player), at(puzzle), false, 0);
        assert!(down.value < player.value && up.value > puzzle.value, "{up:?} {down:?}");
    }

    #[test]
    fn a_hard_puzzle_is_worth_more_than_an_easy_one() {
        let gain = |grade| after_try(at(Rating::default()), at(starting_rating(grade)), true, 0).0.value;
        assert!(gain(5) > gain(3) && gain(3) > gain(1));
    }
}
