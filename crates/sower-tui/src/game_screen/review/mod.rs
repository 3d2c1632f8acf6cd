//! Reviewing a game: a summary from the board at once, and the engine's report when every move is analysed.

mod report;
mod summary;

use sower_core::{NodeId, Played};
use sower_review::{Review, opening_plies};
use sower_text::message;

use super::GameScreen;
use crate::app::{Context, Effect, Ticket};
use crate::page::{Page, Paragraph};
use crate::say::{self, talk};

/// How far the review of a line has come.
#[derive(Debug, Default)]
pub(crate) enum Reviewing {
    /// Nobody has asked.
    #[default]
    Unasked,
    /// It is on its way: positions done, of how many.
    Going { ticket: Ticket, end: NodeId, done: usize, of: usize },
    /// It is there.
    Done { end: NodeId, review: Box<Review> },
}

impl Reviewing {
    /// The last ply of the line that is reviewed.
    fn end(&self) -> Option<NodeId> {
        match self {
            Reviewing::Unasked => None,
            Reviewing::Going { end, .. } | Reviewing::Done { end, .. } => Some(*end),
        }
    }
}

impl GameScreen {
    /// At the end of a game what can be done next is said once, and the game is looked at again meanwhile.
    pub(super) fn offer_review(&mut self, context: &mut Context) {
        if self.sight.outcome.is_some() && !self.reviewed {
            self.reviewed = true;
            self.tell(talk(&message!("tui-over")));
            self.ask_review(context);
        }
    }

    /// Asks for the review of the line that is listed, unless it is under way or there.
    pub(super) fn ask_review(&mut self, context: &mut Context) {
        let played = self.listed_game();
        let end = played.cursor();
        if self.reviewing.end() == Some(end) || self.line.plies.is_empty() {
            return;
        }
        let ticket = context.ticket();
        self.reviewing = Reviewing::Going { ticket, end, done: 0, of: self.line.plies.len() + 1 };
        let opening = opening_plies(&played, &self.seating.tags);
        context.effect(Effect::Review { ticket, played: Box::new(played), opening });
    }

    /// The game with the listed line as its main line and the cursor at its end.
    fn listed_game(&self) -> Played {
        let mut played = self.seating.played.clone();
        while played.redo().is_some() {}
        played.make_main_line();
        played
    }

    /// The review goes on.
    pub(super) fn review_came(&mut self, asked: Ticket, now_done: usize) {
        if let Reviewing::Going { ticket, done, .. } = &mut self.reviewing
            && *ticket == asked
        {
            *done = now_done;
        }
    }

    /// The review is there.
    pub(super) fn review_done(&mut self, asked: Ticket, review: Box<Review>) {
        if let Reviewing::Going { ticket, end, .. } = self.reviewing
            && ticket == asked
        {
            self.reviewing = Reviewing::Done { end, review };
        }
    }

    /// The game as it went so far.
    pub(crate) fn review_page(&self) -> Page {
        let rules = self.rules();
        let mut paragraphs = match &self.sight.outcome {
            Some(outcome) => vec![Paragraph::Heading(say::outcome(rules, outcome))],
            None => vec![Paragraph::Text(talk(&message!("tui-review-so-far")))],
        };
        match &self.reviewing {
            Reviewing::Done { review, .. } => paragraphs.extend(self.judged(review)),
            Reviewing::Going { done, of, .. } => {
                let told = talk(&message!("tui-review-going", done = *done, of = *of));
                paragraphs.extend([Paragraph::Blank, Paragraph::Text(told)]);
                paragraphs.extend(self.summary());
            }
            Reviewing::Unasked => paragraphs.extend(self.summary()),
        }
        Page::of_review(talk(&message!("tui-review-title")), paragraphs)
    }
}
