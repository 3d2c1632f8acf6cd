//! The name and description of a game in each language.
//!
//! English uses the text of the rules file. Another language has a message for each game and variant: its title with the
//! attributes `.summary`, `.region` and `.words`. If the notes are translated, a second message has them as attributes
//! in their order.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use sower_core::rules::{About, Rules};

use super::Language;

/// The key of the message about a game or variant.
pub(super) fn game_key(game: &str) -> String {
    format!("game-{game}")
}

/// The key of the message with a game's notes.
fn notes_key(game: &str) -> String {
    format!("notes-{game}")
}

impl Language {
    /// The description of a game: name, region, summary and notes in this language. Everything without a translation
    /// comes from the rules file.
    pub fn about(&self, rules: &Rules) -> About {
        let mut about = rules.about().clone();
        let known_as = rules.words().known_as();
        let Some(own) = known_as.first() else { return about };
        let bundle = &self.catalogue().bundle;
        let put = |place: &mut String, told: Option<String>| told.into_iter().for_each(|told| *place = told);
        put(&mut about.name, value(bundle, &game_key(own)));
        put(&mut about.summary, attribute(bundle, &game_key(own), "summary"));
        // A variant is played where its game is.
        put(&mut about.region, known_as.iter().find_map(|name| attribute(bundle, &game_key(name), "region")));
        let notes = attributes(bundle, &notes_key(own));
        if !notes.is_empty() {
            about.notes = notes;
        }
        about
    }
}

fn value(bundle: &FluentBundle<FluentResource>, key: &str) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// One attribute of a message.
pub(super) fn attribute(bundle: &FluentBundle<FluentResource>, key: &str, name: &str) -> Option<String> {
    let pattern = bundle.get_message(key)?.get_attribute(name)?.value();
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// All attributes of a message, in order.
fn attributes(bundle: &FluentBundle<FluentResource>, key: &str) -> Vec<String> {
    let Some(message) = bundle.get_message(key) else { return Vec::new() };
    let told = message.attributes();
    told.map(|one| bundle.format_pattern(one.value(), None, &mut Vec::new()).into_owned()).collect()
}
