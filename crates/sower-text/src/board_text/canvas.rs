//! A grid of characters to write text on.

/// Characters by row and column; it grows with its content.
#[derive(Default)]
pub(super) struct Canvas {
    rows: Vec<Vec<char>>,
}

impl Canvas {
    /// Writes text from that column on, over existing text.
    pub(super) fn put(&mut self, row: usize, column: usize, text: &str) {
        if self.rows.len() <= row {
            self.rows.resize_with(row + 1, Vec::new);
        }
        let line = &mut self.rows[row];
        for (offset, character) in text.chars().enumerate() {
            let at = column + offset;
            if line.len() <= at {
                line.resize(at + 1, ' ');
            }
            line[at] = character;
        }
    }

    /// Writes text centred on that column; a text of even length is shifted to the left.
    pub(super) fn centre(&mut self, row: usize, middle: usize, text: &str) {
        self.put(row, middle.saturating_sub(text.chars().count() / 2), text);
    }

    /// The lines, without trailing blanks.
    pub(super) fn into_lines(self) -> Vec<String> {
        self.rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect()
    }
}
