//! An external engine as a player.

use std::fmt;
use std::time::Duration;

use sower_core::Played;

use super::{Choice, Player, PlayerError};
use crate::engine::{Client, Program, check_command};
use sower_search::{Limits, Stop};

/// An external engine by its command: `engine:COMMAND` speaks the protocol of `sower engine`, `engine:json:COMMAND` gets
/// one JSON line per move.
///
/// It is started for its first move. After an error it is killed, and restarted for the next move.
pub struct Engine {
    command: String,
    running: Option<Running>,
}

enum Running {
    Client(Client),
    Program(Program),
}

/// The prefix for commands of JSON players.
const JSON: &str = "json:";
/// The longest time for an engine to quit.
const LEAVE: Duration = Duration::from_millis(300);

impl Engine {
    /// An engine that has not been started yet.
    pub fn new(command: &str) -> Engine {
        Engine { command: command.trim().to_owned(), running: None }
    }

    /// Whether a command can be started. Does not start it.
    pub fn check(command: &str) -> Result<(), PlayerError> {
        let command = command.trim();
        check_command(command.strip_prefix(JSON).unwrap_or(command))
            .map_err(|error| PlayerError::Absent(error.to_string()))
    }

    /// The engine's process, started if necessary.
    fn running(&mut self, played: &Played, stop: &Stop) -> Result<&mut Running, PlayerError> {
        Ok(match &mut self.running {
            Some(running) => running,
            none => none.insert(match self.command.strip_prefix(JSON) {
                Some(command) => Running::Program(Program::start(command)?),
                None => Running::Client(Client::start(&self.command, played.game(), stop)?),
            }),
        })
    }

    fn ask(&mut self, played: &Played, limits: &Limits, stop: &Stop) -> Result<Choice, PlayerError> {
        match self.running(played, stop)? {
            Running::Client(client) => client.choose(played, limits, stop),
            Running::Program(program) => program.choose(played, limits, stop).map(Choice::plain),
        }
    }

    fn make_ready(&mut self, played: &Played, stop: &Stop) -> Result<(), PlayerError> {
        match self.running(played, stop)? {
            Running::Client(client) => client.prepare(played, stop),
            Running::Program(program) => program.prepare(played, stop),
        }
    }

    /// Ends the engine after an error, with everything that it has started: its further answers would be unreliable.
    fn ended_by<T>(&mut self, result: Result<T, PlayerError>) -> Result<T, PlayerError> {
        if result.is_err() {
            self.running = None;
        }
        result
    }
}

impl Player for Engine {
    fn choose(&mut self, played: &Played, limits: &Limits, stop: &Stop) -> Result<Choice, PlayerError> {
        if played.moves().is_empty() {
            return Err(PlayerError::NoMove);
        }
        let asked = self.ask(played, limits, stop);
        self.ended_by(asked)
    }

    fn prepare(&mut self, played: &Played, stop: &Stop) -> Result<(), PlayerError> {
        let made = self.make_ready(played, stop);
        self.ended_by(made)
    }

    fn new_game(&mut self) {
        if let Some(Running::Client(client)) = &mut self.running {
            client.new_game();
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        match &mut self.running {
            Some(Running::Client(client)) => client.end(LEAVE),
            Some(Running::Program(program)) => program.end(LEAVE),
            None => {}
        }
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("command", &self.command).finish_non_exhaustive()
    }
}
