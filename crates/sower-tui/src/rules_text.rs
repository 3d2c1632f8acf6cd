//! The rules of a game as a page of text.

use sower_core::Rules;
use sower_text::message;

use crate::page::{Page, Paragraph};
use crate::say::{about, say, talk};

/// The page with a game's rules, notes and sources.
pub(crate) fn rules_page(rules: &Rules) -> Page {
    let about = about(rules);
    let mut paragraphs = vec![Paragraph::Text(format!("{}.", about.summary.trim_end_matches('.')))];
    if !about.also.is_empty() {
        paragraphs.push(Paragraph::Text(talk(&message!("tui-also-called", names = about.also.join(", ")))));
    }
    for (heading, sentences) in sower_text::rules_in_words(rules) {
        section(
            &mut paragraphs,
            say(rules, &heading),
            sentences.iter().map(|sentence| say(rules, sentence)).collect(),
        );
    }
    section(&mut paragraphs, talk(&message!("tui-notes")), about.notes.clone());
    section(&mut paragraphs, talk(&message!("tui-sources")), about.source.clone());
    Page::new(format!("{} — {}", about.name, about.region), paragraphs)
}

fn section(paragraphs: &mut Vec<Paragraph>, heading: String, texts: Vec<String>) {
    if !texts.is_empty() {
        paragraphs.extend([Paragraph::Blank, Paragraph::Heading(heading)]);
        paragraphs.extend(texts.into_iter().map(Paragraph::Item));
    }
}
