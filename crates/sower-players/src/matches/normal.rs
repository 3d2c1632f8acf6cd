//! The normal distribution.

/// The number of standard deviations around the mean that contain 95 % of a normal distribution.
pub(super) const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

/// The probability that a standard normal variable is at most `x`, to about seven digits.
pub(super) fn cumulative(x: f64) -> f64 {
    let tail = 0.5 * erfc(x.abs() / std::f64::consts::SQRT_2);
    if x < 0.0 { tail } else { 1.0 - tail }
}

/// The complementary error function for non-negative values, by formula 7.1.26 of Abramowitz and Stegun. The
/// error is below 1.5e-7.
fn erfc(x: f64) -> f64 {
    const FACTORS: [f64; 5] = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    FACTORS.iter().fold(0.0, |sum, factor| sum * t + factor) * t * (-x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cumulative_probabilities_are_those_of_the_tables() {
        for (x, expected) in [
            (0.0, 0.5),
            (1.0, 0.841_344_75),
            (-1.0, 0.158_655_25),
            (TWO_SIDED_95, 0.975),
            (-3.0, 0.001_349_9),
        ] {
            assert!((cumulative(x) - expected).abs() < 2e-7, "{x}: {}", cumulative(x));
        }
        assert_eq!((cumulative(f64::INFINITY), cumulative(f64::NEG_INFINITY)), (1.0, 0.0));
    }
}
