//! Line-based connections: length-limited when reading, unbroken when writing.

use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use crate::LONGEST_LINE;
use crate::command::{BadLine, Command};

/// Received lines that may be queued; beyond that, TCP makes the sender wait.
const WAITING: usize = 64;

/// How long sending a line may take; after that the peer counts as gone.
const SENDING: Duration = Duration::from_secs(5);

/// Received lines. The channel closes with the connection.
pub(crate) type Heard = Receiver<Result<Command, BadLine>>;

/// Sends lines, with numbers that only this end uses.
pub(crate) struct Speaker {
    stream: TcpStream,
    next: u64,
}

/// The two directions of a connection. Numbers begin at `first` and keep its parity.
pub(crate) fn open(stream: TcpStream, first: u64) -> io::Result<(Heard, Speaker)> {
    stream.set_nodelay(true)?;
    stream.set_write_timeout(Some(SENDING))?;
    let (tell, heard) = sync_channel(WAITING);
    let mut reader = BufReader::new(stream.try_clone()?);
    std::thread::spawn(move || {
        // This thread ends with the connection, or when the receiver is dropped.
        while let Ok(Some(line)) = read_line(&mut reader) {
            let command = match line {
                Line::Whole(text) => Command::read(&text),
                Line::TooLong => Err(BadLine::TooLong),
            };
            if tell.send(command).is_err() {
                break;
            }
        }
    });
    Ok((heard, Speaker { stream, next: first }))
}

enum Line {
    Whole(String),
    TooLong,
}

/// Reads the next line; none at the end. A line that is too long is discarded.
fn read_line(reader: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let most = LONGEST_LINE as u64 + 1;
    reader.by_ref().take(most).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 == most && bytes.last() != Some(&b'\n') {
        return skip_line(reader).map(|there| there.then_some(Line::TooLong));
    }
    Ok(Some(Line::Whole(String::from_utf8_lossy(&bytes).into_owned())))
}

/// Skips to the end of a line; false if the connection ends before it.
fn skip_line(reader: &mut impl BufRead) -> io::Result<bool> {
    loop {
        let here = reader.fill_buf()?;
        if here.is_empty() {
            return Ok(false);
        }
        let (end, length) = match here.iter().position(|byte| *byte == b'\n') {
            Some(at) => (true, at + 1),
            None => (false, here.len()),
        };
        reader.consume(length);
        if end {
            return Ok(true);
        }
    }
}

impl Speaker {
    /// Sends a command without a number.
    pub(crate) fn say(&mut self, command: Command) -> io::Result<()> {
        self.stream.write_all(format!("{command}\r\n").as_bytes())
    }

    /// Sends a command with the next number and returns that number.
    pub(crate) fn say_numbered(&mut self, command: Command) -> io::Result<u64> {
        let id = self.next;
        self.next += 2;
        self.say(command.numbered(id)).map(|()| id)
    }

    /// Closes the connection, including for the thread that reads from it.
    pub(crate) fn hang_up(&self) {
        let _ = self.stream.shutdown(std::net::Shutdown::Both);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<String> {
        let mut reader = BufReader::new(text);
        std::iter::from_fn(|| read_line(&mut reader).expect("memory can be read"))
            .map(|line| match line {
                Line::Whole(text) => text.trim_end().to_owned(),
                Line::TooLong => "(too long)".to_owned(),
            })
            .collect()
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_the_next_is_read() {
        let long = "x".repeat(3 * LONGEST_LINE);
        assert_eq!(lines(format!("a\r\n{long}\nb\n").as_bytes()), ["a", "(too long)", "b"]);
        assert_eq!(lines(b"no end"), ["no end"]);
        assert_eq!(lines(b"\xff\xfe\n"), ["\u{fffd}\u{fffd}"]);
        assert_eq!(lines(long.as_bytes()), [""; 0]);
    }
}
