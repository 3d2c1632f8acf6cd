//! Commands inside comments: `[%clk 0:05:00]` and `[%eval -2.5]`.
//!
//! A command that cannot be parsed stays in the comment.

use std::fmt;
use std::time::Duration;

/// An engine's evaluation of a position: South's final margin in seeds, estimated or proven.
///
/// Written `-2.5` as an estimate and `=8` if proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eval {
    hundredths: i32,
    proven: bool,
}

impl Eval {
    /// The largest margin that can be written, in hundredths of a seed.
    const MOST: i32 = 99_999;

    /// An estimate in hundredths of a seed, clamped to ±999.99 seeds.
    pub fn estimated(hundredths: i32) -> Eval {
        Eval { hundredths: hundredths.clamp(-Eval::MOST, Eval::MOST), proven: false }
    }

    /// A proven margin in seeds.
    pub fn proven(seeds: i16) -> Eval {
        Eval { hundredths: (i32::from(seeds) * 100).clamp(-Eval::MOST, Eval::MOST), proven: true }
    }

    /// South's margin in hundredths of a seed.
    pub fn hundredths(self) -> i32 {
        self.hundredths
    }

    /// Whether the margin is proven rather than estimated.
    pub fn is_proven(self) -> bool {
        self.proven
    }

    /// Reads the written form, such as `-2.5` or `=8`.
    pub fn parse(text: &str) -> Option<Eval> {
        let (proven, number) = text.strip_prefix('=').map_or((false, text), |number| (true, number));
        let (sign, figures) = number.strip_prefix('-').map_or((1, number), |figures| (-1, figures));
        let (whole, part) = figures.split_once('.').unwrap_or((figures, "0"));
        let digits = |text: &str, most: usize| {
            let fits = (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
            fits.then(|| text.parse::<i32>().ok()).flatten()
        };
        let tens = if part.len() == 1 { 10 } else { 1 };
        let hundredths = sign * (digits(whole, 3)? * 100 + digits(part, 2)? * tens);
        Some(Eval { hundredths, proven })
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.hundredths < 0 { "-" } else { "" };
        let size = self.hundredths.unsigned_abs();
        write!(f, "{}{sign}{}", if self.proven { "=" } else { "" }, size / 100)?;
        match size % 100 {
            0 => Ok(()),
            part if part % 10 == 0 => write!(f, ".{}", part / 10),
            part => write!(f, ".{part:02}"),
        }
    }
}

/// Writes a time as `h:mm:ss`, with as many decimals as it needs.
pub(crate) fn clock_text(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if time.subsec_nanos() > 0 {
        let decimals = format!("{:09}", time.subsec_nanos());
        text.push('.');
        text.push_str(decimals.trim_end_matches('0'));
    }
    text
}

fn read_clock(text: &str) -> Option<Duration> {
    let number = |text: &str, most: usize| -> Option<u64> {
        let fits = (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        fits.then(|| text.parse().ok()).flatten()
    };
    let (time, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let (hours, rest) = time.split_once(':')?;
    let (minutes, seconds) = rest.split_once(':')?;
    let (minutes, seconds) = (number(minutes, 2)?, number(seconds, 2)?);
    if minutes > 59 || seconds > 59 {
        return None;
    }
    let total = number(hours, 16)?.checked_mul(3600)?.checked_add(minutes * 60 + seconds)?;
    number(decimals, 9)?;
    let nanoseconds = format!("{decimals:0<9}").parse().ok()?;
    Some(Duration::new(total, nanoseconds))
}

/// A comment without its commands.
#[derive(Debug, Default)]
pub(super) struct Extracted {
    pub(super) text: String,
    pub(super) clock: Option<Duration>,
    pub(super) eval: Option<Eval>,
}

/// The longest command in bytes, which bounds the search for its start.
const LONGEST_COMMAND: usize = 48;

/// Removes the commands from a comment and joins the rest into one paragraph.
///
/// It checks for a command at every closing bracket. So the remaining text contains no command,
/// even where removing one has joined the text around it.
pub(super) fn extract(comment: &str) -> Extracted {
    let mut found = Extracted::default();
    for letter in comment.chars() {
        if letter.is_whitespace() || letter.is_control() {
            if !found.text.is_empty() && !found.text.ends_with(' ') {
                found.text.push(' ');
            }
            continue;
        }
        found.text.push(letter);
        if letter == ']' {
            found.take_command();
        }
    }
    found.text.truncate(found.text.trim_end().len());
    found
}

impl Extracted {
    /// Removes a command from the end of the text, if there is one.
    fn take_command(&mut self) {
        let bytes = self.text.as_bytes();
        let earliest = bytes.len().saturating_sub(LONGEST_COMMAND);
        let Some(begins) = bytes[earliest..].windows(2).rposition(|pair| pair == b"[%") else { return };
        let begins = earliest + begins;
        let command = &self.text[begins + 2..self.text.len() - 1];
        match command.split_once(' ') {
            Some(("clk", time)) if read_clock(time).is_some() => self.clock = read_clock(time),
            Some(("eval", eval)) if Eval::parse(eval).is_some() => self.eval = Eval::parse(eval),
            _ => return,
        }
        self.text.truncate(begins);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn an_evaluation_is_written_as_short_as_it_is() {
        for text in ["0", "3", "-2.5", "1.05", "=8", "=-48", "999.99"] {
            assert_eq!(Eval::parse(text).map(|eval| eval.to_string()).as_deref(), Some(text));
        }
        for text in ["", "=", "-", "1.", ".5", "1000", "1.234", "+3", "#3", "1,5"] {
            assert_eq!(Eval::parse(text), None, "{text}");
        }
        assert_eq!(Eval::parse("2.50"), Some(Eval::estimated(250)));
    }

    #[test]
    fn a_command_that_cannot_be_read_stays_in_the_comment() {
        let found = extract("[%clk 5] [%eval #3] [%cal Ra1]");
        assert_eq!(found.text, "[%clk 5] [%eval #3] [%cal Ra1]");
        assert_eq!((found.clock, found.eval), (None, None));
    }

    #[test]
    fn commands_inside_commands_leave_nothing_to_be_read_again() {
        let found = extract("[%clk [%eval 3] 0:00:01]");
        assert_eq!(found.text, "");
        assert_eq!(found.clock, Some(Duration::from_secs(1)));
    }

    proptest! {
        #[test]
        fn every_time_is_read_back(seconds in any::<u64>(), nanoseconds in 0_u32..1_000_000_000) {
            let time = Duration::new(seconds, nanoseconds);
            prop_assert_eq!(read_clock(&clock_text(time)), Some(time));
        }

        #[test]
        fn every_evaluation_is_read_back(hundredths in -99_999..=99_999, seeds in -255_i16..=255) {
            for eval in [Eval::estimated(hundredths), Eval::proven(seeds)] {
                prop_assert_eq!(Eval::parse(&eval.to_string()), Some(eval));
            }
        }

        #[test]
        fn what_is_left_of_a_comment_has_no_command(comment in "([\\[%\\] a]|clk|eval|0:00:01|3|é|\n){0,20}") {
            let left = extract(&comment).text;
            let again = extract(&left);
            prop_assert_eq!(&again.text, &left);
            prop_assert!(again.clock.is_none() && again.eval.is_none());
        }
    }
}
