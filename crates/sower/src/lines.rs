//! Lines that a person types.

use std::io::{self, BufRead as _};

/// The lines of standard input.
pub(crate) struct Lines {
    stdin: io::StdinLock<'static>,
}

impl Lines {
    pub(crate) fn new() -> Lines {
        Lines { stdin: io::stdin().lock() }
    }

    /// The next line, or `None` at the end. What is not text in it shows as such, and is then no move.
    pub(crate) fn next(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.stdin.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()))
    }
}
