//! Runs a session over any reader and writer.

use std::io::{self, BufRead};

use super::bounded_lines::read_line;
use super::session::{Next, Session};

/// Answers every line until `quit` or the end of the input.
pub fn serve(mut input: impl BufRead, mut session: Session) -> io::Result<()> {
    // Bound: the client's lines.
    while let Some(line) = read_line(&mut input)? {
        if session.hear(&line) == Next::End {
            return Ok(());
        }
    }
    session.end();
    Ok(())
}
