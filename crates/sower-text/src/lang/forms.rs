//! The words of a game in the forms that a language's grammar needs.
//!
//! English has the words of the rules file. Another language has a message `words` whose attributes are all the forms that
//! its sentences use (`.seeds_gen = камней`), sets with words of their own (`words-shell`), and for each game the sets that
//! it uses, a later one over an earlier (`.words = words-stone words-kalah`). A game that it says nothing of, somebody's own
//! rules file, has the plain `words`.

use std::collections::{BTreeMap, HashMap};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use sower_core::library;
use sower_core::rules::Words;

use super::Language;
use super::about::{attribute, game_key};

/// Forms by name.
type Set = BTreeMap<String, String>;

/// A language's forms: the plain ones, and those of each game that has others.
#[derive(Debug, Default)]
pub(super) struct Forms {
    plain: Set,
    games: HashMap<String, Set>,
}

impl Forms {
    pub(super) fn of(bundle: &FluentBundle<FluentResource>) -> Forms {
        let plain = set(bundle, "words");
        let own = |game: &str| {
            let mut forms = plain.clone();
            sets_of(bundle, game).iter().for_each(|name| forms.extend(set(bundle, name)));
            (game.to_owned(), forms)
        };
        let games = library::files().iter().map(|file| own(file.id())).collect();
        Forms { plain, games }
    }
}

impl Language {
    /// The words of a game in this language, each form with the name that sentences call it by.
    pub fn forms<'a>(&'a self, words: &'a Words) -> Vec<(&'a str, &'a str)> {
        let forms = &self.catalogue().forms;
        if forms.plain.is_empty() {
            return words.all().to_vec();
        }
        let own = words.known_as().iter().find_map(|name| forms.games.get(name)).unwrap_or(&forms.plain);
        own.iter().map(|(name, form)| (name.as_str(), form.as_str())).collect()
    }

    /// The names of the sets of words that a game uses beside the plain ones.
    pub fn word_sets(&self, words: &Words) -> Vec<String> {
        let bundle = &self.catalogue().bundle;
        words.known_as().last().map(|game| sets_of(bundle, game)).unwrap_or_default()
    }
}

fn sets_of(bundle: &FluentBundle<FluentResource>, game: &str) -> Vec<String> {
    let sets = attribute(bundle, &game_key(game), "words").unwrap_or_default();
    sets.split_whitespace().map(str::to_owned).collect()
}

fn set(bundle: &FluentBundle<FluentResource>, key: &str) -> Set {
    let Some(message) = bundle.get_message(key) else { return Set::new() };
    let forms = message.attributes().map(|attribute| {
        let form = bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned();
        (attribute.id().to_owned(), form)
    });
    forms.collect()
}
