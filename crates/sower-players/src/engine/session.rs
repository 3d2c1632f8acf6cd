//! One client's session: options, game, position, and the current search.

use std::sync::Arc;
use std::time::Duration;

use sower_core::notation::write_position;
use sower_core::rules::Labels;
use sower_core::{Change, Game, Place, Played};
use sower_text::board_text::{TextOptions, board_text};
use sower_text::{Language, Say};

use super::bounded_lines::{LONGEST_LINE, Line};
use super::command::{Begin, Command, Go, Placed, parse};
use super::game_text::{game_text, split};
use super::move_request::MoveRequest;
use super::options::{self, OptionError, Options};
use super::output::Output;
use super::quote::quoted;
use super::report::Form;
use super::worker::{Search, Task};
use sower_search::{Searcher, Settings};

/// Finds a game by name or path, with changes; the error is a message.
type Find = dyn FnMut(&str, &[Change]) -> Result<Game, String>;

/// Whether the session continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The session waits for the next line.
    Line,
    /// The session is over.
    End,
}

/// The state of one client's session.
pub struct Session {
    find: Box<Find>,
    output: Output,
    options: Options,
    played: Played,
    /// The searcher; `None` while a search uses it.
    searcher: Option<Searcher>,
    task: Option<Task>,
    /// Whether this client writes moves without blanks.
    joined: bool,
}

/// How long a search may continue after the client's last line.
const LAST_WAIT: Duration = Duration::from_secs(10);

const BUSY: &str = "a search or a count is under way; send stop first";

const HELP: &str = "\
uci                                  who this is and what can be set
setoption name NAME value VALUE      Game takes a name or a rules file, and changes: kalah board.seeds=3
isready                              answers readyok, also during a search
ucinewgame                           forget what was searched
position startpos [moves M…]         where to search: the start,
position POSITION [moves M…]         or a position in any form that Sower reads
go [movetime MS] [depth N] [nodes N] search; also wtime, btime, winc, binc (South's and North's), movestogo,
                                     infinite, ponder
stop, ponderhit                      end a search; the pondered move was played
d                                    show the board
moves                                the legal moves and what they lead to, as one line of JSON
perft N                              count the sequences of 1 to N plies
quit                                 leave";

impl Session {
    /// A session that begins with a game. `find` loads others.
    pub fn new(
        game: Arc<Game>,
        settings: Settings,
        output: Output,
        find: impl FnMut(&str, &[Change]) -> Result<Game, String> + 'static,
    ) -> Session {
        Session {
            find: Box::new(find),
            output,
            options: Options::new(settings),
            played: Played::new(game),
            searcher: None,
            task: None,
            joined: false,
        }
    }

    /// Executes a line from the client.
    pub fn hear(&mut self, line: &Line) -> Next {
        let text = match line {
            Line::Text(text) => text,
            Line::TooLong => {
                self.output.error(&format!("the line is too long; a line has at most {LONGEST_LINE} bytes"));
                return Next::Line;
            }
            Line::NotText => {
                self.output.error("the line is not text (UTF-8)");
                return Next::Line;
            }
        };
        match parse(text) {
            Ok(Some(Command::Quit)) => {
                self.finish_task();
                return Next::End;
            }
            Ok(Some(command)) => {
                if let Err(error) = self.obey(command) {
                    self.output.error(&error);
                }
            }
            Ok(None) => {}
            Err(error) => self.output.error(&error.to_string()),
        }
        if self.output.is_closed() { Next::End } else { Next::Line }
    }

    /// Ends the session after the client's last line. A search with limits may finish first.
    pub fn end(mut self) {
        if let Some(task) = &self.task
            && !task.is_held()
        {
            task.wait(LAST_WAIT);
        }
        self.finish_task();
    }

    fn obey(&mut self, command: Command) -> Result<(), String> {
        self.take_back_searcher();
        match command {
            Command::Uci => self.introduce(),
            Command::IsReady => self.output.say("readyok"),
            Command::Debug | Command::Quit => {}
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref())?,
            Command::NewGame => {
                self.check_idle()?;
                if let Some(searcher) = &mut self.searcher {
                    searcher.clear();
                }
            }
            Command::Position(placed) => self.place(&placed)?,
            Command::Go(go) => self.go(&go)?,
            Command::Stop => self.finish_task(),
            Command::PonderHit => match &self.task {
                Some(task) if task.is_pondering() => task.ponder_hit(),
                _ => return Err("nothing is pondered on; go ponder begins it".to_owned()),
            },
            Command::Display => self.output.say(&self.display()),
            Command::Moves => self.output.say(&MoveRequest::at(&self.played, None).line()),
            Command::Perft(depth) => {
                self.check_idle()?;
                let (game, position) = (Arc::clone(self.played.game()), *self.played.position());
                self.task = Some(Task::perft(game, position, depth, self.output.clone()));
            }
            Command::Help => self.output.say(HELP),
        }
        Ok(())
    }

    fn introduce(&self) {
        let options = self.options.described(&game_text(self.played.game().rules()));
        self.output.say(&format!(
            "id name Sower {}\nid author the Sower team\n{options}\nuciok",
            env!("CARGO_PKG_VERSION")
        ));
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), String> {
        self.check_idle()?;
        let set = self.options.set(name, value.unwrap_or_default()).and_then(|change| match change {
            options::Change::Nothing => Ok(()),
            options::Change::Table => {
                self.searcher = None;
                Ok(())
            }
            options::Change::Game(text) => {
                let (name, changes) = split(text);
                let game = (self.find)(name, &changes).map_err(OptionError::Game)?;
                self.searcher = None;
                self.played = Played::new(Arc::new(game));
                Ok(())
            }
        });
        set.map_err(|error| error.to_string())
    }

    /// Sets the position and plays the moves. On an error the old position stays.
    fn place(&mut self, placed: &Placed) -> Result<(), String> {
        let game = self.played.game();
        let start = match &placed.from {
            Begin::Start => game.start(),
            Begin::Text(text) => game.read_position(text).map_err(|error| self.sentence(&error))?,
        };
        let mut played = Played::from_position(Arc::clone(game), start);
        let mut joined = false;
        for word in &placed.moves {
            for token in self.tokens(word) {
                joined |= token.len() < word.len();
                self.play(&mut played, token)?;
            }
        }
        if !placed.moves.is_empty() {
            self.joined = joined;
        }
        self.played = played;
        Ok(())
    }

    /// The moves in a word: if labels are letters, each letter may be a move.
    fn tokens<'a>(&self, word: &'a str) -> Vec<&'a str> {
        let letters = *self.played.game().rules().labels() == Labels::Letters
            && word.bytes().all(|byte| byte.is_ascii_alphabetic())
            && !word.eq_ignore_ascii_case("swap");
        if letters { (0..word.len()).map(|at| &word[at..=at]).collect() } else { vec![word] }
    }

    fn play(&self, played: &mut Played, token: &str) -> Result<(), String> {
        let refused = |reason: String, ply: u32| format!("move {ply}, {}: {reason}", quoted(token));
        let ply = played.node(played.cursor()).ply() + 1;
        if let Some(outcome) = played.outcome() {
            return Err(refused(self.ending(&outcome), ply));
        }
        let choice = played
            .game()
            .read_token(played.position(), token)
            .map_err(|error| refused(self.sentence(&error), ply))?;
        played.play(choice).map(|_| ()).map_err(|refusal| refused(self.sentence(&refusal), ply))
    }

    fn go(&mut self, go: &Go) -> Result<(), String> {
        self.check_idle()?;
        if let Some(outcome) = self.played.outcome() {
            self.output.say(&format!("info string {}\nbestmove 0000", self.ending(&outcome)));
            return Ok(());
        }
        let mut limits = go.limits(self.played.position().side());
        if go.infinite {
            limits = sower_search::Limits::default();
        }
        let search = Search {
            searcher: self.searcher.take(),
            settings: self.options.settings.clone(),
            played: self.played.clone(),
            limits,
            form: Form { lines: self.options.lines, joined: self.joined },
            held: go.infinite || go.ponder,
            ponder: go.ponder,
        };
        self.task = Some(Task::search(search, self.output.clone()));
        Ok(())
    }

    /// The board as text, the position, and the result if the game is over.
    fn display(&self) -> String {
        let (game, position) = (self.played.game(), self.played.position());
        let outcome = self.played.outcome();
        let legal =
            self.played.moves().into_iter().filter_map(|choice| {
                choice.pit().map(|pit| Place::of(position.side(), pit, position.pits()))
            });
        let options =
            TextOptions { legal: legal.collect(), finished: outcome.is_some(), ..TextOptions::default() };
        let mut lines = board_text(game.rules(), position, &options);
        lines.push(format!("game {}", game_text(game.rules())));
        lines.push(format!("position {}", write_position(position)));
        lines.extend(outcome.map(|outcome| self.ending(&outcome)));
        lines.join("\n")
    }

    fn check_idle(&self) -> Result<(), String> {
        if self.task.is_some() { Err(BUSY.to_owned()) } else { Ok(()) }
    }

    /// Takes the searcher back from a finished task.
    fn take_back_searcher(&mut self) {
        if self.task.as_ref().is_some_and(Task::is_done) {
            self.finish_task();
        }
    }

    fn finish_task(&mut self) {
        if let Some(searcher) = self.task.take().and_then(Task::finish) {
            self.searcher = Some(searcher);
        }
    }

    fn sentence(&self, what: &impl Say) -> String {
        Language::english().say(what, self.played.game().rules().words())
    }

    fn ending(&self, outcome: &sower_core::Outcome) -> String {
        let rules = self.played.game().rules();
        Language::english().render(&sower_text::outcome_sentence(outcome, rules), rules.words())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.finish_task();
    }
}
