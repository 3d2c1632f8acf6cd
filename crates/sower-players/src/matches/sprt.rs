//! The sequential probability ratio test: ends a match as soon as it has decided between two Elo differences.
//!
//! Uses the generalised ratio over the pentanomial (M. Van den Bergh, "A practical introduction to the GSPRT"), like
//! fishtest and fastchess. With pᵢ the fraction of pairs that gave aᵢ points per game, the maximum-likelihood
//! distribution of expectation s is pᵢ / (1 + θ(aᵢ − s)), where θ solves
//!
//! ```text
//! Σ pᵢ (aᵢ − s) / (1 + θ(aᵢ − s)) = 0
//! LLR = n · Σ pᵢ · ln((1 + θ₀(aᵢ − s₀)) / (1 + θ₁(aᵢ − s₁)))
//! ```
//! A result that has not occurred counts as a thousandth of a pair, so that the equation always has a solution.

use std::str::FromStr;

use super::estimate::score_of;

/// A test whether the first player is stronger by `elo0` or by `elo1`, in logistic Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// The decision of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The test has not decided yet.
    Open,
    /// H0 is accepted: the difference is `elo0`.
    H0,
    /// H1 is accepted: the difference is `elo1`.
    H1,
}

impl Verdict {
    /// The accepted hypothesis, `H0` or `H1`.
    pub fn accepted(self) -> Option<&'static str> {
        match self {
            Verdict::Open => None,
            Verdict::H0 => Some("H0"),
            Verdict::H1 => Some("H1"),
        }
    }
}

/// Why a test's parameters are invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSprt {
    /// A part is not `name=number`, or its name is unknown.
    #[error(
        "{0:?} is not a parameter of a test; expected elo0, elo1, alpha or beta, as in elo0=0,elo1=10,alpha=0.05,beta=0.05"
    )]
    Part(String),
    /// A parameter is given twice.
    #[error("{0} is given twice")]
    Twice(String),
    /// `elo0` or `elo1` is missing.
    #[error("a test needs elo0 and elo1, as in elo0=0,elo1=10")]
    Incomplete,
    /// `elo0` is not less than `elo1`.
    #[error("elo0 must be less than elo1, and both between -1000 and 1000")]
    Order,
    /// An error rate is out of range.
    #[error("alpha and beta are error rates between 0.0001 and 0.5")]
    Rate,
}

/// The default of both error rates.
const USUAL_RATE: f64 = 0.05;
/// The count for a result that has not occurred.
const NEVER: f64 = 1e-3;

impl Sprt {
    /// A test between two differences with these error rates: `alpha` for accepting `elo1` wrongly, `beta` for
    /// accepting `elo0` wrongly.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, BadSprt> {
        let sound = |elo: f64| elo.abs() <= 1000.0;
        if !(elo0 < elo1 && sound(elo0) && sound(elo1)) {
            return Err(BadSprt::Order);
        }
        if ![alpha, beta].iter().all(|rate| (1e-4..=0.5).contains(rate)) {
            return Err(BadSprt::Rate);
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// `elo0` and `elo1`.
    pub fn elo(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// The log-likelihood ratios at which the test ends: at most the first accepts H0, at least the second H1.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The log-likelihood ratio of these pairs: the evidence for `elo1`.
    pub fn llr(&self, pairs: &[u64; 5]) -> f64 {
        if pairs.iter().all(|count| *count == 0) {
            return 0.0;
        }
        let counts = pairs.map(|count| if count == 0 { NEVER } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let parts = counts.map(|count| count / total);
        let [s0, s1] = [score_of(self.elo0), score_of(self.elo1)];
        let [theta0, theta1] = [tilt(&parts, s0), tilt(&parts, s1)];
        let sum: f64 = points_and(&parts)
            .map(|(points, part)| {
                part * ((1.0 + theta0 * (points - s0)) / (1.0 + theta1 * (points - s1))).ln()
            })
            .sum();
        total * sum
    }

    /// The decision after these pairs.
    pub fn verdict(&self, pairs: &[u64; 5]) -> Verdict {
        let [low, high] = self.bounds();
        match self.llr(pairs) {
            llr if llr <= low => Verdict::H0,
            llr if llr >= high => Verdict::H1,
            _ => Verdict::Open,
        }
    }
}

fn points_and(parts: &[f64; 5]) -> impl Iterator<Item = (f64, f64)> {
    (0..).map(|quarter: u8| f64::from(quarter) / 4.0).zip(parts.iter().copied())
}

/// The θ of a distribution with expectation `score`. The sum decreases monotonically between its two poles, so bisection
/// finds its zero.
fn tilt(parts: &[f64; 5], score: f64) -> f64 {
    let slope = |theta: f64| -> f64 {
        points_and(parts)
            .map(|(points, part)| part * (points - score) / (1.0 + theta * (points - score)))
            .sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    // After that many bisections the interval is below the precision of a float.
    for _ in 0..100 {
        let middle = 0.5 * (low + high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    0.5 * (low + high)
}

impl FromStr for Sprt {
    type Err = BadSprt;

    fn from_str(text: &str) -> Result<Sprt, BadSprt> {
        const NAMES: [&str; 4] = ["elo0", "elo1", "alpha", "beta"];
        let mut values = [None; 4];
        for part in text.split(',') {
            let bad = || BadSprt::Part(part.to_owned());
            let (name, number) = part.split_once('=').ok_or_else(bad)?;
            let place = NAMES.iter().position(|known| *known == name.trim()).ok_or_else(bad)?;
            let number: f64 = number.trim().parse().map_err(|_| bad())?;
            if values[place].replace(number).is_some() {
                return Err(BadSprt::Twice(NAMES[place].to_owned()));
            }
        }
        let [Some(elo0), Some(elo1), alpha, beta] = values else { return Err(BadSprt::Incomplete) };
        Sprt::new(elo0, elo1, alpha.unwrap_or(USUAL_RATE), beta.unwrap_or(USUAL_RATE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new(elo0, elo1, 0.05, 0.05).unwrap()
    }

    /// Examples from fishtest's own tests.
    #[test]
    fn the_ratio_is_fishtests() {
        for (pairs, elo0, elo1, expected) in [
            ([10_789, 19_328, 33_806, 19_402, 10_543], -3.0, 1.0, 2.131_067_811_8),
            ([39, 2_226, 31_451, 2_412, 40], 0.2, 0.9, 2.162_542_580_0),
        ] {
            let llr = sprt(elo0, elo1).llr(&pairs);
            assert!((llr - expected).abs() < 1e-7, "{llr} is not {expected}");
        }
    }

    /// By hand: if every pair was won, the maximum-likelihood distribution of expectation s has probability s at two points and the
    /// rest at none, so a pair adds ln(s₁/s₀).
    #[test]
    fn a_clean_sweep_adds_the_logarithm_of_the_scores_for_each_pair() {
        let llr = sprt(0.0, 100.0).llr(&[0, 0, 0, 0, 50]);
        let expected = 50.0 * (score_of(100.0) / 0.5).ln();
        assert!((llr - expected).abs() < 0.05, "{llr} is not about {expected}");
    }

    #[test]
    fn the_bounds_are_those_of_wald_and_the_verdict_keeps_them() {
        let test = sprt(0.0, 10.0);
        let [low, high] = test.bounds();
        assert!((low + 2.944_439).abs() < 1e-6 && (high - 2.944_439).abs() < 1e-6);
        assert_eq!(test.verdict(&[0; 5]), Verdict::Open);
        assert_eq!(test.verdict(&[100, 500, 1000, 900, 400]), Verdict::H1);
        assert_eq!(test.verdict(&[400, 900, 1000, 500, 100]), Verdict::H0);
        assert_eq!(test.verdict(&[1, 2, 3, 3, 1]), Verdict::Open);
    }

    #[test]
    fn what_speaks_for_one_player_speaks_against_the_other() {
        let pairs = [3, 10, 20, 18, 9];
        let mirrored = [9, 18, 20, 10, 3];
        let (for_it, against) = (sprt(-5.0, 5.0).llr(&pairs), sprt(-5.0, 5.0).llr(&mirrored));
        assert!((for_it + against).abs() < 1e-9 && for_it > 0.0);
    }

    #[test]
    fn a_test_is_read_and_a_bad_one_is_told() {
        assert_eq!("elo0=0,elo1=10".parse(), Sprt::new(0.0, 10.0, 0.05, 0.05));
        assert_eq!("elo1=5, elo0=-5, beta=0.1, alpha=0.01".parse(), Sprt::new(-5.0, 5.0, 0.01, 0.1));
        for (text, expected) in [
            ("", BadSprt::Part(String::new())),
            ("elo0=0", BadSprt::Incomplete),
            ("elo0=0,elo1=x", BadSprt::Part("elo1=x".to_owned())),
            ("elo0=0,elo0=1", BadSprt::Twice("elo0".to_owned())),
            ("elo0=5,elo1=5", BadSprt::Order),
            ("elo0=0,elo1=nan", BadSprt::Order),
            ("elo0=0,elo1=inf", BadSprt::Order),
            ("elo0=0,elo1=5,alpha=0", BadSprt::Rate),
            ("elo0=0,elo1=5,beta=nan", BadSprt::Rate),
        ] {
            assert_eq!(text.parse::<Sprt>(), Err(expected), "{text}");
        }
    }
}
