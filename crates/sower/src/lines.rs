//! Reads lines that a person types.

use std::io::{self, BufRead as _, IsTerminal as _, Write};

/// The lines of standard input.
pub(crate) struct Lines {
    stdin: io::StdinLock<'static>,
    is_interactive: bool,
}

impl Lines {
    pub(crate) fn new() -> Lines {
        Lines { stdin: io::stdin().lock(), is_interactive: io::stdin().is_terminal() }
    }

    /// Whether standard input is a terminal.
    pub(crate) fn is_interactive(&self) -> bool {
        self.is_interactive
    }

    /// Reads the next line, after a prompt if it is a terminal.
    pub(crate) fn ask(&mut self, out: &mut impl Write, prompt: &str) -> io::Result<Option<String>> {
        if self.is_interactive {
            write!(out, "{prompt}> ")?;
            out.flush()?;
        }
        self.next()
    }

    /// Reads the next line; `None` at the end. Invalid UTF-8 is replaced, and is then not a move.
    pub(crate) fn next(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.stdin.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()))
    }
}
