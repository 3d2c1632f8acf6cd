//! Glicko-2 ratings: a player's estimated strength, its uncertainty, and the consistency of their results.
//!
//! After Mark Glickman, "Example of the Glicko-2 system" (2012, revised 2022), glicko.net/glicko/glicko2.pdf; the step numbers are his.
//! A rating period is a day here, and may be fractional. Ratings change
//! after each game, and uncertainty grows with every day without one.

/// The factor between displayed ratings and the Glicko-2 scale.
const SCALE: f64 = 173.7178;

/// The rating of a new player.
const START: f64 = 1500.0;
const START_DEVIATION: f64 = 350.0;
const START_VOLATILITY: f64 = 0.06;

/// How much a volatility may change. Glickman recommends 0.3 to 1.2, and uses this value in his example.
const TAU: f64 = 0.5;

/// The precision of the volatility, and the most iterations of the search for it.
const EXACT: f64 = 0.000_001;
const MOST_STEPS: usize = 100;

/// The lowest deviation; below it, a rating would hardly change any more.
const LEAST_DEVIATION: f64 = 30.0;

/// Above this deviation a rating is shown with a question mark.
pub const PROVISIONAL: f64 = 110.0;

/// Ratings are clamped to this range.
const LOWEST: f64 = 100.0;
const HIGHEST: f64 = 4000.0;

/// The rating of a player or a puzzle in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The displayed value; new players start at 1500.
    pub value: f64,
    /// The uncertainty: the true strength is within two deviations in 19 of 20 cases.
    pub deviation: f64,
    /// How erratic the results are.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { value: START, deviation: START_DEVIATION, volatility: START_VOLATILITY }
    }
}

impl Rating {
    /// Whether it is based on too few games to be reliable.
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating as displayed.
    pub fn shown(&self) -> i32 {
        self.value.round() as i32
    }

    /// The same rating within the range that this module produces, for numbers that come from outside.
    #[must_use]
    pub fn clamped(self) -> Rating {
        Rating {
            value: self.value.clamp(LOWEST, HIGHEST),
            deviation: self.deviation.clamp(LEAST_DEVIATION, START_DEVIATION),
            volatility: self.volatility.clamp(START_VOLATILITY / 10.0, START_VOLATILITY * 10.0),
        }
    }

    /// The rating after games against others, each with its points: 1, ½ or 0. `periods` is the time since the last update.
    #[must_use]
    pub fn after(self, periods: f64, games: &[(Rating, f64)]) -> Rating {
        let periods = periods.clamp(0.0, 10_000.0);
        let (mu, phi) = ((self.value - START) / SCALE, self.deviation / SCALE);
        // Step 3: the estimated variance, whatever the results.
        let told = |other: &Rating| {
            let g = weight(other.deviation / SCALE);
            let expected = 1.0 / (1.0 + (-g * (mu - (other.value - START) / SCALE)).exp());
            (g, expected)
        };
        let information: f64 = games
            .iter()
            .map(|(other, _)| {
                let (g, expected) = told(other);
                g * g * expected * (1.0 - expected)
            })
            .sum();
        if information <= 0.0 {
            return self.rested(phi, self.volatility, periods);
        }
        let variance = 1.0 / information;
        // Step 4: the difference between the results and the expected ones.
        let surprise: f64 = games
            .iter()
            .map(|(other, points)| {
                let (g, expected) = told(other);
                g * (points - expected)
            })
            .sum();
        let volatility = volatility(self.volatility, phi, variance, variance * surprise);
        // Steps 6 and 7.
        let before = phi * phi + volatility * volatility * periods;
        let phi = 1.0 / (1.0 / before + information).sqrt();
        let mu = mu + phi * phi * surprise;
        Rating {
            value: (START + mu * SCALE).clamp(LOWEST, HIGHEST),
            deviation: (phi * SCALE).clamp(LEAST_DEVIATION, START_DEVIATION),
            volatility,
        }
    }

    /// The rating after a time without games: the same value, with more uncertainty.
    fn rested(self, phi: f64, volatility: f64, periods: f64) -> Rating {
        let deviation = (phi * phi + volatility * volatility * periods).sqrt() * SCALE;
        Rating { deviation: deviation.clamp(LEAST_DEVIATION, START_DEVIATION), ..self }
    }
}

/// Glickman's g: the weight of a game against a player of this deviation.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (std::f64::consts::PI * std::f64::consts::PI)).sqrt()
}

/// Step 5: the new volatility, by the Illinois form of false position.
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let (phi2, delta2) = (phi * phi, delta * delta);
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi2 + variance + e;
        e * (delta2 - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta2 > phi2 + variance {
        (delta2 - phi2 - variance).ln()
    } else {
        // f decreases with x, so a few steps down are enough.
        (1..=MOST_STEPS).map(|k| a - k as f64 * TAU).find(|x| f(*x) >= 0.0).unwrap_or(a)
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..MOST_STEPS {
        if (high - low).abs() <= EXACT {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if !middle.is_finite() {
            return sigma;
        }
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rating(value: f64, deviation: f64) -> Rating {
        Rating { value, deviation, volatility: 0.06 }
    }

    #[test]
    fn glickmans_own_example_comes_out_as_he_has_it() {
        let games = [(rating(1400.0, 30.0), 1.0), (rating(1550.0, 100.0), 0.0), (rating(1700.0, 300.0), 0.0)];
        let after = rating(1500.0, 200.0).after(1.0, &games);
        assert!((after.value - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn two_newcomers_move_apart_by_the_same() {
        let (winner, loser) = (Rating::default(), Rating::default());
        let (up, down) = (winner.after(0.0, &[(loser, 1.0)]), loser.after(0.0, &[(winner, 0.0)]));
        assert_eq!((up.shown(), down.shown()), (1662, 1338));
        assert!(up.deviation < 300.0 && up.is_provisional());
    }

    #[test]
    fn inactivity_raises_the_deviation_and_keeps_the_rating() {
        let known = rating(1800.0, 50.0);
        let year = known.after(365.0, &[]);
        assert_eq!(year.value, 1800.0);
        assert!((200.0..210.0).contains(&year.deviation), "{year:?}");
        assert_eq!(known.after(1e9, &[]).deviation, START_DEVIATION);
    }

    #[test]
    fn a_surprise_raises_the_volatility() {
        let games = [(rating(2600.0, 40.0), 1.0); 8];
        let after = rating(1500.0, 60.0).after(1.0, &games);
        assert!(after.volatility > 0.06, "{after:?}");
    }

    proptest! {
        #[test]
        fn no_result_leads_to_nonsense(
            value in LOWEST..HIGHEST, deviation in 30.0..350.0_f64, volatility in 0.01..1.5_f64,
            other in LOWEST..HIGHEST, of_other in 30.0..350.0_f64, points in 0..3_u8, periods in 0.0..5000.0_f64,
        ) {
            let before = Rating { value, deviation, volatility };
            let points = f64::from(points) / 2.0;
            let after = before.after(periods, &[(rating(other, of_other), points)]);
            prop_assert!((LOWEST..=HIGHEST).contains(&after.value), "{after:?}");
            prop_assert!((LEAST_DEVIATION..=START_DEVIATION).contains(&after.deviation), "{after:?}");
            prop_assert!(after.volatility.is_finite() && after.volatility > 0.0, "{after:?}");
            prop_assert!(points < 1.0 || after.value >= value);
            prop_assert!(points > 0.0 || after.value <= value);
        }
    }
}
