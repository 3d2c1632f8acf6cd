//! The app without a terminal. Time, files and players are simulated, so that every run is the same.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::{Position as Point, Size};
use sower_core::record::{Record, Tags};
use sower_core::{Game, Played, Rules, library};
use sower_players::{Player, PlayerSpec};
use sower_puzzles::{Progress, Trainer, Why};
use sower_review::{Budget, review};
use sower_search::{Analysis, Candidate, Limits, Score, Searcher, Settings, Stop};
use sower_tui::{
    App, Effect, Endgame, GameScreen, GameSession, Holder, Keeping, Message, SavedGame, Screen, Start,
    TrainerAnswer,
};

/// A saved game.
#[derive(Clone, Debug)]
pub(crate) struct SavedEntry {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) finished: bool,
}

pub(crate) struct Driver {
    pub(crate) app: App,
    pub(crate) now: Duration,
    pub(crate) kept: Vec<SavedEntry>,
    pub(crate) quits: bool,
    /// Whether the computer answers at once; otherwise it thinks until the test lets it answer.
    pub(crate) answers: bool,
    /// Whether reviews are answered.
    pub(crate) reviews: bool,
    /// Whether simulated lines contain a reply.
    pub(crate) longer_lines: bool,
    /// Whether another terminal has every saved game open.
    pub(crate) open_elsewhere: bool,
    /// The custom rules of every saved game.
    pub(crate) own_rules: Option<Result<Box<Rules>, String>>,
    /// The player's stored progress with puzzles.
    pub(crate) progress: Progress,
    trainer: Option<Trainer>,
    players: [Option<Box<dyn Player>>; 2],
    inbox: VecDeque<Message>,
    size: Size,
}

impl Driver {
    /// An app of this size at its menu.
    pub(crate) fn at_menu(width: u16, height: u16) -> Driver {
        let mut driver = Driver::new(width, height);
        let effects = driver.app.start(Start::Menu, driver.now);
        driver.perform(effects);
        driver
    }

    /// An app at its menu, with one saved game.
    pub(crate) fn at_menu_with(text: &str, width: u16, height: u16) -> Driver {
        let mut driver = Driver::new(width, height);
        driver.kept.push(SavedEntry { name: "kept".to_owned(), text: text.to_owned(), finished: false });
        let effects = driver.app.start(Start::Menu, driver.now);
        driver.perform(effects);
        driver.receive();
        driver
    }

    /// An app on the game screen, after the moves of a record.
    pub(crate) fn at_table(
        game: &str,
        record: &str,
        who: [PlayerSpec; 2],
        width: u16,
        height: u16,
    ) -> Driver {
        Driver::seated(seating(game, record, who), width, height)
    }

    /// An app on the game screen with a prepared game.
    pub(crate) fn seated(seating: GameSession, width: u16, height: u16) -> Driver {
        let mut driver = Driver::new(width, height);
        let effects = driver.app.start(Start::GameScreen(Box::new(seating)), driver.now);
        driver.perform(effects);
        driver
    }

    fn new(width: u16, height: u16) -> Driver {
        let size = Size::new(width, height);
        Driver {
            app: App::new(size, sower_tui::Settings::default(), 7),
            now: Duration::ZERO,
            kept: Vec::new(),
            quits: false,
            answers: true,
            reviews: false,
            longer_lines: false,
            open_elsewhere: false,
            own_rules: None,
            progress: Progress::default(),
            trainer: None,
            players: [None, None],
            inbox: VecDeque::new(),
            size,
        }
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::SitDown { game, who, seed } => {
                    self.players = [who[0].player(&game, seed), who[1].player(&game, seed + 1)];
                }
                Effect::Think { ticket, side, played, .. } if self.answers => {
                    let player = self.players[side].as_mut().expect("this side has a computer player");
                    let choice = player.choose(&played, &Limits::nodes(2000), &Stop::new());
                    self.inbox.push_back(Message::Thought { ticket, choice });
                }
                Effect::Analyze { ticket, game, root, .. } => {
                    let analysis = made_up(&game, &root.position, self.longer_lines);
                    self.inbox.push_back(Message::Seen { ticket, analysis, done: true });
                }
                Effect::Review { ticket, played, .. } if self.reviews => {
                    let mut searcher = Searcher::new(Arc::clone(played.game()), Settings::new(1 << 20, 1));
                    let done = review(&played, &mut searcher, Budget::Nodes(200), &Stop::new(), &mut |_| {});
                    let review = Box::new(done.expect("it is not stopped"));
                    self.inbox.push_back(Message::Reviewed { ticket, review });
                }
                Effect::Keep { keeping: Keeping::SavedGames(name), text, finished } => {
                    self.kept.retain(|kept| kept.name != name);
                    self.kept.insert(0, SavedEntry { name, text, finished });
                }
                Effect::ListSavedGames => {
                    let games = self.kept.iter().filter(|kept| !kept.finished);
                    let games = games.map(|kept| self.saved_game(kept));
                    self.inbox.push_back(Message::SavedGames(games.collect()));
                }
                Effect::TakeUp(name) => {
                    let kept = self.kept.iter().find(|kept| kept.name == name && !kept.finished);
                    let holder = if self.open_elsewhere { Holder::Another } else { Holder::Us };
                    let taken = kept.map(|kept| (Box::new(self.saved_game(kept)), holder));
                    let taken = taken.ok_or_else(|| "it was finished elsewhere".to_owned());
                    self.inbox.push_back(Message::TakenUp(taken));
                }
                Effect::Discard(name) => self.kept.retain(|kept| kept.name != name),
                Effect::Save { file, .. } => self.inbox.push_back(Message::Saved { file, fault: None }),
                Effect::Read(file) => {
                    let text = Err("there is no such file here".to_owned());
                    self.inbox.push_back(Message::Read { file, text });
                }
                Effect::Quit => self.quits = true,
                other => self.perform_exercise(other),
            }
        }
    }

    fn perform_exercise(&mut self, effect: Effect) {
        match effect {
            Effect::OpenPuzzles(game) => {
                let progress = Ok(self.progress.clone());
                self.inbox.push_back(Message::PuzzlesOpened { game, progress });
            }
            Effect::KeepProgress { progress, .. } => self.progress = progress,
            Effect::Explain { ticket, game, puzzle, played } => {
                let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(1 << 20, 1));
                let why = Why::of(&game, &puzzle, played, &mut searcher, &Stop::new()).expect("it is legal");
                self.inbox.push_back(Message::Explained { ticket, why: Box::new(why) });
            }
            Effect::PrepareEndgame { ticket, game, from, .. } => {
                let puzzle = || sower_puzzles::of_game(&game).expect("it has puzzles").all()[0].position;
                let from = from.unwrap_or_else(puzzle);
                let trainer = Trainer::new(Arc::clone(&game), None, from).expect("a short proof");
                let endgame = Ok(Endgame { game, from, task: trainer.task() });
                self.trainer = Some(trainer);
                self.inbox.push_back(Message::TrainerReady { ticket, endgame });
            }
            Effect::CheckMove { ticket, played } => {
                let trainer = self.trainer.as_mut().expect("an endgame is prepared");
                let feedback = trainer.play(played).expect("it is legal");
                let result = (feedback.keeps && trainer.is_over()).then(|| trainer.result());
                let (keeps, told, replies) = (feedback.keeps, feedback.told, feedback.replies);
                let mistakes = trainer.slips();
                let answer = Box::new(TrainerAnswer { keeps, told, replies, result, mistakes });
                self.inbox.push_back(Message::TrainerAnswered { ticket, answer });
            }
            Effect::ReplyToMistake { ticket } => {
                let trainer = self.trainer.as_mut().expect("an endgame is prepared");
                let replies = trainer.reply();
                let result = trainer.is_over().then(|| trainer.result());
                let mistakes = trainer.slips();
                let answer = TrainerAnswer { keeps: true, told: Vec::new(), replies, result, mistakes };
                self.inbox.push_back(Message::TrainerAnswered { ticket, answer: Box::new(answer) });
            }
            Effect::TakeBack => {
                self.trainer.as_mut().expect("an endgame is prepared").take_back();
            }
            _ => {}
        }
    }

    /// Makes the menu list the saved games again.
    pub(crate) fn list_again(&mut self) {
        self.perform(vec![Effect::ListSavedGames]);
        self.receive();
    }

    fn saved_game(&self, kept: &SavedEntry) -> SavedGame {
        SavedGame {
            name: kept.name.clone(),
            place: format!("data/{}.txt", kept.name),
            text: kept.text.clone(),
            own_rules: self.own_rules.clone(),
        }
    }

    pub(crate) fn send(&mut self, message: Message) {
        let effects = self.app.update(message, self.now);
        self.perform(effects);
    }

    pub(crate) fn press(&mut self, code: KeyCode) {
        self.send(Message::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.press(KeyCode::Char(letter));
        }
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) {
        self.send(Message::Click(Point::new(column, row)));
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.size = Size::new(width, height);
        self.send(Message::Resize(self.size));
    }

    /// Delivers the pending messages.
    pub(crate) fn receive(&mut self) {
        while let Some(message) = self.inbox.pop_front() {
            self.send(message);
        }
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, milliseconds: u64) {
        self.now += Duration::from_millis(milliseconds);
        self.send(Message::Tick);
    }

    /// Waits until nothing is in progress: answers, animations, computer moves.
    /// Bound: a game between two computers continues to its end, and every game ends.
    pub(crate) fn settle(&mut self) {
        for _ in 0..100_000 {
            self.receive();
            match self.app.wakes_at() {
                Some(at) if self.inbox.is_empty() => {
                    self.now = self.now.max(at);
                    self.send(Message::Tick);
                }
                Some(_) => {}
                None if self.inbox.is_empty() => return,
                None => {}
            }
        }
        panic!("it does not come to rest");
    }

    pub(crate) fn table(&self) -> &GameScreen {
        match self.app.screen() {
            Screen::GameScreen(table) => table,
            _ => panic!("this is not the game screen"),
        }
    }

    pub(crate) fn is_at_menu(&self) -> bool {
        matches!(self.app.screen(), Screen::Menu(_))
    }

    /// The place where a text begins on the screen.
    pub(crate) fn find(&self, text: &str) -> (u16, u16) {
        let found = self.screen().lines().enumerate().find_map(|(row, line)| {
            line.find(text).map(|at| (line[..at].chars().count() as u16, row as u16))
        });
        found.unwrap_or_else(|| panic!("{text} is not on the screen"))
    }

    /// The screen as text.
    pub(crate) fn screen(&self) -> String {
        let mut terminal =
            Terminal::new(TestBackend::new(self.size.width, self.size.height)).expect("a test backend");
        terminal.draw(|frame| frame.render_widget(&self.app, frame.area())).expect("it can be drawn");
        let buffer = terminal.backend().buffer();
        let mut text = String::new();
        for row in 0..self.size.height {
            let line: String = (0..self.size.width).map(|column| buffer[(column, row)].symbol()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

/// A game with its players, after the moves of a record.
pub(crate) fn seating(game: &str, record: &str, who: [PlayerSpec; 2]) -> GameSession {
    let game = Arc::new(Game::new(library::find(game).expect("shipped").rules(&[]).expect("sound")));
    let played = match record {
        "" => Played::new(game),
        record => Record::parse(record).expect("a record").play(&game).expect("legal moves"),
    };
    GameSession {
        finished: Vec::new(),
        played,
        who,
        tags: Tags::new(),
        keeping: Keeping::SavedGames("kept".to_owned()),
        notice: None,
        toss: None,
        seed: None,
    }
}

/// Plausible values; their size does not matter here.
fn made_up(game: &Game, position: &sower_core::Position, longer: bool) -> Analysis {
    let moves = game.moves(position);
    let mut candidates: Vec<Candidate> = moves
        .iter()
        .enumerate()
        .map(|(index, played)| {
            let score = Score::of_parts(700 - 450 * index as i32);
            let after = game.play(position, *played).expect("it is legal");
            let answer = game.moves(&after).first().copied().filter(|_| longer);
            let line = std::iter::once(*played).chain(answer).collect();
            Candidate::new(game, position, line, score, index == 1)
        })
        .collect();
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
    Analysis { depth: 9, nodes: 1000, seconds: 0.1, proven: false, moves: candidates }
}
