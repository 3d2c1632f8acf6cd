//! A progress line on standard error: redrawn in place on a terminal, printed now and then elsewhere.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use sower_core::Game;
use sower_text::Say;

use crate::say;

/// How often the line is redrawn on a terminal.
const IN_TERMINAL: Duration = Duration::from_millis(200);

/// The progress line. If standard error is closed, the work continues without it.
pub(crate) struct ProgressLine {
    is_terminal: bool,
    /// How often to print a line without a terminal; never if none.
    elsewhere: Option<Duration>,
    last: Instant,
    is_drawn: bool,
}

impl ProgressLine {
    /// A line for a terminal, and a printed line at this interval elsewhere.
    pub(crate) fn every(elsewhere: Duration) -> ProgressLine {
        ProgressLine { elsewhere: Some(elsewhere), ..ProgressLine::on_terminals() }
    }

    /// A line for terminals only.
    pub(crate) fn on_terminals() -> ProgressLine {
        let is_terminal =
            io::stderr().is_terminal() && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        ProgressLine { is_terminal, elsewhere: None, last: Instant::now(), is_drawn: false }
    }

    /// The time between two lines; none if nothing is ever shown.
    pub(crate) fn interval(&self) -> Option<Duration> {
        if self.is_terminal { Some(IN_TERMINAL) } else { self.elsewhere }
    }

    /// Whether it is time for the next line.
    pub(crate) fn is_due(&self) -> bool {
        self.interval().is_some_and(|interval| self.last.elapsed() >= interval)
    }

    /// Replaces the line.
    pub(crate) fn show(&mut self, game: &Game, what: &impl Say) {
        self.show_text(&say::sentence(game, what));
    }

    pub(crate) fn show_text(&mut self, line: &str) {
        self.last = Instant::now();
        if self.is_terminal {
            let mut out = io::stderr().lock();
            let _ = write!(out, "\r\x1b[K{}", fitted(line)).and_then(|()| out.flush());
            self.is_drawn = true;
        } else if self.elsewhere.is_some() {
            let _ = writeln!(io::stderr(), "{line}");
        }
    }

    /// Prints a permanent line.
    pub(crate) fn note(&mut self, game: &Game, what: &impl Say) {
        self.clear();
        let _ = writeln!(io::stderr(), "{}", say::sentence(game, what));
    }

    /// Erases the line.
    pub(crate) fn clear(&mut self) {
        if std::mem::take(&mut self.is_drawn) {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Cuts a line to the terminal's width, because a wrapped line cannot be redrawn.
fn fitted(line: &str) -> String {
    let columns =
        terminal_size::terminal_size_of(io::stderr()).map_or(80, |(columns, _)| usize::from(columns.0));
    line.chars().take(columns.saturating_sub(1)).collect()
}

/// Formats remaining time as `3:07`.
pub(crate) fn minutes_and_seconds(seconds: f64) -> String {
    let seconds = seconds as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Prints a message to standard error.
pub(crate) fn note(game: &Game, what: &impl Say) {
    let _ = writeln!(io::stderr(), "{}", say::sentence(game, what));
}
