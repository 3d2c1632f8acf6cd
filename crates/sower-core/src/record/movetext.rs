//! Parses the moves of a record into a tree, without knowing the game.

use super::error::RecordError;
use super::scan::{Piece, Scanner};
use super::tags::Tags;
use crate::notation::quoted;
use crate::played::Notes;

/// The deepest nesting of variations, because recursive functions walk the tree.
pub(super) const MOST_NESTING: usize = 64;

/// A line of moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) plies: Vec<WrittenPly>,
}

/// A move as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenPly {
    pub(super) text: String,
    /// Its line number in the text.
    pub(super) line: usize,
    pub(super) notes: Notes,
    /// Alternatives to this move.
    pub(super) variations: Vec<Line>,
}

/// The parsed text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Movetext {
    pub(super) tags: Tags,
    /// Notes before the first move.
    pub(super) opening: Notes,
    pub(super) main: Line,
    /// Variations before the first move: moves taken back in a game that ended without any.
    pub(super) beginnings: Vec<Line>,
    pub(super) result: Option<String>,
}

/// A line that is being parsed.
#[derive(Default)]
struct OpenLine {
    line: Line,
    /// The number of the line where it begins.
    begins: usize,
    /// Whether a move number came last, apart from comments: then comments belong before the next move.
    numbered: bool,
    before: Vec<String>,
}

struct Reader {
    text: Movetext,
    /// The main line, then each variation nested in the previous one.
    open: Vec<OpenLine>,
}

pub(super) fn read(text: &str) -> Result<Movetext, RecordError> {
    read_from(text, 1)
}

/// Parses a text whose first line has that number.
pub(super) fn read_from(text: &str, first: usize) -> Result<Movetext, RecordError> {
    if let Some(at) = text.find('\0') {
        let line = text[..at].matches('\n').count() + first;
        return Err(RecordError::NotText { line });
    }
    let mut scanner = Scanner::new(text, first);
    let mut reader = Reader { text: Movetext::default(), open: vec![OpenLine::default()] };
    while let Some(piece) = scanner.next_piece()? {
        reader.take(piece, scanner.line())?;
    }
    reader.finish()
}

impl Reader {
    fn take(&mut self, piece: Piece<'_>, line: usize) -> Result<(), RecordError> {
        if self.text.result.is_some() && !matches!(piece, Piece::Comment(_)) {
            return Err(after_result(&piece, line));
        }
        match piece {
            Piece::Tag(tag) => {
                if self.has_moves() {
                    return Err(second_game(tag.name, &tag.value, line));
                }
                if self.text.tags.value(tag.name).is_some() {
                    return Err(RecordError::DoubleTag { line, name: quoted(tag.name) });
                }
                self.text.tags.set(tag.name, &tag.value);
            }
            Piece::Comment(comment) => self.comment(comment),
            Piece::Number(_) => self.current().numbered = true,
            Piece::Move(text) => self.ply(text, line),
            Piece::JoinedMoves(letters) => {
                for at in 0..letters.len() {
                    self.ply(&letters[at..=at], line);
                }
            }
            Piece::Glyph(glyph) => match self.last_notes() {
                Some(notes) => notes.glyphs.push(glyph),
                None => return Err(RecordError::Unreadable { line, text: glyph.to_string() }),
            },
            Piece::Open => return self.open_variation(line),
            Piece::Close => return self.close_variation(line),
            Piece::Result(result) if self.open.len() > 1 => {
                return Err(RecordError::Unreadable { line, text: quoted(result) });
            }
            Piece::Result(result) => self.text.result = Some(result.to_owned()),
        }
        Ok(())
    }

    fn has_moves(&mut self) -> bool {
        self.open.len() > 1 || !self.text.beginnings.is_empty() || !self.current().line.plies.is_empty()
    }

    fn current(&mut self) -> &mut OpenLine {
        self.open.last_mut().expect("the main line is never closed")
    }

    /// The notes of the last move, or of the start. A variation without moves has none.
    fn last_notes(&mut self) -> Option<&mut Notes> {
        let in_variation = self.open.len() > 1;
        let open = self.open.last_mut().expect("the main line is never closed");
        match open.line.plies.last_mut() {
            Some(ply) => Some(&mut ply.notes),
            None if in_variation => None,
            None => Some(&mut self.text.opening),
        }
    }

    fn comment(&mut self, comment: &str) {
        if self.current().numbered && self.text.result.is_none() {
            return self.current().before.push(comment.to_owned());
        }
        match self.last_notes() {
            Some(notes) => notes.add_after(comment),
            None => self.current().before.push(comment.to_owned()),
        }
    }

    fn ply(&mut self, text: &str, line: usize) {
        let open = self.current();
        let mut notes = Notes::default();
        for comment in open.before.drain(..) {
            notes.add_before(&comment);
        }
        open.numbered = false;
        open.line.plies.push(WrittenPly { text: text.to_owned(), line, notes, variations: Vec::new() });
    }

    fn open_variation(&mut self, line: usize) -> Result<(), RecordError> {
        // Only the main line may have variations before its first move.
        if self.open.len() > 1 && self.current().line.plies.is_empty() {
            return Err(RecordError::EarlyVariation { line });
        }
        // The main line counts as open too, but is not a variation.
        if self.open.len() > MOST_NESTING {
            return Err(RecordError::TooDeep { line, most: MOST_NESTING });
        }
        self.open.push(OpenLine { begins: line, ..OpenLine::default() });
        Ok(())
    }

    fn close_variation(&mut self, line: usize) -> Result<(), RecordError> {
        if self.open.len() == 1 {
            return Err(RecordError::Stray { line, closing: ")" });
        }
        self.end_line();
        let closed = self.open.pop().expect("there are two at least").line;
        if closed.plies.is_empty() {
            return Err(RecordError::EmptyVariation { line });
        }
        match self.open.last_mut().and_then(|open| open.line.plies.last_mut()) {
            Some(last) => last.variations.push(closed),
            None => self.text.beginnings.push(closed),
        }
        Ok(())
    }

    /// Moves comments before a missing move to the last move.
    fn end_line(&mut self) {
        for comment in std::mem::take(&mut self.current().before) {
            if let Some(notes) = self.last_notes() {
                notes.add_after(&comment);
            }
        }
    }

    fn finish(mut self) -> Result<Movetext, RecordError> {
        if self.open.len() > 1 {
            let line = self.current().begins;
            return Err(RecordError::Unclosed { line, opening: "(", closing: ")" });
        }
        self.end_line();
        self.text.main = std::mem::take(&mut self.current().line);
        let text = self.text;
        let has_moves = !text.main.plies.is_empty() || !text.beginnings.is_empty();
        if text.tags.is_empty() && !has_moves && text.result.is_none() {
            return Err(RecordError::Empty);
        }
        Ok(text)
    }
}

fn second_game(name: &str, value: &str, line: usize) -> RecordError {
    RecordError::SecondGame { line, text: quoted(&format!("[{name} \"{value}\"]")) }
}

fn after_result(piece: &Piece<'_>, line: usize) -> RecordError {
    let text = match piece {
        Piece::Tag(tag) => return second_game(tag.name, &tag.value, line),
        Piece::Move(text) | Piece::JoinedMoves(text) | Piece::Number(text) => quoted(text),
        Piece::Result(text) | Piece::Comment(text) => quoted(text),
        Piece::Glyph(glyph) => glyph.to_string(),
        Piece::Open => "(".to_owned(),
        Piece::Close => ")".to_owned(),
    };
    RecordError::AfterResult { line, text }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn texts(line: &Line) -> Vec<&str> {
        line.plies.iter().map(|ply| ply.text.as_str()).collect()
    }

    #[test]
    fn variations_lie_at_the_move_they_replace() {
        let read = read("1. A a (1... b 2. B (2. C) c) 2. D *").unwrap();
        assert_eq!(texts(&read.main), ["A", "a", "D"]);
        let variation = &read.main.plies[1].variations[0];
        assert_eq!(texts(variation), ["b", "B", "c"]);
        assert_eq!(texts(&variation.plies[1].variations[0]), ["C"]);
        assert_eq!(read.result.as_deref(), Some("*"));
    }

    #[test]
    fn a_comment_after_a_number_is_said_before_the_move() {
        let read = read("{o} 1. {p} A {q} {r} a ({s} 1... b) *").unwrap();
        assert_eq!(read.opening.after(), ["o"]);
        assert_eq!(read.main.plies[0].notes.before(), ["p"]);
        assert_eq!(read.main.plies[0].notes.after(), ["q", "r"]);
        assert_eq!(read.main.plies[1].variations[0].plies[0].notes.before(), ["s"]);
    }

    #[test]
    fn moves_without_tags_are_a_record_and_so_are_tags_without_moves() {
        assert_eq!(texts(&read("FfBe").unwrap().main), ["F", "f", "B", "e"]);
        assert!(read("[Game \"oware\"]").is_ok());
        assert_eq!(read(" \n {nothing} "), Err(RecordError::Empty));
    }

    #[test]
    fn a_game_that_ended_before_its_first_move_may_have_variations_all_the_same() {
        let read = read("[Game \"oware\"] (1. A a) (1. B) 0-0").unwrap();
        assert!(read.main.plies.is_empty());
        assert_eq!(read.beginnings.iter().map(texts).collect::<Vec<_>>(), [vec!["A", "a"], vec!["B"]]);
    }

    #[test]
    fn a_second_game_is_named() {
        let error = read("[Game \"a\"]\n1. A *\n\n[Game \"b\"]\n1. B *").unwrap_err();
        assert_eq!(error, RecordError::SecondGame { line: 4, text: "[Game \"b\"]".to_owned() });
        assert_eq!(read("A * B"), Err(RecordError::AfterResult { line: 1, text: "B".to_owned() }));
    }

    #[test]
    fn brackets_must_match() {
        let unclosed = RecordError::Unclosed { line: 2, opening: "(", closing: ")" };
        assert_eq!(read("1. A\n(1. B"), Err(unclosed));
        assert_eq!(read("A )"), Err(RecordError::Stray { line: 1, closing: ")" }));
        assert_eq!(read("((A) B)"), Err(RecordError::EarlyVariation { line: 1 }));
        assert_eq!(read("A ( {x} )"), Err(RecordError::EmptyVariation { line: 1 }));
    }

    #[test]
    fn nesting_has_a_bound() {
        let nested = |depth: usize| format!("A {}{}", "(B ".repeat(depth), ")".repeat(depth));
        assert!(read(&nested(MOST_NESTING)).is_ok());
        let refused = RecordError::TooDeep { line: 1, most: MOST_NESTING };
        assert_eq!(read(&nested(MOST_NESTING + 1)), Err(refused.clone()));
        assert_eq!(read(&nested(100_000)), Err(refused));
    }

    #[test]
    fn a_nul_is_no_text_and_a_double_tag_is_refused() {
        assert_eq!(read("1. A\n\0"), Err(RecordError::NotText { line: 2 }));
        let double = RecordError::DoubleTag { line: 2, name: "A".to_owned() };
        assert_eq!(read("[A \"\"]\n[A \"\"] B"), Err(double));
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_panic(text in "([A-Fa-f1-9. (){}*;!\n]|\\[A \"b\"\\]|12-3|…){0,40}") {
            let _ = read(&text);
        }
    }
}
