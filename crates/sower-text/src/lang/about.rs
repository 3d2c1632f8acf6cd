//! What a game is called, and what is told of it, in each language.
//!
//! English has the rules file's own text. Another language has a message for each game and variant, its title with the
//! attributes `.summary`, `.region` and `.words`, and where it has translated the notes a message whose attributes are the
//! notes in their order.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use sower_core::rules::{About, Rules};

use super::Language;

/// The message that is about a game or a variant.
pub(super) fn game_key(game: &str) -> String {
    format!("game-{game}")
}

/// The message that has a game's notes.
fn notes_key(game: &str) -> String {
    format!("notes-{game}")
}

impl Language {
    /// What is told of a game: name, region, summary and notes in this language, the rest as the rules file has it. What
    /// this language says nothing of stays as it is.
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

/// All attributes of a message, as they follow one another.
fn attributes(bundle: &FluentBundle<FluentResource>, key: &str) -> Vec<String> {
    let Some(message) = bundle.get_message(key) else { return Vec::new() };
    let told = message.attributes();
    told.map(|one| bundle.format_pattern(one.value(), None, &mut Vec::new()).into_owned()).collect()
}
