//! A KGP client: answers each state with better and better moves until the server stops it.

use std::collections::HashMap;
use std::io;
use std::net::TcpStream;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sower_core::{Game, Move, Played};
use sower_players::PlayerSpec;
use sower_search::{Limits, Root, Searcher, Settings, Stop};

use crate::board::{Board, BoardError, kalah};
use crate::command::{Argument, BadLine, Command};
use crate::line::{self, Speaker};

/// The most searches at once. If the server asks for more, the client refuses.
const MOST_AT_ONCE: usize = 8;

/// The part of the granted time that the search uses; the rest allows for network delay.
const SHARE_OF_A_TURN: f64 = 0.9;

/// The number of moves for which a whole game's clock must last.
const MOVES_OF_A_GAME: f64 = 30.0;

/// How the client talks to its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Several requests may be open at once; their numbers distinguish them.
    Freeplay,
    /// One request at a time.
    Simple,
}

impl Mode {
    /// The protocol's name for the mode.
    pub fn name(self) -> &'static str {
        match self {
            Mode::Freeplay => "freeplay",
            Mode::Simple => "simple",
        }
    }
}

/// The client's identity and strength.
#[derive(Clone, Debug)]
pub struct Options {
    /// The mode that the client requests.
    pub mode: Mode,
    /// The client's name, as the server shows it.
    pub name: Option<String>,
    /// The client's authors, as the server shows them.
    pub authors: Option<String>,
    /// A description of the client.
    pub description: Option<String>,
    /// A secret by which the server recognises the client.
    pub token: Option<String>,
    /// A level from 1 to 10; full strength if none.
    pub level: Option<u8>,
    /// The longest search if the server sets no time limit.
    pub time: Duration,
    /// Resources of each search.
    pub settings: Settings,
}

/// Progress of a connection.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientEvent {
    /// The server sent its name.
    Server(String),
    /// The server sent an error message.
    Complaint(String),
    /// The client answered a request: its board, and the last move sent.
    Answered(Board, u8),
}

/// Why a client stops before its server says goodbye.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
    /// The other end does not speak the protocol, or speaks another version.
    #[error("the server does not speak version 1 of KGP: it began with {0}")]
    Version(String),
    /// The server closed the connection without a goodbye.
    #[error("the server closed the connection")]
    Closed,
}

/// State that all searches of a client share.
struct Shared<'a> {
    options: &'a Options,
    speaker: Mutex<Speaker>,
    running: Mutex<HashMap<u64, Stop>>,
    /// Idle searchers with their tables, each with the size of its board.
    resting: Mutex<Vec<((u32, u32), Searcher)>>,
    report: &'a (dyn Fn(ClientEvent) + Sync),
}

/// Plays on a server until it says goodbye.
pub fn play(
    stream: TcpStream,
    options: &Options,
    report: &(dyn Fn(ClientEvent) + Sync),
) -> Result<(), ClientError> {
    let (heard, speaker) = line::open(stream, 1)?;
    let shared = Shared {
        options,
        speaker: Mutex::new(speaker),
        running: Mutex::new(HashMap::new()),
        resting: Mutex::new(Vec::new()),
        report,
    };
    std::thread::scope(|scope| {
        let mut session = Session { shared: &shared, greeted: false, clock: Clock::default(), questions: 0 };
        let mut ended = Err(ClientError::Closed);
        for line in &heard {
            let followed = match line {
                Ok(command) => session.hear(&command, &mut |question| {
                    scope.spawn(|| shared.answer(question));
                }),
                Err(bad) => session.refuse(&bad),
            };
            match followed {
                Ok(Goes::On) => {}
                Ok(Goes::Home) => {
                    ended = Ok(());
                    break;
                }
                Err(error) => {
                    ended = Err(error);
                    break;
                }
            }
        }
        // Searches that are still running have no one to answer.
        lock(&shared.running).values().for_each(Stop::stop);
        lock(&shared.speaker).hang_up();
        ended
    })
}

enum Goes {
    On,
    Home,
}

/// The server's time settings.
#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    is_of_a_turn: Option<bool>,
    seconds: Option<u32>,
}

impl Clock {
    /// The time limit for one move.
    fn time(self, otherwise: Duration) -> Duration {
        let Some(seconds) = self.seconds.map(f64::from) else { return otherwise };
        match self.is_of_a_turn {
            Some(true) => Duration::from_secs_f64(seconds * SHARE_OF_A_TURN),
            Some(false) => Duration::from_secs_f64(seconds / MOVES_OF_A_GAME),
            None => otherwise,
        }
    }
}

/// A position to search.
struct Question {
    /// The number that answers refer to; none if the server sent none.
    id: Option<u64>,
    /// The key under which it can be stopped.
    key: u64,
    board: Board,
    game: Arc<Game>,
    size: (u32, u32),
    time: Duration,
    stop: Stop,
}

struct Session<'a> {
    shared: &'a Shared<'a>,
    greeted: bool,
    clock: Clock,
    questions: u64,
}

impl Session<'_> {
    fn hear(&mut self, command: &Command, think: &mut dyn FnMut(Question)) -> Result<Goes, ClientError> {
        if !self.greeted {
            return self.greet(command);
        }
        let shared = self.shared;
        match command.name.as_str() {
            "state" => match self.question(command) {
                Ok(question) => think(question),
                Err(reason) => shared.say(complaint(&reason).answering(command.id))?,
            },
            "stop" => {
                let running = lock(&shared.running);
                match command.reference {
                    Some(id) => running.get(&id).into_iter().for_each(Stop::stop),
                    // Without a reference, stop all searches; in simple mode there is only one.
                    None => running.values().for_each(Stop::stop),
                }
            }
            "ping" => {
                let pong = Command::new("pong", command.arguments.clone());
                shared.say(pong.answering(command.id))?;
            }
            "set" => self.set(command),
            "error" => {
                (shared.report)(ClientEvent::Complaint(
                    command.words(0).unwrap_or("no reason given").to_owned(),
                ));
            }
            "goodbye" => return Ok(Goes::Home),
            // Ignore unknown commands: later versions of the protocol may add some.
            _ => {}
        }
        Ok(Goes::On)
    }

    /// Checks the server's version, which is its first line.
    fn greet(&mut self, command: &Command) -> Result<Goes, ClientError> {
        if command.name != "kgp" || command.integer(0) != Some(1) {
            let _ = self.shared.say(complaint("protocol not supported"));
            return Err(ClientError::Version(command.to_string()));
        }
        self.greeted = true;
        let Options { name, authors, description, token, mode, .. } = self.shared.options;
        let told = [
            ("info:name", name),
            ("info:authors", authors),
            ("info:description", description),
            ("auth:token", token),
        ];
        for (option, value) in told {
            if let Some(value) = value {
                let words = [Argument::Word(option.to_owned()), Argument::Text(value.clone())];
                self.shared.say(Command::new("set", words))?;
            }
        }
        self.shared.say(Command::new("mode", [Argument::Word(mode.name().to_owned())]))?;
        Ok(Goes::On)
    }

    fn refuse(&self, bad: &BadLine) -> Result<Goes, ClientError> {
        if !self.greeted {
            return Err(ClientError::Version(bad.to_string()));
        }
        self.shared.say(complaint(&bad.to_string()))?;
        Ok(Goes::On)
    }

    fn set(&mut self, command: &Command) {
        match (command.words(0), command.words(1), command.integer(1)) {
            (Some("info:name"), Some(name), _) => (self.shared.report)(ClientEvent::Server(name.to_owned())),
            (Some("time:mode"), Some(mode), _) => {
                self.clock.is_of_a_turn = match mode {
                    "relative" => Some(true),
                    "absolute" => Some(false),
                    _ => None,
                };
            }
            (Some("time:clock"), _, Some(seconds)) => self.clock.seconds = u32::try_from(seconds).ok(),
            _ => {}
        }
    }

    fn question(&mut self, command: &Command) -> Result<Question, String> {
        let told = |error: BoardError| error.to_string();
        let numbers = command.board(0).ok_or("a state has a board, as in <3,0,0,3,3,3,3,3,3>")?;
        let board = Board::read(numbers).map_err(told)?;
        let size = board.size();
        let game = kalah(size.0, size.1).map_err(told)?;
        board.position(&game).map_err(told)?;
        self.questions += 1;
        // Use the server's number if there is one; our own numbers count down from the maximum.
        let key = command.id.unwrap_or(u64::MAX - self.questions);
        let stop = Stop::new();
        let mut running = lock(&self.shared.running);
        if running.len() >= MOST_AT_ONCE {
            return Err(format!("at most {MOST_AT_ONCE} states are thought about at once"));
        }
        if running.contains_key(&key) {
            return Err(format!("state {key} is being thought about already"));
        }
        running.insert(key, stop.clone());
        let time = self.clock.time(self.shared.options.time);
        Ok(Question { id: command.id, key, board, game, size, time, stop })
    }
}

impl Shared<'_> {
    fn say(&self, command: Command) -> io::Result<()> {
        lock(&self.speaker).say_numbered(command).map(|_| ())
    }

    /// Searches a position and sends the moves it finds.
    fn answer(&self, question: Question) {
        let last = self.think(&question);
        lock(&self.running).remove(&question.key);
        // In simple mode every request ends with `yield`; in freeplay only those that the server did not stop.
        if self.options.mode == Mode::Simple || !question.stop.is_stopped() {
            let _ = self.say(Command::new("yield", []).answering(question.id));
        }
        if let Some(last) = last {
            (self.report)(ClientEvent::Answered(question.board, last));
        }
    }

    /// Sends better and better moves; returns the last one.
    fn think(&self, question: &Question) -> Option<u8> {
        let position = question.board.position(&question.game).ok()?;
        if question.game.outcome(&position).is_some() {
            return None;
        }
        let mut last = None;
        let mut send = |played: Move| {
            let Move::Sow(pit) = played else { return };
            if last != Some(pit.number()) && !question.stop.is_stopped() {
                last = Some(pit.number());
                let number = Argument::Integer(i64::from(pit.number()));
                if self.say(Command::new("move", [number]).answering(question.id)).is_err() {
                    question.stop.stop();
                }
            }
        };
        let limits = Limits::time(question.time);
        if let Some(level) = self.options.level {
            let played = Played::from_position(Arc::clone(&question.game), position);
            let seed = u64::from(level);
            let mut player =
                PlayerSpec::Level(level).player_with(&question.game, seed, self.options.settings.clone())?;
            if let Ok(choice) = player.choose(&played, &limits, &question.stop) {
                send(choice.played);
            }
            return last;
        }
        let mut searcher = self.searcher(question);
        let found = searcher.best_told(&Root::alone(position), &limits, &question.stop, &mut |analysis| {
            if let Some(best) = analysis.best() {
                send(best.played);
            }
        });
        if let Some(best) = found.best() {
            send(best.played);
        }
        lock(&self.resting).push((question.size, searcher));
        last
    }

    /// An idle searcher for this board size, or a new one. There are never more searchers than requests at once.
    fn searcher(&self, question: &Question) -> Searcher {
        let mut resting = lock(&self.resting);
        match resting.iter().position(|(size, _)| *size == question.size) {
            Some(at) => resting.swap_remove(at).1,
            None => {
                resting.clear();
                Searcher::new(Arc::clone(&question.game), self.options.settings.clone())
            }
        }
    }
}

fn complaint(reason: &str) -> Command {
    Command::new("error", [Argument::Text(reason.to_owned())])
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_the_servers_where_it_says_so() {
        let otherwise = Duration::from_secs(7);
        let time = |is_of_a_turn, seconds| Clock { is_of_a_turn, seconds }.time(otherwise);
        assert_eq!(time(Some(true), Some(10)), Duration::from_secs(9));
        assert_eq!(time(Some(false), Some(60)), Duration::from_secs(2));
        assert_eq!(time(None, Some(60)), otherwise);
        assert_eq!(time(Some(true), None), otherwise);
    }
}
