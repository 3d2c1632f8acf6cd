//! One client of the server: its name, its mode, its requests and answers.

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

/// How long somebody may take to say what they want.
const HELLO: Duration = Duration::from_secs(30);

/// How often somebody who waits is asked whether they are there, and how long they may take to say so.
const PING_EVERY: Duration = Duration::from_secs(20);

/// How long a client in simple mode may take to say that it has stopped.
const CONFIRMING: Duration = Duration::from_secs(10);

/// How often a wait looks up.
const GLANCE: Duration = Duration::from_millis(200);

/// Mistakes after which a connection ends.
const MOST_MISTAKES: u32 = 100;

/// The longest name that is passed on.
const LONGEST_NAME: usize = 40;

/// They left, or were let go.
#[derive(Debug)]
pub(crate) struct Disconnected;

/// What somebody wants.
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
    /// When a ping was sent that nobody has answered.
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

    /// Tells the version and hears what they want.
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

    /// Says something with a number.
    pub(crate) fn say(&mut self, command: Command) -> Result<u64, Disconnected> {
        self.speaker.say_numbered(command).map_err(|_| Disconnected)
    }

    /// Says what is wrong with a line. Whoever only makes mistakes is let go.
    pub(crate) fn complain(&mut self, reason: &str, about: &Command) -> Result<(), Disconnected> {
        self.mistakes += 1;
        if self.mistakes >= MOST_MISTAKES {
            self.dismiss("too many mistakes");
            return Err(Disconnected);
        }
        let error = Command::new("error", [Argument::Text(reason.to_owned())]);
        self.say(error.answering(about.id)).map(|_| ())
    }

    /// Lets somebody go, with the reason.
    pub(crate) fn dismiss(&mut self, reason: &str) {
        let _ = self.say(Command::new("error", [Argument::Text(reason.to_owned())]));
        self.farewell();
    }

    /// Says goodbye.
    pub(crate) fn farewell(&mut self) {
        let _ = self.say(Command::new("goodbye", []));
        self.speaker.hang_up();
    }

    /// The next line that is about what goes on; none when the time is over. What can be said at any time is dealt with here.
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

    /// Deals with what can be said at any time; tells whether it was that.
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

    /// Hears a little of somebody who waits, and now and then asks whether they are there.
    pub(crate) fn wait_a_little(&mut self, ends: &Stop) -> Result<(), Disconnected> {
        if let Some(command) = self.hear(Instant::now() + GLANCE, ends)? {
            // Moves that come too late are no mistake.
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

    /// Asks for a move in a position: the last legal one that comes before they yield or the time is over.
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
            // What answers an earlier question is too late, which is no mistake.
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

    /// Waits until a client in simple mode has stopped, so that the next question is its only one.
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

/// The move of a line, if it can be played.
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
