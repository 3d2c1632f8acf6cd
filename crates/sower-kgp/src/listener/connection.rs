//! One client's connection: its name, its mode, its requests and answers.

use std::net::TcpStream;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use sower_core::{Game, Move, Pit, Position};
use sower_search::Stop;

use super::{Counted, set};
use crate::board::Board;
use crate::client::Mode;
use crate::command::{Argument, Command};
use crate::line::{self, Heard, Speaker};

/// How long a client may take to announce its mode.
const HELLO: Duration = Duration::from_secs(30);

/// How often a waiting client is pinged, and how long it may take to answer.
const PING_EVERY: Duration = Duration::from_secs(20);

/// How long a client in simple mode may take to confirm that it has stopped.
const CONFIRMING: Duration = Duration::from_secs(10);

/// The polling interval while waiting.
const GLANCE: Duration = Duration::from_millis(200);

/// The number of errors after which the server closes a connection.
const MOST_MISTAKES: u32 = 100;

/// The longest client name that the server passes on.
const LONGEST_NAME: usize = 40;

/// The client left, or the server closed the connection.
#[derive(Debug)]
pub(crate) struct Disconnected;

/// The mode that a client chose.
pub(crate) enum Activity {
    Play,
    Verify,
}

pub(crate) struct Connection {
    heard: Heard,
    speaker: Speaker,
    mode: Mode,
    name: String,
    mistakes: u32,
    /// When the last unanswered ping was sent.
    pinged: Option<Instant>,
    last_ping: Instant,
    _counted: Counted,
}

impl Connection {
    pub(crate) fn new(stream: TcpStream, counted: Counted) -> std::io::Result<Connection> {
        let (heard, speaker) = line::open(stream, 2)?;
        Ok(Connection {
            heard,
            speaker,
            mode: Mode::Freeplay,
            name: String::new(),
            mistakes: 0,
            pinged: None,
            last_ping: Instant::now(),
            _counted: counted,
        })
    }

    pub(crate) fn name(&self) -> &str {
        if self.name.is_empty() { "anonymous" } else { &self.name }
    }

    /// Sends the protocol version and waits for the client's mode.
    pub(crate) fn activity(&mut self, ends: &Stop) -> Result<Activity, Disconnected> {
        let version = [1, 1, 0].map(Argument::Integer);
        self.speaker.say(Command::new("kgp", version)).map_err(|_| Disconnected)?;
        self.say(set("info:name", Argument::Text("Sower".to_owned())))?;
        let until = Instant::now() + HELLO;
        while let Some(command) = self.hear(until, ends)? {
            if command.name != "mode" {
                self.complain(
                    "say what you want first: mode freeplay, mode simple or mode verify",
                    &command,
                )?;
                continue;
            }
            return match command.words(0) {
                Some("freeplay") => Ok(Activity::Play),
                Some("simple") => {
                    self.mode = Mode::Simple;
                    Ok(Activity::Play)
                }
                Some("verify") => Ok(Activity::Verify),
                _ => {
                    self.dismiss("Unsupported activity");
                    Err(Disconnected)
                }
            };
        }
        self.dismiss("nothing was asked for");
        Err(Disconnected)
    }

    /// Sends a command with a number.
    pub(crate) fn say(&mut self, command: Command) -> Result<u64, Disconnected> {
        self.speaker.say_numbered(command).map_err(|_| Disconnected)
    }

    /// Reports an error in a line. After too many errors the server closes the connection.
    pub(crate) fn complain(&mut self, reason: &str, about: &Command) -> Result<(), Disconnected> {
        self.mistakes += 1;
        if self.mistakes >= MOST_MISTAKES {
            self.dismiss("too many mistakes");
            return Err(Disconnected);
        }
        let error = Command::new("error", [Argument::Text(reason.to_owned())]);
        self.say(error.answering(about.id)).map(|_| ())
    }

    /// Closes the connection with an error message.
    pub(crate) fn dismiss(&mut self, reason: &str) {
        let _ = self.say(Command::new("error", [Argument::Text(reason.to_owned())]));
        self.farewell();
    }

    /// Sends a goodbye and closes the connection.
    pub(crate) fn farewell(&mut self) {
        let _ = self.say(Command::new("goodbye", []));
        self.speaker.hang_up();
    }

    /// The next command that concerns the current game; none on timeout. Handles commands that are valid at any time.
    pub(crate) fn hear(&mut self, until: Instant, ends: &Stop) -> Result<Option<Command>, Disconnected> {
        loop {
            if ends.is_stopped() {
                self.farewell();
                return Err(Disconnected);
            }
            let Some(left) = until.checked_duration_since(Instant::now()) else { return Ok(None) };
            match self.heard.recv_timeout(left.min(GLANCE)) {
                Ok(Ok(command)) => match self.anytime(&command)? {
                    true => {}
                    false => return Ok(Some(command)),
                },
                Ok(Err(bad)) => self.complain(&bad.to_string(), &Command::new("error", []))?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Disconnected),
            }
        }
    }

    /// Handles a command that is valid at any time; returns whether it was one.
    fn anytime(&mut self, command: &Command) -> Result<bool, Disconnected> {
        match command.name.as_str() {
            "ping" => drop(self.say(Command::new("pong", command.arguments.clone()).answering(command.id))?),
            "pong" => self.pinged = None,
            "set" => {
                if let (Some("info:name"), Some(name)) = (command.words(0), command.words(1)) {
                    self.name =
                        name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
                }
            }
            "ok" | "error" => {}
            "goodbye" => {
                self.farewell();
                return Err(Disconnected);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Reads from a waiting client for a moment, and pings it now and then.
    pub(crate) fn wait_a_little(&mut self, ends: &Stop) -> Result<(), Disconnected> {
        if let Some(command) = self.hear(Instant::now() + GLANCE, ends)? {
            // Moves that arrive too late are not errors.
            if !matches!(command.name.as_str(), "move" | "yield") {
                self.complain("nothing is asked at the moment", &command)?;
            }
        }
        if self.pinged.is_some_and(|at| at.elapsed() > PING_EVERY) {
            self.dismiss("no answer to a ping");
            return Err(Disconnected);
        }
        if self.pinged.is_none() && self.last_ping.elapsed() > PING_EVERY {
            self.last_ping = Instant::now();
            self.pinged = Some(self.last_ping);
            self.say(Command::new("ping", []))?;
        }
        Ok(())
    }

    /// Requests a move: returns the last legal one before the client yields or time runs out.
    pub(crate) fn ask(
        &mut self,
        game: &Game,
        position: &Position,
        time: Duration,
        ends: &Stop,
    ) -> Result<Option<Move>, Disconnected> {
        let until = Instant::now() + time;
        let id = self.say(Command::new("state", [Argument::from(&Board::of(position))]))?;
        let mut chosen = None;
        let mut yielded = false;
        while let Some(command) = self.hear(until, ends)? {
            // An answer to an earlier request is late, which is not an error.
            if command.reference.is_some_and(|reference| reference != id) {
                continue;
            }
            match command.name.as_str() {
                "move" => match read_move(game, position, &command) {
                    Ok(played) => chosen = Some(played),
                    Err(reason) => self.complain(&reason, &command)?,
                },
                "yield" => {
                    yielded = true;
                    break;
                }
                _ => self.complain("a move or yield is expected", &command)?,
            }
        }
        self.say(Command::new("stop", []).answering(Some(id)))?;
        if self.mode == Mode::Simple && !yielded {
            self.confirm(ends)?;
        }
        Ok(chosen)
    }

    /// Waits until a client in simple mode has stopped, so that only one request is open.
    fn confirm(&mut self, ends: &Stop) -> Result<(), Disconnected> {
        let until = Instant::now() + CONFIRMING;
        while let Some(command) = self.hear(until, ends)? {
            match command.name.as_str() {
                "yield" => return Ok(()),
                "move" => {}
                _ => self.complain("yield is expected", &command)?,
            }
        }
        self.dismiss("stop was not answered with yield");
        Err(Disconnected)
    }
}

/// Parses the move of a command, if it is legal.
fn read_move(game: &Game, position: &Position, command: &Command) -> Result<Move, String> {
    let pits = i64::from(position.pits());
    match command.integer(0) {
        Some(number) if (1..=pits).contains(&number) => {
            let played = Move::Sow(Pit::new(number as u8));
            game.check(position, played).map(|()| played).map_err(|refusal| refusal.to_string())
        }
        _ => Err(format!("a move is a number from 1 to {pits}")),
    }
}
