//! Threads that search: one per computer player, and one each for analysis, review, puzzles and the trainer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use sower_core::{Game, Move, Played, Side};
use sower_players::{PlayerError, PlayerSpec};
use sower_puzzles::{Puzzle, Why};
use sower_review::{Progress, review_after};
use sower_search::{Limits, Probes, Root, Searcher, Settings, Stop};
use sower_text::message;

use super::trainer::{Request, TableSource, Wanted, train};
use crate::app::{Message, Ticket};
use crate::say::talk;
use crate::thinking_time::review_budget;

/// A request for a move.
struct Job {
    ticket: Ticket,
    played: Box<Played>,
    limits: Limits,
    stop: Stop,
}

/// A request for an analysis.
struct View {
    ticket: Ticket,
    game: Arc<Game>,
    root: Box<Root>,
    limits: Limits,
    best_only: bool,
    stop: Stop,
}

/// All search threads of a game.
pub(super) struct Workers {
    told: Sender<Message>,
    probes: Probes,
    seats: [Option<Sender<Job>>; 2],
    analyst: Option<Sender<View>>,
    trainer: Option<Sender<Request>>,
    tables: TableSource,
    training: Stop,
    explaining: Stop,
    thinking: Stop,
    analyzing: Stop,
    reviewing: Stop,
    threads: Vec<JoinHandle<()>>,
}

impl Workers {
    pub(super) fn new(told: Sender<Message>, probes: Probes, tables: TableSource) -> Workers {
        Workers {
            told,
            probes,
            seats: [None, None],
            analyst: None,
            trainer: None,
            tables,
            training: Stop::new(),
            explaining: Stop::new(),
            thinking: Stop::new(),
            analyzing: Stop::new(),
            reviewing: Stop::new(),
            threads: Vec::new(),
        }
    }

    /// Starts the players of a game and stops those of the previous one.
    pub(super) fn player(&mut self, game: &Arc<Game>, who: &[PlayerSpec; 2], seed: u64) {
        self.thinking.stop();
        self.reviewing.stop();
        self.threads.retain(|thread| !thread.is_finished());
        self.seats = Side::BOTH.map(|side| {
            let who = who[side].clone();
            if who.is_human() {
                return None;
            }
            let (ask, asked) = mpsc::channel();
            let (game, told) = (Arc::clone(game), self.told.clone());
            let seed = seed.wrapping_add(side as u64);
            let settings = Settings::of_this_machine().with_probes(self.probes.clone());
            self.threads.push(thread::spawn(move || play(&who, &game, seed, settings, &asked, &told)));
            Some(ask)
        });
    }

    pub(super) fn think(&mut self, ticket: Ticket, side: Side, played: Box<Played>, limits: Limits) {
        self.thinking.stop();
        self.thinking = Stop::new();
        let job = Job { ticket, played, limits, stop: self.thinking.clone() };
        let sent = self.seats[side].as_ref().is_some_and(|seat| seat.send(job).is_ok());
        if !sent {
            let choice = Err(PlayerError::Died("this side has no computer player".to_owned()));
            let _ = self.told.send(Message::Thought { ticket, choice });
        }
    }

    pub(super) fn stop_thinking(&mut self) {
        self.thinking.stop();
    }

    pub(super) fn analyze(
        &mut self,
        ticket: Ticket,
        game: Arc<Game>,
        root: Box<Root>,
        limits: Limits,
        best_only: bool,
    ) {
        self.analyzing.stop();
        self.analyzing = Stop::new();
        let mut view = View { ticket, game, root, limits, best_only, stop: self.analyzing.clone() };
        if let Some(analyst) = &self.analyst {
            match analyst.send(view) {
                Ok(()) => return,
                // The thread has panicked; start a new one.
                Err(unsent) => view = unsent.0,
            }
        }
        let (ask, asked) = mpsc::channel();
        let told = self.told.clone();
        let settings = Settings::default().with_probes(self.probes.clone());
        self.threads.push(thread::spawn(move || look(&asked, &settings, &told)));
        let _ = ask.send(view);
        self.analyst = Some(ask);
    }

    pub(super) fn stop_analyzing(&mut self) {
        self.analyzing.stop();
    }

    /// Reviews every move of a game on a separate thread.
    pub(super) fn review(&mut self, ticket: Ticket, played: Box<Played>, opening: usize) {
        self.reviewing.stop();
        self.reviewing = Stop::new();
        let (told, stop) = (self.told.clone(), self.reviewing.clone());
        let settings = Settings::default().with_probes(self.probes.clone());
        self.threads.push(thread::spawn(move || {
            let mut searcher = Searcher::new(Arc::clone(played.game()), settings);
            let mut came = |progress: Progress| {
                let _ = told.send(Message::ReviewCame { ticket, done: progress.done });
            };
            let budget = review_budget();
            if let Ok(review) = review_after(opening, &played, &mut searcher, budget, &stop, &mut came) {
                let _ = told.send(Message::Reviewed { ticket, review: Box::new(review) });
            }
        }));
    }

    /// Explains a move of a puzzle on a separate thread.
    pub(super) fn explain(&mut self, ticket: Ticket, game: Arc<Game>, puzzle: Box<Puzzle>, played: Move) {
        self.explaining.stop();
        self.explaining = Stop::new();
        let (told, stop) = (self.told.clone(), self.explaining.clone());
        let settings = Settings::default().with_probes(self.probes.clone());
        self.threads.push(thread::spawn(move || {
            let mut searcher = Searcher::new(Arc::clone(&game), settings);
            if let Ok(why) = Why::of(&game, &puzzle, played, &mut searcher, &stop) {
                let _ = told.send(Message::Explained { ticket, why: Box::new(why) });
            }
        }));
    }

    /// Starts the trainer of an endgame and stops the previous one.
    pub(super) fn train(&mut self, wanted: Wanted) {
        self.stop_training();
        self.threads.retain(|thread| !thread.is_finished());
        self.training = Stop::new();
        let (ask, asked) = mpsc::channel();
        let (told, stop, tables) = (self.told.clone(), self.training.clone(), self.tables.clone());
        self.threads.push(thread::spawn(move || {
            let ticket = wanted.ticket;
            let run = || train(wanted, &tables, &stop, &asked, &told);
            if catch_unwind(AssertUnwindSafe(run)).is_err() {
                let endgame = Err(talk(&message!("tui-trainer-failed")));
                let _ = told.send(Message::TrainerReady { ticket, endgame });
            }
        }));
        self.trainer = Some(ask);
    }

    pub(super) fn ask_trainer(&self, request: Request) {
        if let Some(trainer) = &self.trainer {
            let _ = trainer.send(request);
        }
    }

    pub(super) fn stop_training(&mut self) {
        self.training.stop();
        self.trainer = None;
    }

    /// Stops all threads. Waits only briefly, so that external engines can exit.
    pub(super) fn leave(mut self) {
        const MOMENT: Duration = Duration::from_millis(150);
        self.thinking.stop();
        self.analyzing.stop();
        self.reviewing.stop();
        self.explaining.stop();
        self.stop_training();
        self.seats = [None, None];
        self.analyst = None;
        let until = Instant::now() + MOMENT;
        while self.threads.iter().any(|thread| !thread.is_finished()) && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// A player's thread: answers requests until the channel closes.
fn play(
    who: &PlayerSpec,
    game: &Arc<Game>,
    seed: u64,
    settings: Settings,
    asked: &Receiver<Job>,
    told: &Sender<Message>,
) {
    let seated = catch_unwind(AssertUnwindSafe(|| who.player_with(game, seed, settings)));
    let Ok(Some(mut player)) = seated else { return };
    while let Ok(job) = asked.recv() {
        let Job { ticket, played, limits, stop } = job;
        let chosen = catch_unwind(AssertUnwindSafe(|| player.choose(&played, &limits, &stop)));
        // No one waits for the answer of a stopped player.
        if stop.is_stopped() {
            continue;
        }
        let choice = chosen.unwrap_or_else(|_| Err(PlayerError::Died(who.to_string())));
        if told.send(Message::Thought { ticket, choice }).is_err() {
            return;
        }
    }
}

/// The analysis thread. It keeps its search tables while the game stays the same.
fn look(asked: &Receiver<View>, settings: &Settings, told: &Sender<Message>) {
    let mut searcher: Option<Searcher> = None;
    while let Ok(view) = asked.recv() {
        if view.stop.is_stopped() {
            continue;
        }
        let known = searcher.take().filter(|searcher| Arc::ptr_eq(searcher.game(), &view.game));
        let mut at_work = known.unwrap_or_else(|| Searcher::new(Arc::clone(&view.game), settings.clone()));
        let ticket = view.ticket;
        let last = if view.best_only {
            at_work.best(&view.root, &view.limits, &view.stop)
        } else {
            at_work.analyze(&view.root, &view.limits, &view.stop, &mut |analysis| {
                let _ = told.send(Message::Seen { ticket, analysis: analysis.clone(), done: false });
            })
        };
        if !view.stop.is_stopped() && told.send(Message::Seen { ticket, analysis: last, done: true }).is_err()
        {
            return;
        }
        searcher = Some(at_work);
    }
}
