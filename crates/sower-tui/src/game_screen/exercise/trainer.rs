//! An endgame on the board, played out against perfect play. The trainer itself runs on its own thread.

use std::collections::VecDeque;
use std::sync::Arc;

use crossterm::event::KeyCode;
use sower_core::{Move, Side};
use sower_text::message;

use super::super::{GameScreen, Speed};
use super::{Activity, Tone};
use crate::app::{Ask, Context, Effect, Endgame, Ticket, TrainerAnswer};
use crate::key_help::{KeyUse, help_page};
use crate::page::Page;
use crate::say::{self, render, say, talk};

/// The keys of the trainer's screen, most used first.
pub(crate) static TRAINER_KEYS: [KeyUse; 10] = [
    KeyUse::new(KeyCode::Enter, "⏎", message!("tui-key-sow"), message!("tui-key-trainer-enter-long")),
    KeyUse::letter('u', "u", message!("tui-key-undo"), message!("tui-key-trainer-undo-long")),
    KeyUse::letter('n', "n", message!("tui-key-next"), message!("tui-key-next-endgame-long")),
    KeyUse::letter('w', "w", message!("tui-key-why"), message!("tui-key-why-long")),
    KeyUse::letter('r', "r", message!("tui-key-rules"), message!("tui-key-rules-long")),
    KeyUse::letter('?', "?", message!("tui-key-help"), message!("tui-key-help-long")),
    KeyUse::letter('m', "m", message!("tui-key-menu"), message!("tui-key-menu-exercise-long")),
    KeyUse::letter('q', "q", message!("tui-key-quit"), message!("tui-key-quit-exercise-long")),
    KeyUse::letter('+', "+ -", message!("tui-key-speed"), message!("tui-key-speed-long")),
    KeyUse::letter('t', "t", message!("tui-key-theme"), message!("tui-key-theme-long")),
];

/// The state of the endgame.
#[derive(Debug, PartialEq, Eq)]
enum State {
    /// The pupil is to move.
    Ready,
    /// The trainer checks a move, or replies to a mistake.
    Checking { ticket: Ticket },
    /// The last move was a mistake; the pupil takes it back or continues.
    Mistake,
    /// The replies of the opponent are being played.
    Replying,
    /// The endgame is over.
    Over,
}

/// An endgame against perfect play.
#[derive(Debug)]
pub(crate) struct TrainerExercise {
    pupil: Side,
    task: String,
    state: State,
    told: Vec<String>,
    replies: VecDeque<Move>,
    /// The result in words, once the trainer has reported it.
    result: Option<Vec<String>>,
    mistakes: u32,
}

impl TrainerExercise {
    pub(super) fn pupil(&self) -> Side {
        self.pupil
    }

    pub(super) fn is_ready(&self) -> bool {
        self.state == State::Ready
    }

    pub(super) fn has_reply(&self) -> bool {
        self.state == State::Replying
    }

    pub(super) fn heading(&self) -> String {
        talk(&message!("tui-trainer-heading", mistakes = self.mistakes))
    }

    pub(super) fn text(&self) -> Vec<(String, Tone)> {
        let mut text = vec![(self.task.clone(), Tone::Task)];
        for (index, told) in self.told.iter().enumerate() {
            text.push((told.clone(), if index == 0 { Tone::Notice } else { Tone::Plain }));
        }
        let next = match self.state {
            State::Ready => return text,
            State::Checking { .. } | State::Replying => message!("tui-trainer-opponent"),
            State::Mistake => message!("tui-trainer-mistake"),
            State::Over => message!("tui-trainer-over"),
        };
        text.push((talk(&next), Tone::Notice));
        text
    }
}

/// The help page of the trainer's screen.
fn help() -> Page {
    help_page(&message!("tui-help-trainer"), &message!("tui-help-trainer-how"), &TRAINER_KEYS, &[])
}

impl GameScreen {
    /// A screen for an endgame that the trainer has prepared.
    pub(crate) fn for_endgame(endgame: &Endgame, speed: Speed, context: &mut Context) -> GameScreen {
        let trainer = TrainerExercise {
            pupil: endgame.from.side(),
            task: say(endgame.game.rules(), &endgame.task),
            state: State::Ready,
            told: Vec::new(),
            replies: VecDeque::new(),
            result: None,
            mistakes: 0,
        };
        let activity = Activity::Trainer(Box::new(trainer));
        GameScreen::for_exercise(&endgame.game, endgame.from, activity, speed, context)
    }

    fn trainer(&mut self) -> Option<&mut TrainerExercise> {
        match &mut self.activity {
            Activity::Trainer(trainer) => Some(trainer),
            _ => None,
        }
    }

    /// Plays the pupil's move and has the trainer check it.
    pub(super) fn play_to_trainer(&mut self, made: Move, context: &mut Context) {
        let ticket = context.ticket();
        let Some(trainer) = self.trainer() else { return };
        trainer.state = State::Checking { ticket };
        trainer.told.clear();
        context.effect(Effect::CheckMove { ticket, played: made });
        self.play(made, context);
    }

    /// The trainer's answer has arrived.
    pub(in super::super) fn trainer_answered(&mut self, asked: Ticket, answer: TrainerAnswer) {
        let game = Arc::clone(self.seating.played.game());
        let Some(trainer) = self.trainer() else { return };
        if trainer.state != (State::Checking { ticket: asked }) {
            return;
        }
        let rendered = |told: &[sower_text::Message]| -> Vec<String> {
            told.iter().map(|told| render(game.rules(), told)).collect()
        };
        trainer.mistakes = answer.mistakes;
        trainer.told = rendered(&answer.told);
        trainer.replies = answer.replies.into();
        trainer.result = answer.result.as_deref().map(rendered);
        trainer.state = if answer.keeps { State::Replying } else { State::Mistake };
    }

    /// Plays the opponent's next reply; after the last one the pupil is to move, or the endgame is over.
    pub(super) fn play_reply(&mut self, context: &mut Context) {
        let Some(trainer) = self.trainer() else { return };
        if let Some(reply) = trainer.replies.pop_front() {
            return self.play(reply, context);
        }
        match trainer.result.take() {
            None => trainer.state = State::Ready,
            Some(told) => {
                trainer.state = State::Over;
                trainer.told = told;
                if let Some(outcome) = &self.sight.outcome {
                    let outcome = say::outcome(self.seating.played.game().rules(), outcome);
                    if let Some(trainer) = self.trainer() {
                        trainer.told.insert(0, outcome);
                    }
                }
            }
        }
        self.select_something();
    }

    /// Takes back the pupil's last move and the replies to it.
    fn trainer_undo(&mut self, context: &mut Context) {
        let Some(trainer) = self.trainer() else { return };
        if !matches!(trainer.state, State::Ready | State::Mistake | State::Over) {
            return;
        }
        let pupil = trainer.pupil;
        if self.seating.played.undo().is_none() {
            return self.tell(talk(&message!("tui-nothing-to-undo")));
        }
        while self.seating.played.position().side() != pupil && self.seating.played.undo().is_some() {}
        context.effect(Effect::TakeBack);
        if let Some(trainer) = self.trainer() {
            trainer.state = State::Ready;
            trainer.told.clear();
        }
        self.animation = None;
        self.look_again(None, context);
    }

    /// A key on the trainer's screen that is no label.
    pub(in super::super) fn trainer_key(&mut self, code: KeyCode, context: &mut Context) {
        let game = Arc::clone(self.seating.played.game());
        let Some(trainer) = self.trainer() else { return };
        match (code, &trainer.state) {
            (KeyCode::Enter | KeyCode::Char(' '), State::Mistake) => {
                let ticket = context.ticket();
                trainer.state = State::Checking { ticket };
                trainer.told.clear();
                context.effect(Effect::ReplyToMistake { ticket });
            }
            (KeyCode::Enter | KeyCode::Char(' '), State::Over) | (KeyCode::Char('n'), _) => {
                context.ask(Ask::Train(game, None));
            }
            (KeyCode::Char('u') | KeyCode::Backspace, _) => self.trainer_undo(context),
            (KeyCode::Char('?') | KeyCode::F(1), _) => context.ask(Ask::Open(help())),
            _ => self.common_key(code, context),
        }
    }
}
