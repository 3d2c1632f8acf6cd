//! The state of the whole app, and the `update` function that changes it.

mod context;
mod dialog;
mod message;

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;
use ratatui::layout::{Position as Point, Size};
use sower_core::{Game, Position};
use sower_puzzles::{Progress, Session};
use sower_text::message;

pub(crate) use context::{Ask, Context};
pub(crate) use dialog::Answer;
pub use dialog::{Dialog, Question};
pub use message::{Effect, Endgame, Message, Ticket, TrainerAnswer};

use crate::game_screen::{GameScreen, Speed};
use crate::game_session::GameSession;
use crate::menu::{Menu, SavedEntry, Setup};
use crate::page::Page;
use crate::saved_games::{Holder, Keeping, SavedGame};
use crate::say::{about, talk};
use crate::settings::Settings;
use crate::view::{self, ColourSupport, Hit, Theme};

/// The first screen.
#[derive(Clone, Debug)]
pub enum Start {
    /// The main menu.
    Menu,
    /// A game that is ready to play.
    GameScreen(Box<GameSession>),
}

/// The current screen.
#[derive(Debug)]
pub enum Screen {
    /// The main menu.
    Menu(Menu),
    /// The new-game screen.
    Setup(Setup),
    /// The board with a game in progress.
    GameScreen(Box<GameScreen>),
}

/// The state of the whole app.
#[derive(Debug)]
pub struct App {
    pub(crate) size: Size,
    pub(crate) theme: Theme,
    pub(crate) now: Duration,
    pub(crate) screen: Screen,
    /// The menu that the player left.
    last_menu: Option<Menu>,
    pub(crate) kept: Vec<SavedEntry>,
    /// The page over the screen, if one is open.
    pub(crate) page: Option<Page>,
    /// The dialog over the screen, if one is open.
    pub(crate) dialog: Option<Dialog>,
    /// The endgame that the trainer is preparing.
    pub(crate) preparing: Option<Ticket>,
    /// The last chosen animation speed, for the next game.
    speed: Speed,
    /// The level that a new game suggests.
    level: u8,
    rng: Pcg64,
    last_ticket: u64,
}

impl App {
    /// An app for a terminal of this size. `seed` determines coin tosses, the computer's random choices and the names of saved games.
    pub fn new(size: Size, settings: Settings, seed: u64) -> App {
        App {
            size,
            theme: Theme::new(settings.theme, settings.colours),
            now: Duration::ZERO,
            screen: Screen::Menu(Menu::new()),
            last_menu: None,
            kept: Vec::new(),
            page: None,
            dialog: None,
            preparing: None,
            speed: settings.speed,
            level: settings.level,
            rng: Pcg64::seed_from_u64(seed),
            last_ticket: 0,
        }
    }

    /// Opens the first screen.
    pub fn start(&mut self, start: Start, now: Duration) -> Vec<Effect> {
        self.now = now;
        match start {
            Start::Menu => vec![Effect::ListSavedGames],
            Start::GameScreen(seating) => {
                let mut context = Context::new(now, self.last_ticket);
                self.player(*seating, &mut context);
                self.settle(context)
            }
        }
    }

    /// The current screen.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The open dialog.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// When the app next needs a `Tick`, on the same time scale as `now`.
    pub fn wakes_at(&self) -> Option<Duration> {
        match &self.screen {
            Screen::GameScreen(table) => table.wakes_at(self.now),
            _ => None,
        }
    }

    /// Handles a message and returns the effects to carry out. `now` is the time since any fixed moment.
    pub fn update(&mut self, message: Message, now: Duration) -> Vec<Effect> {
        self.now = now;
        let mut context = Context::new(now, self.last_ticket);
        match message {
            Message::Terminate => context.ask(Ask::Quit),
            Message::Resize(size) => self.size = size,
            Message::Key(key) => self.key(key, &mut context),
            Message::Click(point) => self.click(point, &mut context),
            Message::Wheel(lines) => self.wheel(isize::from(lines), &mut context),
            Message::SavedGames(games) => {
                self.kept = games.iter().map(SavedEntry::read).collect();
                if let Screen::Menu(menu) = &mut self.screen {
                    menu.list(&self.kept);
                }
            }
            Message::Read { file, text } => self.opened(&file, text, &mut context),
            Message::TakenUp(taken) => self.taken_up(taken, &mut context),
            Message::KeptElsewhere(name) => self.kept_elsewhere(&name, &mut context),
            Message::PuzzlesOpened { game, progress } => self.puzzles_opened(&game, progress, &mut context),
            Message::TrainerReady { ticket, endgame } => self.trainer_ready(ticket, endgame, &mut context),
            Message::NotDiscarded(reason) => {
                if let Screen::Menu(menu) = &mut self.screen {
                    menu.tell(talk(&message!("tui-not-discarded", reason)));
                }
            }
            other => {
                if let Screen::GameScreen(table) = &mut self.screen {
                    table.told(other, &mut context);
                    // An open review page is updated while the review progresses.
                    if let Some(page) = self.page.as_mut().filter(|page| page.is_review) {
                        *page = Page { above: page.above, ..table.review_page() };
                    }
                }
            }
        }
        self.settle(context)
    }

    /// Carries out the screens' requests. None of them leads to another request, so this ends.
    fn settle(&mut self, mut context: Context) -> Vec<Effect> {
        for ask in std::mem::take(&mut context.asks) {
            match ask {
                Ask::Open(page) => self.page = Some(page),
                Ask::Dialog(dialog) => self.dialog = Some(dialog),
                Ask::ToMenu => {
                    self.leave_table(&mut context);
                    let mut menu = self.last_menu.take().unwrap_or_else(Menu::new);
                    menu.reopen(&self.kept);
                    self.screen = Screen::Menu(menu);
                    context.effect(Effect::ListSavedGames);
                }
                Ask::NewGame(name) => {
                    if let Some(setup) = Setup::new(&name, self.level) {
                        self.leave_table(&mut context);
                        self.show(Screen::Setup(setup));
                    }
                }
                Ask::Again(game, tags) => {
                    self.leave_table(&mut context);
                    self.show(Screen::Setup(Setup::of(game, tags, self.level)));
                }
                // The menu's copy may be outdated, so the game is read again once this terminal holds it.
                Ask::GoOn(index) => {
                    if let Some(kept) = self.kept.get(index) {
                        context.effect(Effect::TakeUp(kept.name.clone()));
                    }
                }
                Ask::Begin => {
                    if let Screen::Setup(setup) = &self.screen {
                        let seating = setup.seating(&mut self.rng);
                        self.player(seating, &mut context);
                    }
                }
                Ask::Puzzles(game) => self.open_puzzles(game, &mut context),
                Ask::Train(game, from) => self.prepare_endgame(game, from, &mut context),
                Ask::Browser => context.effect(Effect::Browser),
                Ask::Quit => {
                    self.leave_table(&mut context);
                    context.effect(Effect::Quit);
                }
            }
        }
        if let Screen::GameScreen(table) = &self.screen {
            self.speed = table.speed();
        }
        self.last_ticket = context.last_ticket();
        context.effects
    }

    fn leave_table(&mut self, context: &mut Context) {
        if let Screen::GameScreen(_) = &self.screen {
            context.effect(Effect::StopThinking);
            context.effect(Effect::StopAnalyzing);
            context.effect(Effect::StopTraining);
            context.effect(Effect::LetGo);
        }
    }

    /// Reads the player's progress; the puzzles open when it arrives.
    fn open_puzzles(&mut self, game: Arc<Game>, context: &mut Context) {
        if sower_puzzles::of_game(&game).is_some() {
            return context.effect(Effect::OpenPuzzles(game));
        }
        self.tell(talk(&message!("tui-puzzles-none", game = about(game.rules()).name)));
    }

    fn puzzles_opened(
        &mut self,
        game: &Arc<Game>,
        progress: Result<Progress, String>,
        context: &mut Context,
    ) {
        let Some(puzzles) = sower_puzzles::of_game(game) else { return };
        match progress.map(|progress| Session::new(Cow::Borrowed(puzzles), progress)) {
            Ok(Some(session)) => {
                self.leave_table(context);
                let screen = GameScreen::for_puzzles(game, session, self.speed, context);
                self.show(Screen::GameScreen(Box::new(screen)));
            }
            Ok(None) => self.tell(talk(&message!("tui-puzzles-none", game = about(game.rules()).name))),
            Err(reason) => self.tell(talk(&message!("tui-puzzles-not-opened", reason))),
        }
    }

    /// Has the trainer prepare an endgame. It may have to build a table first.
    fn prepare_endgame(&mut self, game: Arc<Game>, from: Option<Position>, context: &mut Context) {
        let ticket = context.ticket();
        self.preparing = Some(ticket);
        context.effect(Effect::PrepareEndgame { ticket, game, from, seed: self.rng.random() });
    }

    fn trainer_ready(&mut self, ticket: Ticket, endgame: Result<Endgame, String>, context: &mut Context) {
        if self.preparing != Some(ticket) {
            return;
        }
        self.preparing = None;
        match endgame {
            // The trainer of the new endgame is already running, so it must not be stopped with the old screen.
            Ok(endgame) => {
                context.effect(Effect::StopThinking);
                context.effect(Effect::StopAnalyzing);
                context.effect(Effect::LetGo);
                let screen = GameScreen::for_endgame(&endgame, self.speed, context);
                self.show(Screen::GameScreen(Box::new(screen)));
            }
            Err(reason) => self.tell(reason),
        }
    }

    /// Shows another screen. The menu is kept, so that the player finds it as it was.
    fn show(&mut self, screen: Screen) {
        if let Screen::Menu(menu) = std::mem::replace(&mut self.screen, screen) {
            self.last_menu = Some(menu);
        }
    }

    /// Shows a notice on the current screen.
    fn tell(&mut self, notice: String) {
        match &mut self.screen {
            Screen::Menu(menu) => menu.tell(notice),
            Screen::Setup(setup) => setup.tell(notice),
            Screen::GameScreen(table) => table.tell(notice),
        }
    }

    /// Changes to the next theme that the terminal can show.
    fn next_theme(&mut self) {
        self.theme = self.theme.next();
        self.tell(talk(&match self.theme.support() {
            ColourSupport::None => message!("tui-theme-no-colours"),
            ColourSupport::Sixteen => message!("tui-theme-sixteen"),
            ColourSupport::True => message!("tui-theme", theme = self.theme.name().to_string()),
        }));
    }

    /// Resumes a saved game. If another terminal has it open, the player continues a copy.
    fn taken_up(&mut self, taken: Result<(Box<SavedGame>, Holder), String>, context: &mut Context) {
        let Screen::Menu(menu) = &mut self.screen else { return context.effect(Effect::LetGo) };
        let (game, holder) = match taken {
            Ok(taken) => taken,
            Err(reason) => {
                menu.tell(talk(&message!("tui-not-taken-up", reason)));
                return context.effect(Effect::ListSavedGames);
            }
        };
        match SavedEntry::read(&game).seating() {
            Ok(mut seating) => {
                if holder == Holder::Another {
                    let game = seating.played.game().rules().about().id.clone();
                    seating.keeping = Keeping::new_saved_game(&game, self.rng.random());
                    seating.notice = Some(talk(&message!("tui-open-elsewhere")));
                }
                self.player(seating, context);
            }
            Err(page) => {
                self.page = Some(page);
                context.effect(Effect::LetGo);
            }
        }
    }

    /// The current game was not saved because another terminal has it open.
    fn kept_elsewhere(&mut self, name: &str, context: &mut Context) {
        if let Screen::GameScreen(table) = &mut self.screen
            && table.keeping() == Keeping::SavedGames(name.to_owned())
        {
            let game = table.rules().about().id.clone();
            table.keep_as_another(Keeping::new_saved_game(&game, self.rng.random()), context);
        }
    }

    fn player(&mut self, seating: GameSession, context: &mut Context) {
        self.leave_table(context);
        context.effect(Effect::SitDown {
            game: Arc::clone(seating.played.game()),
            who: seating.who.clone(),
            seed: seating.seed.unwrap_or_else(|| self.rng.random()),
        });
        let table = GameScreen::new(seating, self.speed, context);
        self.show(Screen::GameScreen(Box::new(table)));
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c' | 'd') => context.ask(Ask::Quit),
                KeyCode::Char('l') => context.effect(Effect::Redraw),
                _ => {}
            }
            return;
        }
        if view::too_small(self.size) {
            if let KeyCode::Char('q') = key.code {
                context.ask(Ask::Quit);
            }
            return;
        }
        if let Some(dialog) = &mut self.dialog {
            let answer = dialog.key(key);
            return self.answered(answer, context);
        }
        if self.page.is_some() {
            return self.page_key(key, context);
        }
        if self.preparing.is_some() {
            if let KeyCode::Esc = key.code {
                self.preparing = None;
                context.effect(Effect::StopTraining);
            }
            return;
        }
        let types_text = matches!(&self.screen, Screen::Menu(menu) if menu.sought.is_some());
        if key.code == KeyCode::Char('t') && !types_text {
            return self.next_theme();
        }
        match &mut self.screen {
            Screen::Menu(menu) => menu.key(key, &self.kept, context),
            Screen::Setup(setup) => setup.key(key, context),
            Screen::GameScreen(table) => table.key(key, context),
        }
    }

    fn answered(&mut self, answer: Answer, context: &mut Context) {
        let (question, typed) = match answer {
            Answer::Waiting => return,
            Answer::No => {
                self.dialog = None;
                return;
            }
            Answer::Yes(question, typed) => (question, typed),
        };
        self.dialog = None;
        match (question, &mut self.screen) {
            (Question::Quit, _) => context.ask(Ask::Quit),
            (Question::Browser, _) => context.ask(Ask::Browser),
            (Question::Open, _) => context.effect(Effect::Read(PathBuf::from(typed))),
            (Question::Discard(name), _) => {
                context.effect(Effect::Discard(name));
                context.effect(Effect::ListSavedGames);
            }
            (question, Screen::GameScreen(table)) => table.agreed(&question, &typed, context),
            _ => {}
        }
    }

    fn page_key(&mut self, key: KeyEvent, context: &mut Context) {
        let window = view::page_window(self.size);
        let Some(page) = &mut self.page else { return };
        let screenful = window.1.saturating_sub(1) as isize;
        match key.code {
            KeyCode::Down | KeyCode::Char('j') => page.scroll(1, window),
            KeyCode::Up | KeyCode::Char('k') => page.scroll(-1, window),
            KeyCode::PageDown | KeyCode::Char(' ') => page.scroll(screenful, window),
            KeyCode::PageUp => page.scroll(-screenful, window),
            KeyCode::Home => page.scroll(isize::MIN, window),
            KeyCode::End => page.scroll(isize::MAX, window),
            KeyCode::Char('Q') => context.ask(Ask::Quit),
            _ => self.page = None,
        }
    }

    fn wheel(&mut self, lines: isize, context: &mut Context) {
        if let Some(page) = &mut self.page {
            page.scroll(lines * 3, view::page_window(self.size));
        } else if self.dialog.is_none() && self.preparing.is_none() {
            let code = if lines > 0 { KeyCode::Down } else { KeyCode::Up };
            match &mut self.screen {
                Screen::Menu(menu) => menu.key(KeyEvent::from(code), &self.kept, context),
                Screen::Setup(setup) => setup.key(KeyEvent::from(code), context),
                Screen::GameScreen(table) if table.walk.is_some() => {
                    let code = if lines > 0 { KeyCode::Right } else { KeyCode::Left };
                    table.key(KeyEvent::from(code), context);
                }
                Screen::GameScreen(_) => {}
            }
        }
    }

    fn click(&mut self, point: Point, context: &mut Context) {
        match view::hit(self, point) {
            Some(Hit::Key(code)) => self.key(KeyEvent::from(code), context),
            Some(Hit::ClosePage) => self.page = None,
            Some(Hit::MenuLine(line)) => {
                if let Screen::Menu(menu) = &mut self.screen {
                    menu.click(line, &self.kept, context);
                }
            }
            Some(Hit::Choice(list, line)) => {
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.click(list, line);
                }
            }
            Some(Hit::Pit(place)) => {
                if let Screen::GameScreen(table) = &mut self.screen {
                    table.click(place, context);
                }
            }
            Some(Hit::Ply(node)) => {
                if let Screen::GameScreen(table) = &mut self.screen {
                    table.go_to(node, context);
                }
            }
            None => {
                if let (Screen::GameScreen(table), None, None) = (&mut self.screen, &self.page, &self.dialog)
                {
                    table.skip(context);
                }
            }
        }
    }

    /// Resumes a game from a file. From now on it is saved among the saved games; the file is not changed.
    fn opened(&mut self, file: &Path, text: Result<String, String>, context: &mut Context) {
        match text.and_then(|text| GameSession::of_record(&text, self.rng.random())) {
            Ok(seating) => self.player(seating, context),
            Err(reason) => {
                self.tell(talk(&message!("tui-not-opened", file = file.display().to_string(), reason)));
            }
        }
    }
}
