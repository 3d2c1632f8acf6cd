//! Game review: a summary at once, and the engine's report when every move is analysed.

mod report;
mod summary;
mod walk;

use sower_core::{NodeId, Played};
use sower_review::{Review, opening_plies};
use sower_text::message;

pub(crate) use walk::{REVIEW_KEYS, ReviewWalk};

use super::GameScreen;
use crate::app::{Context, Effect, Ticket};
use crate::page::{Page, Paragraph};
use crate::say::{self, talk};

/// The state of a line's review.
#[derive(Debug, Default)]
pub(crate) enum Reviewing {
    /// No review was requested.
    #[default]
    Unasked,
    /// In progress: positions done, and their total.
    Going { ticket: Ticket, end: NodeId, done: usize, of: usize },
    /// Finished, for the line that ends at this node.
    Done { end: NodeId, review: Box<Review> },
}

impl Reviewing {
    /// The last ply of the reviewed line.
    fn end(&self) -> Option<NodeId> {
        match self {
            Reviewing::Unasked => None,
            Reviewing::Going { end, .. } | Reviewing::Done { end, .. } => Some(*end),
        }
    }
}

impl GameScreen {
    /// At the end of a game, shows what the player can do next, and starts the review.
    pub(super) fn offer_review(&mut self, context: &mut Context) {
        if self.sight.outcome.is_some() && !self.reviewed && self.walk.is_none() && !self.is_exercise() {
            self.reviewed = true;
            self.tell(talk(&message!("tui-over")));
            self.ask_review(context);
        }
    }

    /// Requests a review of the listed line, unless there is one.
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

    /// The finished review of the listed line.
    pub(crate) fn review(&self) -> Option<&Review> {
        match &self.reviewing {
            Reviewing::Done { review, .. } => Some(review),
            _ => None,
        }
    }

    /// How many positions are analysed, and of how many, while the review is in progress.
    pub(crate) fn review_progress(&self) -> Option<(usize, usize)> {
        match self.reviewing {
            Reviewing::Going { done, of, .. } => Some((done, of)),
            _ => None,
        }
    }

    /// The game with the listed line as its main line and the cursor at its end.
    fn listed_game(&self) -> Played {
        let mut played = self.seating.played.clone();
        while played.redo().is_some() {}
        played.make_main_line();
        played
    }

    /// The review made progress.
    pub(super) fn review_came(&mut self, asked: Ticket, now_done: usize) {
        if let Reviewing::Going { ticket, done, .. } = &mut self.reviewing
            && *ticket == asked
        {
            *done = now_done;
        }
    }

    /// The review is finished.
    pub(super) fn review_done(&mut self, asked: Ticket, review: Box<Review>) {
        if let Reviewing::Going { ticket, end, .. } = self.reviewing
            && ticket == asked
        {
            self.reviewing = Reviewing::Done { end, review };
            self.mark_moves();
        }
    }

    /// The review page as far as it is known.
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
