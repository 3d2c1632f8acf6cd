//! A client for external engines that speak the engine protocol.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sower_core::notation::{write_dashed, write_position};
use sower_core::rules::Labels;
use sower_core::{Game, Played, Side};

use super::bounded_lines::Line;
use super::game_text::game_text;
use super::move_request::history;
use super::process::{Process, ProcessOutput};
use super::quote::quoted;
use crate::player::{Choice, PlayerError};
use sower_search::Score;
use sower_search::{Limits, Stop};

/// The longest time for an engine to start and become ready.
pub(crate) const START_UP: Duration = Duration::from_secs(10);
/// How far an engine may exceed its time before it is abandoned.
const GRACE: Duration = Duration::from_secs(2);
/// The longest time for a move without a time limit.
const LONGEST_MOVE: Duration = Duration::from_secs(60);
/// The longest time to wait for a move, whatever the clock shows.
const LONGEST_WAIT: Duration = Duration::from_secs(24 * 60 * 60);
/// The time given to an engine if nothing is limited.
pub(crate) const USUAL_MOVE: Duration = Duration::from_secs(1);

/// A running engine.
pub(crate) struct Client {
    process: Process,
    /// How to select the game.
    offer: Offer,
    game: Arc<Game>,
    /// Whether a new game has begun that the engine does not know about yet.
    new_game: bool,
}

/// The games that an engine says it supports.
#[derive(Debug, PartialEq, Eq)]
enum Offer {
    /// Not stated: the engine plays one game, as Aalina plays Oware.
    One,
    /// Any game that it can parse, set by the option of that name.
    Text(String),
    /// One of a list, set by the option of that name.
    OneOf(String, Vec<String>),
}

impl Client {
    /// Starts an engine and prepares it for a game.
    pub(crate) fn start(command: &str, game: &Arc<Game>, stop: &Stop) -> Result<Client, PlayerError> {
        let process = Process::start(command)?;
        let mut client = Client { process, offer: Offer::One, game: Arc::clone(game), new_game: true };
        client.send("uci")?;
        let mut offer = Offer::One;
        client.wait_for("uciok", stop, |line| {
            if let Some(found) = Offer::read(line) {
                offer = found;
            }
        })?;
        client.offer = offer;
        client.choose_game(stop)?;
        Ok(client)
    }

    /// Marks that a new game begins, so that the engine forgets the last one.
    pub(crate) fn new_game(&mut self) {
        self.new_game = true;
    }

    /// Sends the game and the start of a new game, if the engine does not know them yet.
    pub(crate) fn prepare(&mut self, played: &Played, stop: &Stop) -> Result<(), PlayerError> {
        if !Arc::ptr_eq(&self.game, played.game()) {
            self.game = Arc::clone(played.game());
            self.choose_game(stop)?;
        }
        if self.new_game {
            self.send("ucinewgame")?;
            self.ready(stop)?;
            self.new_game = false;
        }
        Ok(())
    }

    pub(crate) fn choose(
        &mut self,
        played: &Played,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Choice, PlayerError> {
        self.prepare(played, stop)?;
        let side = played.position().side();
        self.send(&self.position_line(played))?;
        self.send(&go_line(limits))?;
        self.wait_for_move(played, patience(limits, side), stop)
    }

    /// Asks the engine to quit, and kills it if it does not.
    pub(crate) fn end(&mut self, grace: Duration) {
        let _ = self.send("quit");
        self.process.end(grace);
    }

    fn send(&mut self, line: &str) -> Result<(), PlayerError> {
        self.process.send(line)
    }

    fn choose_game(&mut self, stop: &Stop) -> Result<(), PlayerError> {
        let rules = self.game.rules();
        let set = match &self.offer {
            Offer::One => None,
            Offer::Text(name) => Some(format!("setoption name {name} value {}", game_text(rules))),
            Offer::OneOf(name, games) => {
                let id = &rules.about().id;
                if !games.contains(id) {
                    let known = quoted(&games.join(", "));
                    return Err(self.process.nonsense(format!("it does not play {id}; it plays {known}")));
                }
                Some(format!("setoption name {name} value {id}"))
            }
        };
        if let Some(set) = set {
            self.send(&set)?;
        }
        self.ready(stop)
    }

    fn ready(&mut self, stop: &Stop) -> Result<(), PlayerError> {
        self.send("isready")?;
        self.wait_for("readyok", stop, |_| {})
    }

    /// Reads lines until one begins with a word. A line that begins with `error` is a refusal.
    fn wait_for(&mut self, word: &str, stop: &Stop, mut take: impl FnMut(&str)) -> Result<(), PlayerError> {
        let until = Instant::now() + START_UP;
        let mut beside = None;
        // Bound: `until`.
        loop {
            match self.process.next(until, stop) {
                ProcessOutput::Line(Line::Text(line)) => {
                    if line.trim() == word {
                        return Ok(());
                    }
                    self.refuse_error(&line)?;
                    take(&line);
                    beside = Some(quoted(&line));
                }
                ProcessOutput::Line(_) => {}
                ProcessOutput::Late => return Err(self.process.silent(START_UP, beside)),
                ProcessOutput::Stopped => return Err(PlayerError::Stopped),
                ProcessOutput::Ended => return Err(self.process.ended()),
            }
        }
    }

    fn refuse_error(&self, line: &str) -> Result<(), PlayerError> {
        match line.strip_prefix("error ") {
            Some(error) => Err(self.process.nonsense(format!("it says: {}", quoted(error)))),
            None => Ok(()),
        }
    }

    /// The position and moves in the form that the engine expects.
    fn position_line(&self, played: &Played) -> String {
        let moves = history(played);
        // An engine that plays one game with letters is one written for Aualé.
        let as_auale = self.offer == Offer::One && *self.game.rules().labels() == Labels::Letters;
        let start = match played.start() {
            start if *start == self.game.start() => "startpos".to_owned(),
            start if as_auale => format!("fen {}", write_dashed(start)),
            start => write_position(start),
        };
        match moves.join(if as_auale { "" } else { " " }) {
            none if none.is_empty() => format!("position {start}"),
            moves => format!("position {start} moves {moves}"),
        }
    }

    fn wait_for_move(
        &mut self,
        played: &Played,
        patience: Duration,
        stop: &Stop,
    ) -> Result<Choice, PlayerError> {
        let begun = Instant::now();
        let mut until = begun + patience;
        let mut brake = stop.clone();
        let mut stopped = false;
        let mut thought = Thought::default();
        let mut beside = None;
        // Bound: `until`.
        loop {
            let line = match self.process.next(until, &brake) {
                ProcessOutput::Line(Line::Text(line)) => line,
                ProcessOutput::Line(_) => continue,
                ProcessOutput::Stopped => {
                    // The engine may still answer with the best move found so far.
                    self.send("stop")?;
                    (stopped, brake, until) = (true, Stop::new(), Instant::now() + GRACE);
                    continue;
                }
                ProcessOutput::Late if stopped => return Err(PlayerError::Stopped),
                ProcessOutput::Late => return Err(self.process.silent(begun.elapsed(), beside)),
                ProcessOutput::Ended => return Err(self.process.ended()),
            };
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => {
                    return self.read_move(played, words.next().unwrap_or_default(), &thought);
                }
                Some("info") => thought.take(words),
                _ => {
                    self.refuse_error(&line)?;
                    beside = Some(quoted(&line));
                }
            }
        }
    }

    fn read_move(&self, played: &Played, answer: &str, thought: &Thought) -> Result<Choice, PlayerError> {
        let legal = played.moves();
        let read = self.game.read_token(played.position(), answer).ok();
        match read.filter(|choice| legal.contains(choice)) {
            Some(choice) => Ok(Choice {
                score: thought.score,
                proven: thought.proven,
                depth: thought.depth,
                nodes: thought.nodes,
                ..Choice::plain(choice)
            }),
            None => Err(self.process.nonsense(illegal(played, answer))),
        }
    }
}

/// The message for an illegal answer.
pub(crate) fn illegal(played: &Played, answer: &str) -> String {
    let side = played.position().side();
    let labels: Vec<String> =
        played.moves().into_iter().map(|choice| played.game().label(side, choice)).collect();
    format!("\"{}\" is not a legal move; legal are {}", quoted(answer), labels.join(", "))
}

fn go_line(limits: &Limits) -> String {
    let mut line = "go".to_owned();
    let mut add = |word: &str, number: u64| line.push_str(&format!(" {word} {number}"));
    let milliseconds = |time: Duration| time.min(LONGEST_WAIT).as_millis() as u64;
    match (limits.clock, limits.time) {
        (Some(clock), _) => {
            for (side, left, increment) in [(Side::South, "wtime", "winc"), (Side::North, "btime", "binc")] {
                add(left, milliseconds(clock.left[side]));
                add(increment, milliseconds(clock.increment[side]));
            }
        }
        (None, Some(time)) => add("movetime", milliseconds(time)),
        (None, None) if limits.nodes.is_none() && limits.depth.is_none() => {
            add("movetime", milliseconds(USUAL_MOVE));
        }
        (None, None) => {}
    }
    if let Some(nodes) = limits.nodes {
        add("nodes", nodes);
    }
    if let Some(depth) = limits.depth {
        add("depth", u64::from(depth));
    }
    line
}

/// The longest time to wait for an answer.
pub(crate) fn patience(limits: &Limits, side: Side) -> Duration {
    let time = limits.clock.map(|clock| clock.left[side]).or(limits.time).unwrap_or(LONGEST_MOVE);
    time.min(LONGEST_WAIT) + GRACE
}

impl Offer {
    /// Reads an `option` line; `None` unless the option selects the game.
    fn read(line: &str) -> Option<Offer> {
        let rest = line.strip_prefix("option name ")?;
        let (name, kind) = rest.split_once(" type ")?;
        if !["game", "variant", "uci_variant"].contains(&name.to_lowercase().as_str()) {
            return None;
        }
        let mut words = kind.split_whitespace();
        match words.next()? {
            "string" => Some(Offer::Text(name.to_owned())),
            "combo" => {
                let mut games = Vec::new();
                while let Some(word) = words.next() {
                    if word == "var" {
                        games.extend(words.next().map(str::to_owned));
                    }
                }
                Some(Offer::OneOf(name.to_owned(), games))
            }
            _ => None,
        }
    }
}

/// What an engine has reported about its search.
#[derive(Debug, Default, PartialEq)]
struct Thought {
    depth: u32,
    nodes: u64,
    score: Option<Score>,
    proven: bool,
}

impl Thought {
    /// Reads an `info` line. Ignores `cp` scores, whose unit differs between engines; only scores in seeds count.
    fn take<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) {
        let mut read = Thought { depth: self.depth, nodes: self.nodes, ..Thought::default() };
        let mut best = true;
        while let Some(word) = words.next() {
            let mut number = || words.next().unwrap_or_default();
            match word {
                "depth" => read.depth = number().parse().unwrap_or(self.depth),
                "nodes" => read.nodes = number().parse().unwrap_or(self.nodes),
                "multipv" => best = number() == "1",
                "seeds" => read.score = number().parse().ok().and_then(score),
                "proven" => read.proven = true,
                "string" | "pv" => break,
                _ => {}
            }
        }
        match (best, read.score) {
            (true, Some(_)) => *self = read,
            (true, None) => (self.depth, self.nodes) = (read.depth, read.nodes),
            (false, _) => {}
        }
    }
}

/// A score of that many seeds, if a board can have them.
fn score(seeds: f64) -> Option<Score> {
    let parts = f64::from(Score::margin(1).parts());
    (seeds.abs() <= 255.0).then(|| Score::of_parts((seeds * parts).round() as i32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_search::ClockLeft;

    #[test]
    fn limits_become_words_of_go() {
        let second = Duration::from_secs(1);
        assert_eq!(go_line(&Limits::default()), "go movetime 1000");
        assert_eq!(go_line(&Limits::time(second / 10)), "go movetime 100");
        assert_eq!(go_line(&Limits::depth(7)), "go depth 7");
        assert_eq!(go_line(&Limits { nodes: Some(5), ..Limits::time(second) }), "go movetime 1000 nodes 5");
        let clock = ClockLeft { left: [second, second * 2], increment: [second / 100; 2] };
        assert_eq!(
            go_line(&Limits::on_clock(clock, Side::South)),
            "go wtime 1000 winc 10 btime 2000 binc 10"
        );
        assert_eq!(patience(&Limits::on_clock(clock, Side::North), Side::North), second * 4);
        assert_eq!(patience(&Limits::depth(3), Side::South), second * 62);
        assert_eq!(go_line(&Limits::time(Duration::MAX)), "go movetime 86400000");
        assert_eq!(patience(&Limits::time(Duration::MAX), Side::South), LONGEST_WAIT + GRACE);
    }

    #[test]
    fn a_program_says_which_games_it_plays() {
        assert_eq!(
            Offer::read("option name Game type string default oware"),
            Some(Offer::Text("Game".to_owned()))
        );
        assert_eq!(
            Offer::read("option name UCI_Variant type combo default kalah var kalah var oware"),
            Some(Offer::OneOf("UCI_Variant".to_owned(), vec!["kalah".to_owned(), "oware".to_owned()]))
        );
        assert_eq!(Offer::read("option name Hash type spin default 1 min 1 max 2"), None);
    }

    #[test]
    fn a_thought_keeps_the_last_score_in_seeds_of_the_best_move() {
        let mut thought = Thought::default();
        let mut take = |line: &str| thought.take(line.split_whitespace());
        take("depth 3 score cp 50 nodes 100 pv A depth 9");
        take("depth 4 multipv 1 score cp 325 seeds +3.25 proven nodes 200 nps 9 pv A b");
        take("depth 5 multipv 2 score cp 1 seeds +0.01 nodes 300");
        take("string depth 77");
        take("seeds NaN depth x");
        assert_eq!((thought.depth, thought.nodes, thought.proven), (4, 200, true));
        assert_eq!(thought.score, Some(Score::of_parts(3 * 512 + 128)));
    }
}
