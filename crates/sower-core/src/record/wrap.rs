//! Wraps words into lines.

/// The longest line, unless a single word is longer.
const WIDTH: usize = 80;

/// Text built word by word.
#[derive(Debug, Default)]
pub(super) struct Wrapped {
    text: String,
    column: usize,
    /// Prepended to the next word.
    prefix: String,
}

impl Wrapped {
    pub(super) fn new(text: String) -> Wrapped {
        Wrapped { text, ..Wrapped::default() }
    }

    /// Adds a word after a blank, or on the next line.
    pub(super) fn word(&mut self, word: &str) {
        self.word_after(1, word);
    }

    /// Adds a word after that many blanks, or on the next line.
    pub(super) fn word_after(&mut self, blanks: usize, word: &str) {
        let word = std::mem::take(&mut self.prefix) + word;
        let length = word.chars().count();
        if self.column > 0 && self.column + blanks + length > WIDTH {
            self.end_line();
        }
        if self.column > 0 {
            self.text.extend(std::iter::repeat_n(' ', blanks));
            self.column += blanks;
        }
        self.text.push_str(&word);
        self.column += length;
    }

    /// Prepends text to the next word.
    pub(super) fn before_next(&mut self, text: &str) {
        self.prefix.push_str(text);
    }

    /// Appends a mark to the last word, if it fits.
    pub(super) fn attach(&mut self, mark: char) {
        if self.column >= WIDTH {
            self.end_line();
        }
        self.text.push(mark);
        self.column += 1;
    }

    /// Adds a separate line of any length.
    pub(super) fn whole_line(&mut self, line: &str) {
        if self.column > 0 {
            self.end_line();
        }
        self.text.push_str(&std::mem::take(&mut self.prefix));
        self.text.push_str(line);
        self.end_line();
    }

    fn end_line(&mut self) {
        self.text.push('\n');
        self.column = 0;
    }

    /// The text, with a final line end.
    pub(super) fn finish(mut self) -> String {
        if self.column > 0 {
            self.end_line();
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_at_most_as_wide_as_allowed() {
        let mut wrapped = Wrapped::default();
        for _ in 0..50 {
            wrapped.word("12345678");
            wrapped.attach(')');
        }
        let text = wrapped.finish();
        assert!(text.lines().all(|line| line.len() <= WIDTH));
        assert_eq!(text.matches("12345678").count(), 50);
    }

    #[test]
    fn a_whole_line_stands_alone() {
        let mut wrapped = Wrapped::default();
        wrapped.word("a");
        wrapped.before_next("(");
        wrapped.whole_line("; b");
        wrapped.word("c");
        assert_eq!(wrapped.finish(), "a\n(; b\nc\n");
    }
}
