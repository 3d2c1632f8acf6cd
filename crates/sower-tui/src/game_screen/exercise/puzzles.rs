//! Puzzles on the board: attempts, hints, solutions, the next puzzle.

use std::sync::Arc;
use std::time::Duration;

use crossterm::event::KeyCode;
use sower_core::{Game, Move, Side};
use sower_puzzles::{HARDEST, Session, Why};
use sower_text::message;

use super::super::{GameScreen, Speed};
use super::{Activity, Tone};
use crate::app::{Ask, Context, Effect, Ticket};
use crate::key_help::{KeyUse, help_page};
use crate::page::Page;
use crate::say::{capitalised, render, say, talk};

/// How long a wrong move stays on the board.
const WRONG: Duration = Duration::from_millis(1500);

/// The keys of the puzzle screen, most used first.
pub(crate) static PUZZLE_KEYS: [KeyUse; 14] = [
    KeyUse::new(KeyCode::Enter, "⏎", message!("tui-key-sow"), message!("tui-key-sow-long")),
    KeyUse::letter('h', "h", message!("tui-key-hint"), message!("tui-key-puzzle-hint-long")),
    KeyUse::letter('s', "s", message!("tui-key-solution"), message!("tui-key-solution-long")),
    KeyUse::letter('n', "n", message!("tui-key-next"), message!("tui-key-next-puzzle-long")),
    KeyUse::letter('l', "l", message!("tui-key-grade"), message!("tui-key-grade-long")),
    KeyUse::letter('p', "p", message!("tui-key-play-out"), message!("tui-key-play-out-long")),
    KeyUse::letter('w', "w", message!("tui-key-why"), message!("tui-key-why-long")),
    KeyUse::letter('r', "r", message!("tui-key-rules"), message!("tui-key-rules-long")),
    KeyUse::letter('?', "?", message!("tui-key-help"), message!("tui-key-help-long")),
    KeyUse::letter('m', "m", message!("tui-key-menu"), message!("tui-key-menu-exercise-long")),
    KeyUse::letter('q', "q", message!("tui-key-quit"), message!("tui-key-quit-exercise-long")),
    KeyUse::letter('+', "+ -", message!("tui-key-speed"), message!("tui-key-speed-long")),
    KeyUse::letter('t', "t", message!("tui-key-theme"), message!("tui-key-theme-long")),
    KeyUse::new(KeyCode::PageUp, "PgUp", message!("tui-key-other"), message!("tui-key-other-puzzle-long")),
];

/// The state of the current puzzle.
#[derive(Debug, PartialEq, Eq)]
enum State {
    /// The player is to find the move.
    Open,
    /// A move is on the board, and its explanation is being worked out.
    Explaining { ticket: Ticket, right: bool },
    /// A wrong move is explained; it stays on the board until this time.
    Wrong { back_at: Duration },
    /// The solution is on the board.
    Solved,
}

/// The puzzles of a game and the explanation of the last attempt.
#[derive(Debug)]
pub(crate) struct PuzzleExercise {
    session: Session,
    state: State,
    /// Whether the solution was shown instead of found.
    given_up: bool,
    told: Vec<String>,
}

impl PuzzleExercise {
    pub(super) fn side(&self) -> Side {
        self.session.puzzle().position.side()
    }

    pub(super) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    pub(super) fn back_at(&self) -> Option<Duration> {
        match self.state {
            State::Wrong { back_at } => Some(back_at),
            _ => None,
        }
    }

    pub(super) fn heading(&self) -> String {
        let (session, puzzle) = (&self.session, self.session.puzzle());
        talk(&message!(
            "tui-puzzle-heading",
            number = session.number() as u32,
            of = session.count() as u32,
            grade = puzzle.grade(),
            solved = session.solved_ever() as u32,
            mistakes = session.mistakes()
        ))
    }

    pub(super) fn text(&self, game: &Game) -> Vec<(String, Tone)> {
        let rules = game.rules();
        let mut text = vec![(say(rules, &self.session.puzzle().task()), Tone::Task)];
        if let State::Explaining { .. } = self.state {
            text.push((talk(&message!("tui-puzzle-checking")), Tone::Plain));
        }
        for (index, told) in self.told.iter().enumerate() {
            text.push((told.clone(), if index == 0 { Tone::Notice } else { Tone::Plain }));
        }
        let next = match self.state {
            State::Solved if self.given_up => message!("tui-puzzle-given-up"),
            State::Solved => message!("tui-puzzle-solved"),
            _ if self.told.is_empty() => return text,
            State::Open | State::Wrong { .. } => message!("tui-puzzle-again"),
            State::Explaining { .. } => return text,
        };
        text.push((talk(&next), Tone::Notice));
        text
    }
}

/// The help page of the puzzle screen.
fn help() -> Page {
    help_page(&message!("tui-help-puzzles"), &message!("tui-help-puzzles-how"), &PUZZLE_KEYS, &[])
}

impl GameScreen {
    /// A screen for the puzzles of a game.
    pub(crate) fn for_puzzles(
        game: &Arc<Game>,
        session: Session,
        speed: Speed,
        context: &mut Context,
    ) -> GameScreen {
        let from = session.puzzle().position;
        let puzzles = PuzzleExercise { session, state: State::Open, given_up: false, told: Vec::new() };
        GameScreen::for_exercise(game, from, Activity::Puzzles(Box::new(puzzles)), speed, context)
    }

    fn puzzles(&mut self) -> Option<&mut PuzzleExercise> {
        match &mut self.activity {
            Activity::Puzzles(puzzles) => Some(puzzles),
            _ => None,
        }
    }

    /// Plays the player's move and has it explained.
    pub(super) fn attempt(&mut self, made: Move, context: &mut Context) {
        let Some(puzzles) = self.puzzles() else { return };
        let right = puzzles.session.attempt(made);
        puzzles.given_up = false;
        self.keep_progress(context);
        self.show_answer(made, right, context);
    }

    fn show_answer(&mut self, made: Move, right: bool, context: &mut Context) {
        let ticket = context.ticket();
        let game = Arc::clone(self.seating.played.game());
        let Some(puzzles) = self.puzzles() else { return };
        puzzles.state = State::Explaining { ticket, right };
        puzzles.told.clear();
        let puzzle = Box::new(puzzles.session.puzzle().clone());
        if *self.seating.played.position() != puzzle.position {
            self.restart(puzzle.position, context);
        }
        context.effect(Effect::Explain { ticket, game, puzzle, played: made });
        self.play(made, context);
    }

    fn keep_progress(&mut self, context: &mut Context) {
        let game = Arc::clone(self.seating.played.game());
        if let Some(puzzles) = self.puzzles() {
            let progress = puzzles.session.progress().clone();
            context.effect(Effect::KeepProgress { game, progress });
        }
    }

    /// The explanation of a move has arrived.
    pub(in super::super) fn explained(&mut self, asked: Ticket, why: &Why, context: &mut Context) {
        let game = Arc::clone(self.seating.played.game());
        let until = self.animation.as_ref().map_or(context.now, |animation| animation.ends_at()) + WRONG;
        let Some(puzzles) = self.puzzles() else { return };
        let State::Explaining { ticket, right } = puzzles.state else { return };
        if ticket != asked {
            return;
        }
        puzzles.told = why.told.iter().map(|told| capitalised(&render(game.rules(), told))).collect();
        puzzles.state = if right { State::Solved } else { State::Wrong { back_at: until } };
    }

    /// Takes a wrong move back from the board. Its explanation stays.
    pub(in super::super) fn back_to_puzzle(&mut self, context: &mut Context) {
        let Some(puzzles) = self.puzzles() else { return };
        if let State::Wrong { .. } = puzzles.state {
            puzzles.state = State::Open;
            let from = puzzles.session.puzzle().position;
            self.restart(from, context);
        }
    }

    fn show_puzzle(&mut self, context: &mut Context) {
        let Some(puzzles) = self.puzzles() else { return };
        puzzles.state = State::Open;
        puzzles.given_up = false;
        puzzles.told.clear();
        let from = puzzles.session.puzzle().position;
        self.restart(from, context);
    }

    /// A key on the puzzle screen that is no label.
    pub(in super::super) fn puzzle_key(&mut self, code: KeyCode, context: &mut Context) {
        let game = Arc::clone(self.seating.played.game());
        let Some(puzzles) = self.puzzles() else { return };
        let solved = puzzles.state == State::Solved;
        match code {
            KeyCode::Char('n') => puzzles.session.next(),
            KeyCode::Enter | KeyCode::Char(' ') if solved => puzzles.session.next(),
            KeyCode::PageDown => {
                let number = puzzles.session.number() % puzzles.session.count() + 1;
                puzzles.session.go_to(number);
            }
            KeyCode::PageUp => {
                let count = puzzles.session.count();
                puzzles.session.go_to((puzzles.session.number() + count - 2) % count + 1);
            }
            KeyCode::Char('l') => {
                let grade = match puzzles.session.grade() {
                    None => Some(1),
                    Some(grade) if grade >= HARDEST => None,
                    Some(grade) => Some(grade + 1),
                };
                puzzles.session.set_grade(grade);
                self.show_puzzle(context);
                return self.tell(talk(&match grade {
                    None => message!("tui-puzzle-all-grades"),
                    Some(grade) => message!("tui-puzzle-grade", grade),
                }));
            }
            KeyCode::Char('h') if !solved => {
                let hint = puzzles.session.hint(&game);
                self.keep_progress(context);
                return self.tell(match hint {
                    Some(hint) => say(game.rules(), &hint),
                    None => talk(&message!("tui-puzzle-no-hint")),
                });
            }
            KeyCode::Char('s') if !solved => {
                let solution = puzzles.session.give_up();
                puzzles.given_up = true;
                self.keep_progress(context);
                return self.show_answer(solution, true, context);
            }
            // The text already says that the puzzle is solved.
            KeyCode::Char('h' | 's') => return,
            KeyCode::Char('u') | KeyCode::Backspace => {}
            KeyCode::Char('p') => {
                let from = puzzles.session.puzzle().position;
                return context.ask(Ask::Train(game, Some(from)));
            }
            KeyCode::Char('?') | KeyCode::F(1) => return context.ask(Ask::Open(help())),
            _ => return self.common_key(code, context),
        }
        self.show_puzzle(context);
    }
}
