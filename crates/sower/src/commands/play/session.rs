//! The state of a plain-text game: its players, and the commands.

use std::io::{self, Write};
use std::path::Path;

use sower_core::{Game, Match, Move, NoNextRound, Outcome, Played, Side, Termination};
use sower_players::PlayerError;
use sower_text::{Language, LineOfPlay, Message, Say as _, message, round_sentence, score_words};

use super::keep::Keeper;
use super::order::Order;
use super::seats::Seats;
use crate::commands::{moves, rules};
use crate::lines::Lines;
use crate::{board, say};

/// The next step of the game.
pub(super) enum Next {
    Human,
    Computer,
    Over,
}

pub(super) struct Session {
    /// The rounds of a match; a game of one round is one.
    rounds: Match,
    seats: Seats,
    keeper: Keeper,
    /// Where the game was saved, as long as nothing has changed since.
    saved: Option<String>,
    /// Why a computer player returned no move and lost.
    fault: Option<Message>,
}

impl Session {
    pub(super) fn new(rounds: Match, seats: Seats, keeper: Keeper) -> Session {
        Session { rounds, seats, keeper, saved: None, fault: None }
    }

    /// The current round.
    fn played(&self) -> &Played {
        self.rounds.current()
    }

    fn played_mut(&mut self) -> &mut Played {
        self.rounds.current_mut()
    }

    fn game(&self) -> &Game {
        self.rounds.game()
    }

    fn talk(&self, out: &mut impl Write, talk: &Message) -> io::Result<()> {
        writeln!(out, "{}", say::sentence(self.game(), talk))
    }

    fn side(&self) -> Side {
        self.played().position().side()
    }

    /// The prompt before the player's input.
    pub(super) fn prompt(&self) -> String {
        match self.next() {
            Next::Over => String::new(),
            Next::Human | Next::Computer => say::side(self.side()),
        }
    }

    pub(super) fn say_help_is_there(&self, out: &mut impl Write) -> io::Result<()> {
        self.talk(out, &message!("cli-type-help"))
    }

    pub(super) fn has_human(&self) -> bool {
        self.seats.has_human()
    }

    pub(super) fn next(&self) -> Next {
        if self.played().outcome().is_some() {
            Next::Over
        } else if self.seats.is_human(self.side()) {
            Next::Human
        } else {
            Next::Computer
        }
    }

    pub(super) fn keep(&self) -> anyhow::Result<()> {
        self.keeper.keep(&self.rounds, self.seats.names())
    }

    /// Prints the board, and whose turn it is or how the game ended.
    pub(super) fn show_board(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let game = self.game();
        let position = self.played().position();
        let side = position.side();
        let outcome = self.played().outcome();
        writeln!(out)?;
        board::print(out, game, position, &self.played().moves(), outcome.is_some())?;
        match outcome {
            Some(outcome) => {
                writeln!(out, "\n{}", self.ending(&outcome))?;
                self.say_what_follows(out)?;
            }
            None if self.seats.is_human(side) => self.say_what_is_refused(out)?,
            None => {}
        }
        Ok(())
    }

    /// After a round of a match: its result, or its score and how to begin the next round.
    fn say_what_follows(&self, out: &mut impl Write) -> anyhow::Result<()> {
        match self.rounds.next_start() {
            Ok(_) => {
                let score = score_words(self.rounds.score().tally(self.game().rules()));
                writeln!(out, "{}.", say::sentence(self.game(), &score))?;
                if self.has_human() {
                    self.talk(out, &message!("match-next-hint"))?;
                }
            }
            Err(NoNextRound::Over { result }) => writeln!(out, "{}", say::sentence(self.game(), &result))?,
            Err(NoNextRound::OneRound | NoNextRound::NotOver { .. }) => {}
        }
        Ok(())
    }

    /// Begins the next round of a match.
    fn begin_next_round(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Err(reason) = self.rounds.begin_next_round() {
            return Ok(self.talk(out, &message!("match-none-next", reason = reason.message()))?);
        }
        (self.saved, self.fault) = (None, None);
        self.keep()?;
        let round = round_sentence(&self.rounds, self.rounds.round());
        writeln!(out, "\n{}", say::sentence(self.game(), &round))?;
        self.show_board(out)
    }

    /// Goes on to the next round where no person plays. Returns whether there is one.
    pub(super) fn goes_on(&mut self, out: &mut impl Write) -> anyhow::Result<bool> {
        if self.rounds.next_start().is_err() {
            return Ok(false);
        }
        self.begin_next_round(out)?;
        Ok(true)
    }

    /// How the game ended. A player's program that failed did not leave the game by choice, so the fault is the reason.
    fn ending(&self, outcome: &Outcome) -> String {
        match (&self.fault, outcome.termination) {
            (Some(fault), Termination::Abandoned | Termination::Time) => {
                let result = sower_text::result_sentence(outcome);
                format!("{} {}", say::sentence(self.game(), fault), say::sentence(self.game(), &result))
            }
            _ => say::outcome(self.game(), outcome),
        }
    }

    /// Explains which pits with seeds cannot be played.
    fn say_what_is_refused(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for (_, refusal) in self.game().turn(self.played().position()).refused() {
            writeln!(out, "({})", say::sentence(self.game(), &refusal))?;
        }
        if self.played().moves().contains(&Move::Swap) {
            self.talk(out, &message!("cli-may-swap"))?;
        }
        Ok(())
    }

    pub(super) fn computer_moves(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        match self.seats.choose(self.rounds.current()) {
            Ok(choice) => self.play(choice.played, out),
            Err(fault) => self.lose_by(&fault, out),
        }
    }

    /// A computer player that returns no move loses.
    fn lose_by(&mut self, fault: &PlayerError, out: &mut impl Write) -> anyhow::Result<()> {
        let side = self.side();
        let (who, reason) = (self.seats.at(side).to_string(), fault.message());
        let lost = match fault {
            PlayerError::Silent(_) => self.played_mut().flag(side),
            _ => self.played_mut().abandon(side),
        };
        lost.map_err(|refusal| say::refused(self.game(), &refusal))?;
        self.fault = Some(message!("cli-faulted", side, who, reason));
        self.saved = None;
        self.keep()?;
        self.show_board(out)
    }

    /// Prints a hint.
    fn hint(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.played().outcome().is_some() {
            return Ok(self.talk(out, &message!("cli-over"))?);
        }
        let Some(best) = self.seats.hint(self.rounds.current()) else {
            return Ok(self.talk(out, &message!("cli-over"))?);
        };
        let line = LineOfPlay::new(self.game(), self.played().position(), &best.moves).message();
        let reason = sower_review::hint_sentence(self.game(), self.played().position(), &best);
        self.talk(out, &message!("cli-hint", reason, line)).map_err(Into::into)
    }

    fn play(&mut self, played: Move, out: &mut impl Write) -> anyhow::Result<()> {
        let side = self.side();
        let position = *self.played().position();
        if let Err(refusal) = self.played_mut().play(played) {
            writeln!(out, "{}", say::sentence(self.game(), &refusal))?;
            return Ok(());
        }
        let game = self.game();
        let token = game.write_token(&position, played).unwrap_or_else(|_| game.label(side, played));
        let who = self.seats.at(side).to_string();
        match game.trace(&position, played) {
            Ok(trace) => {
                self.talk(
                    out,
                    &match trace.laps {
                        0 | 1 => message!("cli-played", side, who, token),
                        laps => message!("cli-played-laps", side, who, token, laps),
                    },
                )?;
                self.say_what_happened(&trace, out)?;
            }
            Err(_) => self.talk(out, &message!("cli-played", side, who, token))?,
        }
        self.saved = None;
        self.keep()?;
        self.show_board(out)
    }

    /// Prints noteworthy events: captures, homes, extra turns, passes.
    fn say_what_happened(
        &self,
        trace: &sower_core::trace::Trace,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        use sower_core::trace::Event;
        for step in &trace.steps {
            let quiet = matches!(
                step.event,
                Event::Lift { .. }
                    | Event::Drop { .. }
                    | Event::Relay { .. }
                    | Event::Stop { .. }
                    | Event::FeedingForced { .. }
                    | Event::End { .. }
            );
            if !quiet {
                let message = sower_text::step_sentence(step, self.game().rules());
                let sentence = Language::spoken().render(&message, self.game().rules().words());
                writeln!(out, "  {sentence}")?;
            }
        }
        Ok(())
    }

    /// Carries out a command.
    pub(super) fn obey(
        &mut self,
        order: Order,
        lines: &mut Lines,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        match order {
            Order::Nothing | Order::Quit => Ok(()),
            Order::Move(text) => self.typed_move(&text, out),
            Order::Why(Some(label)) => self.explain(&label, out),
            Order::Why(None) => self.explain_last(out),
            Order::Moves { why } => moves::print(out, self.game(), self.played().position(), why),
            Order::TooMuch => Ok(self.talk(out, &message!("cli-too-much"))?),
            Order::Board => self.show_board(out),
            Order::Rules => rules::print(self.game().rules(), out),
            Order::Hint => self.hint(out),
            Order::Undo => self.undo(out),
            Order::Redo => self.redo(out),
            Order::Save(file) => self.save(file, out),
            Order::Agree => self.agree(lines, out),
            Order::Resign => self.resign(out),
            Order::NextRound => self.begin_next_round(out),
            Order::Help => Ok(self.talk(out, &message!("cli-help"))?),
        }
    }

    fn typed_move(&mut self, text: &str, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(outcome) = self.played().outcome() {
            writeln!(out, "{}", self.ending(&outcome))?;
            return Ok(self.talk(out, &message!("cli-over"))?);
        }
        match self.game().read_token(self.played().position(), text) {
            Ok(played) => self.play(played, out),
            Err(error) => {
                writeln!(out, "{}", say::sentence(self.game(), &error))?;
                Ok(self.talk(out, &message!("cli-type-help"))?)
            }
        }
    }

    fn explain(&self, label: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let game = self.game();
        let position = self.played().position();
        let traced = game
            .read_move(position.side(), label)
            .and_then(|played| Ok((played, game.trace(position, played)?)));
        match traced {
            Ok((played, trace)) => moves::explain(out, game, position, played, &trace),
            Err(refusal) => Ok(writeln!(out, "{}", say::sentence(game, &refusal))?),
        }
    }

    /// Explains the last move.
    fn explain_last(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let node = self.played().node(self.played().cursor());
        let (Some(parent), Some(played)) = (node.parent(), node.played()) else {
            return Ok(self.talk(out, &message!("cli-no-last-move"))?);
        };
        let before = self.played().node(parent).position();
        let trace = self.game().trace(before, played)?;
        moves::explain(out, self.game(), before, played, &trace)
    }

    /// Goes back to the last position with a person to move, or cancels a resignation or agreement.
    fn undo(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let before = self.played().moves_played().len();
        if self.played_mut().undo().is_none() {
            return Ok(self.talk(out, &message!("cli-nothing-to-undo"))?);
        }
        let by_word = self.played().moves_played().len() == before;
        while !by_word && !self.seats.is_human(self.side()) && self.played_mut().undo().is_some() {}
        self.talk(out, &message!("cli-taken-back", count = before - self.played().moves_played().len()))?;
        self.saved = None;
        self.keep()?;
        self.show_board(out)
    }

    fn redo(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.played_mut().redo().is_none() {
            return Ok(self.talk(out, &message!("cli-nothing-to-redo"))?);
        }
        while !self.seats.is_human(self.side())
            && self.played().outcome().is_none()
            && self.played_mut().redo().is_some()
        {}
        self.keep()?;
        self.show_board(out)
    }

    fn save(&mut self, file: Option<String>, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(file) = file else { return Ok(self.talk(out, &message!("cli-save-needs-file"))?) };
        if Path::new(&file).exists()
            && !self.keeper.is_own(Path::new(&file))
            && self.saved.as_ref() != Some(&file)
        {
            return Ok(self.talk(out, &message!("cli-file-there", file))?);
        }
        match self.keeper.keep_in(file.as_ref(), &self.rounds, self.seats.names()) {
            Ok(()) => {
                self.talk(out, &message!("cli-saved", file = file.clone()))?;
                self.saved = Some(file);
                Ok(())
            }
            Err(error) => Ok(writeln!(out, "{error:#}")?),
        }
    }

    fn agree(&mut self, lines: &mut Lines, out: &mut impl Write) -> anyhow::Result<()> {
        if self.played().outcome().is_some() {
            return Ok(self.talk(out, &message!("cli-over"))?);
        }
        let other = !self.side();
        if let Ok(outcome) = self.played().clone().agree() {
            writeln!(out, "{}", say::outcome(self.game(), &outcome))?;
        }
        let agreed = if self.seats.is_human(other) {
            self.talk(out, &message!("cli-ask-agree", side = other))?;
            out.flush()?;
            lines.next()?.is_some_and(|answer| answer.trim().to_lowercase().starts_with('y'))
        } else {
            // A computer accepts if it would not score less than its opponent.
            self.played().clone().agree().is_ok_and(|outcome| outcome.score[other] >= outcome.score[!other])
        };
        if !agreed {
            return Ok(self.talk(out, &message!("cli-no-agreement", side = other))?);
        }
        if let Err(refusal) = self.played_mut().agree() {
            writeln!(out, "{}", say::sentence(self.game(), &refusal))?;
        }
        self.keep()?;
        self.show_board(out)
    }

    fn resign(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let side = self.side();
        if let Err(refusal) = self.played_mut().resign(side) {
            writeln!(out, "{}", say::sentence(self.game(), &refusal))?;
            return Ok(());
        }
        self.keep()?;
        self.show_board(out)
    }

    /// Tells a player who leaves where the game is saved.
    pub(super) fn leave(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.played().outcome().is_none() {
            match &self.saved {
                Some(file) => self.talk(out, &message!("cli-left-saved", file = file.clone()))?,
                None => self.talk(out, &self.keeper.farewell())?,
            }
        }
        Ok(())
    }
}
