//! Explanations: what a pit would do, why it cannot be played, what the last move did. Also the list of keys.

use sower_core::trace::{Event, Trace};
use sower_core::{Move, Place};
use sower_text::message;

use super::GameScreen;
use super::animation::is_noteworthy;
use super::keys::KEYS;
use super::position_info::trace_of_last;
use crate::key_help::help_page;
use crate::page::{Page, Paragraph};
use crate::say::{capitalised, render, say, talk};

/// Sentences shown from each end of a very long turn.
const MOST_SENTENCES: usize = 60;

impl GameScreen {
    /// One line about what playing a legal pit would do.
    pub(super) fn preview_of(&self, place: Place) -> Option<String> {
        let previews = self.moves_of(place).into_iter().filter_map(|played| self.preview_of_move(played));
        let previews: Vec<String> = previews.collect();
        (!previews.is_empty()).then(|| previews.join(" · "))
    }

    fn preview_of_move(&self, played: Move) -> Option<String> {
        let position = self.seating.played.position();
        let trace = self.game().trace(position, played).ok()?;
        let rules = self.rules();
        let mut said: Vec<String> = trace
            .steps
            .iter()
            .filter(|step| is_noteworthy(&step.event) && !matches!(step.event, Event::IntoHome { .. }))
            .map(|step| render(rules, &sower_text::step_sentence(step, rules)))
            .collect();
        if said.is_empty() {
            said.extend(
                sower_text::trace_sentences(&trace, rules).last().map(|(message, _)| render(rules, message)),
            );
        }
        let label = self.game().label(position.side(), played);
        let what = said.join("; ");
        Some(say(
            rules,
            &match trace.laps {
                0 | 1 => message!("tui-preview", label, what),
                laps => message!("tui-preview-laps", label, laps, what),
            },
        ))
    }

    /// Explains the selected pit and the last move.
    pub(super) fn why_page(&self) -> Page {
        let mut paragraphs = Vec::new();
        if self.sight.outcome.is_none() {
            for reason in &self.sight.reasons {
                paragraphs.push(Paragraph::Text(format!("{reason}.")));
            }
            if let Some(place) = self.selected {
                self.explain_pit(place, &mut paragraphs);
            }
        }
        if let (Some(trace), Some(last)) = (trace_of_last(&self.seating.played), &self.sight.last) {
            if !paragraphs.is_empty() {
                paragraphs.push(Paragraph::Blank);
            }
            let (side, token) = (last.mover, last.token.clone());
            paragraphs
                .push(Paragraph::Heading(say(self.rules(), &message!("tui-last-move-did", side, token))));
            self.explain(&trace, &mut paragraphs);
        }
        if paragraphs.is_empty() {
            paragraphs.push(Paragraph::Text(talk(&message!("tui-nothing-to-explain"))));
        }
        Page::new(talk(&message!("tui-why-title")), paragraphs)
    }

    fn explain_pit(&self, place: Place, paragraphs: &mut Vec<Paragraph>) {
        let rules = self.rules();
        let position = self.seating.played.position();
        for made in self.moves_of(place) {
            if let Ok(trace) = self.game().trace(position, made) {
                let label = self.game().label(position.side(), made);
                paragraphs.push(Paragraph::Heading(say(rules, &message!("tui-pit-would", label))));
                self.explain(&trace, paragraphs);
            }
        }
        let made = Move::Sow(place.seen_by(position.side(), position.pits()));
        if let (true, Err(refusal)) = (self.moves_of(place).is_empty(), self.game().trace(position, made)) {
            let label = sower_core::labels::label(rules, place);
            paragraphs.push(Paragraph::Heading(say(rules, &message!("tui-pit-may-not", label))));
            paragraphs.push(Paragraph::Text(format!("{}.", capitalised(&say(rules, &refusal)))));
        }
    }

    fn explain(&self, trace: &Trace, paragraphs: &mut Vec<Paragraph>) {
        let rules = self.rules();
        let sentences = sower_text::trace_sentences(trace, rules);
        let told = |(message, rule): &(sower_text::Message, &str)| {
            Paragraph::Item(format!("{} [{rule}]", render(rules, message)))
        };
        if sentences.len() <= 2 * MOST_SENTENCES {
            paragraphs.extend(sentences.iter().map(told));
            return;
        }
        paragraphs.extend(sentences[..MOST_SENTENCES].iter().map(told));
        paragraphs.push(Paragraph::Text(talk(&message!("tui-middle-left-out", laps = trace.laps))));
        paragraphs.extend(sentences[sentences.len() - MOST_SENTENCES..].iter().map(told));
    }
}

/// The help page of a game.
pub(super) fn keys_page() -> Page {
    let more = [("space", message!("tui-key-pause-long")), ("p", message!("tui-key-swap-long"))];
    let mut page = help_page(&message!("tui-help-game"), &message!("tui-help-game-how"), &KEYS, &more);
    page.paragraphs.extend([Paragraph::Blank, Paragraph::Heading(talk(&message!("tui-marks-title")))]);
    for mark in [
        message!("tui-mark-legal"),
        message!("tui-mark-selected"),
        message!("tui-mark-from"),
        message!("tui-mark-to"),
        message!("tui-mark-hint"),
        message!("tui-mark-proven"),
        message!("tui-mark-distance"),
    ] {
        page.paragraphs.push(Paragraph::Item(talk(&mark)));
    }
    page
}
