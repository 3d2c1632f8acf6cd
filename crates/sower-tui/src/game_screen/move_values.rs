//! The value of every legal move while analysis is on, and the hint.

use std::sync::Arc;

use sower_core::{Place, Side};
use sower_review::hint_sentence;
use sower_search::{Analysis, Candidate, Root};
use sower_text::{Decimal, LineOfPlay, Say as _, message};

use super::GameScreen;
use crate::app::{Context, Effect, Ticket};
use crate::say::{say, talk};
use crate::thinking_time::{analysis_limits, hint_limits};

/// Plies of a line to show.
const MOST_TOLD: usize = 12;

/// Plies of a line to show in a hint.
const MOST_HINTED: usize = 8;

/// The analysis of the position at the cursor.
#[derive(Debug, Default)]
pub(crate) struct MoveValues {
    /// Whether the values are visible.
    pub(crate) on: bool,
    ticket: Option<Ticket>,
    /// Whether the search has finished.
    finished: bool,
    hint_ticket: Option<Ticket>,
    pub(crate) analysis: Option<Analysis>,
    /// The line of each move of the analysis, in the same order.
    pub(crate) lines: Vec<LineOfPlay>,
    pub(crate) hint: Option<Candidate>,
}

impl MoveValues {
    /// Discards the analysis after the cursor has moved.
    pub(super) fn forget(&mut self) {
        *self = MoveValues { on: self.on, ..MoveValues::default() };
    }

    /// Whether a requested hint has not arrived yet.
    pub(crate) fn is_waiting(&self) -> bool {
        self.hint_ticket.is_some()
    }

    /// A pit's value for the mover, if values are visible.
    pub(crate) fn value_of(&self, mover: Side, place: Place, pits: u8) -> Option<&Candidate> {
        let analysis = self.analysis.as_ref().filter(|_| self.on)?;
        let pit = place.seen_by(mover, pits);
        // The best comes first, so this is a pit's best move.
        analysis.moves.iter().find(|candidate| candidate.played.pit() == Some(pit))
    }

    /// South's final margin with best play, and whether it is proven.
    pub(crate) fn south_margin(&self, mover: Side) -> Option<(f64, bool)> {
        let best = self.analysis.as_ref().filter(|_| self.on)?.best()?;
        let sign = if mover == Side::South { 1.0 } else { -1.0 };
        Some((best.seeds * sign, best.proven))
    }
}

impl GameScreen {
    /// Shows or hides the values.
    pub(super) fn toggle_values(&mut self, context: &mut Context) {
        self.advice.on = !self.advice.on;
        self.advice.forget();
        if self.advice.on {
            self.analyze_if_wanted(context);
        } else {
            context.effect(Effect::StopAnalyzing);
        }
    }

    pub(super) fn analyze_if_wanted(&mut self, context: &mut Context) {
        if !self.advice.on {
            return;
        }
        if self.sight.outcome.is_some() {
            return context.effect(Effect::StopAnalyzing);
        }
        let ticket = context.ticket();
        self.advice.ticket = Some(ticket);
        context.effect(Effect::Analyze {
            ticket,
            game: Arc::clone(self.seating.played.game()),
            root: Box::new(Root::of(&self.seating.played)),
            limits: analysis_limits(),
            best_only: false,
        });
    }

    /// Requests a hint, or uses the analysis on the screen.
    pub(super) fn ask_hint(&mut self, context: &mut Context) {
        if self.sight.outcome.is_some() {
            return self.tell(talk(&message!("tui-over")));
        }
        if !self.is_human(self.sight.side) {
            return self.tell(talk(&message!("tui-not-your-turn", turn = self.turn_text(self.sight.side))));
        }
        const DEEP_ENOUGH: u32 = 8;
        let enough = |analysis: &&Analysis| analysis.depth >= DEEP_ENOUGH || self.advice.finished;
        let known = self.advice.analysis.as_ref().filter(enough);
        if let Some(best) = known.and_then(|analysis| analysis.best()).cloned() {
            return self.give_hint(best);
        }
        if self.advice.on {
            // A search is running; its next report becomes the hint.
            self.advice.hint_ticket = self.advice.ticket;
            return;
        }
        let ticket = context.ticket();
        self.advice.hint_ticket = Some(ticket);
        context.effect(Effect::Analyze {
            ticket,
            game: Arc::clone(self.seating.played.game()),
            root: Box::new(Root::of(&self.seating.played)),
            limits: hint_limits(),
            best_only: true,
        });
    }

    fn line_of(&self, candidate: &Candidate) -> LineOfPlay {
        LineOfPlay::new(self.game(), self.seating.played.position(), &candidate.moves)
    }

    /// Handles a report of the search.
    pub(super) fn seen(&mut self, ticket: Ticket, analysis: Analysis, done: bool) {
        if ![self.advice.hint_ticket, self.advice.ticket].contains(&Some(ticket)) {
            return;
        }
        if self.advice.hint_ticket == Some(ticket)
            && (done || self.advice.on)
            && let Some(best) = analysis.best().cloned()
        {
            self.advice.hint_ticket = None;
            self.give_hint(best);
        }
        if self.advice.on && self.advice.ticket == Some(ticket) {
            self.advice.lines =
                analysis.moves.iter().map(|found| self.line_of(found).first(MOST_TOLD)).collect();
            self.advice.analysis = Some(analysis);
            self.advice.finished = done;
        }
    }

    fn give_hint(&mut self, best: Candidate) {
        let reason = hint_sentence(self.game(), self.seating.played.position(), &best);
        let mut told = say(self.rules(), &message!("tui-hint", reason));
        if let Some(plies) = best.distance.filter(|plies| *plies > 0) {
            told.push(' ');
            told.push_str(&talk(&message!("tui-hint-within", plies)));
        }
        let line = self.line_of(&best);
        if line.plies() > 1 {
            told.push(' ');
            told.push_str(&talk(&message!("tui-hint-line", line = line.first(MOST_HINTED).message())));
        }
        self.tell(told);
        if let Some(pit) = best.played.pit() {
            self.selected = Some(Place::of(self.sight.side, pit, self.seating.played.position().pits()));
            self.foresee();
        }
        self.advice.hint = Some(best);
    }
}

/// Formats a value: proven ones as an integer with an equals sign, estimates with a decimal.
pub(crate) fn value_text(candidate: &Candidate) -> String {
    margin_text(candidate.seeds, candidate.proven)
}

/// Formats a value in whole seeds, for narrow pits.
pub(crate) fn short_value_text(candidate: &Candidate) -> String {
    match candidate.proven {
        true => value_text(candidate),
        false if candidate.seeds.abs() < 0.5 => "0".to_owned(),
        false => format!("{:+.0}", candidate.seeds),
    }
}

/// Formats a margin.
pub(crate) fn margin_text(seeds: f64, proven: bool) -> String {
    match proven {
        true => format!("={seeds:+.0}"),
        // An estimate that rounds to zero has no sign.
        false if seeds.abs() < 0.05 => Decimal::new(0.0, 1).to_string(),
        false => Decimal::signed(seeds, 1).to_string(),
    }
}
