//! Parses and formats durations and large numbers.

use std::time::Duration;

use sower_text::{Decimal, Language, message};

/// The longest accepted time: a week.
const LONGEST: f64 = 7.0 * 24.0 * 3600.0;

/// Parses `500ms`, `5s`, `1.5m`, `2h`; a bare number is seconds.
pub(crate) fn read(text: &str) -> Result<Duration, String> {
    let trimmed = text.trim();
    let (number, unit) = trimmed.split_at(trimmed.trim_end_matches(|c: char| c.is_ascii_alphabetic()).len());
    let seconds_each = match unit {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => f64::NAN,
    };
    let is_plain = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds = number.trim().parse::<f64>().unwrap_or(f64::NAN) * seconds_each;
    if is_plain && seconds > 0.0 && seconds <= LONGEST {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(message!("usage-time").to_string())
    }
}

/// Formats a time: `0.35 s`, `12.0 s`, `3 min 20 s`.
pub(crate) fn shown(seconds: f64) -> String {
    let shown = match seconds {
        _ if seconds < 10.0 => message!("time-seconds", seconds = Decimal::new(seconds, 2)),
        _ if seconds < 100.0 => message!("time-seconds", seconds = Decimal::new(seconds, 1)),
        _ => {
            let (minutes, rest) = (seconds as u64 / 60, seconds as u64 % 60);
            message!("time-minutes", minutes, seconds = format!("{rest:02}"))
        }
    };
    shown.to_string()
}

/// Formats a large number: `12,345`, `3.42 M`.
pub(crate) fn count(number: u64) -> String {
    if number >= 1_000_000 {
        return message!("count-millions", count = Decimal::new(number as f64 / 1e6, 2)).to_string();
    }
    grouped(number)
}

/// Formats a number in groups of three digits: `1,352,078`.
pub(crate) fn grouped(number: u64) -> String {
    Language::spoken().grouped(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_in_groups_of_three() {
        let cases = [(0, "0"), (999, "999"), (1_000, "1,000"), (84_672_315, "84,672,315")];
        for (number, text) in cases {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn times_are_read_with_their_unit() {
        let cases =
            [("500ms", 500), ("5s", 5000), ("5", 5000), ("1.5s", 1500), ("2m", 120_000), (" 1h ", 3_600_000)];
        for (text, milliseconds) in cases {
            assert_eq!(read(text), Ok(Duration::from_millis(milliseconds)), "{text}");
        }
        for text in ["", "s", "-5s", "0", "5 days", "1e9", "inf", "nan", "5x", "1000h", "5.5.5s"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_and_times_are_shown_short() {
        assert_eq!([count(7), count(12_345), count(3_420_000)], ["7", "12,345", "3.42 M"]);
        assert_eq!([shown(0.5), shown(12.0), shown(200.0)], ["0.50 s", "12.0 s", "3 min 20 s"]);
    }
}
