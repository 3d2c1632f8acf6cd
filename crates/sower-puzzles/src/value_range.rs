//! The proven value of a move: exact, or a range if endless play has no single value.

use std::fmt;
use std::str::FromStr;

use sower_search::Score;
use sower_tables::TableValue;

use crate::result::GameResult;

/// The value of a move for the side that plays it, stores included, if play continues to the last seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ValueRange {
    /// The margin that its player can force.
    pub lower: Score,
    /// The most that its player can get. Equals `lower` unless endless play has no single value.
    pub upper: Score,
}

impl ValueRange {
    /// An exact value.
    pub fn exactly(score: Score) -> ValueRange {
        ValueRange { lower: score, upper: score }
    }

    /// Whether at least this result is certain (`Some(true)`), out of reach (`Some(false)`), or open.
    pub fn reaches(self, wanted: GameResult) -> Option<bool> {
        if GameResult::of(self.lower) >= wanted {
            Some(true)
        } else if GameResult::of(self.upper) < wanted {
            Some(false)
        } else {
            None
        }
    }

    /// The value for the opponent.
    pub fn for_opponent(self) -> ValueRange {
        ValueRange { lower: -self.upper, upper: -self.lower }
    }

    /// The value with that many seeds added to the player's lead.
    pub(crate) fn ahead_by(self, margin: i32) -> ValueRange {
        let add = |score: Score| Score::of_parts(score.parts() + Score::margin(margin).parts());
        ValueRange { lower: add(self.lower), upper: add(self.upper) }
    }
}

impl From<TableValue> for ValueRange {
    fn from(found: TableValue) -> ValueRange {
        ValueRange { lower: found.lower, upper: found.upper }
    }
}

/// Writes `+4`; `0:+3` if possession decides; `-2..+1` for a range.
impl fmt::Display for ValueRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_score(f, self.lower)?;
        if self.upper != self.lower {
            f.write_str("..")?;
            write_score(f, self.upper)?;
        }
        Ok(())
    }
}

fn write_score(f: &mut fmt::Formatter<'_>, score: Score) -> fmt::Result {
    match (score.whole(), score.sides()) {
        (margin, 0) => write!(f, "{margin:+}"),
        (margin, lead) => write!(f, "{margin:+}:{lead:+}"),
    }
}

impl FromStr for ValueRange {
    type Err = NotAValue;

    fn from_str(text: &str) -> Result<ValueRange, NotAValue> {
        let read = |text: &str| read_score(text).ok_or_else(|| NotAValue(text.to_owned()));
        let (lower, upper) = text.split_once("..").unwrap_or((text, text));
        let value = ValueRange { lower: read(lower)?, upper: read(upper)? };
        if value.lower > value.upper { Err(NotAValue(text.to_owned())) } else { Ok(value) }
    }
}

fn read_score(text: &str) -> Option<Score> {
    let whole = |text: &str| text.parse::<i32>().ok().filter(|number| (-255..=255).contains(number));
    match text.split_once(':') {
        None => whole(text).map(Score::margin),
        Some((margin, lead)) => Some(Score::with_sides(whole(margin)?, whole(lead)?)),
    }
}

/// The text is not a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no value; one is such as +4, 0:+3 or -2..+1")]
pub struct NotAValue(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_read_as_it_is_written() {
        for text in ["+4", "+0", "-12", "+0:+3", "-4:-2", "-2..+1"] {
            assert_eq!(text.parse::<ValueRange>().map(|value| value.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "4x", "+1..-2", "900", "1:", "..", "+1..+2..+3"] {
            assert!(text.parse::<ValueRange>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_result_is_certain_out_of_reach_or_open() {
        let between = ValueRange { lower: Score::margin(-2), upper: Score::LEVEL };
        assert_eq!(between.reaches(GameResult::Win), Some(false));
        assert_eq!(between.reaches(GameResult::Draw), None);
        assert_eq!(between.reaches(GameResult::Loss), Some(true));
        assert_eq!(between.for_opponent().reaches(GameResult::Draw), Some(true));
        assert_eq!(ValueRange::exactly(Score::with_sides(0, 1)).reaches(GameResult::Win), Some(true));
    }
}
