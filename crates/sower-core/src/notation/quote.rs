//! Quotes user input in error messages: shortened and without control characters.

/// The most characters of user input in a message.
const MOST_QUOTED: usize = 60;

/// The text on one line, shortened with `…`.
pub(crate) fn quoted(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut short: String = text.chars().take(MOST_QUOTED).map(plain).collect();
    if text.chars().nth(MOST_QUOTED).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_cut_and_control_characters_are_blanks() {
        assert_eq!(quoted("a\nb\0c"), "a b c");
        assert_eq!(quoted(&"x".repeat(61)), format!("{}…", "x".repeat(60)));
        assert_eq!(quoted(&"x".repeat(60)), "x".repeat(60));
    }
}
