//! Quotes what another program wrote, with control characters escaped and a bounded length.

/// The most characters of a quote.
const MOST_QUOTED: usize = 120;

/// The text on one line, shortened and without control characters.
pub(super) fn quoted(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut short: String = text.chars().take(MOST_QUOTED).map(plain).collect();
    if text.chars().nth(MOST_QUOTED).is_some() {
        short.push('…');
    }
    short
}
