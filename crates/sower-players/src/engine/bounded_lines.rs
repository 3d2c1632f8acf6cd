//! Reads lines of bounded length from an untrusted source.

use std::io::{self, BufRead};

/// The longest line of the protocol in bytes: enough for the moves of a game of thirty thousand plies.
pub const LONGEST_LINE: usize = 64 << 10;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Text, without its line end.
    Text(String),
    /// More bytes than [`LONGEST_LINE`]; they are discarded.
    TooLong,
    /// Bytes that are not UTF-8.
    NotText,
}

/// The next line; `None` at the end. Lines that are too long are discarded, whatever their length.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut kept = Vec::new();
    let mut too_long = false;
    let mut begun = false;
    // Bound: each iteration consumes input, and the line ends when its sender ends it or disconnects.
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(begun.then(|| finished(kept, too_long)));
        }
        begun = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= kept.len() + part.len() > LONGEST_LINE;
        if too_long {
            kept = Vec::new();
        } else {
            kept.extend_from_slice(part);
        }
        let taken = part.len() + usize::from(end.is_some());
        input.consume(taken);
        if end.is_some() {
            return Ok(Some(finished(kept, too_long)));
        }
    }
}

fn finished(mut kept: Vec<u8>, too_long: bool) -> Line {
    if too_long {
        return Line::TooLong;
    }
    if kept.last() == Some(&b'\r') {
        kept.pop();
    }
    String::from_utf8(kept).map_or(Line::NotText, Line::Text)
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        // A small buffer, so that lines arrive in pieces.
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    fn text(line: &str) -> Line {
        Line::Text(line.to_owned())
    }

    #[test]
    fn a_line_ends_with_its_sender_too() {
        assert_eq!(lines(b"uci\r\n\nposition startpos"), [text("uci"), text(""), text("position startpos")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_line_that_is_too_long_is_told_and_the_next_one_is_read() {
        let mut bytes = vec![b'x'; LONGEST_LINE];
        bytes.push(b'\n');
        assert_eq!(lines(&bytes), [text(&"x".repeat(LONGEST_LINE))]);
        bytes.insert(0, b'x');
        bytes.extend_from_slice(b"uci\n");
        assert_eq!(lines(&bytes), [Line::TooLong, text("uci")]);
    }

    #[test]
    fn what_is_not_text_is_told_and_the_next_one_is_read() {
        assert_eq!(lines(b"\xff\xfe\nuci\n"), [Line::NotText, text("uci")]);
    }
}
