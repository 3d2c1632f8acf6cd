//! Strength estimates from a tally: Elo with error bars, and the likelihood of superiority.
//!
//! A match of n pairs gives points x₁ … xₙ per game (0, ¼, ½, ¾, 1 each), with variance σ². The mean's variance is σ²/n.
//! The bounds of the score are Wilson's, which never leave 0 to 1, with this variance in place of the binomial:
//!
//! ```text
//! m = s(1 − s) / (σ²/n)           the equivalent number of coin tosses
//! s± = (s + z²/2m ± z·√(s(1 − s)/m + z²/4m²)) / (1 + z²/m)       z = 1.96
//! Elo(s) = −400·log₁₀(1/s − 1)
//! ```
//! If all pairs ended alike, there is no variance, and a pair counts as one toss: m = n.

use super::normal::{TWO_SIDED_95, cumulative};
use super::tally::Tally;

/// The estimated difference in strength, for the first player. Values that the games do not determine are `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean points per game, from 0 to 1.
    pub score: Option<f64>,
    /// The logistic Elo of the score; `None` if all games were won or all were lost.
    pub elo: Option<f64>,
    /// The lower 95 % bound of the Elo; `None` if all games were lost.
    pub low: Option<f64>,
    /// The upper 95 % bound of the Elo; `None` if all games were won.
    pub high: Option<f64>,
    /// Half the distance between the bounds.
    pub error: Option<f64>,
    /// The likelihood that the first player is the stronger one.
    pub los: Option<f64>,
}

impl Estimate {
    /// The estimate from a tally.
    pub fn of(tally: &Tally) -> Estimate {
        let Some(score) = tally.score() else { return Estimate::default() };
        let los = mean_variance(&tally.pairs).map(|variance| superiority(score, variance));
        let (low, high) = match bounds(tally, score) {
            Some((low, high)) => (elo_of(low), elo_of(high)),
            None => (None, None),
        };
        let error = low.zip(high).map(|(low, high)| (high - low) / 2.0);
        Estimate { score: Some(score), elo: elo_of(score), low, high, error, los }
    }
}

/// The logistic Elo of a score; `None` at 0 and 1, where it is infinite.
pub(super) fn elo_of(score: f64) -> Option<f64> {
    // The last comparison also excludes scores whose Elo is not a finite number.
    let elo = -400.0 * (1.0 / score - 1.0).log10();
    (score > 0.0 && score < 1.0 && elo.is_finite()).then_some(elo)
}

/// The expected score at a difference in logistic Elo.
pub(super) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The variance of the pairs' mean score; `None` with fewer than two pairs.
fn mean_variance(pairs: &[u64; 5]) -> Option<f64> {
    let count: u64 = pairs.iter().sum();
    if count < 2 {
        return None;
    }
    let weighted = |of: &dyn Fn(f64) -> f64| {
        let sum: f64 =
            (0..).zip(pairs).map(|(quarter, count)| of(f64::from(quarter) / 4.0) * *count as f64).sum();
        sum / count as f64
    };
    let mean = weighted(&|points| points);
    Some(weighted(&|points| (points - mean).powi(2)) / count as f64)
}

/// The 95 % bounds of the score.
fn bounds(tally: &Tally, score: f64) -> Option<(f64, f64)> {
    let variance = mean_variance(&tally.pairs)?;
    let spread = score * (1.0 - score);
    let tosses = match (variance > 0.0, spread > 0.0) {
        (true, true) => spread / variance,
        // All pairs ended alike, which says nothing about the variance.
        _ => tally.whole_pairs() as f64,
    };
    let z_squared = TWO_SIDED_95 * TWO_SIDED_95;
    let middle = score + z_squared / (2.0 * tosses);
    let half = TWO_SIDED_95 * (spread / tosses + z_squared / (4.0 * tosses * tosses)).sqrt();
    let whole = 1.0 + z_squared / tosses;
    // If everything was won, the upper bound is exactly 1, and if everything was lost, the lower is exactly 0.
    let low = if score <= 0.0 { 0.0 } else { (middle - half) / whole };
    let high = if score >= 1.0 { 1.0 } else { (middle + half) / whole };
    Some((low, high))
}

/// The probability that the true score is above one half.
fn superiority(score: f64, variance: f64) -> f64 {
    let lead = score - 0.5;
    if variance > 0.0 {
        cumulative(lead / variance.sqrt())
    } else if lead == 0.0 {
        0.5
    } else if lead > 0.0 {
        1.0
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tally from pairs only; a pair of one point counts as a win and a loss.
    fn of_pairs(pairs: [u64; 5]) -> Tally {
        let [none, half, one, more, two] = pairs;
        Tally {
            wins: one + more + 2 * two,
            draws: half + more,
            losses: 2 * none + half + one,
            pairs,
            ..Tally::default()
        }
    }

    fn close(found: Option<f64>, expected: f64, within: f64) {
        let found = found.expect("there is a value");
        assert!((found - expected).abs() <= within, "{found} is not {expected}");
    }

    /// Two Stockfish tests with fishtest's results: Elo, error and likelihood of superiority. Fishtest uses
    /// plain normal bounds; with so many games Wilson's differ from them in the fifth digit.
    #[test]
    fn long_matches_are_judged_as_fishtest_does() {
        for (pairs, elo, error, los) in [
            ([10_789, 19_328, 33_806, 19_402, 10_543], -0.773_577_336, 1.277_579_896, 0.117_658_858),
            ([39, 2_226, 31_451, 2_412, 40], 0.902_981_049, 0.662_531_486, 0.996_222_097),
        ] {
            let estimate = Estimate::of(&of_pairs(pairs));
            close(estimate.elo, elo, 1e-8);
            close(estimate.error, error, 1e-4);
            close(estimate.los, los, 1e-6);
        }
    }

    /// By hand: 8 pairs of 2, 4 of 1, 4 of 0 give a score of 10/16 = 0.625 and a variance of (8·0.375² + 4·0.125² +
    /// 4·0.625²)/16 = 0.171875, of the mean 0.0107421875. m = 0.234375/0.0107421875 = 21.818, z²/m = 0.17607:
    /// the bounds are (0.713035 ± 1.96·√(0.0107421875 + 0.00201725))/1.17607, that is 0.418042 and 0.794537.
    #[test]
    fn a_short_match_is_judged_as_by_hand() {
        let estimate = Estimate::of(&of_pairs([4, 0, 4, 0, 8]));
        close(estimate.score, 0.625, 0.0);
        close(estimate.elo, 88.739, 1e-3);
        close(estimate.low, elo_of(0.418_042).unwrap(), 0.01);
        close(estimate.high, elo_of(0.794_537).unwrap(), 0.01);
        close(estimate.los, cumulative(0.125 / 0.010_742_187_5f64.sqrt()), 1e-12);
    }

    #[test]
    fn a_clean_sweep_has_a_lower_bound_and_nothing_that_is_not_a_number() {
        let won = Estimate::of(&of_pairs([0, 0, 0, 0, 100]));
        assert_eq!(
            (won.score, won.elo, won.high, won.error, won.los),
            (Some(1.0), None, None, None, Some(1.0))
        );
        // Wilson: 100/(100 + z²) = 0.963005.
        close(won.low, elo_of(0.963_005_4).unwrap(), 1e-2);
        let lost = Estimate::of(&of_pairs([100, 0, 0, 0, 0]));
        assert_eq!(
            (lost.score, lost.elo, lost.low, lost.error, lost.los),
            (Some(0.0), None, None, None, Some(0.0))
        );
        close(lost.high, -won.low.unwrap(), 1e-6);
    }

    #[test]
    fn nearly_a_clean_sweep_still_has_both_bounds() {
        let estimate = Estimate::of(&of_pairs([0, 0, 2, 0, 98]));
        close(estimate.elo, 798.25, 0.01);
        assert!(estimate.low.unwrap() < 798.0 && estimate.high.unwrap() > 799.0);
        assert!(estimate.error.unwrap().is_finite());
    }

    #[test]
    fn too_few_games_say_little() {
        assert_eq!(Estimate::of(&Tally::default()), Estimate::default());
        let one = Estimate::of(&Tally { wins: 1, losses: 1, pairs: [0, 0, 1, 0, 0], ..Tally::default() });
        assert_eq!((one.elo, one.error, one.los), (Some(0.0), None, None));
    }

    #[test]
    fn pairs_that_all_ended_alike_are_level_with_a_wide_error() {
        let estimate = Estimate::of(&of_pairs([0, 0, 10, 0, 0]));
        assert_eq!((estimate.elo, estimate.los), (Some(0.0), Some(0.5)));
        // Ten tosses: Wilson's bounds of one half are 0.2366 and 0.7634, or 203.5 Elo.
        close(estimate.error, 203.5, 0.1);
    }

    #[test]
    fn elo_and_score_are_each_others_inverse() {
        for elo in [-700.0, -100.0, 0.0, 3.5, 400.0] {
            close(elo_of(score_of(elo)), elo, 1e-9);
        }
        close(elo_of(10.0 / 11.0), 400.0, 1e-9);
    }
}
