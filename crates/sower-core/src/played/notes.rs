//! Annotations of a node: comments, glyphs, the clock, an evaluation.

use std::fmt;
use std::time::Duration;

use super::commands::{Eval, extract};

/// A mark such as `!` or `$2`, stored as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glyph(String);

impl Glyph {
    /// Reads `!`, `?` and runs of them, or `$` with a number.
    pub fn parse(text: &str) -> Option<Glyph> {
        let marks = !text.is_empty() && text.bytes().all(|byte| matches!(byte, b'!' | b'?'));
        let number = text.strip_prefix('$').is_some_and(|digits| {
            (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
        });
        (marks || number).then(|| Glyph(text.to_owned()))
    }

    /// Whether it can follow a move without a blank.
    pub(crate) fn is_mark(&self) -> bool {
        !self.0.starts_with('$')
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The annotations of a node.
///
/// A comment is one paragraph with single blanks, so that a record may wrap it anywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    before: Vec<String>,
    after: Vec<String>,
    /// Marks, in the order they were added.
    pub glyphs: Vec<Glyph>,
    /// The time left on the mover's clock after the move.
    pub clock: Option<Duration>,
    /// An engine's evaluation of the position.
    pub eval: Option<Eval>,
}

impl Notes {
    pub(super) const NOTHING: Notes =
        Notes { before: Vec::new(), after: Vec::new(), glyphs: Vec::new(), clock: None, eval: None };

    /// The comments before the move.
    pub fn before(&self) -> &[String] {
        &self.before
    }

    /// The comments after the move; at the start, before the first move.
    pub fn after(&self) -> &[String] {
        &self.after
    }

    /// Adds a comment before the move. `[%clk …]` and `[%eval …]` in it become the node's clock and evaluation.
    pub fn add_before(&mut self, comment: &str) {
        let text = self.take_commands(comment);
        self.before.extend(text);
    }

    /// Adds a comment after the move. `[%clk …]` and `[%eval …]` in it become the node's clock and evaluation.
    pub fn add_after(&mut self, comment: &str) {
        let text = self.take_commands(comment);
        self.after.extend(text);
    }

    /// Removes all comments.
    pub fn clear_comments(&mut self) {
        self.before.clear();
        self.after.clear();
    }

    /// Appends other notes to these.
    pub(crate) fn merge(&mut self, other: &Notes) {
        self.before.extend_from_slice(&other.before);
        self.after.extend_from_slice(&other.after);
        self.glyphs.extend_from_slice(&other.glyphs);
        self.clock = other.clock.or(self.clock);
        self.eval = other.eval.or(self.eval);
    }

    /// The comment without its commands; `None` if nothing else is left.
    fn take_commands(&mut self, comment: &str) -> Option<String> {
        let extracted = extract(comment);
        self.clock = extracted.clock.or(self.clock);
        self.eval = extracted.eval.or(self.eval);
        (!extracted.text.is_empty()).then_some(extracted.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_one_paragraph_and_an_empty_one_is_none() {
        let mut notes = Notes::default();
        notes.add_after("  a\n\t b\0c ");
        notes.add_after(" \r\n ");
        assert_eq!(notes.after(), ["a b c"]);
    }

    #[test]
    fn commands_are_taken_out_of_comments() {
        let mut notes = Notes::default();
        notes.add_after("good [%clk 0:01:05.5] [%eval -2.5] move");
        assert_eq!(notes.after(), ["good move"]);
        assert_eq!(notes.clock, Some(Duration::from_millis(65_500)));
        assert_eq!(notes.eval.map(|eval| eval.to_string()), Some("-2.5".to_owned()));
    }

    #[test]
    fn glyphs_are_marks_and_numbers() {
        for text in ["!", "?", "!?", "!!!", "$0", "$139"] {
            assert_eq!(Glyph::parse(text).map(|glyph| glyph.to_string()).as_deref(), Some(text));
        }
        for text in ["", "$", "$1234", "!a", "=", "$x"] {
            assert_eq!(Glyph::parse(text), None, "{text}");
        }
    }
}
