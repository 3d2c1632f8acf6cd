//! What is proven of a move: its value, or between which two values endless play leaves it.

use std::fmt;
use std::str::FromStr;

use sower_search::Score;
use sower_tables::Found;

use crate::standing::Standing;

/// What a move is worth to whoever plays it, stores included, when play goes on to the last seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Worth {
    /// What its player is sure of.
    pub sure: Score,
    /// The most that its player can get: the same unless endless play decides.
    pub most: Score,
}

impl Worth {
    /// A value that nothing is left open of.
    pub fn exactly(score: Score) -> Worth {
        Worth { sure: score, most: score }
    }

    /// Whether at least this result is certain (`Some(true)`), out of reach (`Some(false)`), or open.
    pub fn reaches(self, wanted: Standing) -> Option<bool> {
        if Standing::of(self.sure) >= wanted {
            Some(true)
        } else if Standing::of(self.most) < wanted {
            Some(false)
        } else {
            None
        }
    }

    /// The same to the other side.
    pub fn turned(self) -> Worth {
        Worth { sure: -self.most, most: -self.sure }
    }

    /// The same with so many seeds more in the player's lead.
    pub(crate) fn ahead_by(self, margin: i32) -> Worth {
        let add = |score: Score| Score::of_parts(score.parts() + Score::margin(margin).parts());
        Worth { sure: add(self.sure), most: add(self.most) }
    }
}

impl From<Found> for Worth {
    fn from(found: Found) -> Worth {
        Worth { sure: found.sure, most: found.most }
    }
}

/// `+4`; `0:+3` where possession decides; `-2..+1` between two.
impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_score(f, self.sure)?;
        if self.most != self.sure {
            f.write_str("..")?;
            write_score(f, self.most)?;
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

impl FromStr for Worth {
    type Err = NoWorth;

    fn from_str(text: &str) -> Result<Worth, NoWorth> {
        let read = |text: &str| read_score(text).ok_or_else(|| NoWorth(text.to_owned()));
        let (sure, most) = text.split_once("..").unwrap_or((text, text));
        let worth = Worth { sure: read(sure)?, most: read(most)? };
        if worth.sure > worth.most { Err(NoWorth(text.to_owned())) } else { Ok(worth) }
    }
}

fn read_score(text: &str) -> Option<Score> {
    let whole = |text: &str| text.parse::<i32>().ok().filter(|number| (-255..=255).contains(number));
    match text.split_once(':') {
        None => whole(text).map(Score::margin),
        Some((margin, lead)) => Some(Score::with_sides(whole(margin)?, whole(lead)?)),
    }
}

/// A text that is no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no value; one is such as +4, 0:+3 or -2..+1")]
pub struct NoWorth(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_read_as_it_is_written() {
        for text in ["+4", "+0", "-12", "+0:+3", "-4:-2", "-2..+1"] {
            assert_eq!(text.parse::<Worth>().map(|worth| worth.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "4x", "+1..-2", "900", "1:", "..", "+1..+2..+3"] {
            assert!(text.parse::<Worth>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_result_is_certain_out_of_reach_or_open() {
        let between = Worth { sure: Score::margin(-2), most: Score::LEVEL };
        assert_eq!(between.reaches(Standing::Win), Some(false));
        assert_eq!(between.reaches(Standing::Draw), None);
        assert_eq!(between.reaches(Standing::Loss), Some(true));
        assert_eq!(between.turned().reaches(Standing::Draw), Some(true));
        assert_eq!(Worth::exactly(Score::with_sides(0, 1)).reaches(Standing::Win), Some(true));
    }
}
