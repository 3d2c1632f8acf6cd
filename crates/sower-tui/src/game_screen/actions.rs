//! Commands at the board: moves, undo and redo, offers, resignation.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sower_core::{Move, NodeId, Place, Side};
use sower_players::{Choice, PlayerError};
use sower_text::{Say as _, message, round_sentence};

use super::animation::Animation;
use super::{GameScreen, Speed};
use crate::app::{Ask, Context, Dialog, Effect, Question, Ticket};
use crate::saved_games::Keeping;
use crate::say::{say, talk};
use crate::thinking_time::thinking_limits;

impl GameScreen {
    /// Plays a move, saves the game, and starts the animation.
    pub(super) fn play(&mut self, made: Move, context: &mut Context) {
        let before = *self.seating.played.position();
        let game = Arc::clone(self.seating.played.game());
        let trace = match game.trace(&before, made) {
            Ok(trace) => trace,
            Err(refusal) => return self.tell(say(game.rules(), &refusal)),
        };
        if let Err(refusal) = self.seating.played.play(made) {
            return self.tell(say(game.rules(), &refusal));
        }
        if !self.notice_stays {
            self.notice = None;
        }
        self.animation = Animation::new(&before, &trace, self.speed, context.now);
        if let Some(animation) = &mut self.animation {
            animation.go_on(context.now, game.rules());
        }
        // Players who turn animation off do not want to wait either.
        let pause = if self.speed == Speed::Off { 80 } else { 350 };
        self.not_before = context.now + Duration::from_millis(pause);
        self.reviewed = false;
        self.look_again(Some(&trace), context);
        self.keep(context);
        if self.animation.is_none() {
            self.offer_review(context);
        }
    }

    /// Saves the game to its place. An exercise is not saved, nor is anything that a review shows.
    pub(super) fn keep(&mut self, context: &mut Context) {
        if self.is_exercise() || self.walk.is_some() {
            return;
        }
        context.effect(Effect::Keep {
            keeping: self.seating.keeping.clone(),
            text: self.seating.record(),
            finished: self.sight.outcome.is_some() && !self.seating.has_next_round(),
        });
    }

    /// Another terminal has the game open, so this one continues as a copy.
    pub(crate) fn keep_as_another(&mut self, keeping: Keeping, context: &mut Context) {
        self.seating.keeping = keeping;
        self.tell(talk(&message!("tui-kept-elsewhere")));
        self.keep(context);
    }

    /// Sows a pit for the player, or shows why it cannot be played.
    pub(super) fn sow(&mut self, place: Place, context: &mut Context) {
        let game = Arc::clone(self.seating.played.game());
        if let Some(outcome) = &self.sight.outcome {
            return self.tell(self.ending(outcome));
        }
        let side = self.sight.side;
        if !self.is_human(side) {
            return self.tell(talk(&message!("tui-not-your-turn", turn = self.turn_text(side))));
        }
        let moves = self.moves_of(place);
        if !moves.is_empty() {
            return self.play_one_of(place, moves, context);
        }
        let made = Move::Sow(place.seen_by(side, self.seating.played.position().pits()));
        match game.check(self.seating.played.position(), made) {
            Ok(()) => self.play_own(made, context),
            Err(refusal) => {
                self.selected = Some(place);
                self.foresee();
                self.tell(say(game.rules(), &refusal));
            }
        }
    }

    /// Swaps seats, where a pie rule allows it.
    pub(super) fn swap(&mut self, context: &mut Context) {
        if self.sight.may_swap && self.is_persons_turn() {
            self.play(Move::Swap, context);
        } else {
            self.tell(talk(&message!("tui-no-swap")));
        }
    }

    /// Whether the round is over and the match continues.
    pub(crate) fn may_begin_next_round(&self) -> bool {
        let is_game = !self.is_exercise() && self.walk.is_none() && self.animation.is_none();
        is_game && self.sight.outcome.is_some() && self.seating.has_next_round()
    }

    /// Begins the next round of the match.
    pub(super) fn begin_next_round(&mut self, context: &mut Context) {
        if !self.seating.begin_next_round() {
            return;
        }
        self.fault = None;
        self.paused = false;
        self.selected = None;
        self.reviewed = true;
        self.look_again(None, context);
        let rounds = self.seating.rounds();
        self.tell(say(self.rules(), &round_sentence(&rounds, rounds.round())));
        self.notice_stays = true;
        self.keep(context);
    }

    /// Asks the computer for a move, if it is to move and not paused.
    pub(super) fn ask_computer(&mut self, context: &mut Context) {
        if self.thinking.take().is_some() {
            context.effect(Effect::StopThinking);
        }
        self.chosen = None;
        let side = self.sight.side;
        let idle = self.paused || self.is_exercise() || self.walk.is_some();
        if self.sight.outcome.is_some() || self.is_human(side) || idle {
            return;
        }
        let ticket = context.ticket();
        self.thinking = Some((ticket, context.now));
        context.effect(Effect::Think {
            ticket,
            side,
            played: Box::new(self.seating.played.clone()),
            limits: thinking_limits(&self.seating.who[side]),
        });
    }

    /// Handles the computer's answer.
    pub(super) fn thought(
        &mut self,
        ticket: Ticket,
        choice: Result<Choice, PlayerError>,
        context: &mut Context,
    ) {
        if self.thinking.is_none_or(|(wanted, _)| wanted != ticket) {
            return;
        }
        self.thinking = None;
        match choice {
            Ok(choice) if self.animation.is_some() || context.now < self.not_before => {
                self.chosen = Some(choice);
            }
            Ok(choice) => self.play(choice.played, context),
            Err(fault) => self.lose_by(&fault, context),
        }
    }

    /// A computer player that returns no move loses.
    fn lose_by(&mut self, fault: &PlayerError, context: &mut Context) {
        let side = self.sight.side;
        let lost = match fault {
            PlayerError::Silent(_) => self.seating.played.flag(side),
            _ => self.seating.played.abandon(side),
        };
        if lost.is_ok() {
            self.reviewed = true;
            self.look_again(None, context);
            self.keep(context);
        }
        let (player, reason) = (self.player(side), fault.message());
        self.fault = Some(talk(&message!("tui-faulted", player, reason)));
    }

    /// Goes back to the last position with a person to move. Goes back one ply if people play both sides or neither.
    pub(super) fn undo(&mut self, context: &mut Context) {
        let before = self.seating.played.cursor();
        if self.seating.played.undo().is_none() {
            return self.tell(talk(&message!("tui-nothing-to-undo")));
        }
        let by_word = self.seating.played.cursor() == before;
        if let (false, Some(human)) = (by_word, self.seating.lone_human()) {
            while self.seating.played.position().side() != human && self.seating.played.undo().is_some() {}
        }
        self.moved_by_hand(context);
    }

    /// Replays undone plies up to the next position with a person to move.
    pub(super) fn redo(&mut self, context: &mut Context) {
        if self.seating.played.redo().is_none() {
            return self.tell(talk(&message!("tui-nothing-to-redo")));
        }
        if let Some(human) = self.seating.lone_human() {
            while self.seating.played.outcome().is_none()
                && self.seating.played.position().side() != human
                && self.seating.played.redo().is_some()
            {}
        }
        self.moved_by_hand(context);
    }

    /// Moves the cursor one ply back or forward.
    pub(super) fn step(&mut self, on: bool, context: &mut Context) {
        let moved = if on { self.seating.played.redo() } else { self.seating.played.undo() };
        match moved {
            Some(_) => self.moved_by_hand(context),
            None => self.tell(talk(&if on {
                message!("tui-nothing-to-redo")
            } else {
                message!("tui-nothing-to-undo")
            })),
        }
    }

    /// Moves the cursor to the start or the end of the line.
    pub(super) fn jump(&mut self, to_end: bool, context: &mut Context) {
        if to_end {
            while self.seating.played.redo().is_some() {}
        } else {
            self.seating.played.go_to(NodeId::START);
        }
        self.moved_by_hand(context);
    }

    /// After the player moved the cursor: a computer to move waits until the player resumes the game.
    pub(super) fn moved_by_hand(&mut self, context: &mut Context) {
        self.animation = None;
        self.notice = None;
        self.reviewed = true;
        let side = self.seating.played.position().side();
        self.paused = !self.is_human(side) && !self.seating.played.moves().is_empty();
        self.look_again(None, context);
        self.keep(context);
    }

    /// Pauses or resumes the computer.
    pub(super) fn pause(&mut self, context: &mut Context) {
        self.paused = !self.paused;
        self.ask_computer(context);
    }

    pub(super) fn ask_to_resign(&mut self, context: &mut Context) {
        if self.sight.outcome.is_some() {
            return self.tell(talk(&message!("tui-over")));
        }
        let side = self.persons_side();
        context.ask(Ask::Dialog(Dialog::confirm(
            Question::Resign,
            say(self.rules(), &message!("tui-ask-resign", side)),
        )));
    }

    pub(super) fn ask_to_agree(&mut self, context: &mut Context) {
        if self.sight.outcome.is_some() {
            return self.tell(talk(&message!("tui-over")));
        }
        let Ok(outcome) = self.seating.played.clone().agree() else { return };
        let result = sower_text::result_sentence(&outcome);
        let text = say(self.rules(), &message!("tui-ask-agree", result));
        context.ask(Ask::Dialog(Dialog::confirm(Question::Agree, text)));
    }

    /// The side of the person at the keyboard: the only person, or the one to move.
    fn persons_side(&self) -> Side {
        self.seating.lone_human().unwrap_or(self.sight.side)
    }

    /// The player confirmed a dialog about this game.
    pub(crate) fn agreed(&mut self, question: &Question, typed: &str, context: &mut Context) {
        match question {
            Question::Resign => {
                let side = self.persons_side();
                let _ = self.seating.played.resign(side);
                self.ended_by_word(context);
            }
            Question::Agree => self.offer_the_end(context),
            Question::SaveAs => context
                .effect(Effect::Save { file: PathBuf::from(typed), text: self.seating.record_for_others() }),
            Question::Discard(_) | Question::Open | Question::Quit | Question::Browser => {}
        }
    }

    /// Two people have confirmed it. A computer accepts if it would not score less than its opponent.
    fn offer_the_end(&mut self, context: &mut Context) {
        if let (Some(human), Ok(outcome)) = (self.seating.lone_human(), self.seating.played.clone().agree()) {
            let other = !human;
            if outcome.score[other] < outcome.score[human] {
                return self.tell(talk(&message!("tui-no-agreement", player = self.player(other))));
            }
        }
        let _ = self.seating.played.agree();
        self.ended_by_word(context);
    }

    fn ended_by_word(&mut self, context: &mut Context) {
        self.animation = None;
        self.notice = None;
        self.reviewed = false;
        self.look_again(None, context);
        self.keep(context);
        self.offer_review(context);
    }

    pub(super) fn ask_for_a_name(&mut self, context: &mut Context) {
        let game = &self.rules().about().id;
        let suggested = match &self.seating.keeping {
            Keeping::SavedGames(_) => format!("{game}.txt"),
            Keeping::File(_) => format!("{game}-2.txt"),
        };
        context.ask(Ask::Dialog(Dialog::name(Question::SaveAs, talk(&message!("tui-ask-save")), suggested)));
    }
}
