//! The lexer of records: splits the text into pieces with line numbers.

use super::error::RecordError;
use super::tags::{ReadTag, read_tag};
use crate::notation::{Token, quoted};
use crate::played::Glyph;

/// A token of the text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Piece<'a> {
    Tag(ReadTag<'a>),
    Comment(&'a str),
    /// A move number, which is ignored.
    Number(&'a str),
    Move(&'a str),
    /// Several one-letter moves.
    JoinedMoves(&'a str),
    Glyph(Glyph),
    Open,
    Close,
    Result(&'a str),
}

/// Walks through a record's text.
#[derive(Debug)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    line: usize,
    /// The rest of a word with several pieces.
    word: &'a str,
}

impl<'a> Scanner<'a> {
    /// A scanner at the beginning of a text whose first line has that number.
    pub(super) fn new(text: &'a str, line: usize) -> Scanner<'a> {
        Scanner { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line, word: "" }
    }

    /// The number of bytes after the last piece, if that was not part of a word.
    pub(super) fn left(&self) -> usize {
        self.rest.len()
    }

    /// The line number of the last piece.
    pub(super) fn line(&self) -> usize {
        self.line
    }

    /// The next piece; `None` at the end of the text.
    pub(super) fn next_piece(&mut self) -> Result<Option<Piece<'a>>, RecordError> {
        if !self.word.is_empty() {
            return self.next_in_word().map(Some);
        }
        let blank = self.rest.len() - self.rest.trim_start().len();
        self.skip(blank);
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let piece = match first {
            '[' => {
                let tag = read_tag(self.rest).ok_or_else(|| RecordError::BadTag {
                    line: self.line,
                    text: quoted(self.rest.lines().next().unwrap_or_default()),
                })?;
                self.rest = &self.rest[tag.length..];
                Piece::Tag(tag)
            }
            '{' => self.comment_in_braces()?,
            ';' => {
                let end = self.rest.find('\n').unwrap_or(self.rest.len());
                let comment = &self.rest[1..end];
                self.rest = &self.rest[end..];
                Piece::Comment(comment)
            }
            '(' => self.single(Piece::Open),
            ')' => self.single(Piece::Close),
            '}' => return Err(RecordError::Stray { line: self.line, closing: "}" }),
            '*' => {
                let result = &self.rest[..1];
                self.single(Piece::Result(result))
            }
            _ => {
                let length = word_length(self.rest);
                self.word = &self.rest[..length];
                self.rest = &self.rest[length..];
                return self.next_in_word().map(Some);
            }
        };
        Ok(Some(piece))
    }

    fn single(&mut self, piece: Piece<'a>) -> Piece<'a> {
        self.rest = &self.rest[1..];
        piece
    }

    fn skip(&mut self, length: usize) {
        let (skipped, rest) = self.rest.split_at(length);
        self.line += skipped.bytes().filter(|byte| *byte == b'\n').count();
        self.rest = rest;
    }

    fn comment_in_braces(&mut self) -> Result<Piece<'a>, RecordError> {
        let Some(end) = self.rest.find('}') else {
            return Err(RecordError::Unclosed { line: self.line, opening: "{", closing: "}" });
        };
        let comment = &self.rest[1..end];
        self.skip(end + 1);
        Ok(Piece::Comment(comment))
    }

    /// Takes the next piece from the word: a number, a move or a mark.
    fn next_in_word(&mut self) -> Result<Piece<'a>, RecordError> {
        let word = self.word;
        let (piece, length) = piece_of_word(word)
            .ok_or_else(|| RecordError::Unreadable { line: self.line, text: quoted(word) })?;
        self.word = &word[length..];
        Ok(piece)
    }
}

/// The length of a word. A bracketed number directly after a move belongs to it; any other bracket opens a variation.
fn word_length(text: &str) -> usize {
    let mut length = 0;
    loop {
        let rest = &text[length..];
        let ends = |letter: char| letter.is_whitespace() || "{};()[]*".contains(letter);
        length += rest.find(ends).unwrap_or(rest.len());
        let bracket = bracketed_number(&text[length..]);
        if length == 0 || bracket == 0 || text[..length].ends_with('.') {
            // A word is never empty, even if it starts with a delimiter.
            return length.max(text.chars().next().map_or(0, char::len_utf8));
        }
        length += bracket;
    }
}

/// The length of `(123)` at the beginning of a text, or 0.
fn bracketed_number(text: &str) -> usize {
    let Some(rest) = text.strip_prefix('(') else { return 0 };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && rest[digits..].starts_with(')') { digits + 2 } else { 0 }
}

/// The first piece of a word and its length.
fn piece_of_word(word: &str) -> Option<(Piece<'_>, usize)> {
    let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let dots = word[digits..].len() - word[digits..].trim_start_matches(['.', '…']).len();
    if dots > 0 {
        return Some((Piece::Number(&word[..digits + dots]), digits + dots));
    }
    if is_result(word) {
        return Some((Piece::Result(word), word.len()));
    }
    if let Some(glyph) = Glyph::parse(word) {
        return Some((Piece::Glyph(glyph), word.len()));
    }
    let bare = word.trim_end_matches(['!', '?']);
    if Token::parse(bare).is_some() {
        return Some((Piece::Move(bare), bare.len()));
    }
    joined_letters(bare).then_some((Piece::JoinedMoves(bare), bare.len()))
}

/// Whether a word is a string of moves such as `FfBeBc`: alternating capital letters for South and small ones for North.
fn joined_letters(word: &str) -> bool {
    let letters = word.as_bytes();
    letters.iter().all(u8::is_ascii_alphabetic)
        && letters.windows(2).all(|pair| pair[0].is_ascii_uppercase() != pair[1].is_ascii_uppercase())
        && !letters.is_empty()
}

fn is_result(word: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    word == "1/2-1/2"
        || word == "½-½"
        || word.split_once('-').is_some_and(|(south, north)| is_number(south) && is_number(north))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pieces(text: &str) -> Result<Vec<Piece<'_>>, RecordError> {
        let mut scanner = Scanner::new(text, 1);
        let mut found = Vec::new();
        while let Some(piece) = scanner.next_piece()? {
            found.push(piece);
        }
        Ok(found)
    }

    fn moves(text: &str) -> Vec<&str> {
        let found = pieces(text).unwrap();
        found
            .into_iter()
            .filter_map(|piece| if let Piece::Move(text) = piece { Some(text) } else { None })
            .collect()
    }

    #[test]
    fn numbers_may_touch_their_moves() {
        assert_eq!(moves("1.F f 2. B 2... e 3…C"), ["F", "f", "B", "e", "C"]);
    }

    #[test]
    fn a_number_in_brackets_at_a_move_is_part_of_it() {
        assert_eq!(moves("76(10) 44x(12) 3"), ["76(10)", "44x(12)", "3"]);
        let open = pieces("3(4 5)").unwrap();
        assert_eq!(open, [Piece::Move("3"), Piece::Open, Piece::Move("4"), Piece::Move("5"), Piece::Close]);
        assert_eq!(pieces("3 (4)").unwrap()[1..], [Piece::Open, Piece::Move("4"), Piece::Close]);
    }

    #[test]
    fn letters_of_both_sides_in_turn_are_moves_joined() {
        assert_eq!(pieces("FfBeBc!").unwrap()[0], Piece::JoinedMoves("FfBeBc"));
        assert!(matches!(pieces("hello"), Err(RecordError::Unreadable { line: 1, .. })));
    }

    #[test]
    fn comments_marks_and_results_are_told_apart() {
        let found = pieces("F+5!? $3 {a\nb} ;c (\n25-20").unwrap();
        assert_eq!(
            found,
            [
                Piece::Move("F+5"),
                Piece::Glyph(Glyph::parse("!?").unwrap()),
                Piece::Glyph(Glyph::parse("$3").unwrap()),
                Piece::Comment("a\nb"),
                Piece::Comment("c ("),
                Piece::Result("25-20"),
            ]
        );
    }

    #[test]
    fn errors_name_their_line() {
        assert_eq!(
            pieces("1. F\n{ never closed"),
            Err(RecordError::Unclosed { line: 2, opening: "{", closing: "}" })
        );
        assert_eq!(pieces("{a\nb}\n@"), Err(RecordError::Unreadable { line: 3, text: "@".to_owned() }));
        assert_eq!(pieces("F }"), Err(RecordError::Stray { line: 1, closing: "}" }));
    }

    proptest! {
        #[test]
        fn every_text_is_walked_through(text in "\\PC{0,60}") {
            let _ = pieces(&text);
        }

        #[test]
        fn and_so_is_text_that_is_nearly_a_record(text in "[0-9A-Fa-f.(){}\\[\\];*!?$+x \n\"…-]{0,60}") {
            let _ = pieces(&text);
        }
    }
}
