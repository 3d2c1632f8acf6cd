//! Redraws a running analysis in place on a terminal; shows nothing elsewhere.

use std::io::{self, IsTerminal as _, Write};
use std::time::{Duration, Instant};

use super::table::Look;
use crate::color;

/// The shortest time between two redraws.
const BETWEEN_DRAWINGS: Duration = Duration::from_millis(60);

/// Standard output, and whether it can be redrawn.
pub(super) struct Screen<W: Write> {
    out: W,
    is_live: bool,
    colored: bool,
    /// Lines that the next redraw covers.
    drawn: usize,
    last: Option<Instant>,
}

impl Screen<io::StdoutLock<'static>> {
    /// Standard output with its size, if it is a terminal.
    pub(super) fn stdout() -> Screen<io::StdoutLock<'static>> {
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let is_live = io::stdout().is_terminal() && !is_dumb;
        Screen::new(io::stdout().lock(), is_live, color::on_stdout())
    }
}

impl<W: Write> Screen<W> {
    fn new(out: W, is_live: bool, colored: bool) -> Screen<W> {
        Screen { out, is_live, colored, drawn: 0, last: None }
    }

    /// The layout for this output. Without redrawing, nothing needs to be cut.
    pub(super) fn look(&self) -> Look {
        let size = terminal_size::terminal_size()
            .map(|(columns, rows)| (usize::from(columns.0), usize::from(rows.0)));
        if !self.is_live {
            return Look { width: usize::MAX, rows: usize::MAX, colored: self.colored };
        }
        let (columns, rows) = size.unwrap_or((80, 24));
        // The line below the last one belongs to the shell.
        Look { width: columns.max(20), rows: rows.saturating_sub(1).max(1), colored: self.colored }
    }

    /// Redraws the lines, but not too often.
    pub(super) fn draw(&mut self, lines: impl FnOnce(Look) -> Vec<String>) -> io::Result<()> {
        let is_soon = self.last.is_some_and(|last| last.elapsed() < BETWEEN_DRAWINGS);
        if !self.is_live || is_soon {
            return Ok(());
        }
        self.last = Some(Instant::now());
        let look = self.look();
        let mut lines = lines(look);
        // Lines that have scrolled away cannot be redrawn.
        lines.truncate(look.rows);
        self.erase()?;
        for line in &lines {
            writeln!(self.out, "{line}")?;
        }
        self.drawn = lines.len();
        self.out.flush()
    }

    /// Prints the final lines.
    pub(super) fn finish(&mut self, lines: &[String]) -> io::Result<()> {
        self.erase()?;
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        self.drawn = 0;
        self.out.flush()
    }

    fn erase(&mut self) -> io::Result<()> {
        if self.drawn > 0 {
            // Return to the first column too: the terminal may have echoed ^C there.
            write!(self.out, "\r\x1b[{}A\x1b[J", self.drawn)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(screen: &Screen<Vec<u8>>) -> String {
        String::from_utf8(screen.out.clone()).unwrap()
    }

    #[test]
    fn a_terminal_is_drawn_over_and_the_end_stays() {
        let mut screen = Screen::new(Vec::new(), true, false);
        screen.draw(|_| vec!["one".to_owned(), "two".to_owned()]).unwrap();
        screen.finish(&["end".to_owned()]).unwrap();
        assert_eq!(text(&screen), "one\ntwo\n\r\x1b[2A\x1b[Jend\n");
    }

    #[test]
    fn a_pipe_gets_the_end_alone() {
        let mut screen = Screen::new(Vec::new(), false, false);
        screen.draw(|_| vec!["one".to_owned()]).unwrap();
        screen.finish(&["end".to_owned()]).unwrap();
        assert_eq!(text(&screen), "end\n");
        assert_eq!(screen.look().width, usize::MAX);
    }
}
