//! A program without a protocol: it reads one JSON line per position and answers one move per line.

use std::time::{Duration, Instant};

use sower_core::{Move, Played};

use super::bounded_lines::Line;
use super::client::{START_UP, USUAL_MOVE, illegal, patience};
use super::move_request::{MoveRequest, read_answer};
use super::process::{Process, ProcessOutput};
use super::quote::quoted;
use crate::player::PlayerError;
use sower_search::{Limits, Stop};

/// A running program.
pub(crate) struct Program {
    process: Process,
    /// Whether it has answered before, and so has started.
    started: bool,
}

impl Program {
    /// Starts a program, without a request.
    pub(crate) fn start(command: &str) -> Result<Program, PlayerError> {
        Ok(Program { process: Process::start(command)?, started: false })
    }

    /// Requests a move that is not played from a newly started program, to wait until it is ready.
    pub(crate) fn prepare(&mut self, played: &Played, stop: &Stop) -> Result<(), PlayerError> {
        if self.started || played.moves().is_empty() {
            return Ok(());
        }
        self.choose(played, &Limits::default(), stop).map(|_| ())
    }

    pub(crate) fn choose(
        &mut self,
        played: &Played,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Move, PlayerError> {
        if let Some(line) = self.process.waiting() {
            return Err(self.process.nonsense(format!("it wrote without being asked: {}", shown(&line))));
        }
        let time = limits.time.unwrap_or(USUAL_MOVE);
        self.process.send(&MoveRequest::at(played, Some(time)).line())?;
        let mut patience = patience(limits, played.position().side());
        if !self.started {
            patience += START_UP;
        }
        let begun = Instant::now();
        let until = begun + patience;
        // Bound: `until`.
        loop {
            match self.process.next(until, stop) {
                ProcessOutput::Line(Line::Text(line)) if line.trim().is_empty() => {}
                ProcessOutput::Line(line) => {
                    self.started = true;
                    return self.read(played, &line);
                }
                ProcessOutput::Late => return Err(self.process.silent(begun.elapsed(), None)),
                ProcessOutput::Stopped => return Err(PlayerError::Stopped),
                ProcessOutput::Ended => return Err(self.process.ended()),
            }
        }
    }

    fn read(&self, played: &Played, line: &Line) -> Result<Move, PlayerError> {
        let read = match line {
            Line::Text(text) => {
                read_answer(played.game(), played.position().side(), &played.moves(), text.trim())
            }
            Line::TooLong | Line::NotText => None,
        };
        read.ok_or_else(|| self.process.nonsense(illegal(played, &shown(line))))
    }

    /// Closes the program's input, and kills it if it does not exit.
    pub(crate) fn end(&mut self, grace: Duration) {
        self.process.end(grace);
    }
}

fn shown(line: &Line) -> String {
    match line {
        Line::Text(text) => quoted(text.trim()),
        Line::TooLong => "(a line that is too long)".to_owned(),
        Line::NotText => "(a line that is not text)".to_owned(),
    }
}
