//! A scrollable page of text over the screen: rules, explanations, a review, the keys.

/// A paragraph of a page, before it is wrapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Paragraph {
    /// A heading.
    Heading(String),
    /// Wrapped text.
    Text(String),
    /// Wrapped text after a dash.
    Item(String),
    /// Wrapped text after a word, such as a key.
    Behind(String, String),
    /// A line that is not wrapped.
    Fixed(String),
    /// An empty line.
    Blank,
}

/// A page and its scroll position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) paragraphs: Vec<Paragraph>,
    /// Lines scrolled past. Never more than the page has at any width.
    pub(crate) above: usize,
    /// Whether it is a review, which may still grow.
    pub(crate) is_review: bool,
}

impl Page {
    pub(crate) fn new(title: String, paragraphs: Vec<Paragraph>) -> Page {
        Page { title, paragraphs, above: 0, is_review: false }
    }

    pub(crate) fn of_review(title: String, paragraphs: Vec<Paragraph>) -> Page {
        Page { is_review: true, ..Page::new(title, paragraphs) }
    }

    /// Scrolls, in a window of this many lines and columns.
    pub(crate) fn scroll(&mut self, lines: isize, window: (usize, usize)) {
        let (columns, rows) = window;
        let most = self.lines(columns).len().saturating_sub(rows);
        self.above = self.above.saturating_add_signed(lines).min(most);
    }

    /// The page wrapped to a width: each line, and whether it is a heading.
    pub(crate) fn lines(&self, columns: usize) -> Vec<(String, bool)> {
        let mut lines = Vec::new();
        for paragraph in &self.paragraphs {
            match paragraph {
                Paragraph::Blank => lines.push((String::new(), false)),
                Paragraph::Fixed(text) => lines.push((text.clone(), false)),
                Paragraph::Heading(text) => {
                    lines.extend(wrap(text, "", columns).into_iter().map(|line| (line, true)));
                }
                Paragraph::Text(text) => {
                    lines.extend(wrap(text, "", columns).into_iter().map(|line| (line, false)));
                }
                Paragraph::Behind(word, text) => {
                    lines.extend(wrap(text, word, columns).into_iter().map(|line| (line, false)));
                }
                Paragraph::Item(text) => {
                    lines.extend(wrap(text, "- ", columns).into_iter().map(|line| (line, false)));
                }
            }
        }
        lines
    }
}

/// Wraps a text to a width, indented after its bullet. Longer words are broken.
pub(crate) fn wrap(text: &str, bullet: &str, columns: usize) -> Vec<String> {
    let hang = bullet.chars().count();
    let columns = columns.max(hang + 1);
    let room = columns - hang;
    let mut lines = Vec::new();
    let mut line = bullet.to_owned();
    let mut used = 0;
    for word in text.split_whitespace() {
        let mut letters: Vec<char> = word.chars().collect();
        while !letters.is_empty() {
            let gap = usize::from(used > 0);
            if used + gap + letters.len() <= room {
                line.extend(std::iter::repeat_n(' ', gap).chain(letters.drain(..)));
                used = line.chars().count() - hang;
            } else if used > 0 {
                lines.push(std::mem::replace(&mut line, " ".repeat(hang)));
                used = 0;
            } else {
                line.extend(letters.drain(..room));
                used = room;
            }
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words_and_hangs_from_its_bullet() {
        assert_eq!(wrap("one two three", "- ", 9), ["- one two", "  three"]);
        assert_eq!(wrap("", "", 5), [""]);
        assert_eq!(wrap("abcdefgh ij", "", 5), ["abcde", "fgh", "ij"]);
    }

    #[test]
    fn a_page_is_never_scrolled_past_its_end() {
        let mut page = Page::new("x".to_owned(), vec![Paragraph::Blank; 10]);
        page.scroll(100, (20, 4));
        assert_eq!(page.above, 6);
        page.scroll(-100, (20, 4));
        assert_eq!(page.above, 0);
        page.scroll(3, (20, 40));
        assert_eq!(page.above, 0);
    }
}
