//! Parses numeric options. Errors say which values are valid.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use sower_text::{Message, message};

/// The most memory of a search, in MiB.
pub(crate) const MOST_MEMORY: u32 = 1 << 20;

/// The most threads of a command.
pub(crate) const MOST_THREADS: u32 = 256;

/// Parses a number within bounds; `example` is a valid value.
pub(crate) fn number<T>(
    bounds: RangeInclusive<T>,
    example: T,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: Bounded,
{
    move |text| match text.trim().parse::<T>() {
        Ok(number) if bounds.contains(&number) => Ok(number),
        _ => Err(expected(&bounds, example).to_string()),
    }
}

/// Parses a number of MiB.
pub(crate) fn mebibytes(most: u32) -> impl Fn(&str) -> Result<u32, String> + Clone + Send + Sync + 'static {
    number(1..=most, 512)
}

/// Parses a number of threads.
pub(crate) fn threads<T: Bounded + TryFrom<u32>>()
-> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    let small = |number: u32| T::try_from(number).unwrap_or(T::LEAST);
    number(small(1)..=small(MOST_THREADS), small(4))
}

/// Parses a number of positions to search.
pub(crate) fn positions() -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    number(1..=u64::MAX, 1_000_000)
}

/// Parses the seed of a random generator.
pub(crate) fn seed(most: u64) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    number(0..=most, 7)
}

/// A numeric type with its limits, which error messages leave out.
pub(crate) trait Bounded: Copy + Display + FromStr + PartialOrd + Send + Sync + 'static {
    /// The least number of the type.
    const LEAST: Self;
    /// The greatest number of the type.
    const MOST: Self;
}

macro_rules! bounded {
    ($($number:ty),*) => {
        $(impl Bounded for $number {
            const LEAST: Self = <$number>::MIN;
            const MOST: Self = <$number>::MAX;
        })*
    };
}

bounded!(u8, u16, u32, u64, i16, f64);

fn expected<T: Bounded>(bounds: &RangeInclusive<T>, example: T) -> Message {
    let (least, most) = (*bounds.start(), *bounds.end());
    let example = example.to_string();
    if most < T::MOST {
        message!("usage-number-between", least = least.to_string(), most = most.to_string(), example)
    } else if least > T::LEAST {
        message!("usage-number-at-least", least = least.to_string(), example)
    } else {
        message!("usage-number", example)
    }
}

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory as _};

    use super::*;
    use crate::args::Args;

    #[test]
    fn a_wrong_number_is_answered_with_what_would_be_right() {
        let memory = mebibytes(1024);
        assert_eq!(memory("512"), Ok(512));
        for wrong in ["abc", "", "0", "-1", "1025", "1.5", "99999999999999"] {
            assert_eq!(
                memory(wrong),
                Err("expected a number from 1 to 1024, such as 512".to_owned()),
                "{wrong}"
            );
        }
        let positions = positions();
        assert_eq!(positions("many"), Err("expected a number of 1 or more, such as 1000000".to_owned()));
        assert_eq!(seed(u64::MAX)("x"), Err("expected a number, such as 7".to_owned()));
        assert_eq!(threads::<u16>()("8"), Ok(8));
        assert!(number(0.0..=1.0, 0.5)("nan").is_err());
    }

    /// Every command with its words before the options, such as `tables build`.
    fn commands(command: &Command, before: &[String], found: &mut Vec<(Vec<String>, Command)>) {
        let mut words = before.to_vec();
        words.push(command.get_name().to_owned());
        found.push((words.clone(), command.clone()));
        command.get_subcommands().for_each(|below| commands(below, &words, found));
    }

    #[test]
    fn no_option_answers_a_wrong_value_in_the_words_of_a_parser() {
        let mut found = Vec::new();
        commands(&Args::command(), &[], &mut found);
        let mut explained = 0;
        for (words, command) in found {
            let options = command.get_arguments().filter(|arg| arg.get_action().takes_values());
            for option in options {
                let Some(name) = option.get_long() else { continue };
                let typed = words.iter().cloned().chain([format!("--{name}=abc")]);
                let Err(error) = Args::command().try_get_matches_from(typed) else { continue };
                let told = error.to_string();
                for riddle in ["invalid digit", "invalid float", "cannot parse integer"] {
                    assert!(!told.contains(riddle), "{words:?} --{name}: {told}");
                }
                explained += usize::from(told.contains("expected "));
            }
        }
        assert!(explained > 40, "numbers are asked for in many places: {explained}");
    }
}
