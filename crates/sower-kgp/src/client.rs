//! Plays at a KGP server: answers each state with better and better moves until told to stop.

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

/// Questions that are thought about at once; a server that asks more is told so.
const MOST_AT_ONCE: usize = 8;

/// The part of the time that a server grants which is thought in; the rest is for the way.
const SHARE_OF_A_TURN: f64 = 0.9;

/// Moves that a clock for a whole game must last for.
const MOVES_OF_A_GAME: f64 = 30.0;

/// How a client speaks with its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Several questions may be open at once, told apart by their numbers.
    Freeplay,
    /// One question at a time.
    Simple,
}

impl Mode {
    /// What the protocol calls it.
    pub fn name(self) -> &'static str {
        match self {
            Mode::Freeplay => "freeplay",
            Mode::Simple => "simple",
        }
    }
}

/// Who plays, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// How it speaks.
    pub mode: Mode,
    /// What the server is told about it: a name.
    pub name: Option<String>,
    /// Who wrote it.
    pub authors: Option<String>,
    /// What it is.
    pub description: Option<String>,
    /// What the server knows it again by.
    pub token: Option<String>,
    /// A level from 1 to 10; all there is if none is given.
    pub level: Option<u8>,
    /// The longest thought where the server says nothing about time.
    pub time: Duration,
    /// What each search may use.
    pub settings: Settings,
}

/// What becomes of a connection, as it happens.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientEvent {
    /// The server called itself something.
    Server(String),
    /// The server complained.
    Complaint(String),
    /// A question was answered: its board, and the last move that was sent.
    Answered(Board, u8),
}

/// Why a client ends before its server says goodbye.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
    /// What is there does not speak the protocol, or another version of it.
    #[error("the server does not speak version 1 of KGP: it began with {0}")]
    Version(String),
    /// The server ended the connection without a word.
    #[error("the server closed the connection")]
    Closed,
}

/// What all of a client's searches share.
struct Shared<'a> {
    options: &'a Options,
    speaker: Mutex<Speaker>,
    running: Mutex<HashMap<u64, Stop>>,
    /// Searchers at rest, with what they remember, and the size of their board.
    resting: Mutex<Vec<((u32, u32), Searcher)>>,
    report: &'a (dyn Fn(ClientEvent) + Sync),
}

/// Plays at a server until it says goodbye.
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
        // Whoever still thinks has nobody to tell.
        lock(&shared.running).values().for_each(Stop::stop);
        lock(&shared.speaker).hang_up();
        ended
    })
}

enum Goes {
    On,
    Home,
}

/// What the server says about time.
#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    is_of_a_turn: Option<bool>,
    seconds: Option<u32>,
}

impl Clock {
    /// How long to think about one move.
    fn time(self, otherwise: Duration) -> Duration {
        let Some(seconds) = self.seconds.map(f64::from) else { return otherwise };
        match self.is_of_a_turn {
            Some(true) => Duration::from_secs_f64(seconds * SHARE_OF_A_TURN),
            Some(false) => Duration::from_secs_f64(seconds / MOVES_OF_A_GAME),
            None => otherwise,
        }
    }
}

/// A question that is thought about.
struct Question {
    /// The number that answers refer to; none where the server gave none.
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
                    // Without a reference all are meant: in simple mode there is one.
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
            // What is not known is no reason to end: later versions may say more.
            _ => {}
        }
        Ok(Goes::On)
    }

    /// The first line is the server's version.
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
        // Numbers of the server are used where it gives them; ours are far above.
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

    /// Thinks about a question and sends what comes of it.
    fn answer(&self, question: Question) {
        let last = self.think(&question);
        lock(&self.running).remove(&question.key);
        // In simple mode every question ends with this word, in freeplay only what was not stopped.
        if self.options.mode == Mode::Simple || !question.stop.is_stopped() {
            let _ = self.say(Command::new("yield", []).answering(question.id));
        }
        if let Some(last) = last {
            (self.report)(ClientEvent::Answered(question.board, last));
        }
    }

    /// Sends better and better moves; the last one is told.
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

    /// A searcher that knows this board already, or a new one. There are never more than questions at once.
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
