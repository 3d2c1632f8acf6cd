//! Runs the app in a terminal: events in, effects out.

mod terminal;
mod trainer;
mod workers;

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};
use std::{io, thread};

use crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout::{Position as Point, Size};
use sower_search::Probes;
use sower_text::message;
use terminal::TerminalGuard;
pub use trainer::TableSource;
use trainer::{Request, Wanted};
use workers::Workers;

use crate::app::{App, Effect, Message, Screen, Start};
use crate::saved_games::{Holder, Keeping, ProgressStore, SavedGames};
use crate::say::talk;
use crate::settings::Settings;

/// Options for running the app.
#[derive(Clone, Debug)]
pub struct Options {
    /// The first screen.
    pub start: Start,
    /// Theme, animation speed and level at the start.
    pub settings: Settings,
    /// Seed of coin tosses, the computer's random choices and names of saved games; different for every run.
    pub seed: u64,
    /// Endgame tables for the computer.
    pub probes: Probes,
    /// Endgame tables for the trainer.
    pub tables: TableSource,
}

/// The state in which the player left the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExitReason {
    /// From the menu, or from a game that is over or has no moves.
    Nothing,
    /// During a game, which is saved here.
    Unfinished(Keeping),
    /// From the menu, to continue in the browser.
    Browser,
}

/// Messages to handle before the screen is drawn again.
const MOST_AT_ONCE: usize = 64;

/// Runs the app until the player leaves it. The terminal is restored on return, even after a panic.
pub fn run(
    options: Options,
    saved_games: &mut dyn SavedGames,
    progress: &dyn ProgressStore,
) -> io::Result<ExitReason> {
    let (told, messages) = mpsc::channel();
    let ended = told.clone();
    // This includes SIGTERM, and SIGHUP when the terminal is closed.
    ctrlc::set_handler(move || {
        // After the screens have closed, Ctrl-C must end the program as usual.
        if ended.send(Message::Terminate).is_err() {
            std::process::exit(130);
        }
    })
    .map_err(io::Error::other)?;
    let mut taken = TerminalGuard::take()?;
    let size = taken.terminal.size()?;
    listen(told.clone());
    let mut effects = EffectRunner {
        workers: Workers::new(told.clone(), options.probes, options.tables),
        told,
        saved_games,
        progress,
        quits: false,
        browses: false,
        redraws: false,
    };
    let mut app = App::new(size, options.settings, options.seed);
    let begun = Instant::now();
    let first = app.start(options.start, begun.elapsed());
    effects.perform(first);
    let drawn = watch(&mut app, &mut effects, &mut taken, &messages, begun);
    drop(taken);
    effects.workers.leave();
    match (drawn, app.screen()) {
        (Err(error), _) => Err(error),
        (Ok(()), _) if effects.browses => Ok(ExitReason::Browser),
        (Ok(()), Screen::GameScreen(table)) if table.is_unfinished() => {
            Ok(ExitReason::Unfinished(table.keeping()))
        }
        (Ok(()), _) => Ok(ExitReason::Nothing),
    }
}

/// Draws and handles messages until the player leaves the app.
fn watch(
    app: &mut App,
    runner: &mut EffectRunner<'_>,
    taken: &mut TerminalGuard,
    messages: &Receiver<Message>,
    begun: Instant,
) -> io::Result<()> {
    while !runner.quits {
        if std::mem::take(&mut runner.redraws) {
            taken.terminal.clear()?;
        }
        taken.terminal.draw(|frame| frame.render_widget(&*app, frame.area()))?;
        let mut message = next(messages, app.wakes_at(), begun);
        for _ in 0..MOST_AT_ONCE {
            let Some(taken_in) = message else { break };
            let effects = app.update(taken_in, begun.elapsed());
            runner.perform(effects);
            if runner.quits {
                break;
            }
            message = messages.try_recv().ok();
        }
    }
    Ok(())
}

/// The next message, or a `Tick` when the time is up.
fn next(messages: &Receiver<Message>, wakes_at: Option<Duration>, begun: Instant) -> Option<Message> {
    let Some(at) = wakes_at else { return messages.recv().ok().or(Some(Message::Terminate)) };
    match messages.recv_timeout(at.saturating_sub(begun.elapsed())) {
        Ok(message) => Some(message),
        Err(RecvTimeoutError::Timeout) => Some(Message::Tick),
        Err(RecvTimeoutError::Disconnected) => Some(Message::Terminate),
    }
}

/// Starts a thread that forwards keys, clicks and sizes. If the terminal is gone, the app ends.
fn listen(told: Sender<Message>) {
    thread::spawn(move || {
        loop {
            let message = match event::read() {
                Ok(event) => translate(&event),
                Err(_) => Some(Message::Terminate),
            };
            let ends = matches!(message, Some(Message::Terminate));
            let gone = message.is_some_and(|message| told.send(message).is_err());
            if gone || ends {
                return;
            }
        }
    });
}

fn translate(event: &Event) -> Option<Message> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(Message::Key(*key)),
        Event::Resize(width, height) => Some(Message::Resize(Size::new(*width, *height))),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                Some(Message::Click(Point::new(mouse.column, mouse.row)))
            }
            MouseEventKind::ScrollDown => Some(Message::Wheel(1)),
            MouseEventKind::ScrollUp => Some(Message::Wheel(-1)),
            _ => None,
        },
        _ => None,
    }
}

/// Carries out the app's effects.
struct EffectRunner<'a> {
    workers: Workers,
    told: Sender<Message>,
    saved_games: &'a mut dyn SavedGames,
    progress: &'a dyn ProgressStore,
    quits: bool,
    /// Whether to continue in the browser.
    browses: bool,
    redraws: bool,
}

impl EffectRunner<'_> {
    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            self.do_one(effect);
        }
    }

    fn do_one(&mut self, effect: Effect) {
        match effect {
            Effect::SitDown { game, who, seed } => self.workers.player(&game, &who, seed),
            Effect::Think { ticket, side, played, limits } => {
                self.workers.think(ticket, side, played, limits);
            }
            Effect::StopThinking => self.workers.stop_thinking(),
            Effect::Analyze { ticket, game, root, limits, best_only } => {
                self.workers.analyze(ticket, game, root, limits, best_only);
            }
            Effect::StopAnalyzing => self.workers.stop_analyzing(),
            Effect::Review { ticket, played, opening } => self.workers.review(ticket, played, opening),
            // Saved before anything else happens, so that no visible move is lost.
            Effect::Keep { keeping, text, finished } => {
                let kept = match &keeping {
                    Keeping::SavedGames(name) => self.saved_games.keep(name, &text, finished),
                    Keeping::File(file) => self.saved_games.write(file, &text).map(|()| Holder::Us),
                };
                match (kept, keeping) {
                    (Ok(Holder::Another), Keeping::SavedGames(name)) => {
                        self.tell(Message::KeptElsewhere(name))
                    }
                    (Ok(_), _) => {}
                    (Err(error), _) => self.tell(Message::NotKept(error.to_string())),
                }
            }
            Effect::ListSavedGames => {
                // If the folder cannot be read, the player learns of it when a game is saved.
                let games = self.saved_games.unfinished().unwrap_or_default();
                self.tell(Message::SavedGames(games));
            }
            Effect::Discard(name) => {
                let fault = match self.saved_games.discard(&name) {
                    Ok(Holder::Us) => return,
                    Ok(Holder::Another) => talk(&message!("tui-open-in-another")),
                    Err(error) => error.to_string(),
                };
                self.tell(Message::NotDiscarded(fault));
            }
            Effect::TakeUp(name) => {
                let taken = self.saved_games.take_up(&name);
                let taken = taken.map(|(game, holder)| (Box::new(game), holder));
                self.tell(Message::TakenUp(taken.map_err(|error| error.to_string())));
            }
            Effect::LetGo => self.saved_games.let_go(),
            Effect::Save { file, text } => {
                let fault = self.saved_games.write_new(&file, &text).err().map(|error| error.to_string());
                self.tell(Message::Saved { file, fault });
            }
            Effect::Read(file) => {
                let text = self.saved_games.read(&file);
                self.tell(Message::Read { file, text });
            }
            Effect::Redraw => self.redraws = true,
            Effect::OpenPuzzles(game) => {
                let progress = self.progress.read(&game);
                self.tell(Message::PuzzlesOpened { game, progress });
            }
            Effect::KeepProgress { game, progress } => {
                if let Err(reason) = self.progress.keep(&game, &progress) {
                    self.tell(Message::ProgressNotKept(reason));
                }
            }
            Effect::Explain { ticket, game, puzzle, played } => {
                self.workers.explain(ticket, game, puzzle, played);
            }
            Effect::PrepareEndgame { ticket, game, from, seed } => {
                self.workers.train(Wanted { ticket, game, from, seed });
            }
            Effect::CheckMove { ticket, played } => self.workers.ask_trainer(Request::Check(ticket, played)),
            Effect::ReplyToMistake { ticket } => self.workers.ask_trainer(Request::Reply(ticket)),
            Effect::TakeBack => self.workers.ask_trainer(Request::TakeBack),
            Effect::StopTraining => self.workers.stop_training(),
            Effect::Browser => {
                self.browses = true;
                self.quits = true;
            }
            Effect::Quit => self.quits = true,
        }
    }

    fn tell(&self, message: Message) {
        // The receiver lives as long as the app.
        let _ = self.told.send(message);
    }
}
